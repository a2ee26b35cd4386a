// The default entry in the edge runtime of Next and its like, where code must not be compiled at run time either:
// their bundlers hand out a module when asked with `?module`.

import { arm } from "./glue.js";
import module from "./soosorv.wasm?module";

arm(() => module);

export * from "./api.js";

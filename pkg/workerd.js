// The default entry where code must not be compiled at run time (Cloudflare Workers): the runtime compiles the module
// when the worker is deployed and hands it out.

import { arm } from "./glue.js";
import module from "./soosorv.wasm";

arm(() => module);

export * from "./api.js";

// The default entry: the engine lies inside, and starts by itself at the first call. Importing costs nothing and
// never throws; where WebAssembly is not allowed, the first call throws, where the caller can catch it.

import { arm } from "./glue.js";
import moduleBytes from "./wasm-inline.js";

arm(moduleBytes);

export * from "./api.js";

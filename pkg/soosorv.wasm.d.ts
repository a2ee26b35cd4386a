/** `WebAssembly.Module`, where the types of the platform know it. */
type Module = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Type } } } ? Type & object : object;

/**
 * The compiled engine, where the runtime hands out modules (Cloudflare Workers): for `initSync` of `soosorv/slim`.
 *
 * ```ts
 * import { initSync } from "soosorv/slim";
 * import module from "soosorv/soosorv.wasm";
 *
 * initSync(module);
 * ```
 */
declare const module: Module;
export default module;

/**
 * The same API with the engine in a file of its own, `soosorv.wasm`: smaller, and loaded beside the scripts. It has to
 * be started before the first call of anything else.
 *
 * ```ts
 * import { init, newGame } from "soosorv/slim";
 *
 * await init();
 * const game = newGame();
 * ```
 *
 * A call before that throws a {@link NotStartedError}. Beside the default entry this is a copy of its own: take one of the
 * two.
 *
 * @packageDocumentation
 */

export * from "./index.js";

/** `WebAssembly.Module`, where the types of the platform know it. */
type Module = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Type } } } ? Type & object : object;

/** The compiled engine, or its bytes. */
export type EngineSource = Module | ArrayBuffer | ArrayBufferView;

/** The file of the engine as it comes out of `fetch`. */
export interface EngineResponse {
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** An address: a string or a `URL`. */
export type EngineAddress = string | { readonly href: string };

/**
 * Loads and starts the engine, once however often it is called; a start that failed can be tried again. Without a
 * source it loads the `soosorv.wasm` that lies beside this entry, which Vite, webpack and Parcel copy along. With
 * bundlers that do not (esbuild, Rollup), say where the file is.
 *
 * ```ts
 * import { init, newGame } from "soosorv/slim";
 *
 * await init();
 * newGame().renderState().phase; // "place"
 * ```
 *
 * Rejects with what `fetch` or `WebAssembly` throws. Node before 20.16 cannot open the file by itself: there use
 * {@link initSync}.
 */
export function init(
  source?: EngineSource | EngineAddress | EngineResponse | PromiseLike<EngineSource | EngineResponse>,
): Promise<void>;

/**
 * Starts the engine at once, from a compiled module or bytes that are there already. Does nothing when it runs.
 *
 * ```ts
 * import { readFileSync } from "node:fs";
 * import { initSync, newGame } from "soosorv/slim";
 *
 * initSync(readFileSync(new URL(import.meta.resolve("soosorv/soosorv.wasm"))));
 * newGame().renderState().phase; // "place"
 * ```
 */
export function initSync(source: EngineSource): void;

/**
 * What every call throws before the engine was started. It is a mistake of the program, not of a player, so
 * `isRuleError` says false.
 */
export interface NotStartedError extends Error {
  readonly code: "not-started";
}

/**
 * Renju with the Soosõrv-8 opening: rules engine and opening protocol.
 *
 * ```ts
 * import { newGame } from "soosorv";
 *
 * const game = newGame();
 * while (game.renderState().phase !== "over") {
 *   const actions = game.legalActions();
 *   game.applyAction(actions[Math.floor(Math.random() * actions.length)]!);
 * }
 * console.log(game.renderState().outcome);
 * ```
 *
 * What functions and methods throw is a {@link RuleError}: an `Error` with a stable `code` and `details`. A value of the
 * wrong JavaScript type is always `invalid-argument`, so the lists below leave that out. After an error the game is as it
 * was before. Where WebAssembly is not allowed, calls throw the error of the runtime.
 *
 * @packageDocumentation
 */

export * from "./umd/soosorv.js";

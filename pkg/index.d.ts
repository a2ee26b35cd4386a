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
 * Every function and method can throw, and what it throws is a {@link RuleError}: an `Error` with a stable `code` and
 * `details`. A value of the wrong JavaScript type is always `invalid-argument`, so the lists below leave that out.
 * After an error the game is as it was before.
 *
 * @packageDocumentation
 */

export * from "./umd/soosorv.js";

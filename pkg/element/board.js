// The renju board: draws a `State` of the engine, emits an `Action`.
//
// It imports no engine and knows no rule. Which points can be tapped, and which
// action a tap makes, stands in the state; what an action leads to comes back
// as the next state.
//
//     const board = createBoard(container, {
//       onAction(action) {
//         game.applyAction(action);
//         board.update(game.renderState());
//       },
//     });
//     board.update(game.renderState());

import { createBoard as createCore } from "./board-core.js";
import { BOARD_DEFAULTS } from "./board-defaults.js";
import * as extras from "./board-extras.js";

export { explanationSteps } from "./explanation.js";
export { offerLetter } from "./scene.js";

/** See board.d.ts for the options and the methods. */
export const createBoard = (container, options = {}) =>
  createCore(container, BOARD_DEFAULTS, options, (use) => use(extras));

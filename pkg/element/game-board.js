// The board inside of a game.

import { createBoard } from "./board-core.js";
import { withRest } from "./game-later.js";
import { DEFAULTS } from "./options.js";

/** A board that is also told, by `show`, what to show and how; `initial` are its words and listeners. */
export function createGameBoard(place, initial) {
  const board = createBoard(place, DEFAULTS, initial, withRest);
  let shown = "";
  const show = (state, texts, options) => {
    const changed = JSON.stringify([texts.language, options]);
    if (changed !== shown) board.set({ ...options, texts: texts.board });
    shown = changed;
    board.update(state);
  };
  return Object.assign(board, { show });
}

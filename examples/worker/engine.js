// The engine's side: holds the game, answers every message with a state or an error. Everything that crosses is plain
// data: a state survives the structured clone, a game does not, so a game crosses as its record.

import { isRuleError, newGame, parseGame } from "./soosorv/index.js";

let game = newGame();

self.onmessage = ({ data }) => {
  try {
    if (data.record !== undefined) game = parseGame(data.record);
    else if (data.undo) game.undo();
    else game.applyAction(data.action);
    post();
  } catch (error) {
    if (!isRuleError(error)) throw error;
    // The clone keeps an error's message and drops its code and details.
    const { code, details, message } = error;
    self.postMessage({ error: { code, details, message } });
  }
};

function post() {
  self.postMessage({ state: game.renderState(), record: String(game) });
}

post();

// Runs in the page: hostile values thrown at the API of the package, and what came of it.

import { engineBytes } from "../../js/support/engine-memory.js";
import { PHASES, Random } from "../../js/support/games.js";
import { HostileValues, OWN } from "../../js/support/hostile-values.js";

Error.stackTraceLimit = 0;

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Makes so many calls; gives what was thrown without a code, whether a game changed, and the memory at half time. */
window.throwHostileValues = async (count) => {
  const { analyse, explain, gameFromBytes, isRuleError, newGame, parseGame } = await import("soosorv");
  const values = new HostileValues(new Random(11));
  const games = Object.values(PHASES).map((record) => parseGame(record));
  const calls = [
    (value) => newGame(value).free(),
    (value) => parseGame(value).free(),
    (value) => gameFromBytes(value).free(),
    (value) => analyse(value),
    (value) => explain(value, "a1"),
    (value) => explain({ black: [], white: [] }, value),
    (value, game) => game.isLegal(value),
    (value, game) => game.applyAction(value),
    (value, game) => game.applyAction({ type: "keep" }, value),
    (value, game) => game.stateAt(value),
    (value, game) => game.explain(value),
  ];
  const result = { uncoded: [], changed: [], half: 0, end: 0 };
  for (let number = 0; number < count; number++) {
    const { value, throws } = values.next();
    const game = games[number % games.length];
    const before = game.toString();
    const { length } = game.renderState();
    try {
      calls[number % calls.length](value, game);
      // An action that was right after all.
      if (game.renderState().length > length) game.undo();
    } catch (error) {
      const isOwn =
        throws && !(error instanceof WebAssembly.RuntimeError) && (error === OWN || error instanceof TypeError);
      if (!isOwn && !isRuleError(error)) result.uncoded.push(String(error));
    }
    if (game.toString() !== before) result.changed.push(number);
    if (number % 1000 === 999) await nextTurn();
    if (number === count / 2 - 1) result.half = engineBytes();
  }
  result.end = engineBytes();
  return result;
};

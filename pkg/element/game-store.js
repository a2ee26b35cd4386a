// The game on the screen: one engine object, what was done in it, and what was undone.
//
// All rules are the engine's. This module passes actions to it and tells what happened.

import { newGame, parseGame } from "../index.js";
import { entriesOf, entryFor } from "./game-history.js";

/**
 * @param {(event: { type: "applied" | "undone" | "redone" | "started" | "opened", entry?: object }) => void} onChange
 */
export function createStore(onChange) {
  let game = null;
  let entries = [];
  let undone = [];

  function play(action, options) {
    const before = game.renderState();
    const applied = game.applyAction(action, options);
    entries.push(entryFor(before, action));
    return applied;
  }

  function replace(next, type) {
    game = next;
    entries = entriesOf(game);
    undone = [];
    onChange({ type });
  }

  return {
    get game() {
      return game;
    },
    get state() {
      return game?.renderState() ?? null;
    },
    /** What was done so far, one entry an action (see game-history.js). */
    get entries() {
      return entries;
    },
    get canRedo() {
      return undone.length > 0;
    },

    /** Plays an action; throws the engine's error, changing nothing. */
    apply(action, options) {
      const applied = play(action, options);
      undone = [];
      onChange({ type: "applied", entry: entries[entries.length - 1] });
      return applied;
    },

    /** Takes the last action back and returns it; null where there is none. */
    undo() {
      if (entries.length === 0) return null;
      const action = game.undo();
      undone.push(action);
      entries.pop();
      onChange({ type: "undone" });
      return action;
    },

    /** Plays again what was taken back last, and returns it; null where there is none. */
    redo() {
      const action = undone.pop();
      if (!action) return null;
      play(action);
      onChange({ type: "redone" });
      return action;
    },

    /** A new game; throws the engine's error, changing nothing. */
    start: (options) => replace(newGame(options), "started"),

    /** The game of a record; throws the engine's error, changing nothing. */
    open: (record) => replace(parseGame(record), "opened"),
  };
}

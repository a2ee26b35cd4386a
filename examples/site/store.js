// The game on the screen: one engine object, what was undone, and who listens.
//
// All rules are the engine's. This module only passes actions to it, keeps the
// record in the browser, and tells what happened.

import { newGame, parseGame } from "soosorv";
import { entriesOf, entryFor } from "./history.js";
import { readStored, writeStored } from "./storage.js";

function restore() {
  const record = readStored("game");
  if (record) {
    try {
      return parseGame(record);
    } catch {
      // A record that cannot be read any more: begin afresh.
    }
  }
  return newGame();
}

export function createStore() {
  let game = restore();
  let entries = entriesOf(game);
  let undone = [];
  const listeners = [];

  function play(action) {
    const before = game.renderState();
    game.applyAction(action);
    const entry = entryFor(before, action);
    entries.push(entry);
    return entry;
  }

  function replace(next) {
    game = next;
    entries = entriesOf(game);
    undone = [];
  }

  function changed(event) {
    writeStored("game", game.toString());
    for (const listener of listeners) listener(event);
  }

  return {
    get game() {
      return game;
    },
    get state() {
      return game.renderState();
    },
    /** What was done so far, one entry an action (see history.js). */
    get entries() {
      return entries;
    },
    get canUndo() {
      return entries.length > 0;
    },
    get canRedo() {
      return undone.length > 0;
    },

    /** Plays an action; throws the engine's error, changing nothing. */
    apply(action) {
      const entry = play(action);
      undone = [];
      changed({ type: "applied", entry });
    },

    undo() {
      undone.push(game.undo());
      entries.pop();
      changed({ type: "undone" });
    },

    redo() {
      play(undone.pop());
      changed({ type: "redone" });
    },

    start(options) {
      replace(newGame(options));
      changed({ type: "started" });
    },

    /** Replaces the game by a record; throws the engine's error, changing nothing. */
    open(record) {
      replace(parseGame(record));
      changed({ type: "opened" });
    },

    subscribe: (listener) => listeners.push(listener),
  };
}

// The game outside of React, in the form that `useSyncExternalStore` wants: subscribe, and a snapshot that stays the
// same object until something changes. The handle of the engine never enters React's state, so StrictMode can render
// and mount twice as it likes. The record is stored at each change: a reload and a hot update go on with it.

import { type Action, type Game, newGame, parseGame, type State } from "soosorv";

/** What a component sees: plain, frozen data. */
export interface Snapshot {
  readonly state: State;
  readonly record: string;
  readonly canRedo: boolean;
}

/** The part of `sessionStorage` that is needed. */
export type Store = Pick<Storage, "getItem" | "setItem">;

const key = "soosorv.game";

export class GameStore {
  readonly #storage: Store;
  readonly #listeners = new Set<() => void>();
  #game: Game;
  #undone: Action[] = [];
  #snapshot: Snapshot;

  constructor(storage: Store) {
    this.#storage = storage;
    this.#game = restored(storage.getItem(key));
    this.#snapshot = this.#look();
  }

  // Arrow functions, so that React can be handed them as they are.
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getSnapshot = () => this.#snapshot;

  /** Plays an action. One that is not legal any more, such as the second press of a double click, does nothing. */
  readonly act = (action: Action) => {
    if (!this.#game.isLegal(action)) return;
    this.#game.applyAction(action);
    this.#undone = [];
    this.#changed();
  };

  readonly undo = () => {
    if (this.#snapshot.state.length === 0) return;
    this.#undone.push(this.#game.undo());
    this.#changed();
  };

  readonly redo = () => {
    const action = this.#undone.pop();
    if (!action) return;
    this.#game.applyAction(action);
    this.#changed();
  };

  readonly restart = () => {
    this.#game = newGame();
    this.#undone = [];
    this.#changed();
  };

  #look(): Snapshot {
    return { state: this.#game.renderState(), record: String(this.#game), canRedo: this.#undone.length > 0 };
  }

  #changed() {
    this.#snapshot = this.#look();
    this.#storage.setItem(key, this.#snapshot.record);
    for (const listener of this.#listeners) listener();
  }
}

function restored(record: string | null): Game {
  try {
    return record === null ? newGame() : parseGame(record);
  } catch {
    // Not ours, or of an older version: no reason to show nothing.
    return newGame();
  }
}

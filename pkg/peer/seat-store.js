// One seat's place in a storage. A storage that fails (blocked, full) ends no game; the app is told, so that it can warn.

import { equal } from "./bytes.js";
import { PeerError } from "./errors.js";

const isSameKey = (one, other) => (one && other ? equal(one, other) : !one === !other);

export class SeatStore {
  #storage;
  #game;
  #onFailure;

  /** `game` is all of what is kept but the log and the time. */
  constructor(storage, game, onFailure) {
    this.#storage = storage;
    this.#game = { ...game, note: game.note ?? null };
    this.#onFailure = onFailure;
  }

  /** The log that is kept, or null. */
  async load() {
    const { gameId, seat, keys } = this.#game;
    let saved;
    try {
      saved = await this.#storage.load(gameId, seat);
    } catch (error) {
      // What cannot be read must not be written over.
      this.#storage = null;
      this.#onFailure(error);
      return null;
    }
    if (saved && !isSameKey(saved.keys.publicKey, keys?.publicKey)) {
      throw new PeerError("other-keys", "this seat is kept here already, with other keys: use those");
    }
    return saved?.log ?? null;
  }

  async save(log) {
    try {
      await this.#storage?.save({ ...this.#game, log, changed: Date.now() });
    } catch (error) {
      this.#onFailure(error);
    }
  }

  async remove() {
    try {
      await this.#storage?.remove(this.#game.gameId, this.#game.seat);
    } catch (error) {
      this.#onFailure(error);
    }
  }
}

// One seat's place in a storage. A storage that fails (blocked, full) ends no game; the app is told, so that it can warn.

import { equal } from "./bytes.js";
import { PeerError } from "./errors.js";

/** Whether two of what may be absent are the same bytes. */
const isSame = (one, other) => (one && other ? equal(one, other) : !one === !other);

export class SeatStore {
  #storage;
  #game;
  /** When the log was last another one than it is now. */
  #changed = 0;
  #log;
  #onFailure;

  /** `game` is all of what is kept but the log, the names and the time. */
  constructor(storage, game, onFailure) {
    this.#storage = storage;
    this.#game = { ...game, note: game.note ?? null };
    this.#onFailure = onFailure;
  }

  /** `{ log, names }` as they are kept, or null. */
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
    if (saved && !isSame(saved.keys.publicKey, keys?.publicKey)) {
      throw new PeerError("other-keys", "this seat is kept here already, with other keys: use those");
    }
    if (saved) {
      this.#log = saved.log;
      this.#changed = saved.changed;
    }
    return saved;
  }

  /** A game that is opened, or a name that is heard, is not played by that: the time stays. */
  async save({ log, names }) {
    if (this.#log === undefined || !isSame(log, this.#log)) this.#changed = Date.now();
    this.#log = log;
    const saved = { ...this.#game, log, names, changed: this.#changed };
    try {
      await this.#storage?.save(saved);
    } catch (error) {
      await this.#saveLess(saved);
      this.#onFailure(error);
    }
  }

  /**
   * What is kept from before would pass for all that the seat has written, and the seat contradict itself by it. Without
   * a log it asks the others first. That is less, so there may be room for it.
   */
  async #saveLess(saved) {
    try {
      if (saved.log) await this.#storage.save({ ...saved, log: null });
    } catch {
      // Told already.
    }
  }

  /** Tells of what is no use although it could be read. */
  fail(error) {
    this.#onFailure(error);
  }

  async remove() {
    try {
      await this.#storage?.remove(this.#game.gameId, this.#game.seat);
    } catch (error) {
      this.#onFailure(error);
    }
  }
}

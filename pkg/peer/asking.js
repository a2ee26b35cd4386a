// When to ask the others how far they are, and when to answer: seldom where nothing changes, and never without end.

/** At most one question a second; without an answer, and without any change, ever more seldom. */
const askEvery = 1000;
const askAtLeast = 30_000;

export class Asking {
  #ask;
  #timer = null;
  #last = Number.NEGATIVE_INFINITY;
  #patience = askEvery;
  #answered = { difference: "", at: 0 };

  /** `ask` sends the question. */
  constructor(ask) {
    this.#ask = ask;
  }

  /** Asks at once, or where that would be too often, as soon as it is not. */
  now() {
    this.stop();
    const wait = this.#last + askEvery - performance.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.now(), wait);
      return;
    }
    this.#last = performance.now();
    this.#ask();
  }

  /** Asks after a while, which grows each time. */
  later() {
    this.stop();
    this.#timer = setTimeout(() => {
      this.#patience = Math.min(askAtLeast, this.#patience * 2);
      this.now();
    }, this.#patience);
  }

  stop() {
    clearTimeout(this.#timer);
  }

  /** Something has changed: the next question comes soon. */
  hurry() {
    this.#patience = askEvery;
  }

  /** Those who are asked from now on were not asked before. */
  restart() {
    this.#last = Number.NEGATIVE_INFINITY;
  }

  /**
   * Whether the same difference between two summaries was answered within the last second. Logs that cannot meet (one
   * is disputed, one of the two refuses an entry) would be sent back and forth without end, and many watchers ask the
   * same.
   */
  isRepetition(...summaries) {
    const difference = summaries.join();
    const at = performance.now();
    if (difference === this.#answered.difference && at - this.#answered.at < askEvery) return true;
    this.#answered = { difference, at };
    return false;
  }
}

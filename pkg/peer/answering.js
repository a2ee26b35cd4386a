// How much is said because of what came. Whoever could make a player answer without end could have it cut off by a relay.

/** Answers that are given at once after a pause, and a second in the long run. */
const atOnce = 20;
const perSecond = 2;
/** So many bytes of a log count as one answer more. */
const bytesOfAnswer = 16_384;

export class Answering {
  #answer;
  #inTurn;
  #left = atOnce;
  #since = performance.now();
  #timer = null;
  /** What is to be said later: a number of the log to send from, infinite for none of it; null where nothing is. */
  #owed = null;

  /**
   * `answer` is given the number of the log to send from, or null, and hands back how many bytes of it were sent;
   * `inTurn` does later answers between other things.
   */
  constructor(answer, inTurn) {
    this.#answer = answer;
    this.#inTurn = inTurn;
  }

  /** Answers: now, or where that was done too often lately, later, and once for all who asked meanwhile. */
  give(from = null) {
    this.#owed = Math.min(this.#owed ?? Number.POSITIVE_INFINITY, from ?? Number.POSITIVE_INFINITY);
    if (this.#timer === null) this.#giveOwed();
  }

  #giveOwed() {
    const from = this.#owed;
    if (from === null) return;
    const wait = this.#wait();
    if (wait > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = null;
        this.#inTurn(() => this.#giveOwed());
      }, wait);
      return;
    }
    this.#owed = null;
    this.#left -= 1 + this.#answer(Number.isFinite(from) ? from : null) / bytesOfAnswer;
  }

  /** Whether something small may be answered; what may not is asked again. */
  take() {
    if (this.#wait() > 0) return false;
    this.#left--;
    return true;
  }

  /** Milliseconds until the next answer. */
  #wait() {
    const now = performance.now();
    this.#left = Math.min(atOnce, this.#left + ((now - this.#since) / 1000) * perSecond);
    this.#since = now;
    return this.#left > 0 ? 0 : (-this.#left / perSecond) * 1000 + 1;
  }

  /** Whoever was to be answered is not there any more. */
  stop() {
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#owed = null;
  }
}

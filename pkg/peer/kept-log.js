// The log of one side with what signs, checks and keeps it. Nothing here knows of a connection.

import { concat } from "./bytes.js";
import { PeerError } from "./errors.js";
import { sign, Verifier } from "./keys.js";
import { namesOf } from "./names.js";

// Of the session's bytes: the last number of a log, what a batch begins with, an entry's kind and its proof.
const lastPlace = 4095;
const batchHeadBytes = 54;
const requestUndo = 240;
const proofBytes = 8 + 64;

export class KeptLog {
  #session;
  #keys;
  /** Null for who watches. */
  #store;
  #verifier = new Verifier();
  /** `{ number, toSign }` of what was written here and has not been signed and stored. */
  #waiting = [];
  /** Whether another tab has the seat, and the place in the store. */
  #isLost = false;
  /** Of the session's view what is asked for often. A whole one is made only when an entry was written or came. */
  now;
  names;

  constructor(session, keys, names) {
    this.#session = session;
    this.#keys = keys;
    this.names = namesOf(names);
    this.#look();
  }

  #look() {
    const { status, recovering, seat, length } = this.#session.view();
    this.now = { status, recovering, seat, length };
  }

  /** Whether something that was written here still waits for its signature. */
  get isWaiting() {
    return this.#waiting.length > 0;
  }

  /**
   * Takes in what a store has of this seat, and stores it anew: a guest's key must be there before it is sent. Tells
   * whether there was a log.
   */
  async restore(store) {
    this.#store = store;
    const saved = await store?.load();
    for (const [seat, name] of Object.entries(namesOf(saved?.names))) this.names[seat] ||= name;
    if (saved?.log) this.#takeStored(saved.log);
    await this.save();
    return Boolean(saved?.log);
  }

  /** What is damaged is as good as lost: the session asks the others. */
  #takeStored(log) {
    try {
      // It was checked when it came in.
      this.#takeUnchecked(log);
    } catch (error) {
      this.#store.fail(error);
      return;
    }
    if (this.now.recovering) this.#store.fail(new Error("what is kept of this game is damaged"));
  }

  #takeUnchecked(log) {
    const verified = this.#session.inspect(log).map(({ number }) => number);
    this.#session.receive(log, { from: this.now.seat, verified });
    this.#look();
  }

  /** The key that a signed game's seat signs with; null while nobody has the seat. */
  keyOf(seat) {
    // What would have to be checked of an entry of that seat: of one that nobody can write, so that none is like it.
    const place = this.#session.since(Math.min(this.now.length, lastPlace)).subarray(0, batchHeadBytes);
    const entry = Uint8Array.of(seat === "first" ? 0 : 1, requestUndo, 255, 255);
    const [{ key }] = this.#session.inspect(concat(place, entry, new Uint8Array(proofBytes)));
    return key.some((byte) => byte !== 0) ? key : null;
  }

  /** What a session that recovers holds is not yet all that its seat has written, and must not pass for it. */
  async save() {
    if (this.#isLost) throw new PeerError("closed", "another tab plays this seat now, and stores what is played");
    const log = this.now.recovering ? null : this.#session.since(0);
    await this.#store?.save({ log, names: this.names });
  }

  /** Another tab plays the seat: what is not stored by now would take the place of what it stores. */
  lose() {
    this.#isLost = true;
  }

  /** The seat is somebody else's: there is nothing to keep any more. */
  async forget() {
    const store = this.#store;
    this.#store = null;
    await store?.remove();
  }

  /** Notes what `write` has put into the session; `publish` is to follow. Hands back its number. */
  write(write) {
    const written = write();
    this.#look();
    this.#waiting.push(written);
    return written.number;
  }

  /** Signs and stores what was written. Hands back the number from which there is to send, or null. */
  async publish() {
    if (!this.isWaiting) return null;
    // What has lost its place meanwhile may have had a greater number than what was written after it.
    const number = Math.min(...this.#waiting.map((written) => written.number));
    for (const { toSign } of this.#waiting) if (toSign) await this.#sign(toSign);
    this.#waiting = [];
    await this.save();
    return number;
  }

  async #sign(head) {
    let signature;
    try {
      signature = await sign(this.#keys.privateKey, head);
    } catch {
      throw new PeerError("not-signed", "the platform did not sign the entry; it is tried again");
    }
    try {
      this.#session.sign(head, signature);
    } catch (error) {
      // While it waited it was signed, or lost its place.
      if (error.code !== "nothing-to-sign") throw error;
    }
  }

  /** Takes a batch of entries in, and keeps what is new before anybody is told of it. */
  async receive(batch, from) {
    const verified = [];
    for (const { number, key, toVerify, signature } of this.#session.inspect(batch)) {
      // What follows an entry that is nobody's stands on nothing.
      if (!(await this.#verifier.verify(key, signature, toVerify))) break;
      verified.push(number);
    }
    const receipts = this.#session.receive(batch, { from, verified });
    this.#look();
    if (receipts.some(isNews)) await this.save();
    return receipts;
  }

  /** The session's answer to another side's summary; by it a session that recovers may have caught up. */
  async compare(summary, from) {
    const found = this.#session.compare(summary, { from });
    const wasRecovering = this.now.recovering;
    if (wasRecovering) this.#look();
    const hasRecovered = wasRecovering && !this.now.recovering;
    if (hasRecovered) await this.save();
    return { ...found, hasRecovered };
  }

  /** What came so far stands for all that this seat has written. */
  async trust() {
    this.#takeUnchecked(this.#session.since(0));
    await this.save();
  }
}

/** Whether a receipt tells of an entry that was not in the log before. */
export const isNews = ({ kind }) => kind === "applied" || kind === "replaced";

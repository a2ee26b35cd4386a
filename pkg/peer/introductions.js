// The players tell each other and the watchers what they are called. In a signed game a name is signed by its seat, so
// nobody else can give it; in a casual one the connection is the other player's.

import { concat } from "./bytes.js";
import { sign, Verifier } from "./keys.js";
import { readSpeaker, speakerByte } from "./messages.js";
import { decodeName, encodeName } from "./names.js";

const signatureBytes = 64;
/** What is signed begins with this, and is longer than the 32 bytes that are signed of an entry: neither is the other. */
const label = encodeName("soosorv name of a player");

export class Introductions {
  #session;
  #log;
  #keys;
  #tell;
  #verifier = new Verifier();
  /** What this side says of itself, once it was made. */
  #own = null;
  /** What was told for the seat that nobody had yet. */
  #early = null;

  constructor(session, log, keys, tell) {
    this.#session = session;
    this.#log = log;
    this.#keys = keys;
    this.#tell = tell;
  }

  #toSign(seat, name) {
    return concat(label, this.#session.gameId, speakerByte(seat), name);
  }

  /** The payload that tells the name of one's own seat, or null: where there is none, or the platform does not sign. */
  async own(seat) {
    if (!this.#log.names[seat]) return null;
    this.#own ??= await this.#make(seat, encodeName(this.#log.names[seat])).catch(() => null);
    return this.#own;
  }

  async #make(seat, name) {
    const proof = this.#session.signed ? await sign(this.#keys.privateKey, this.#toSign(seat, name)) : [];
    return concat(speakerByte(seat), proof, name);
  }

  /** Takes the name of another seat than one's own where none is known. A name that is known stays. */
  async hear(payload, own) {
    const seat = readSpeaker(payload[0])?.seat;
    if (!seat || seat === own || this.#log.names[seat]) return;
    const told = await this.#proven(seat, payload.subarray(1));
    const name = told && decodeName(told);
    if (!name) return;
    this.#log.names[seat] = name;
    await this.#log.save();
    this.#tell("name", { seat, name });
  }

  async #proven(seat, told) {
    if (!this.#session.signed) return told;
    const key = this.#log.keyOf(seat);
    if (!key) {
      this.#early = concat(speakerByte(seat), told);
      return null;
    }
    const name = told.subarray(signatureBytes);
    const isRight = await this.#verifier.verify(key, told.slice(0, signatureBytes), this.#toSign(seat, name));
    return isRight ? name : null;
  }

  /** The open seat has been taken: what was told too early can be judged now. */
  async hearAgain(own) {
    const early = this.#early;
    this.#early = null;
    if (early) await this.hear(early, own);
  }
}

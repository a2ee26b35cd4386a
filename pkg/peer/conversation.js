// What two peers say to each other about a log, and what they answer: summaries, entries, the way in, names.

import { Answering } from "./answering.js";
import { Asking } from "./asking.js";
import { Introductions } from "./introductions.js";
import { isNews } from "./kept-log.js";
import { creatorOf, kinds, message, otherOf, readSpeaker, speakerByte } from "./messages.js";

/** How long after its connection a player's own log is taken from the relay where the other one does not answer. */
const recoverAfter = 3000;

export class Conversation {
  #session;
  #log;
  #keys;
  #transport;
  #tell;
  #inTurn;
  #unseat;
  #isGuest;
  #asking = new Asking(() => this.#ask());
  #answering;
  #introductions;
  /** Whether the other player is known to hold what this side wrote. */
  #isAcknowledged = true;
  /** A guest's request that came too early. */
  #hello = null;
  #recoverTimer = null;
  /** The numbers of the entries of the log that a relay has sent; null once it has sent all. */
  #kept = new Set();
  /** Whether the relay knew nothing of the game: what it keeps since then stands for no store. */
  #isBlank = false;
  /** How many connections have ended. */
  ended = 0;
  /** The seat that this side speaks for; null for who watches. */
  seat;
  isUp = false;
  hasCaughtUp = false;
  present = { first: false, second: false };

  /**
   * `tell` is for who listens, `inTurn` does one thing after the other, `unseat` is called when the seat has gone to
   * somebody else.
   */
  constructor(session, log, { keys, transport, tell, inTurn, unseat }) {
    this.#session = session;
    this.#log = log;
    this.#keys = keys;
    this.#transport = transport;
    this.#tell = tell;
    this.#inTurn = inTurn;
    this.#unseat = unseat;
    this.#answering = new Answering((from) => this.#answer(from), inTurn);
    this.#introductions = new Introductions(session, log, keys, tell);
    this.seat = log.now.seat;
    this.#isGuest = this.seat !== null && this.seat !== creatorOf(session.genesis);
  }

  /** A log was there before the first word: nobody has said that the other player holds it. */
  restored() {
    this.#isAcknowledged = false;
  }

  // ------------------------------------------------------------------------------------- the connection and the page

  opened() {
    this.#asking.hurry();
    // A hub opens once more with each that comes.
    if (!this.isUp) {
      this.isUp = true;
      this.#tell("up", {});
    }
    return this.#inTurn(() => this.#begin());
  }

  async #begin() {
    this.#knock();
    await this.#introduce();
    this.#asking.restart();
    this.#asking.now();
  }

  closed(reason) {
    this.#stop();
    this.ended++;
    this.#kept = new Set();
    const wasUp = this.isUp;
    this.isUp = false;
    this.hasCaughtUp = false;
    if (wasUp || reason) this.#tell("down", { reason });
    for (const seat of ["first", "second"]) this.#show(seat, false);
  }

  /** The page is seen again, or the line is back. */
  wake() {
    this.#asking.hurry();
    if (this.isUp) this.#asking.now();
  }

  sayBye() {
    if (this.seat) this.#send("bye", speakerByte(this.seat));
  }

  /** The last word. */
  end() {
    this.sayBye();
    this.isUp = false;
    this.#stop();
  }

  #stop() {
    this.#asking.stop();
    this.#answering.stop();
    clearTimeout(this.#recoverTimer);
  }

  #show(seat, isPresent) {
    if (!seat || this.present[seat] === isPresent) return;
    this.present[seat] = isPresent;
    this.#tell("presence", { seat, isPresent });
  }

  #catchUp() {
    if (this.hasCaughtUp) return;
    this.hasCaughtUp = true;
    this.#tell("caught-up", {});
  }

  // --------------------------------------------------------------------------------------------------- what is said

  /** Writes an entry: signed, stored, and only then sent. */
  async write(write) {
    const number = this.#log.write(write);
    this.#isAcknowledged = false;
    this.#asking.hurry();
    try {
      await this.#publish();
    } finally {
      this.#askLater();
    }
    return number;
  }

  async #publish() {
    const number = await this.#log.publish();
    if (number === null) return;
    this.#sendFrom(number);
    this.#tell("change", {});
  }

  /** Once more what waits for its signature. Who wrote it has been told already. */
  async #publishAgain() {
    try {
      await this.#publish();
    } catch (error) {
      if (error.code !== "not-signed") throw error;
    }
  }

  /** Tells the other player that one would like to play again. */
  proposeRematch() {
    this.#send("rematch", speakerByte(this.seat));
  }

  #send(kind, ...payload) {
    if (this.isUp) this.#transport.send(message(kind, ...payload));
  }

  /** Hands back how many bytes that are. */
  #sendFrom(number) {
    // What was to be sent may have lost its place meanwhile.
    const batch = this.#session.since(Math.min(number, this.#log.now.length));
    this.#send("entries", batch);
    return batch.length;
  }

  #sendSummary(wantsAnswer) {
    this.#send("summary", speakerByte(this.seat, wantsAnswer), this.#session.summary());
  }

  #answer(from) {
    const bytes = from === null ? 0 : this.#sendFrom(from);
    this.#sendSummary(false);
    return bytes;
  }

  /** Tells how far this side is and asks the same of the others: in turn, so that nothing is told before it is stored. */
  #ask() {
    this.#inTurn(async () => {
      await this.#publishAgain();
      this.#sendSummary(true);
      this.#askLater();
    });
  }

  /** Asks again until the other player has said that it holds what was written here, and this side can write. */
  #askLater() {
    const { recovering, status } = this.#log.now;
    const isOutside = recovering || (this.#isGuest && status === "unbound");
    const isDone = this.#isAcknowledged && !this.#log.isWaiting && !isOutside;
    if (!this.isUp || !this.seat || isDone || status === "disputed") this.#asking.stop();
    else this.#asking.later();
  }

  /** A guest asks for its seat, as long as nobody has it. */
  #knock() {
    if (!this.#isGuest || !this.#keys?.secret || this.#log.now.status !== "unbound") return;
    if (!this.#answering.take()) return;
    this.#send("hello", this.#session.hello(this.#keys.secret));
  }

  /** Tells one's name, once one has a seat: a guest who was not admitted must not name who was. */
  async #introduce() {
    if (!this.seat || (this.#isGuest && this.#log.now.status === "unbound")) return;
    const own = await this.#introductions.own(this.seat);
    if (own) this.#send("name", own);
  }

  // --------------------------------------------------------------------------------------------------- what is heard

  async take(bytes) {
    const payload = bytes.subarray(1);
    switch (bytes[0]) {
      case kinds.summary:
        return this.#onSummary(payload);
      case kinds.entries:
        return this.#onEntries(payload);
      case kinds.hello:
        return this.#onHello(payload);
      case kinds.ask:
        return this.#answering.take() ? this.#send("genesis", this.#session.genesis) : undefined;
      case kinds.bye:
        return this.#onBye(payload);
      case kinds.stored:
        return this.#onStored(payload);
      case kinds.refused:
        return this.#refuse({ code: new TextDecoder().decode(payload.subarray(0, 40)) });
      case kinds.rematch:
        return this.#onRematch(payload);
      case kinds.name:
        return this.#onName(payload);
      default:
        return undefined;
    }
  }

  async #onSummary(payload) {
    const speaker = readSpeaker(payload[0]);
    if (!speaker) return;
    const summary = payload.subarray(1);
    const { equal, sendFrom, hasRecovered } = await this.#log.compare(summary, speaker.seat);
    if (hasRecovered) await this.#answerHello();
    this.#show(speaker.seat, true);
    const isOther = this.seat === null ? speaker.seat !== null : speaker.seat === otherOf(this.seat);
    if (isOther) {
      // What waits for its signature is in no summary.
      this.#isAcknowledged = equal && !this.#log.isWaiting;
      if (this.#isAcknowledged) this.#asking.hurry();
      if (equal) this.#catchUp();
    }
    // Whoever watches has nothing that a player lacks.
    if (this.seat === null) return;
    this.#knock();
    if (speaker.wantsAnswer && this.#answering.take()) await this.#introduce();
    if (!equal && this.#asking.isRepetition(this.#session.summary(), summary)) return;
    if (speaker.wantsAnswer || !equal) this.#answering.give(sendFrom);
    this.#askLater();
  }

  async #onEntries(batch) {
    const receipts = await this.#log.receive(batch, this.seat && otherOf(this.seat));
    for (const receipt of receipts) await this.#onReceipt(receipt);
    const hasNews = receipts.some(isNews);
    const isHarmless = receipts.some(({ kind }) => kind === "duplicate");
    if (this.seat && hasNews) this.#sendSummary(false);
    else if (this.seat && isHarmless) this.#answering.give();
    if (hasNews) this.#asking.hurry();
    await this.#resignAgain(receipts);
  }

  async #onReceipt({ kind, number, seat, entry, dropped, code }) {
    if (["applied", "replaced", "duplicate"].includes(kind)) this.#kept?.add(number);
    switch (kind) {
      case "applied":
      case "replaced":
        if (dropped.length > 0) this.#tell("dropped", { entries: dropped, seat: otherOf(seat), number });
        this.#tell("action", { entry, seat, number });
        if (entry.type === "bind") await this.#onBind();
        break;
      case "gap":
      case "other-branch":
        if (this.isUp) this.#asking.now();
        break;
      case "superseded":
        if (this.seat) this.#answering.give(number);
        break;
      case "equivocation":
        this.#tell("disputed", { number, seat });
        break;
      case "refused":
        this.#refuse({ code, number, seat, entry });
        break;
    }
  }

  async #onBind() {
    await this.#introductions.hearAgain(this.seat);
    if (!this.seat) return;
    if (this.#log.now.seat === this.seat) {
      await this.#introduce();
      this.#tell("admitted", {});
      return;
    }
    // From here on this side watches: it has no seat to speak for, and nothing to keep.
    this.#log.forget();
    this.#log.names[this.seat] = "";
    this.seat = null;
    this.#isGuest = false;
    this.#unseat();
    this.#tell("seat-taken", {});
  }

  /** A resignation stands as soon as it is said: one that lost its place to the other's move is written again. */
  async #resignAgain(receipts) {
    const isMine = ({ seat, dropped }) => seat !== this.seat && dropped.some(({ type }) => type === "resign");
    const found = receipts.find((receipt) => receipt.kind === "replaced" && isMine(receipt));
    if (!found || !this.seat || found.entry.type === "accept-undo") return;
    if (this.#log.now.status !== "open") return;
    await this.write(() => this.#session.play({ type: "resign", seat: this.seat }));
  }

  async #onHello(hello) {
    if (!this.#keys?.secret || !this.seat || this.#isGuest) return;
    // Nothing can be written before one knows what one has written; the guest may be gone by then.
    this.#hello = this.#log.now.recovering ? hello : null;
    // A hello comes again with each connection to a relay; a second guest's is answered by the log: the seat is taken.
    if (this.#hello || this.#log.now.status !== "unbound") return;
    try {
      await this.write(() => this.#session.admit(hello, this.#keys.secret));
    } finally {
      // Even where it waits for its signature: the seat is given.
      if (this.#log.now.status === "open") this.#tell("admitted", {});
    }
  }

  #onBye([byte]) {
    const speaker = readSpeaker(byte);
    if (!speaker?.seat) return;
    // Another device of this seat has gone; this one has not.
    if (speaker.seat === this.seat) this.#answering.give();
    else this.#show(speaker.seat, false);
  }

  /** The relay has sent all that it keeps, which it says once a connection: it is sent what it lacks. */
  #onStored([isOpen]) {
    const kept = this.#kept;
    if (!kept) return undefined;
    this.#kept = null;
    if (!this.seat) return this.#catchUp();
    if (this.#log.now.recovering) {
      // The other player cannot know of more entries of this seat than the relay was sent, unless it has lost them.
      this.#isBlank ||= !isOpen;
      if (!this.#isBlank) this.#recoverTimer = setTimeout(() => this.#inTurn(() => this.#trustRelay()), recoverAfter);
    }
    if (!this.#keys?.secret) return;
    if (!isOpen) this.#send("genesis", this.#session.genesis);
    const { length } = this.#log.now;
    const lacking = Array.from({ length }, (_, number) => number).find((number) => !kept.has(number));
    if (lacking !== undefined) this.#sendFrom(lacking);
    return undefined;
  }

  #onRematch([byte]) {
    const speaker = readSpeaker(byte);
    if (speaker?.seat) this.#tell("rematch", { seat: speaker.seat });
  }

  async #onName(payload) {
    // The open seat has no name.
    if (this.seat && !this.#isGuest && this.#log.now.status === "unbound") return;
    await this.#introductions.hear(payload, this.seat);
  }

  /** What the relay keeps is all that this seat has sent, so it stands for the own store. */
  async #trustRelay() {
    if (!this.isUp || !this.#log.now.recovering) return;
    await this.#log.trust();
    await this.#answerHello();
    this.#catchUp();
  }

  async #answerHello() {
    if (this.#hello) await this.#onHello(this.#hello);
  }

  #refuse({ code, number = null, seat = null, entry = null }) {
    this.#tell("refused", { code, number, seat, entry });
  }
}

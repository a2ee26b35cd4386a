// A session on a transport: what goes out, what comes in, and in which order it is kept, sent and told.

import { toBase64url } from "./bytes.js";
import { PeerError } from "./errors.js";
import { sign, subtle, Verifier, writeToken } from "./keys.js";
import { Listeners } from "./listeners.js";
import { takeLock } from "./lock.js";
import { creatorOf, kinds, message, readSpeaker, speakerByte } from "./messages.js";
import { decodeName, encodeName, namesOf } from "./names.js";
import { SeatStore } from "./seat-store.js";

/** At most one question a second; without an answer, and without any change, ever more seldom. */
const askEvery = 1000;
const askAtLeast = 30_000;
/** How long after its connection a player's own log is taken from the relay where the other one does not answer. */
const recoverAfter = 3000;
/** Messages that wait to be judged. Beyond, they are dropped, and the next summaries find out. */
const waitingMessages = 1000;

const otherOf = (seat) => (seat === "first" ? "second" : "first");

class Peer {
  #session;
  #isGuest;
  /** Of the session's view what is asked for often. A whole one is made only when an entry was written or came. */
  #now;
  #transport;
  #keys;
  #store = null;
  #seat;
  #names;
  #verifier = new Verifier();
  #listeners = new Listeners();
  #work = Promise.resolve();
  #waiting = 0;
  #release = null;
  #unlisten = [];
  #isClosed = false;

  #isUp = false;
  #present = { first: false, second: false };
  #hasCaughtUp = false;
  /** Whether the other player is known to hold what this side wrote. */
  #isAcknowledged = true;
  /** `{ number, toSign }` of what was written here and has not been signed, stored and sent. */
  #unsent = [];
  /** A guest's request that came too early. */
  #hello = null;
  #lastAsk = Number.NEGATIVE_INFINITY;
  #askTimer = null;
  #lastAnswer = { difference: "", at: 0 };
  #patience = askEvery;
  #recoverTimer = null;
  /** The numbers of the entries of the log that a relay has sent; null once it has sent all. */
  #kept = new Set();

  constructor(session, transport, { keys, storage, note, names }) {
    this.#session = session;
    this.#transport = transport;
    this.#keys = keys;
    this.#look();
    this.#seat = this.#now.seat;
    this.#names = namesOf(names);
    if (storage && this.#seat) {
      const onFailure = (error) => this.#tell("storage-failed", { error });
      const game = { gameId: toBase64url(session.gameId), seat: this.#seat, genesis: session.genesis, keys, note };
      this.#store = new SeatStore(storage, game, onFailure);
    }
    this.#isGuest = this.#seat !== null && this.#seat !== creatorOf(session.genesis);
  }

  #look() {
    const { status, recovering, seat, length } = this.#session.view();
    this.#now = { status, recovering, seat, length };
  }

  async start({ takeOver }) {
    const { gameId, signed } = this.#session;
    if (signed) subtle();
    else if (this.#transport.isShared) {
      throw new PeerError("needs-signatures", "a casual game belongs on a direct connection, not on a relay");
    }
    if (signed && this.#seat && !this.#keys?.privateKey) throw new PeerError("no-key", "a player signs: give its keys");
    if (this.#seat) await this.#lock(takeOver);
    try {
      await this.#restore();
    } catch (error) {
      this.#release?.();
      throw error;
    }
    const token = signed && this.#seat && this.#keys.secret ? await writeToken(this.#keys.secret, gameId) : null;
    const farewell = this.#seat ? message("bye", speakerByte(this.#seat)) : null;
    this.#follow();
    // After the caller has had its turn to listen.
    setTimeout(() => {
      this.#listeners.begin();
      if (this.#isClosed) return;
      this.#transport.start?.({ gameId, token, farewell });
      if (!this.#transport.start && this.#transport.isOpen) this.#onOpen();
    });
    return this;
  }

  async #lock(takeOver) {
    const name = `soosorv:${toBase64url(this.#session.gameId)}:${this.#seat}`;
    const onLost = () => {
      this.close();
      this.#tell("taken-over", {});
    };
    this.#release = await takeLock(name, { takeOver, onLost });
    if (!this.#release) throw new PeerError("open-elsewhere", "this seat is open in another tab");
  }

  /** Takes in what this seat has stored, and stores it anew: a guest's key must be there before it is sent. */
  async #restore() {
    const saved = await this.#store?.load();
    const log = saved?.log;
    for (const [seat, name] of Object.entries(namesOf(saved?.names))) this.#names[seat] ||= name;
    if (log) {
      // It was checked when it came in.
      const verified = this.#session.inspect(log).map(({ number }) => number);
      this.#session.receive(log, { from: this.#seat, verified });
      this.#look();
      this.#isAcknowledged = false;
    }
    await this.#save();
  }

  /** What a session that recovers holds is not yet all that its seat has written, and must not pass for it. */
  async #save() {
    await this.#store?.save({ log: this.#now.recovering ? null : this.#session.since(0), names: this.#names });
  }

  #follow() {
    const transport = this.#transport;
    transport.onMessage = (bytes) => this.#onMessage(bytes);
    transport.onOpen = () => this.#onOpen();
    transport.onClose = (reason) => this.#onClose(reason);
    const listen = (target, name, act) => {
      if (!target?.addEventListener) return;
      target.addEventListener(name, act);
      this.#unlisten.push(() => target.removeEventListener(name, act));
    };
    const wake = () => {
      if (globalThis.document?.visibilityState === "hidden") return;
      this.#transport.wake?.();
      this.#patience = askEvery;
      if (this.#isUp) this.#ask();
    };
    listen(globalThis.document, "visibilitychange", wake);
    listen(globalThis.window, "online", wake);
    // The tab is closed: those who cannot see that by themselves are told.
    listen(globalThis.window, "pagehide", () => this.#sayBye());
    listen(globalThis.window, "pageshow", ({ persisted }) => persisted && wake());
  }

  get session() {
    return this.#session;
  }

  get seat() {
    return this.#seat;
  }

  get isUp() {
    return this.#isUp;
  }

  get hasCaughtUp() {
    return this.#hasCaughtUp;
  }

  get present() {
    return { ...this.#present };
  }

  get names() {
    return { ...this.#names };
  }

  on(type, listener) {
    return this.#listeners.add(type, listener);
  }

  #tell(type, details) {
    this.#listeners.tell(type, details);
  }

  /** One after the other: a signature takes its time, and meanwhile nothing may change the log. */
  #inTurn(act) {
    const done = this.#work.then(act);
    this.#work = done.catch(() => {});
    return done;
  }

  act(entry) {
    return this.#inTurn(() => this.#write(() => this.#session.play(entry)));
  }

  async #write(write) {
    if (this.#isClosed) throw new PeerError("closed", "the connection of this seat was closed here");
    const written = write();
    this.#look();
    this.#unsent.push(written);
    this.#isAcknowledged = false;
    this.#patience = askEvery;
    try {
      await this.#publish();
    } finally {
      this.#askLater();
    }
    this.#tell("change", {});
    return written.number;
  }

  /** What was written is signed, stored, and only then sent. Where the platform will not sign, it waits. */
  async #publish() {
    if (this.#unsent.length === 0) return;
    const [{ number }] = this.#unsent;
    for (const { toSign } of this.#unsent) if (toSign) await this.#sign(toSign);
    this.#unsent = [];
    await this.#save();
    this.#sendFrom(number);
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

  /** Once more what waits for its signature. Who wrote it has been told already. */
  async #publishAgain() {
    if (this.#unsent.length === 0) return;
    try {
      await this.#publish();
      this.#tell("change", {});
    } catch (error) {
      if (error.code !== "not-signed") throw error;
    }
  }

  rematch() {
    const next = this.#session.rematch();
    this.#send("rematch", speakerByte(this.#seat));
    return next;
  }

  #send(kind, ...payload) {
    if (this.#isUp) this.#transport.send(message(kind, ...payload));
  }

  #sendFrom(number) {
    this.#send("entries", this.#session.since(number));
  }

  #sendSummary(wantsAnswer) {
    this.#send("summary", speakerByte(this.#seat, wantsAnswer), this.#session.summary());
  }

  /** Tells how far this side is and asks the same of the others; at most once a second. */
  #ask() {
    clearTimeout(this.#askTimer);
    const wait = this.#lastAsk + askEvery - performance.now();
    if (wait > 0) {
      this.#askTimer = setTimeout(() => this.#ask(), wait);
      return;
    }
    this.#lastAsk = performance.now();
    this.#sendSummary(true);
    this.#askLater();
  }

  /** Asks again as long as the other player has not said that it holds what was written here. */
  #askLater() {
    clearTimeout(this.#askTimer);
    if (!this.#isUp || !this.#seat || this.#isAcknowledged) return;
    if (this.#now.status === "disputed") return;
    this.#askTimer = setTimeout(() => {
      this.#patience = Math.min(askAtLeast, this.#patience * 2);
      this.#inTurn(() => this.#publishAgain()).catch((error) => this.#fail(error));
      this.#ask();
    }, this.#patience);
  }

  #onOpen() {
    this.#patience = askEvery;
    // A hub opens once more with each that comes.
    if (!this.#isUp) {
      this.#isUp = true;
      this.#tell("up", {});
    }
    this.#inTurn(() => this.#begin()).catch((error) => this.#fail(error));
  }

  async #begin() {
    await this.#publishAgain();
    this.#knock();
    this.#introduce();
    this.#lastAsk = Number.NEGATIVE_INFINITY;
    this.#ask();
  }

  async #trustStore() {
    if (!this.#isUp || !this.#now.recovering) return;
    // What the relay keeps is all that this seat has sent, so it stands for the own store.
    const verified = Array.from({ length: this.#now.length }, (_, number) => number);
    this.#session.receive(this.#session.since(0), { from: this.#seat, verified });
    this.#look();
    await this.#recovered();
    this.#catchUp();
  }

  async #recovered() {
    await this.#save();
    if (this.#hello) await this.#onHello(this.#hello);
  }

  /** A guest asks for its seat, as long as nobody has it. */
  #knock() {
    if (!this.#isGuest || !this.#keys?.secret || this.#now.status !== "unbound") return;
    this.#send("hello", this.#session.hello(this.#keys.secret));
  }

  /** Tells one's name, once one has a seat: a guest who was not admitted must not name who was. */
  #introduce() {
    const name = this.#names[this.#seat];
    if (!name || (this.#isGuest && this.#now.status === "unbound")) return;
    this.#send("name", speakerByte(this.#seat), encodeName(name));
  }

  #onClose(reason) {
    clearTimeout(this.#askTimer);
    clearTimeout(this.#recoverTimer);
    this.#kept = new Set();
    const wasUp = this.#isUp;
    this.#isUp = false;
    this.#hasCaughtUp = false;
    if (wasUp || reason) this.#tell("down", { reason });
    for (const seat of ["first", "second"]) this.#show(seat, false);
  }

  #show(seat, isPresent) {
    if (!seat || this.#present[seat] === isPresent) return;
    this.#present[seat] = isPresent;
    this.#tell("presence", { seat, isPresent });
  }

  #catchUp() {
    if (this.#hasCaughtUp) return;
    this.#hasCaughtUp = true;
    this.#tell("caught-up", {});
  }

  #onMessage(bytes) {
    if (this.#isClosed || this.#waiting >= waitingMessages) return;
    this.#waiting++;
    this.#inTurn(async () => {
      this.#waiting--;
      if (!this.#isClosed) await this.#take(bytes);
    }).catch((error) => this.#fail(error));
  }

  /** What comes from outside is refused with a code. Anything else is a fault here, and must be seen. */
  #fail(error) {
    if (typeof error?.code !== "string") throw error;
    this.#refuse({ code: error.code });
  }

  #refuse({ code, number = null, seat = null, entry = null }) {
    this.#tell("refused", { code, number, seat, entry });
  }

  async #take(bytes) {
    const payload = bytes.subarray(1);
    switch (bytes[0]) {
      case kinds.summary:
        return this.#onSummary(payload);
      case kinds.entries:
        return this.#onEntries(payload);
      case kinds.hello:
        return this.#onHello(payload);
      case kinds.ask:
        return this.#send("genesis", this.#session.genesis);
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

  async #onSummary([byte, ...summary]) {
    const speaker = readSpeaker(byte);
    if (!speaker) return;
    const { equal, sendFrom } = this.#session.compare(Uint8Array.from(summary), { from: speaker.seat });
    if (this.#now.recovering) {
      this.#look();
      if (!this.#now.recovering) await this.#recovered();
    }
    this.#show(speaker.seat, true);
    const isOther = this.#seat === null ? speaker.seat !== null : speaker.seat === otherOf(this.#seat);
    if (isOther) {
      // What waits for its signature is in no summary.
      this.#isAcknowledged = equal && this.#unsent.length === 0;
      if (this.#isAcknowledged) this.#patience = askEvery;
      if (equal) this.#catchUp();
    }
    // Whoever watches has nothing that a player lacks.
    if (this.#seat === null) return;
    this.#knock();
    if (speaker.wantsAnswer) this.#introduce();
    if (!equal && this.#isRepetition(summary)) return;
    if (sendFrom !== null) this.#sendFrom(sendFrom);
    if (speaker.wantsAnswer || !equal) this.#sendSummary(false);
    this.#askLater();
  }

  /**
   * Whether the same difference was answered within the last second. Logs that cannot meet (one is disputed, one of
   * the two refuses an entry) would be sent back and forth without end, and many watchers ask the same.
   */
  #isRepetition(theirs) {
    const difference = [...this.#session.summary(), ...theirs].join();
    const now = performance.now();
    if (difference === this.#lastAnswer.difference && now - this.#lastAnswer.at < askEvery) return true;
    this.#lastAnswer = { difference, at: now };
    return false;
  }

  async #onEntries(batch) {
    const verified = [];
    for (const { number, key, toVerify, signature } of this.#session.inspect(batch)) {
      // What follows an entry that is nobody's stands on nothing.
      if (!(await this.#verifier.verify(key, signature, toVerify))) break;
      verified.push(number);
    }
    const from = this.#seat && otherOf(this.#seat);
    const receipts = this.#session.receive(batch, { from, verified });
    this.#look();
    const isNews = receipts.some(({ kind }) => kind === "applied" || kind === "replaced");
    // Kept before anybody is told that it came.
    if (isNews) await this.#save();
    for (const receipt of receipts) this.#onReceipt(receipt);
    const isHarmless = receipts.some(({ kind }) => kind === "duplicate");
    if (this.#seat && (isNews || isHarmless)) this.#sendSummary(false);
    if (isNews) this.#patience = askEvery;
    await this.#resignAgain(receipts);
  }

  #onReceipt({ kind, number, seat, entry, dropped, code }) {
    if (["applied", "replaced", "duplicate"].includes(kind)) this.#kept?.add(number);
    switch (kind) {
      case "applied":
      case "replaced":
        if (dropped.length > 0) this.#tell("dropped", { entries: dropped, seat: otherOf(seat), number });
        this.#tell("action", { entry, seat, number });
        if (entry.type === "bind") this.#onBind();
        break;
      case "gap":
      case "other-branch":
        if (this.#isUp) this.#ask();
        break;
      case "superseded":
        if (this.#seat) this.#sendFrom(number);
        break;
      case "equivocation":
        this.#tell("disputed", { number, seat });
        break;
      case "refused":
        this.#refuse({ code, number, seat, entry });
        break;
    }
  }

  #onBind() {
    if (!this.#seat) return;
    if (this.#now.seat === this.#seat) {
      this.#introduce();
      this.#tell("admitted", {});
      return;
    }
    // From here on this side watches: it has no seat to speak for, and nothing to keep.
    this.#store?.remove();
    this.#store = null;
    this.#names[this.#seat] = "";
    this.#seat = null;
    this.#isGuest = false;
    this.#release?.();
    this.#tell("seat-taken", {});
  }

  /** A resignation stands as soon as it is said: one that lost its place to the other's move is written again. */
  async #resignAgain(receipts) {
    const isMine = ({ seat, dropped }) => seat !== this.#seat && dropped.some(({ type }) => type === "resign");
    const found = receipts.find((receipt) => receipt.kind === "replaced" && isMine(receipt));
    if (!found || !this.#seat || found.entry.type === "accept-undo") return;
    if (this.#now.status !== "open") return;
    await this.#write(() => this.#session.play({ type: "resign", seat: this.#seat }));
  }

  async #onHello(hello) {
    if (!this.#keys?.secret || !this.#seat || this.#isGuest) return;
    // Nothing can be written before one knows what one has written; the guest may be gone by then.
    this.#hello = this.#now.recovering ? hello : null;
    // A hello comes again with each connection to a relay; a second guest's is answered by the log: the seat is taken.
    if (this.#hello || this.#now.status !== "unbound") return;
    await this.#write(() => this.#session.admit(hello, this.#keys.secret));
    this.#tell("admitted", {});
  }

  #onBye([byte]) {
    const speaker = readSpeaker(byte);
    if (!speaker?.seat) return;
    // Another device of this seat has gone; this one has not.
    if (speaker.seat === this.#seat) this.#sendSummary(false);
    else this.#show(speaker.seat, false);
  }

  /** The relay has sent all that it keeps: it is sent what it lacks. */
  #onStored([isOpen]) {
    const kept = this.#kept ?? new Set();
    this.#kept = null;
    if (!this.#seat) return this.#catchUp();
    if (this.#now.recovering) {
      // The other player cannot know of more entries of this seat than the relay was sent.
      this.#recoverTimer = setTimeout(() => this.#inTurn(() => this.#trustStore()), recoverAfter);
    }
    if (!this.#keys?.secret) return;
    if (!isOpen) this.#send("genesis", this.#session.genesis);
    const { length } = this.#now;
    const lacking = Array.from({ length }, (_, number) => number).find((number) => !kept.has(number));
    if (lacking !== undefined) this.#sendFrom(lacking);
    return undefined;
  }

  #onRematch([byte]) {
    const speaker = readSpeaker(byte);
    if (speaker?.seat) this.#tell("rematch", { seat: speaker.seat });
  }

  /**
   * A name that is known stays: nobody signs it, and whoever has the invitation could write it. For the same reason a
   * player takes none for a seat that nobody has yet; a watcher may hear of the name before the log.
   */
  async #onName(payload) {
    const seat = readSpeaker(payload[0])?.seat;
    if (!seat || seat === this.#seat || this.#names[seat]) return;
    if (this.#seat && !this.#isGuest && this.#now.status === "unbound") return;
    const name = decodeName(payload.subarray(1));
    if (!name) return;
    this.#names[seat] = name;
    await this.#save();
    this.#tell("name", { seat, name });
  }

  #sayBye() {
    if (this.#seat) this.#send("bye", speakerByte(this.#seat));
  }

  close() {
    if (this.#isClosed) return;
    this.#sayBye();
    this.#isClosed = true;
    this.#isUp = false;
    clearTimeout(this.#askTimer);
    clearTimeout(this.#recoverTimer);
    for (const unlisten of this.#unlisten) unlisten();
    this.#transport.close?.();
    this.#release?.();
  }
}

export function connect(session, transport, { keys = null, storage = null, note, names, takeOver = false } = {}) {
  return new Peer(session, transport, { keys, storage, note, names }).start({ takeOver });
}

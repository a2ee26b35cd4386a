// A session on a transport: the public face of a peer, from the lock on its seat to its good-bye.

import { toBase64url } from "./bytes.js";
import { Conversation } from "./conversation.js";
import { PeerError } from "./errors.js";
import { KeptLog } from "./kept-log.js";
import { subtle, writeToken } from "./keys.js";
import { Listeners } from "./listeners.js";
import { takeLock } from "./lock.js";
import { message, speakerByte } from "./messages.js";
import { followPage } from "./page.js";
import { SeatStore } from "./seat-store.js";

/** Messages that wait to be judged, and their bytes. Beyond, they are dropped, and the next summaries find out. */
const waitingMessages = 1000;
const waitingBytes = 4_194_304;

class Peer {
  #session;
  #log;
  #conversation;
  #transport;
  #keys;
  #store = null;
  #listeners = new Listeners();
  #work = Promise.resolve();
  #waiting = { messages: 0, bytes: 0 };
  #release = null;
  #unfollow = null;
  #isClosed = false;

  constructor(session, transport, { keys, storage, note, names }) {
    this.#session = session;
    this.#transport = transport;
    this.#keys = keys;
    this.#log = new KeptLog(session, keys, names);
    const { seat } = this.#log.now;
    if (storage && seat) {
      const onFailure = (error) => this.#tell("storage-failed", { error });
      const game = { gameId: toBase64url(session.gameId), seat, genesis: session.genesis, keys, note };
      this.#store = new SeatStore(storage, game, onFailure);
    }
    this.#conversation = new Conversation(session, this.#log, {
      keys,
      transport,
      tell: (type, details) => this.#tell(type, details),
      inTurn: (act) => this.#inTurn(() => !this.#isClosed && act()).catch((error) => this.#fail(error)),
      unseat: () => this.#release?.(),
    });
  }

  /** Vue puts a proxy, which is no peer, around each object whose tag is "Object". */
  get [Symbol.toStringTag]() {
    return "Peer";
  }

  async start({ takeOver }) {
    const { gameId, signed } = this.#session;
    const { seat } = this;
    if (signed) subtle();
    else if (this.#transport.isShared) {
      throw new PeerError("needs-signatures", "a casual game belongs on a direct connection, not on a relay");
    }
    if (signed && seat && !this.#keys?.privateKey) throw new PeerError("no-key", "a player signs: give its keys");
    if (seat) await this.#lock(takeOver);
    try {
      if (await this.#log.restore(this.#store)) this.#conversation.restored();
      const token = signed && seat && this.#keys.secret ? await writeToken(this.#keys.secret, gameId) : null;
      this.#begin({ gameId, token, farewell: seat ? message("bye", speakerByte(seat)) : null });
    } catch (error) {
      this.#release?.();
      throw error;
    }
    return this;
  }

  #begin(room) {
    if (!this.#isClosed) this.#follow();
    // After the caller has had its turn to listen.
    setTimeout(() => {
      this.#listeners.begin();
      if (this.#isClosed) return;
      this.#transport.start?.(room);
      if (!this.#transport.start && this.#transport.isOpen) this.#onOpen();
    });
  }

  async #lock(takeOver) {
    const name = `soosorv:${toBase64url(this.#session.gameId)}:${this.seat}`;
    const onLost = () => {
      this.#log.lose();
      this.close();
      this.#tell("taken-over", {});
    };
    this.#release = await takeLock(name, { takeOver, onLost });
    if (!this.#release) throw new PeerError("open-elsewhere", "this seat is open in another tab");
  }

  #follow() {
    const transport = this.#transport;
    transport.onMessage = (bytes) => this.#onMessage(bytes);
    transport.onOpen = () => this.#onOpen();
    transport.onClose = (reason) => this.#conversation.closed(reason);
    const wake = () => {
      transport.wake?.();
      this.#conversation.wake();
    };
    // The tab is closed: those who cannot see that by themselves are told.
    this.#unfollow = followPage({ wake, leave: () => this.#conversation.sayBye() });
  }

  get session() {
    return this.#session;
  }

  get seat() {
    return this.#conversation.seat;
  }

  get isUp() {
    return this.#conversation.isUp;
  }

  get hasCaughtUp() {
    return this.#conversation.hasCaughtUp;
  }

  get present() {
    return { ...this.#conversation.present };
  }

  get names() {
    return { ...this.#log.names };
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
    return this.#inTurn(() => {
      if (this.#isClosed) throw new PeerError("closed", "the connection of this seat was closed here");
      return this.#conversation.write(() => this.#session.play(entry));
    });
  }

  rematch() {
    const next = this.#session.rematch();
    this.#conversation.proposeRematch();
    return next;
  }

  #onOpen() {
    this.#conversation.opened();
  }

  #onMessage(bytes) {
    const waiting = this.#waiting;
    if (this.#isClosed || waiting.messages >= waitingMessages || waiting.bytes + bytes.length > waitingBytes) return;
    waiting.messages++;
    waiting.bytes += bytes.length;
    // What was said on a connection that has ended meanwhile tells nothing of the next one.
    const { ended } = this.#conversation;
    this.#inTurn(async () => {
      waiting.messages--;
      waiting.bytes -= bytes.length;
      if (!this.#isClosed && ended === this.#conversation.ended) await this.#conversation.take(bytes);
    }).catch((error) => this.#fail(error));
  }

  /** What comes from outside is refused with a code. Anything else is a fault here, and must be seen. */
  #fail(error) {
    if (typeof error?.code !== "string") throw error;
    if (this.#isClosed) return;
    this.#tell("refused", { code: error.code, number: null, seat: null, entry: null });
  }

  close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#conversation.end();
    this.#unfollow?.();
    this.#transport.close?.();
    // What is under way is still stored: before that nobody else may have the seat.
    this.#work.then(() => this.#release?.());
  }
}

export function connect(session, transport, { keys = null, storage = null, note, names, takeOver = false } = {}) {
  return new Peer(session, transport, { keys, storage, note, names }).start({ takeOver });
}

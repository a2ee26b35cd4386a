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

/** Messages that wait to be judged. Beyond, they are dropped, and the next summaries find out. */
const waitingMessages = 1000;

class Peer {
  #session;
  #log;
  #conversation;
  #transport;
  #keys;
  #store = null;
  #listeners = new Listeners();
  #work = Promise.resolve();
  #waiting = 0;
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
      inTurn: (act) => this.#inTurn(() => !this.#isClosed && act()),
      unseat: () => this.#release?.(),
    });
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
    } catch (error) {
      this.#release?.();
      throw error;
    }
    const token = signed && seat && this.#keys.secret ? await writeToken(this.#keys.secret, gameId) : null;
    const farewell = seat ? message("bye", speakerByte(seat)) : null;
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
    const name = `soosorv:${toBase64url(this.#session.gameId)}:${this.seat}`;
    const onLost = () => {
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
    this.#conversation.opened().catch((error) => this.#fail(error));
  }

  #onMessage(bytes) {
    if (this.#isClosed || this.#waiting >= waitingMessages) return;
    this.#waiting++;
    this.#inTurn(async () => {
      this.#waiting--;
      if (!this.#isClosed) await this.#conversation.take(bytes);
    }).catch((error) => this.#fail(error));
  }

  /** What comes from outside is refused with a code. Anything else is a fault here, and must be seen. */
  #fail(error) {
    if (typeof error?.code !== "string") throw error;
    this.#tell("refused", { code: error.code, number: null, seat: null, entry: null });
  }

  close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#conversation.end();
    this.#unfollow?.();
    this.#transport.close?.();
    this.#release?.();
  }
}

export function connect(session, transport, { keys = null, storage = null, note, names, takeOver = false } = {}) {
  return new Peer(session, transport, { keys, storage, note, names }).start({ takeOver });
}

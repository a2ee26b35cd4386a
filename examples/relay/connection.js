// One connection: its first message, its allowances, its signs of life, and how much may wait for it.

import { kinds, readJoin, refused } from "./frames.js";
import { Allowance } from "./limits.js";

/** WebSocket's codes for closing: going away, against the rules, too big. */
const goingAway = 1001;
const againstTheRules = 1008;

/** The kinds that a client may send to the others. */
const forOthers = new Set([
  kinds.summary,
  kinds.entries,
  kinds.hello,
  kinds.genesis,
  kinds.ask,
  kinds.bye,
  kinds.rematch,
  kinds.name,
]);

export class Connection {
  #socket;
  #relay;
  #limits;
  #address;
  #messages;
  #bytes;
  #room = null;
  #isJoining = false;
  #held = null;
  #lastSign = performance.now();
  #joinTimer;
  isWriter = false;
  token = null;
  farewell = null;

  /** `relay` is what all connections share: `{ limits, metrics, rooms, openings, onError }`. */
  constructor(socket, address, relay) {
    this.#socket = socket;
    this.#relay = relay;
    this.#limits = relay.limits;
    this.#address = address;
    this.#messages = new Allowance(this.#limits.messagesPerSecond, this.#limits.messagesAtOnce);
    this.#bytes = new Allowance(this.#limits.bytesPerSecond, this.#limits.bytesAtOnce);
    this.#joinTimer = setTimeout(() => this.close("no-join"), this.#limits.joinSeconds * 1000);
    socket.on("message", (data, isBinary) => this.#onMessage(data, isBinary));
    socket.on("pong", () => this.#showSign());
    // What the peer did wrong on the wire; the end follows by itself.
    socket.on("error", () => {});
    socket.on("close", () => this.#onClose());
  }

  #showSign() {
    this.#lastSign = performance.now();
  }

  #onMessage(data, isBinary) {
    this.#showSign();
    const { metrics } = this.#relay;
    metrics.received(data, isBinary);
    if (!isBinary || data.length === 0) return this.close("not-binary");
    if (!this.#messages.take(1) || !this.#bytes.take(data.length)) return this.close("too-fast");
    if (data[0] === kinds.ping) return this.send(data);
    if (!this.#isJoining) return this.#join(data);
    // What a client sends before it has read what is kept would not be an answer to it, and is sent again anyway.
    if (!this.#room) return undefined;
    return this.#take(data);
  }

  async #join(data) {
    this.#isJoining = true;
    clearTimeout(this.#joinTimer);
    // A copy: what is kept of it must not keep the whole of the socket's buffer.
    const wanted = readJoin(Buffer.from(data));
    if (!wanted) return this.close("bad-join");
    const { rooms, onError } = this.#relay;
    let room;
    try {
      room = await rooms.enter(wanted.gameId);
    } catch (error) {
      onError(error);
      return this.close("unreadable-room");
    }
    const code = this.#objection(room, wanted);
    if (code) {
      await rooms.leave(room);
      return this.close(code);
    }
    this.token = wanted.token;
    this.isWriter = wanted.token !== null;
    this.farewell = wanted.farewell;
    this.#room = room;
    await room.join(this).catch((error) => {
      onError(error);
      this.close("unreadable-room");
    });
    return undefined;
  }

  #objection(room, { token }) {
    if (this.#socket.readyState !== this.#socket.OPEN) return "gone";
    if (room.isFull) return "too-many-members";
    if (token !== null && !room.admits(token)) return "wrong-token";
    return null;
  }

  #take(message) {
    if (!forOthers.has(message[0])) return this.#refuse("unknown-kind");
    if (!this.isWriter) return this.#refuse("read-only");
    const code = this.#room.take(message, this);
    return code ? this.#refuse(code) : undefined;
  }

  #refuse(code) {
    this.#relay.metrics.refused(code);
    this.send(refused(code));
  }

  /** Whether the address may open one more room. */
  mayOpen() {
    return this.#relay.openings.take(this.#address);
  }

  /** Sends, or keeps until `release`. Who does not read what waits is cut. */
  send(message) {
    if (this.#held) {
      this.#held.bytes += message.length;
      this.#held.messages.push(message);
      if (this.#held.bytes > this.#limits.waitingBytes) this.#cut();
      return;
    }
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount + message.length > this.#limits.waitingBytes) return this.#cut();
    this.#relay.metrics.sent(message);
    this.#socket.send(message);
  }

  /** From now on `send` keeps what it is given. */
  hold() {
    this.#held = { messages: [], bytes: 0 };
  }

  release() {
    const { messages } = this.#held;
    this.#held = null;
    for (const message of messages) this.send(message);
  }

  /** Sends at once, and is fulfilled when the bytes have left, so that a long replay waits for its reader. */
  deliver(message) {
    if (this.#socket.readyState !== this.#socket.OPEN) return undefined;
    this.#relay.metrics.sent(message);
    if (this.#socket.bufferedAmount < 65_536) return this.#socket.send(message);
    return new Promise((resolve) => this.#socket.send(message, () => resolve()));
  }

  #cut() {
    this.#relay.metrics.refused("slow-reader");
    this.#socket.terminate();
  }

  /** Asks for a sign of life; cuts who gave none for too long. */
  checkLife() {
    if (performance.now() - this.#lastSign > this.#limits.idleSeconds * 1000) {
      this.#relay.metrics.refused("idle");
      this.#socket.terminate();
    } else if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  }

  /** Closes with a code that the client can show. */
  close(code) {
    this.#relay.metrics.refused(code);
    this.#socket.close(againstTheRules, code);
  }

  /** Closes because the relay stops; `terminate` for who does not answer. */
  goAway() {
    this.#socket.close(goingAway, "stopping");
  }

  terminate() {
    this.#socket.terminate();
  }

  #onClose() {
    clearTimeout(this.#joinTimer);
    if (!this.#room) return;
    this.#room.leave(this);
    this.#relay.rooms.leave(this.#room).catch(this.#relay.onError);
  }
}

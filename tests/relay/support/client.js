// A client of the relay that sends and collects bytes, and relays that end with their test.

import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { WebSocket } from "ws";
import { kinds } from "../../../examples/relay/frames.js";
import { startRelay } from "../../../examples/relay/relay.js";

export const noToken = Buffer.alloc(16);

const sha256 = (...parts) => createHash("sha256").update(Buffer.concat(parts)).digest();

/** Something that hashes to a game's id, as a genesis does. */
export function someGame() {
  const genesis = randomBytes(100);
  return { genesis, gameId: sha256(genesis).subarray(0, 16), token: randomBytes(16) };
}

/** A signed game's log of stones, with heads as the real one has them, and signatures that are nobody's. */
export class Log {
  #game;
  #heads;
  #entries = [];

  constructor(game) {
    this.#game = game;
    this.#heads = [sha256(game.genesis)];
  }

  add(point) {
    const entry = Buffer.from([this.#entries.length % 2, point]);
    this.#heads.push(sha256(this.#heads.at(-1), entry));
    this.#entries.push(Buffer.concat([entry, randomBytes(8 + 64)]));
    return this.message(this.#entries.length - 1);
  }

  /** The message with the entries from one number up to another. */
  message(from, to = this.#entries.length) {
    const start = Buffer.from([kinds.entries, 0x53, 0x45, 1, 1]);
    const place = Buffer.from([from >> 8, from & 255]);
    return Buffer.concat([start, this.#game.gameId, place, this.#heads[from], ...this.#entries.slice(from, to)]);
  }
}

export const message = (kind, payload) => Buffer.concat([Buffer.from([kinds[kind]]), Buffer.from(payload)]);

export const joinMessage = (gameId, token = noToken, farewell = Buffer.alloc(0)) =>
  Buffer.concat([Buffer.from([kinds.join, 1]), gameId, token, farewell]);

// Goes when the process ends: a relay may still close its files after its test.
const temporary = mkdtempSync(join(tmpdir(), "soosorv-relay-"));
process.once("exit", () => rmSync(temporary, { recursive: true, force: true }));

export const temporaryDirectory = () => mkdtempSync(join(temporary, "rooms-"));

export async function relayFor(test, options = {}) {
  const relay = await startRelay({ directory: temporaryDirectory(), ...options });
  test.after(() => relay.close());
  return relay;
}

async function late(milliseconds) {
  await setTimeout(milliseconds, undefined, { ref: false });
  throw new Error("not closed");
}

/** A connection whose messages can be waited for one after the other. */
export class Client {
  #waiting = [];
  messages = [];

  constructor(address, options) {
    this.socket = new WebSocket(address, options);
    this.socket.on("message", (data) => {
      this.messages.push(data);
      this.#wake();
    });
    const closed = new Promise((resolve) => {
      this.socket.on("close", (code, reason) => {
        resolve({ code, reason: reason.toString() });
        this.#wake();
      });
    });
    /** Its code and reason; an error where it does not come. */
    this.closes = () => Promise.race([closed, late(5000)]);
    this.failure = new Promise((resolve) => {
      this.socket.on("error", resolve);
    });
  }

  #wake() {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  async open() {
    if (this.socket.readyState === WebSocket.CONNECTING) {
      await new Promise((resolve, reject) => this.socket.once("open", resolve).once("error", reject));
    }
    return this;
  }

  send(bytes) {
    this.socket.send(bytes);
  }

  /** Takes the next message. */
  async next() {
    const deadline = performance.now() + 5000;
    while (this.messages.length === 0) {
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error("closed");
      const left = deadline - performance.now();
      if (left <= 0) throw new Error("nothing came");
      await Promise.race([new Promise((resolve) => this.#waiting.push(resolve)), setTimeout(left, 0, { ref: false })]);
    }
    return this.messages.shift();
  }

  /** Takes all up to the end of what is kept; hands back what came before that end. */
  async replay() {
    const before = [];
    for (;;) {
      const bytes = await this.next();
      if (bytes[0] === kinds.stored) return { before, isOpen: bytes[1] === 1 };
      before.push(bytes);
    }
  }

  /** Whether nothing more came until the relay has answered a ping. */
  async isSilent() {
    const ping = message("ping", randomBytes(4));
    this.send(ping);
    return (await this.next()).equals(ping);
  }

  async close() {
    this.socket.close();
    await this.closes();
  }
}

/** A client that has joined a room and read what is kept there. */
export async function joined(test, relay, gameId, token, farewell) {
  const client = await new Client(relay.address).open();
  test.after(() => client.socket.terminate());
  client.send(joinMessage(gameId, token, farewell));
  const { before, isOpen } = await client.replay();
  return Object.assign(client, { before, isOpen });
}

/** A client in a room that it has opened. */
export async function opener(test, relay, game, farewell) {
  const client = await joined(test, relay, game.gameId, game.token, farewell);
  client.send(message("genesis", game.genesis));
  return client;
}

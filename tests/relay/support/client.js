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

/** Something that hashes to a game's id, as a genesis does. */
export function someGame() {
  const genesis = randomBytes(100);
  const gameId = createHash("sha256").update(genesis).digest().subarray(0, 16);
  return { genesis, gameId, token: randomBytes(16) };
}

export const message = (kind, payload) => Buffer.concat([Buffer.from([kinds[kind]]), Buffer.from(payload)]);

export const joinMessage = (gameId, token = noToken, farewell = Buffer.alloc(0)) =>
  Buffer.concat([Buffer.from([kinds.join, 1]), gameId, token, farewell]);

export function temporaryDirectory(test) {
  const directory = mkdtempSync(join(tmpdir(), "soosorv-relay-"));
  test.after(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

export async function relayFor(test, options = {}) {
  // Ends before its directory goes: what is registered first runs first.
  let relay;
  test.after(() => relay?.close());
  relay = await startRelay({ directory: options.directory ?? temporaryDirectory(test), ...options });
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

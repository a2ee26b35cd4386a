// Many games at once between real peers over a relay, and what can be said of them.

import { joinSession, newSession } from "soosorv";
import { connect, createKeys, memoryStorage, webSocketTransport } from "soosorv/peer";
import { WebSocket } from "ws";

const equal = (one, other) => Buffer.compare(one, other) === 0;

/** Cuts like a network: the other end hears of it when it next looks. */
class CuttableSocket extends WebSocket {
  static all = new Set();

  constructor(url) {
    super(url);
    CuttableSocket.all.add(this);
    this.addEventListener("close", () => CuttableSocket.all.delete(this));
  }
}

export function cutAtRandom(share) {
  let count = 0;
  for (const socket of CuttableSocket.all) {
    if (socket.readyState !== WebSocket.OPEN || Math.random() >= share) continue;
    socket.terminate();
    count++;
  }
  return count;
}

/** One game: both players, each with a store of its own, the second admitted by its invitation. */
export class LoadedGame {
  written = 0;
  #sent = new Map();

  constructor(latencies) {
    this.latencies = latencies;
  }

  async start(address) {
    const firstKeys = await createKeys();
    const secondKeys = await createKeys({ secret: firstKeys.secret });
    const random = crypto.getRandomValues(new Uint8Array(16));
    const first = newSession({ opening: "standard", seat: "first", random, key: firstKeys.publicKey });
    const { gameId, genesis } = first;
    const second = joinSession(genesis, { gameId, seat: "second", key: secondKeys.publicKey });
    this.sides = {
      first: { session: first, keys: firstKeys, storage: memoryStorage() },
      second: { session: second, keys: secondKeys, storage: memoryStorage() },
    };
    const admitted = new Promise((resolve) => {
      this.onAdmitted = resolve;
    });
    for (const side of Object.values(this.sides)) {
      side.peer = await connect(side.session, webSocketTransport(address, { WebSocket: CuttableSocket }), side);
      side.peer.on("action", ({ number }) => this.#arrived(number));
    }
    this.sides.second.peer.on("admitted", this.onAdmitted);
    await admitted;
    this.written++;
  }

  #arrived(number) {
    const sent = this.#sent.get(number);
    if (sent === undefined) return;
    this.#sent.delete(number);
    this.latencies.push(performance.now() - sent);
  }

  get isOver() {
    return this.sides.first.session.view().status === "over";
  }

  /** Places a stone for whoever is to act, if that side knows already that it is. */
  async act() {
    for (const { session, peer } of Object.values(this.sides)) {
      const { actor, seat, status, state, length, recovering } = session.view();
      if (status !== "open" || actor !== seat || recovering) continue;
      const point = state.points[Math.floor(Math.random() * state.points.length)];
      this.#sent.set(length, performance.now());
      await peer.act({ type: "place", point });
      this.written++;
    }
  }

  /** Whether both ends hold the same, and all that was written. */
  get isEqual() {
    const [one, other] = Object.values(this.sides).map(({ session }) => session.since(0));
    return equal(one, other) && this.sides.first.session.view().length === this.written;
  }

  close() {
    for (const { peer } of Object.values(this.sides)) peer.close();
  }
}

/** What the relay alone has of a game, read by a watcher who comes now. */
export async function watch(game, address) {
  const { genesis, gameId } = game.sides.first.session;
  const session = joinSession(genesis, { gameId, seat: null });
  const peer = await connect(session, webSocketTransport(address, { WebSocket }));
  await new Promise((resolve) => peer.on("caught-up", resolve));
  peer.close();
  return equal(session.since(0), game.sides.first.session.since(0));
}

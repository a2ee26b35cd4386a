// Players over a real relay: absent, cut off, restarted.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { connect, fetchGenesis, memoryStorage, webSocketTransport } from "soosorv/peer";
import { WebSocket } from "ws";
import { startRelay } from "../../examples/relay/relay.js";
import { guest, host, listen, playRandomly, reopen, until } from "./support/players.js";

const place = (point) => ({ type: "place", point });
const equalLogs = (one, two) => Buffer.from(one.session.since(0)).equals(Buffer.from(two.session.since(0)));
const of = (events, type) => events.filter((event) => event.type === type);

const temporary = mkdtempSync(join(tmpdir(), "soosorv-peer-"));
process.once("exit", () => rmSync(temporary, { recursive: true, force: true }));

/** A relay that can be stopped and started again on the same port, with its files. */
async function useRelay(test, options = {}) {
  const directory = mkdtempSync(join(temporary, "rooms-"));
  const relay = {
    async start() {
      relay.running = await startRelay({ directory, port: relay.port ?? 0, ...options });
      relay.port = relay.running.port;
      relay.address = relay.running.address;
    },
    stop: () => relay.running.close(),
  };
  await relay.start();
  test.after(() => relay.stop());
  return relay;
}

/** Sockets of this class can be cut as a network is: without a word to either program. */
function cuttable() {
  const sockets = new Set();
  class Socket extends WebSocket {
    constructor(url) {
      super(url);
      sockets.add(this);
      this.addEventListener("close", () => sockets.delete(this));
    }
  }
  return { Socket, cut: () => [...sockets].map((socket) => socket.terminate()) };
}

/** A line to a port that can be frozen: packets of the connections there are then vanish, and nobody is told. */
async function freezableLine(test, port) {
  const sockets = new Set();
  const server = createServer((near) => {
    const far = createConnection(port, "127.0.0.1");
    sockets.add(near).add(far);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on("error", () => {});
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  test.after(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const freeze = () => {
    for (const socket of sockets) {
      socket.unpipe();
      socket.pause();
    }
  };
  return { port: server.address().port, freeze };
}

async function open(test, relay, side, options = {}) {
  const network = cuttable();
  const transport = webSocketTransport(relay.address, { WebSocket: network.Socket });
  side.peer = await connect(side.session, transport, { keys: side.keys, storage: side.storage, ...options });
  side.events = listen(side.peer);
  side.cut = network.cut;
  side.transport = transport;
  test.after(() => side.peer.close());
  return side;
}

async function pairOver(test, relay) {
  const one = await open(test, relay, await host());
  const two = await open(test, relay, await guest(one));
  await until(() => two.session.view().status === "open" && two.peer.hasCaughtUp && one.peer.hasCaughtUp);
  return { one, two };
}

/** Two players who have played h8 and gone. */
async function leftAfterOneMove(test, relay) {
  const { one, two } = await pairOver(test, relay);
  await one.peer.act(place("h8"));
  await until(() => equalLogs(one, two));
  for (const { peer } of [one, two]) peer.close();
  return { one, two };
}

test("two play, and a watcher who comes late sees all", async (t) => {
  const relay = await useRelay(t);
  const { one, two } = await pairOver(t, relay);
  await playRandomly({ one, two }, ({ length }) => length >= 12);
  await until(() => equalLogs(one, two));
  const transport = webSocketTransport(relay.address, { WebSocket });
  t.after(() => transport.close());
  assert.deepEqual(await fetchGenesis(transport, one.session.gameId), one.session.genesis);
  const watcher = await open(t, relay, { session: reopen({ session: one.session, seat: null }) });
  await until(() => watcher.peer.hasCaughtUp && equalLogs(one, watcher));
  await playRandomly({ one, two }, ({ length }) => length >= 14);
  await until(() => equalLogs(one, watcher));
  for (const { events } of [one, two, watcher]) assert.deepEqual(of(events, "refused"), []);
});

test("a watcher who comes when both are gone learns what they are called", async (t) => {
  const relay = await useRelay(t);
  const one = await host();
  await open(t, relay, one, { names: { first: "Anna" } });
  const two = await guest(one);
  await open(t, relay, two, { names: { second: "Boris" } });
  await until(() => one.peer.names.second === "Boris" && two.peer.names.first === "Anna");
  for (const side of [one, two]) side.peer.close();
  const watcher = { keys: null, session: reopen({ session: one.session, seat: null }) };
  await open(t, relay, watcher);
  await until(() => watcher.peer.names.first === "Anna" && watcher.peer.names.second === "Boris");
});

test("a guest who comes while the creator is away is admitted when it is back, and both need never meet", async (t) => {
  const relay = await useRelay(t);
  const one = await open(t, relay, await host());
  await until(() => one.peer.isUp);
  await new Promise((resolve) => setTimeout(resolve, 50));
  one.peer.close();
  const two = await open(t, relay, await guest(one));
  await until(() => two.peer.isUp);
  await new Promise((resolve) => setTimeout(resolve, 50));
  two.peer.close();

  /** The same player again, from its store. */
  const again = async (side, seat) => {
    side.session = reopen({ session: side.session, seat, keys: side.keys });
    return open(t, relay, side);
  };
  await again(one, "first");
  await until(() => one.session.view().status === "open");
  await one.peer.act(place("h8"));
  await one.peer.act(place("h9"));
  await one.peer.act(place("h10"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  one.peer.close();
  await again(two, "second");
  await until(() => two.session.view().state.phase === "choose");
  // It has never heard the creator; that the relay has no more of it is enough after a while.
  await until(() => !two.session.view().recovering);
  await two.peer.act({ type: "swap" });
  await new Promise((resolve) => setTimeout(resolve, 50));
  two.peer.close();
  await again(one, "first");
  await until(() => one.session.view().state.swaps.length === 1);
});

test("a creator who comes back, whoever is to act, takes the kept request for the seat as answered", async (t) => {
  const relay = await useRelay(t);
  const { one, two } = await pairOver(t, relay);
  const again = async () => {
    one.peer.close();
    one.session = reopen({ session: one.session, seat: "first", keys: one.keys });
    await open(t, relay, one);
    await until(() => one.peer.hasCaughtUp);
    assert.deepEqual(of(one.events, "refused"), []);
  };
  for (const point of ["h8", "h9", "h10"]) await one.peer.act(place(point));
  await until(() => equalLogs(one, two));
  await again();
  await two.peer.act({ type: "resign", seat: "second" });
  await until(() => equalLogs(one, two));
  await again();
});

test("the relay stops and starts again, and sockets are cut: nothing is lost", async (t) => {
  const relay = await useRelay(t);
  const { one, two } = await pairOver(t, relay);
  const sides = [one, two];
  for (let round = 0; round < 5; round++) {
    const length = one.session.view().state.length + 2;
    if (round === 2) {
      await relay.stop();
      await relay.start();
    } else sides[round % 2].cut();
    await playRandomly({ one, two }, (state) => state.length >= length);
  }
  await until(() => equalLogs(one, two));
  for (const side of sides) {
    assert.ok(of(side.events, "down").length > 0);
    assert.deepEqual(of(side.events, "dropped"), []);
  }
});

test("what is written while the relay is away is there when it is back, on its disk too", async (t) => {
  const relay = await useRelay(t);
  const { one, two } = await pairOver(t, relay);
  await relay.stop();
  await until(() => !one.peer.isUp && !two.peer.isUp);
  assert.deepEqual(one.peer.present, { first: false, second: false });
  await one.peer.act(place("h8"));
  await one.peer.act(place("h9"));
  await relay.start();
  await until(() => two.session.view().length === 3);
  for (const { peer } of [one, two]) peer.close();
  const watcher = await open(t, relay, { session: reopen({ session: one.session, seat: null }) });
  await until(() => watcher.session.view().length === 3);
});

test("a relay that lost everything is given all again", async (t) => {
  const first = await useRelay(t);
  const { one } = await leftAfterOneMove(t, first);
  const second = await useRelay(t);
  one.session = reopen({ session: one.session, seat: "first", keys: one.keys });
  await open(t, second, one);
  await until(() => one.peer.isUp);
  await new Promise((resolve) => setTimeout(resolve, 100));
  one.peer.close();
  const watcher = await open(t, second, { session: reopen({ session: one.session, seat: null }) });
  await until(() => watcher.session.view().length === 2);
});

test("the seat in another place, while the other player is away: what the relay keeps is enough", async (t) => {
  const relay = await useRelay(t);
  const { one } = await leftAfterOneMove(t, relay);
  const session = reopen({ session: one.session, seat: "first", keys: one.keys });
  const elsewhere = await open(t, relay, { keys: one.keys, session, storage: memoryStorage() });
  await until(() => session.view().length === 2);
  await assert.rejects(elsewhere.peer.act(place("h9")), { code: "recovering" });
  await until(() => !session.view().recovering);
  await elsewhere.peer.act(place("h9"));
});

test("the seat in another place, on a relay that has lost all: it waits for the other player", async (t) => {
  const first = await useRelay(t);
  const { one, two } = await leftAfterOneMove(t, first);
  const second = await useRelay(t);
  one.session = reopen({ session: one.session, seat: "first", keys: one.keys });
  await open(t, second, one, { storage: memoryStorage() });
  await until(() => one.peer.isUp);
  // What it opens there itself is nothing to trust in either.
  await new Promise((resolve) => setTimeout(resolve, 100));
  one.cut();
  await new Promise((resolve) => setTimeout(resolve, 4500));
  assert.ok(one.peer.isUp);
  await assert.rejects(one.peer.act(place("h9")), { code: "recovering" });
  two.session = reopen({ session: two.session, seat: "second", keys: two.keys });
  await open(t, second, two);
  await until(() => !one.session.view().recovering && equalLogs(one, two));
  await one.peer.act(place("h9"));
  await until(() => two.session.view().length === 3);
  assert.deepEqual(of(two.events, "disputed"), []);
});

test("a creator in another place admits a guest who came and went before", async (t) => {
  const relay = await useRelay(t);
  const one = await open(t, relay, await host());
  await until(() => one.peer.isUp);
  await new Promise((resolve) => setTimeout(resolve, 50));
  one.peer.close();
  const two = await open(t, relay, await guest(one));
  await until(() => two.peer.isUp);
  await new Promise((resolve) => setTimeout(resolve, 50));
  two.peer.close();
  const session = reopen({ session: one.session, seat: "first", keys: one.keys });
  const elsewhere = await open(t, relay, { keys: one.keys, session, storage: memoryStorage() });
  await until(() => session.view().status === "open");
  assert.deepEqual(of(elsewhere.events, "refused"), []);
});

test("presence over the relay: a player who vanishes is gone, and comes back", async (t) => {
  const relay = await useRelay(t);
  const { one, two } = await pairOver(t, relay);
  assert.deepEqual(one.peer.present, { first: false, second: true });
  two.cut();
  await until(() => !one.peer.present.second);
  await until(() => one.peer.present.second);
});

test("a page that is seen again is back within a second, even where its socket is dead without knowing", async (t) => {
  const relay = await useRelay(t);
  const line = await freezableLine(t, relay.port);
  const one = await open(t, relay, await host());
  const before = performance.now();
  const two = await open(t, { address: relay.address.replace(`:${relay.port}`, `:${line.port}`) }, await guest(one));
  await until(() => two.session.view().status === "open" && two.peer.hasCaughtUp);
  // A second on a machine that has the time for it: measured by what the first connection took here.
  const patience = Math.max(1000, 5 * (performance.now() - before));
  line.freeze();
  await one.peer.act(place("h8"));
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.deepEqual([two.session.view().length, two.peer.isUp], [1, true]);
  const start = performance.now();
  two.transport.wake();
  await until(() => two.session.view().length === 2);
  const took = performance.now() - start;
  assert.ok(took < patience, `${took} ms of ${patience}`);
});

test("without a relay it tries for ever, and close ends that", async (t) => {
  const { one } = await (async () => {
    const relay = await useRelay(t);
    const pair = await pairOver(t, relay);
    await relay.stop();
    return pair;
  })();
  let attempts = 0;
  class Counting extends WebSocket {
    constructor(url) {
      super(url);
      attempts++;
    }
  }
  const transport = webSocketTransport("ws://127.0.0.1:9", { WebSocket: Counting });
  const session = reopen({ session: one.session, seat: null });
  const peer = await connect(session, transport);
  await until(() => attempts >= 3);
  transport.wake();
  peer.close();
  const before = attempts;
  await new Promise((resolve) => setTimeout(resolve, 600));
  assert.equal(attempts, before);
});

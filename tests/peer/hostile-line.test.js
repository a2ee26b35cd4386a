// A line that lies: what was said long ago, what is cut off, and far too much of everything.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { connect, webSocketTransport } from "soosorv/peer";
import { WebSocket } from "ws";
import { startRelay } from "../../examples/relay/relay.js";
import { writeToken } from "../../pkg/peer/keys.js";
import { kinds } from "../../pkg/peer/messages.js";
import { guest, host, listen, pair, playRandomly, slowed, until } from "./support/players.js";

const place = (point) => ({ type: "place", point });
const of = (events, type) => events.filter((event) => event.type === type);
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test("what was said on a connection that has ended since shows nobody as there", async (t) => {
  const { one, two } = await pair(t);
  const release = slowed(one.storage);
  const acting = one.peer.act(place("h8"));
  await pause(20);
  // Waits behind the entry that is being stored.
  one.end.onMessage(Uint8Array.of(kinds.summary, 1, ...two.session.summary()));
  one.end.cut();
  two.peer.close();
  release();
  await acting;
  await pause(20);
  assert.deepEqual([one.peer.hasCaughtUp, one.peer.present], [false, { first: false, second: false }]);
  one.end.connect();
  await pause(50);
  assert.equal(one.peer.present.second, false);
});

test("a message that is cut off after its kind says nothing", async (t) => {
  const { line, one, two } = await pair(t);
  const stranger = line.end();
  stranger.connect();
  const before = [of(two.events, "presence").length, of(one.events, "presence").length];
  for (const kind of [kinds.bye, kinds.rematch, kinds.name, kinds.hello]) stranger.send(Uint8Array.of(kind));
  await one.peer.act(place("h8"));
  await until(() => two.session.view().length === 2);
  assert.deepEqual([of(two.events, "presence").length, of(one.events, "presence").length], before);
  assert.deepEqual(of(two.events, "rematch"), []);
});

test("huge messages do not pile up where the storage is slow", async (t) => {
  setFlagsFromString("--expose-gc");
  const gc = runInNewContext("gc");
  const { one, two } = await pair(t);
  const release = slowed(one.storage);
  const acting = one.peer.act(place("h8"));
  await pause(20);
  const held = [];
  const flood = () => {
    for (let index = 0; index < 100; index++) {
      const bytes = new Uint8Array(1_000_000).fill(kinds.entries);
      held.push(new WeakRef(bytes));
      one.end.onMessage(bytes);
    }
  };
  flood();
  await pause(20);
  gc();
  const alive = held.filter((reference) => reference.deref()).length;
  assert.ok(alive <= 5, `${alive} of 100`);
  release();
  await acting;
  await until(() => two.session.view().length === 2);
});

/** Counts what a player sends while somebody sends it each of `messages` in turn, every few milliseconds for a while. */
async function answersTo({ line, one }, messages) {
  const stranger = line.end();
  stranger.connect();
  const counts = new Map();
  line.onTheWay = (bytes, end) => {
    if (end === one.end) counts.set(bytes[0], (counts.get(bytes[0]) ?? 0) + 1);
    return bytes;
  };
  const start = performance.now();
  for (let index = 0; performance.now() - start < 1500; index++) {
    one.end.onMessage(messages(index));
    await pause(5);
  }
  line.onTheWay = (bytes) => bytes;
  return counts;
}

/** As of another log each time: the length in the two bytes before the head. */
function madeUp(session, index) {
  const summary = session.summary();
  summary.set([index >> 8, index & 255], summary.length - 2);
  return Uint8Array.of(kinds.summary, 0x81, ...summary);
}

for (const [what, make] of [
  ["summaries that are made up", (session, index) => madeUp(session, index)],
  ["the whole log again and again", (session) => Uint8Array.of(kinds.entries, ...session.since(0))],
  ["questions for the genesis", () => Uint8Array.of(kinds.ask)],
  ["words of the relay", () => Uint8Array.of(kinds.stored, 0)],
  ["good-byes in one's own name", () => Uint8Array.of(kinds.bye, 0)],
]) {
  test(`${what}: a player answers some, and the game goes on`, async (t) => {
    const { line, one, two } = await pair(t, { names: [{ first: "Anna" }, {}] });
    await one.peer.act(place("h8"));
    await until(() => two.session.view().length === 2);
    const counts = await answersTo({ line, one }, (index) => make(one.session, index));
    const count = [...counts.values()].reduce((sum, number) => sum + number, 0);
    // A relay lets 200 through at once and 20 a second.
    assert.ok(count < 100, `${count} messages: ${JSON.stringify([...counts])}`);
    await one.peer.act(place("h9"));
    await until(() => two.session.view().length === 3);
  });
}

test("who has the invitation and makes up summaries cuts nobody off from the relay", async (t) => {
  const directory = mkdtempSync(join(tmpdir(), "soosorv-hostile-"));
  process.once("exit", () => rmSync(directory, { recursive: true, force: true }));
  // As patient as usual in the long run, and less at once, so that it shows soon.
  const relay = await startRelay({ directory, limits: { messagesAtOnce: 100 } });
  t.after(() => relay.close());
  const open = async (side) => {
    side.peer = await connect(side.session, webSocketTransport(relay.address, { WebSocket }), side);
    side.events = listen(side.peer);
    t.after(() => side.peer.close());
    return side;
  };
  const one = await open({ ...(await host()), names: { first: "Anna" } });
  const two = await open(await guest(one));
  await until(() => two.session.view().status === "open" && two.peer.hasCaughtUp && one.peer.hasCaughtUp);
  const mallory = new WebSocket(relay.address);
  t.after(() => mallory.terminate());
  await new Promise((resolve) => mallory.once("open", resolve));
  const token = await writeToken(one.keys.secret, one.session.gameId);
  mallory.send(Uint8Array.of(kinds.join, 1, ...one.session.gameId, ...token));
  let index = 0;
  const timer = setInterval(() => mallory.send(madeUp(one.session, index++)), 55);
  t.after(() => clearInterval(timer));
  await pause(1000);
  await playRandomly({ one, two }, ({ length }) => length >= 6);
  await pause(3000);
  assert.equal(mallory.readyState, WebSocket.OPEN);
  assert.deepEqual(of([...one.events, ...two.events], "down"), []);
});

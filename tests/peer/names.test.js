// The players' names: told, kept, and nothing but text, whoever wrote them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cleanName, connect } from "soosorv/peer";
import { kinds } from "../../pkg/peer/messages.js";
import { guest, host, Line, listen, pair, reopen, until } from "./support/players.js";

const named = [{ first: "Anna" }, { second: "Boris" }];
const both = { first: "Anna", second: "Boris" };

async function watch(t, line, { session }) {
  const peer = await connect(reopen({ session, seat: null }), line.end());
  t.after(() => peer.close());
  return peer;
}

const nameMessage = (seat, text) => Uint8Array.of(kinds.name, seat, ...new TextEncoder().encode(text));

for (const signed of [true, false]) {
  test(`both sides and a late watcher learn both names (${signed ? "signed" : "casual"})`, async (t) => {
    const { line, one, two } = await pair(t, { signed, names: named });
    await until(() => one.peer.names.second === "Boris" && two.peer.names.first === "Anna");
    assert.deepEqual([one.peer.names, two.peer.names], [both, both]);
    assert.deepEqual(
      one.events.filter(({ type }) => type === "name"),
      [{ type: "name", seat: "second", name: "Boris" }],
    );
    const watcher = await watch(t, line, one);
    await until(() => watcher.names.first && watcher.names.second);
    assert.deepEqual(watcher.names, both);
  });
}

test("a name that was told is there again after a reload, and the time of the last move stays", async (t) => {
  const { line, one, two } = await pair(t, { names: named });
  await until(() => one.peer.names.second === "Boris");
  const [kept] = await one.storage.list();
  assert.deepEqual(kept.names, both);
  for (const side of [one, two]) side.peer.close();
  const session = reopen({ session: one.session, seat: "first", keys: one.keys });
  const { keys, storage } = one;
  await new Promise((resolve) => setTimeout(resolve, 5));
  const peer = await connect(session, line.end(), { keys, storage });
  t.after(() => peer.close());
  assert.deepEqual(peer.names, both);
  assert.equal((await storage.list())[0].changed, kept.changed);
  await peer.act({ type: "place", point: "h8" });
  assert.ok((await storage.list())[0].changed > kept.changed);
});

test("a name that is known stays, and a guest outside names nobody", async (t) => {
  const { line, one, two } = await pair(t, { names: [{ first: "Anna" }, {}] });
  const late = await guest(one);
  late.peer = await connect(late.session, line.end(), { ...late, names: { second: "Mallory" } });
  t.after(() => late.peer.close());
  await until(() => late.peer.seat === null && late.peer.names.first === "Anna");
  assert.deepEqual(late.peer.names, { first: "Anna", second: "" });
  const stranger = line.end();
  stranger.connect();
  stranger.send(nameMessage(0, "Mallory"));
  stranger.send(nameMessage(1, "Boris"));
  await until(() => one.peer.names.second === "Boris");
  stranger.send(nameMessage(1, "Mallory"));
  await one.peer.act({ type: "place", point: "h8" });
  await until(() => two.session.view().length === 2);
  assert.deepEqual(one.peer.names, both);
  assert.equal(two.peer.names.second, "");
});

test("the open seat has no name", async (t) => {
  const line = new Line();
  const one = await host();
  one.peer = await connect(one.session, line.end(), { ...one, names: { first: "Anna" } });
  t.after(() => one.peer.close());
  const events = listen(one.peer);
  await until(() => one.peer.isUp);
  const stranger = line.end();
  stranger.connect();
  stranger.send(nameMessage(1, "Mallory"));
  stranger.send(Uint8Array.of(kinds.summary, 1));
  await until(() => events.some(({ type }) => type === "refused"));
  assert.equal(one.peer.names.second, "");
});

test("whatever comes as a name is a short line of text, or nothing", async (t) => {
  const { line, one } = await pair(t);
  const stranger = line.end();
  stranger.connect();
  const nothing = [[], [1], [3, 65], [1, 0xe2, 0x80, 0xae], [1, 0, 10, 13, 32], [200, 65]];
  for (const bytes of nothing) stranger.send(Uint8Array.of(kinds.name, ...bytes));
  stranger.send(nameMessage(1, `<b>\u202eB\u0000o\n\tris</b>${"õ".repeat(5000)}`));
  await until(() => one.peer.names.second !== "");
  assert.equal(one.peer.names.second, `<b>Bo ris</b>${"õ".repeat(11)}`);
});

test("a name as it may be shown", () => {
  for (const [given, shown] of [
    ["Anna", "Anna"],
    ["  Anna \u202e\n Maria ", "Anna Maria"],
    ["a".repeat(30), "a".repeat(24)],
    ["\u{1f600}".repeat(30), "\u{1f600}".repeat(24)],
    [`${"a".repeat(23)} b`, "a".repeat(23)],
    ["\ud800x", "x"],
    ["\u200b\u2028\ufeff", ""],
    [undefined, ""],
    [{ toString: () => "Anna" }, ""],
  ]) {
    assert.equal(cleanName(given), shown);
  }
});

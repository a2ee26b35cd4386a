// The players' names: told, kept, and nothing but text, whoever wrote them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cleanName, connect, createKeys } from "soosorv/peer";
import { sign } from "../../pkg/peer/keys.js";
import { kinds } from "../../pkg/peer/messages.js";
import { guest, host, Line, listen, pair, reopen, until } from "./support/players.js";

const named = [{ first: "Anna" }, { second: "Boris" }];
const both = { first: "Anna", second: "Boris" };

async function watch(t, line, { session }) {
  const peer = await connect(reopen({ session, seat: null }), line.end());
  t.after(() => peer.close());
  return peer;
}

const utf8 = (text) => new TextEncoder().encode(text);
const nameMessage = (seat, text) => Uint8Array.of(kinds.name, seat, ...utf8(text));

/** As it is told in a signed game: what is signed is a label, the game, the seat, the name. */
async function signedName(seat, text, { keys, session, gameId = session.gameId }) {
  const name = utf8(text);
  const toSign = Uint8Array.of(...utf8("soosorv name of a player"), ...gameId, seat, ...name);
  return Uint8Array.of(kinds.name, seat, ...(await sign(keys.privateKey, toSign)), ...name);
}

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
  stranger.send(await signedName(0, "Mallory", one));
  stranger.send(await signedName(1, "Boris", two));
  await until(() => one.peer.names.second === "Boris");
  stranger.send(await signedName(1, "Mallory", two));
  await one.peer.act({ type: "place", point: "h8" });
  await until(() => two.session.view().length === 2);
  assert.deepEqual(one.peer.names, both);
  assert.equal(two.peer.names.second, "");
});

test("in a signed game a name is its seat's own: whoever has the invitation gives none", async (t) => {
  const { line, one, two } = await pair(t);
  const watcher = await watch(t, line, one);
  const stranger = line.end();
  stranger.connect();
  const mallory = { session: one.session, keys: await createKeys({ secret: one.keys.secret }) };
  const altered = await signedName(1, "Boris", two);
  altered[altered.length - 1]++;
  const forged = [
    nameMessage(0, "Mallory"),
    nameMessage(1, "x".repeat(80)),
    await signedName(0, "Mallory", mallory),
    await signedName(1, "Mallory", mallory),
    await signedName(1, "Mallory", one),
    await signedName(0, "Mallory", two),
    await signedName(1, "Boris", { ...two, gameId: new Uint8Array(16) }),
    altered,
  ];
  for (const bytes of forged) stranger.send(bytes);
  stranger.send(nameMessage(1, ""));
  await one.peer.act({ type: "place", point: "h8" });
  await until(() => two.session.view().length === 2 && watcher.session.view().length === 2);
  for (const { names } of [one.peer, two.peer, watcher]) assert.deepEqual(names, { first: "", second: "" });
  stranger.send(await signedName(1, "Boris", two));
  await until(() => one.peer.names.second === "Boris" && watcher.names.second === "Boris");
});

test("a name that comes before the log is judged when it is known whose the seat is", async (t) => {
  const { one, two } = await pair(t, { names: named });
  for (const [payload, expected] of [
    [await signedName(1, "Boris", two), "Boris"],
    [await signedName(1, "Mallory", { ...one, keys: await createKeys() }), ""],
  ]) {
    const line = new Line();
    const watcher = await watch(t, line, one);
    const relay = line.end();
    relay.connect();
    await until(() => watcher.isUp);
    relay.send(payload);
    relay.send(Uint8Array.of(kinds.entries, ...one.session.since(0)));
    relay.send(await signedName(0, "Anna", one));
    await until(() => watcher.names.first === "Anna");
    assert.equal(watcher.names.second, expected);
  }
});

test("a player whose platform does not sign has no name, and plays", async (t) => {
  const { subtle } = crypto;
  const { sign: original } = subtle;
  t.after(() => {
    delete subtle.sign;
  });
  subtle.sign = (algorithm, key, bytes) => {
    if (algorithm.name === "Ed25519" && bytes.length > 32)
      return Promise.reject(new DOMException("no", "OperationError"));
    return original.call(subtle, algorithm, key, bytes);
  };
  const { one, two } = await pair(t, { names: named });
  await one.peer.act({ type: "place", point: "h8" });
  await until(() => two.session.view().length === 2);
  assert.deepEqual(one.peer.names, { first: "Anna", second: "" });
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
  const { line, one } = await pair(t, { signed: false });
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
    ["\u3164\u115f\uffa0\u034f\u2800\ufe0f", ""],
    ["A\u3164nna\u2800M", "Anna M"],
    [undefined, ""],
    [{ toString: () => "Anna" }, ""],
  ]) {
    assert.equal(cleanName(given), shown);
  }
});

// Every error of a session: its code and details, and that the session is as it was.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { joinSession, newSession } from "../../pkg/index.js";
import { assertThrows } from "./support/games.js";
import { casualPair, keys, play, RANDOM, SECRET, signedBy, signedPair, verified } from "./support/sessions.js";

/** The codes that the tests below have met. */
const met = new Set();

function throws(act, code, details = {}) {
  met.add(code);
  return assertThrows(act, code, details);
}

/** Holds that the session refuses, and is unchanged. */
function refuses(session, act, code, details) {
  const [log, view] = [session.since(0), session.view()];
  throws(() => act(session), code, details);
  assert.deepEqual(session.since(0), log);
  assert.deepEqual(session.view(), view);
}

/** Holds that the batch is refused with this code, and the session unchanged. */
function receives(session, batch, code, options) {
  const [log, view] = [session.since(0), session.view()];
  const receipts = session.receive(batch, options);
  met.add(code);
  assert.deepEqual([receipts.at(-1).kind, receipts.at(-1).code], ["refused", code]);
  assert.deepEqual(session.since(0), log);
  assert.deepEqual(session.view(), view);
}

const place = (point) => ({ type: "place", point });
const writes = (entry) => (session) => session.play(entry);
const changed = (bytes, place, value) => bytes.with(place, value);

test("opening a session", async () => {
  const { creator, creatorKeys } = await signedPair();
  const genesis = creator.genesis;
  const join = (bytes, options) => () => joinSession(bytes, { gameId: creator.gameId, seat: null, ...options });
  const bad = (act, cause) => throws(act, "bad-genesis", { cause });
  bad(() => newSession({ seat: "first", random: new Uint8Array(16) }), "random");
  bad(() => newSession({ seat: "first", random: RANDOM, key: new Uint8Array(32) }), "key");
  bad(join(new Uint8Array()), "unreadable");
  bad(join(genesis.slice(1)), "unreadable");
  bad(join(Uint8Array.from([...genesis, 0])), "unreadable");
  bad(join(changed(genesis, 4, 9)), "unreadable");
  bad(join(changed(genesis, 2, 2)), "version");
  bad(join(changed(genesis, genesis.length - 1, 1)), "game-id");
  bad(join(genesis, { gameId: new Uint8Array(16) }), "game-id");
  bad(join(genesis, { seat: "second" }), "key");
  bad(join(genesis, { key: creatorKeys.key }), "key");
  bad(join(genesis, { seat: "first", key: RANDOM.length ? new Uint8Array(32).fill(1) : undefined }), "key");
  const casual = newSession({ seat: "first", random: RANDOM });
  const options = { gameId: casual.gameId, seat: "second", key: creatorKeys.key };
  bad(() => joinSession(casual.genesis, options), "key");
});

test("a freed session cannot be used", () => {
  const { creator, guest } = casualPair();
  creator.free();
  creator.free();
  for (const read of ["genesis", "gameId", "signed"]) assertThrows(() => creator[read], "invalid-argument");
  for (const method of ["view", "summary", "record", "evidence", "rematch"]) {
    assertThrows(() => creator[method](), "invalid-argument");
  }
  assertThrows(() => creator.play(place("h8")), "invalid-argument");
  assertThrows(() => creator.receive(guest.since(0)), "invalid-argument");
  assert.equal(guest.view().status, "open");
});

test("a getter that calls back without end ends in an error, and the session is as it was", () => {
  const { creator } = casualPair();
  const view = creator.view();
  const entry = {
    get type() {
      creator.play(entry);
      return "keep";
    },
  };
  assertThrows(() => creator.play(entry), "invalid-argument");
  const options = {
    get from() {
      creator.receive(creator.since(0), options);
      return null;
    },
  };
  assertThrows(() => creator.receive(creator.since(0), options), "invalid-argument");
  assert.equal(creator.view(), view);
});

test("arguments of the wrong type", () => {
  const session = newSession({ seat: "first", random: RANDOM });
  const invalid = (act, argument) => {
    assert.equal(assertThrows(act, "invalid-argument").details.argument, argument);
  };
  const options = { seat: "first", random: RANDOM };
  for (const value of [undefined, null, 1]) invalid(() => newSession(value), "options");
  invalid(() => newSession({ ...options, seat: "black" }), "options.seat");
  invalid(() => newSession({ ...options, random: new Uint8Array(15) }), "options.random");
  invalid(() => newSession({ ...options, random: "7".repeat(16) }), "options.random");
  invalid(() => newSession({ ...options, key: null }), "options.key");
  invalid(() => newSession({ ...options, opening: 8 }), "options.opening");
  invalid(() => newSession({ ...options, sea: 1 }), "options.sea");
  throws(() => newSession({ ...options, opening: "renju" }), "unknown-opening", { opening: "renju" });
  invalid(() => joinSession("genesis", { gameId: session.gameId, seat: null }), "genesis");
  invalid(() => joinSession(session.genesis, { gameId: session.gameId }), "options.seat");
  invalid(() => joinSession(session.genesis, { gameId: "x", seat: null }), "options.gameId");
  for (const entry of [undefined, null, 1, "h8"]) invalid(() => session.play(entry), "entry");
  invalid(() => session.play({ type: "bind" }), "action.type");
  invalid(() => session.play({ type: "undo" }), "action.type");
  invalid(() => session.play({ type: "request-undo" }), "entry.to");
  invalid(() => session.play({ type: "request-undo", to: 1.5 }), "entry.to");
  invalid(() => session.play({ type: "accept-undo", to: 1 }), "entry.to");
  invalid(() => session.sign(new Uint8Array(31), new Uint8Array(64)), "toSign");
  invalid(() => session.sign(new Uint8Array(32), new Uint8Array(63)), "signature");
  invalid(() => session.hello(new Uint8Array(31)), "secret");
  for (const number of [undefined, -1, 1, 0.5, "0"]) invalid(() => session.since(number), "number");
  for (const batch of [undefined, null, "", [1], new ArrayBuffer(9)]) {
    invalid(() => session.receive(batch), "batch");
    invalid(() => session.inspect(batch), "batch");
    invalid(() => session.compare(batch), "summary");
    invalid(() => session.admit(batch, SECRET), "hello");
  }
  invalid(() => session.receive(session.since(0), { from: "black" }), "options.from");
  invalid(() => session.receive(session.since(0), { verified: 1 }), "options.verified");
  invalid(() => session.receive(session.since(0), { verified: [0.5] }), "options.verified[0]");
});

test("the invite", async () => {
  const { creator, guest, guestKeys } = await signedPair();
  const open = newSession({ seat: "first", random: RANDOM });
  const join = (seat) => joinSession(open.genesis, { gameId: open.gameId, seat });
  refuses(open, (session) => session.hello(SECRET), "wrong-seat");
  refuses(join(null), (session) => session.hello(SECRET), "wrong-seat");
  refuses(join("first"), (session) => session.hello(SECRET), "wrong-seat");
  refuses(guest, (session) => session.hello(SECRET), "invite-spent");
  const hello = join("second").hello(SECRET);
  const admits =
    (bytes, secret = SECRET) =>
    (session) =>
      session.admit(bytes, secret);
  refuses(join("second"), admits(hello), "wrong-seat");
  refuses(open, admits(hello, new Uint8Array(32)), "bad-hello");
  refuses(open, admits(changed(hello, 30, 1)), "bad-hello");
  refuses(open, admits(changed(hello, 20, 0)), "wrong-seat");
  refuses(open, admits(changed(hello, 20, 2)), "bad-message");
  refuses(open, admits(hello.slice(1)), "bad-message");
  refuses(open, admits(hello.slice(0, -1)), "bad-message");
  refuses(open, admits(changed(hello, 2, 9)), "unsupported-version", { found: [9, 1], supported: [1, 1] });
  refuses(creator, admits(hello), "wrong-game");
  open.admit(hello, SECRET);
  refuses(open, admits(hello), "invite-spent");
  // Who stole the invite, but came too late, holds a session that can write nothing.
  const { key } = await keys();
  const late = joinSession(creator.genesis, { gameId: creator.gameId, seat: "second", key });
  const log = creator.since(0);
  late.receive(log, { from: "second", verified: await verified(late, log) });
  refuses(late, writes({ type: "resign", seat: "second" }), "invite-spent");
  assert.notDeepEqual(key, guestKeys.key);
});

test("writing", async () => {
  const pair = casualPair({ opening: "standard" });
  const { creator, guest } = pair;
  const watcher = joinSession(creator.genesis, { gameId: creator.gameId, seat: null });
  refuses(watcher, writes(place("h8")), "wrong-seat");
  const alone = newSession({ seat: "second", random: RANDOM });
  refuses(alone, writes(place("h8")), "not-your-turn", { seat: "first" });
  const guestAlone = joinSession(alone.genesis, { gameId: alone.gameId, seat: "first" });
  refuses(guestAlone, writes(place("h8")), "recovering");
  guestAlone.compare(alone.summary(), { from: "second" });
  refuses(guestAlone, writes(place("h8")), "unbound");
  refuses(guest, writes(place("h8")), "not-your-turn", { seat: "first" });
  refuses(guest, writes({ type: "timeout", seat: "first" }), "not-your-turn", { seat: "first" });
  refuses(creator, writes({ type: "request-undo", to: 0 }), "undo-out-of-range", { max: null });
  play(pair, "h8");
  refuses(creator, writes({ type: "request-undo", to: 1 }), "undo-out-of-range", { max: 0 });
  for (const to of [-1, -(2 ** 40), 4096, 2 ** 16, 2 ** 40]) {
    refuses(creator, writes({ type: "request-undo", to }), "undo-out-of-range", { max: 0 });
  }
  refuses(creator, writes({ type: "cancel-undo" }), "no-undo-request");
  refuses(guest, writes({ type: "accept-undo" }), "no-undo-request");
  refuses(guest, writes(place("h8")), "occupied", { point: "h8" });
  refuses(guest, (session) => session.rematch(), "not-over");
  refuses(guest, (session) => session.sign(new Uint8Array(32), new Uint8Array(64)), "nothing-to-sign");
  creator.play({ type: "request-undo", to: 0 });
  refuses(creator, writes({ type: "request-undo", to: 0 }), "undo-open");
  creator.play({ type: "cancel-undo" });
  refuses(creator, writes({ type: "request-undo", to: 0 }), "undo-too-soon");
  creator.play({ type: "resign", seat: "first" });
  refuses(creator, writes({ type: "resign", seat: "first" }), "game-over");
  const unbound = newSession({ seat: "first", random: RANDOM });
  unbound.play({ type: "resign", seat: "first" });
  refuses(unbound, (session) => session.rematch(), "unbound");
});

test("the log has an end, and room for the end of the game", () => {
  const pair = casualPair({ opening: "standard" });
  const { creator, guest } = pair;
  play(pair, "h8");
  const pass = (from, to, seat, entry) => to.receive(from.since(from.play(entry).number), { from: seat });
  while (creator.view().length < 4094) {
    pass(guest, creator, "second", { type: "request-undo", to: 0 });
    pass(creator, guest, "first", { type: "accept-undo" });
    pass(creator, guest, "first", place("h8"));
  }
  pass(guest, creator, "second", place("h9"));
  assert.equal(creator.view().length, 4095);
  refuses(creator, writes(place("i8")), "log-full");
  refuses(creator, writes({ type: "request-undo", to: 0 }), "log-full");
  refuses(guest, writes({ type: "request-undo", to: 0 }), "log-full");
  assert.equal(pass(guest, creator, "second", { type: "resign", seat: "second" })[0].kind, "applied");
  assert.equal(creator.view().status, "over");
});

test("messages that are none, or another game's", async () => {
  const { creator, guest } = casualPair({ opening: "standard" });
  const other = newSession({ opening: "standard", seat: "first", random: new Uint8Array(16).fill(8) });
  creator.play(place("h8"));
  const batch = creator.since(1);
  const options = { from: "first" };
  for (const bytes of [[], batch.slice(1), batch.slice(0, -1), [...batch, 0], guest.summary(), guest.record()]) {
    receives(guest, Uint8Array.from(bytes), "bad-message", options);
  }
  receives(guest, new Uint8Array(1 << 20), "bad-message", options);
  receives(guest, changed(batch, 2, 2), "unsupported-version", options);
  receives(guest, other.since(0), "wrong-game", options);
  refuses(guest, (session) => session.compare(other.summary()), "wrong-game");
  refuses(guest, (session) => session.inspect(other.since(0)), "wrong-game");
  refuses(guest, (session) => session.compare(new Uint8Array()), "bad-message");
  receives(guest, changed(batch, batch.length - 1, batch.at(-1) ^ 1), "wrong-digest", options);
  receives(guest, batch, "wrong-seat", { from: null });
  receives(guest, changed(batch, 55, 255), "bad-message", options);
});

test("a disputed game stands still", async () => {
  const { creator, guest, creatorKeys } = await signedPair();
  const twin = joinSession(creator.genesis, { gameId: creator.gameId, seat: "first", key: creatorKeys.key });
  const log = creator.since(0);
  twin.receive(log, { from: "first", verified: await verified(twin, log) });
  for (const [session, point] of [
    [creator, place("h8")],
    [twin, { type: "resign", seat: "first" }],
  ]) {
    await signedBy(creatorKeys, session, session.play(point));
    const batch = session.since(1);
    guest.receive(batch, { verified: await verified(guest, batch) });
  }
  refuses(guest, writes({ type: "resign", seat: "second" }), "disputed");
  refuses(guest, (session) => session.rematch(), "disputed");
  await signedBy(creatorKeys, creator, creator.play(place("h9")));
  receives(guest, creator.since(2), "disputed", { verified: [2] });
  receives(joinSession(creator.genesis, { gameId: creator.gameId, seat: null }), creator.since(0), "bad-signature");
  // Numbers of no entry verify none: not the first, either.
  const watcher = joinSession(creator.genesis, { gameId: creator.gameId, seat: null });
  receives(watcher, creator.since(0), "bad-signature", { verified: [-1, 4096, 2 ** 16, 2 ** 32] });
});

test("the codes met here are those of the types and of the engine", () => {
  const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  const part = (text, from, to) => text.slice(text.indexOf(from), text.indexOf(to, text.indexOf(from)));
  const names = (text) => [...text.matchAll(/"([a-z-]+)"/g)].map(([, name]) => name).sort();
  const types = names(part(read("pkg/umd/soosorv.d.ts"), "export type SessionErrorCode =", ";"));
  const rust = names(part(read("src/session/error.rs"), "pub const CODES", "\n    ];"));
  const shared = ["unsupported-version"];
  assert.deepEqual(
    rust.filter((code) => !shared.includes(code)),
    types,
  );
  assert.deepEqual(
    types.filter((code) => !met.has(code)),
    [],
    "codes that no test above has met",
  );
});

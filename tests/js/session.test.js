// Sessions as JavaScript sees them: every method, the exact shapes, real signatures.

import assert from "node:assert/strict";
import { test } from "node:test";
import { gameFromBytes, joinSession, newSession, Session } from "../../pkg/index.js";
import { casualPair, keys, play, RANDOM, SECRET, signedBy, signedPair, verified } from "./support/sessions.js";

const place = (point) => ({ type: "place", point });
const kinds = (receipts) => receipts.map(({ kind }) => kind);

test("a casual game: create, join, play, watch", () => {
  const pair = casualPair({ opening: "standard" });
  const { creator, guest } = pair;
  assert.ok(creator instanceof Session);
  assert.equal(creator.signed, false);
  assert.deepEqual([creator.gameId.length, creator.genesis.length], [16, 89]);
  play(pair, "h8", "h9");
  const { state, ...rest } = guest.view();
  assert.deepEqual(rest, {
    status: "open",
    seat: "second",
    actor: "first",
    undo: null,
    length: 3,
    recovering: false,
    unsigned: [],
  });
  assert.deepEqual(
    state.stones.map(({ point }) => point),
    ["h8", "h9"],
  );
  const watcher = joinSession(creator.genesis, { gameId: creator.gameId, seat: null });
  assert.deepEqual(watcher.receive(guest.since(0)), [
    { kind: "applied", number: 0, seat: "first", entry: { type: "bind" }, dropped: [], code: null },
    { kind: "applied", number: 1, seat: "first", entry: place("h8"), dropped: [], code: null },
    { kind: "applied", number: 2, seat: "second", entry: place("h9"), dropped: [], code: null },
  ]);
  assert.deepEqual(watcher.compare(creator.summary()), { equal: true, sendFrom: null });
  assert.equal(watcher.view().seat, null);
  assert.deepEqual(watcher.view().state, state);
});

test("options may stand in getters, and in what an object inherits from", () => {
  class Options {
    get opening() {
      return "rif";
    }
    get forbiddenMoves() {
      return "loses";
    }
    get seat() {
      return "second";
    }
    get random() {
      return RANDOM;
    }
  }
  const { opening, forbiddenMoves, seat, random } = new Options();
  for (const options of [new Options(), Object.create({ opening, forbiddenMoves, seat, random })]) {
    const { state, ...view } = newSession(options).view();
    assert.deepEqual([state.rule.opening, state.rule.forbiddenMoves, view.seat], ["rif", "loses", "second"]);
  }
});

test("a view is the same frozen object until the session changes", () => {
  const { creator } = casualPair();
  const view = creator.view();
  assert.equal(creator.view(), view);
  assert.equal(creator.view().state, view.state);
  assert.ok(Object.isFrozen(view) && Object.isFrozen(view.unsigned) && Object.isFrozen(view.state));
  creator.play({ type: "resign", seat: "first" });
  assert.notEqual(creator.view(), view);
  assert.equal(creator.view().status, "over");
  assert.deepEqual(structuredClone(creator.view()), creator.view());
});

test("taking moves back: request, decline, ask again, accept", () => {
  const pair = casualPair({ opening: "standard" });
  const { creator, guest } = pair;
  play(pair, "h8", "h9", "i8");
  const pass = (from, to, seat, entry) => to.receive(from.since(from.play(entry).number), { from: seat });
  pass(creator, guest, "first", { type: "request-undo", to: 2 });
  assert.deepEqual(guest.view().undo, { by: "first", to: 2 });
  assert.equal(guest.view().actor, "second");
  pass(guest, creator, "second", { type: "decline-undo" });
  assert.equal(creator.view().undo, null);
  pass(guest, creator, "second", place("i9"));
  pass(creator, guest, "first", { type: "request-undo", to: 2 });
  pass(creator, guest, "first", { type: "cancel-undo" });
  pass(creator, guest, "first", place("j8"));
  pass(creator, guest, "first", { type: "request-undo", to: 2 });
  const [receipt] = pass(guest, creator, "second", { type: "accept-undo" });
  assert.deepEqual(receipt.entry, { type: "accept-undo" });
  assert.equal(String(gameFromBytes(creator.record())), "standard h8 h9");
  assert.deepEqual(guest.view().state, creator.view().state);
});

test("the seat to act prevails over what the other one wrote out of turn", () => {
  const pair = casualPair({ opening: "standard" });
  const { creator, guest } = pair;
  play(pair, "h8", "h9");
  const length = creator.view().length;
  creator.play(place("i8"));
  guest.play({ type: "request-undo", to: 1 });
  guest.play({ type: "cancel-undo" });
  const [superseded] = creator.receive(guest.since(length), { from: "second" });
  assert.deepEqual([superseded.kind, superseded.number], ["superseded", length]);
  const [replaced] = guest.receive(creator.since(length), { from: "first" });
  const dropped = [{ type: "request-undo", to: 1 }, { type: "cancel-undo" }];
  assert.deepEqual(replaced, {
    kind: "replaced",
    number: length,
    seat: "first",
    entry: place("i8"),
    dropped,
    code: null,
  });
  assert.deepEqual(kinds(guest.receive(creator.since(length), { from: "first" })), ["duplicate"]);
  assert.deepEqual(guest.compare(creator.summary()), { equal: true, sendFrom: null });
});

test("what stands on something unknown asks for a summary, and a summary tells what to send", () => {
  const pair = casualPair({ opening: "standard" });
  const { creator, guest } = pair;
  play(pair, "h8", "h9");
  const watcher = joinSession(creator.genesis, { gameId: creator.gameId, seat: null });
  assert.deepEqual(kinds(watcher.receive(creator.since(2))), ["gap"]);
  assert.deepEqual(creator.compare(watcher.summary()), { equal: false, sendFrom: 0 });
  creator.play(place("i8"));
  assert.deepEqual(creator.compare(guest.summary()), { equal: false, sendFrom: 3 });
  assert.deepEqual(guest.compare(creator.summary()), { equal: false, sendFrom: 0 });
});

test("a signed game by WebCrypto: nothing unsigned is handed out, nothing unverified comes in", async () => {
  const { creator, guest, creatorKeys, guestKeys } = await signedPair();
  assert.equal(creator.signed, true);
  const written = creator.play(place("h8"));
  assert.deepEqual([written.number, written.toSign.length], [1, 32]);
  assert.deepEqual(creator.view().unsigned, [1]);
  assert.deepEqual(kinds(guest.receive(creator.since(0), { verified: [0, 1] })), ["duplicate"]);
  await signedBy(creatorKeys, creator, written);
  const batch = creator.since(0);
  const [entry, ...more] = guest.inspect(batch);
  assert.deepEqual(more, [], "what is known already is not checked again");
  assert.deepEqual([entry.number, entry.seat, entry.key], [1, "first", creatorKeys.key]);
  assert.deepEqual(entry.toVerify, written.toSign);
  assert.equal(guest.receive(batch)[1].code, "bad-signature");
  assert.deepEqual(kinds(guest.receive(batch, { verified: await verified(guest, batch) })), ["duplicate", "applied"]);

  // A watcher learns the guest's key from the log itself.
  await signedBy(creatorKeys, creator, creator.play(place("h9")));
  await signedBy(creatorKeys, creator, creator.play(place("i8")));
  const rest = creator.since(2);
  guest.receive(rest, { verified: await verified(guest, rest) });
  await signedBy(guestKeys, guest, guest.play({ type: "keep" }));
  const watcher = joinSession(creator.genesis, { gameId: creator.gameId, seat: null });
  const log = guest.since(0);
  const seats = watcher.inspect(log).map(({ seat }) => seat);
  assert.deepEqual(seats, ["first", "first", "first", "first", "second"]);
  assert.deepEqual(watcher.inspect(log)[4].key, guestKeys.key);
  assert.equal(watcher.receive(log, { verified: await verified(watcher, log) }).length, 5);
  assert.deepEqual(watcher.view().state, guest.view().state);
});

test("a player comes back: from the own store at once, without it when the other one has told all", async () => {
  const { creator, guest } = await signedPair();
  const options = { gameId: creator.gameId, seat: "first", key: creatorKey(creator) };
  const stored = joinSession(creator.genesis, options);
  assert.equal(stored.view().recovering, true);
  const log = creator.since(0);
  stored.receive(log, { from: "first", verified: await verified(stored, log) });
  assert.equal(stored.view().recovering, false);
  const lost = joinSession(creator.genesis, options);
  lost.receive(log, { from: "second", verified: await verified(lost, log) });
  assert.equal(lost.view().recovering, true);
  lost.compare(guest.summary());
  assert.equal(lost.view().recovering, true, "a watcher's summary is no proof");
  lost.compare(guest.summary(), { from: "second" });
  assert.equal(lost.view().recovering, false);
  lost.play(place("h8"));
});

/** The first seat's key in a genesis without a position. */
const creatorKey = (session) => session.genesis.slice(9, 41);

test("two entries of one seat at one place are proven to anybody", async () => {
  const { creator, guest, creatorKeys } = await signedPair();
  const twin = joinSession(creator.genesis, { gameId: creator.gameId, seat: "first", key: creatorKeys.key });
  const log = creator.since(0);
  twin.receive(log, { from: "first", verified: await verified(twin, log) });
  await signedBy(creatorKeys, creator, creator.play(place("h8")));
  await signedBy(creatorKeys, twin, twin.play({ type: "resign", seat: "first" }));
  for (const { since } of [creator, twin].map((session) => ({ since: session.since(1) }))) {
    guest.receive(since, { verified: await verified(guest, since) });
  }
  assert.equal(guest.view().status, "disputed");
  const evidence = guest.evidence();
  const judge = joinSession(creator.genesis, { gameId: creator.gameId, seat: null });
  const verdicts = [];
  for (const batch of evidence) verdicts.push(...judge.receive(batch, { verified: await verified(judge, batch) }));
  assert.deepEqual(kinds(verdicts), ["applied", "applied", "equivocation"]);
  assert.equal(judge.view().status, "disputed");
  assert.equal(creator.evidence(), null);
});

test("a rematch: the same game for both, seats exchanged", async () => {
  const { creator, guest, creatorKeys, guestKeys } = await signedPair();
  await signedBy(creatorKeys, creator, creator.play({ type: "resign", seat: "first" }));
  const batch = creator.since(1);
  guest.receive(batch, { verified: await verified(guest, batch) });
  const [one, other] = [creator.rematch(), guest.rematch()];
  assert.deepEqual(one.genesis, other.genesis);
  assert.deepEqual([one.view().seat, other.view().seat], ["second", "first"]);
  await signedBy(guestKeys, other, other.play(place("h8")));
  const first = other.since(0);
  assert.deepEqual(kinds(one.receive(first, { verified: await verified(one, first) })), ["applied"]);
});

test("another guest's hello finds the seat taken, and its session turns into a watcher's", async () => {
  const { creator } = await signedPair();
  const { key } = await keys();
  const late = joinSession(creator.genesis, { gameId: creator.gameId, seat: "second", key });
  const hello = late.hello(SECRET);
  assert.throws(() => creator.admit(hello, SECRET), { code: "invite-spent" });
  const log = creator.since(0);
  late.receive(log, { verified: await verified(late, log) });
  assert.equal(late.view().seat, null);
});

test("a full board's record fits a link", () => {
  const pair = casualPair({ opening: "standard", forbiddenMoves: "loses" });
  // Rows of two colours in pairs, shifted from row to row: no five anywhere.
  const ofColor = (color) =>
    Array.from({ length: 225 }, (_, index) => [index % 15, Math.floor(index / 15)])
      .filter(([column, row]) => Math.floor((column + 2 * row) / 2) % 2 === color)
      .map(([column, row]) => "abcdefghijklmno"[column] + (row + 1));
  const [black, white] = [ofColor(0), ofColor(1)];
  while (pair.creator.view().status === "open") {
    const { turn } = pair.creator.view().state;
    const point = (turn.stone === "black" ? black : white).pop();
    play(pair, point ?? { type: "pass" });
  }
  const { state } = pair.creator.view();
  assert.ok(state.stones.length > 200, `${state.stones.length} stones, ${state.outcome.reason}`);
  const link = Buffer.from(pair.creator.record()).toString("base64url");
  assert.ok(link.length < 400, `${link.length} characters`);
  assert.deepEqual(gameFromBytes(pair.guest.record()).renderState(), state);
});

test("a session starts from a position too", () => {
  const position = { black: ["h8"], white: ["h9"], turn: "black" };
  const session = newSession({ position, seat: "first", random: RANDOM });
  assert.equal(String(gameFromBytes(session.record())), "position:h8:h9:black");
  const guest = joinSession(session.genesis, { gameId: session.gameId, seat: "second" });
  assert.deepEqual(guest.view().state, session.view().state);
});

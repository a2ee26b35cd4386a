// Every error: its code, its name, its details; and that its code stands in every list of codes.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { analyse, explain, gameFromBytes, newGame, parseGame } from "../../pkg/index.js";
import { assertThrows, assertUnchanged, gameAndSnapshot, PHASES } from "./support/games.js";

/** The codes that the tests below have met. */
const met = new Set();

/** Holds that something throws this, and that the code is met. */
function throws(act, code, details) {
  met.add(code);
  return assertThrows(act, code, details);
}

/** Holds that a game refuses the action with this error, by `isLegal` too, and is unchanged. */
function refuses(record, action, code, details, options) {
  const [game, before] = gameAndSnapshot(record);
  throws(() => game.applyAction(action, options), code, details);
  if (options === undefined) assert.equal(game.isLegal(action), false);
  assertUnchanged(game, before);
}

test("errors of the rules", () => {
  const { place, choose, declare, offer, pick, play, over } = PHASES;
  refuses(over, { type: "place", point: "a1" }, "game-over", {});
  refuses(place, { type: "place", point: "h9" }, "not-your-turn", { seat: "first" }, { seat: "second" });
  refuses(play, { type: "resign", seat: "second" }, "not-your-turn", { seat: "second" }, { seat: "first" });
  refuses(choose, { type: "pass" }, "wrong-phase", { phase: "choose", expected: ["keep", "swap", "branch"] });
  refuses(place, { type: "swap" }, "wrong-phase", { phase: "place", expected: ["place"] });
  refuses(declare, { type: "claim" }, "wrong-phase", { phase: "declare", expected: ["declare"] });
  refuses(offer, { type: "pick", point: "g8" }, "wrong-phase", { phase: "offer", expected: ["offer"] });
  refuses(pick, { type: "offer", point: "c3" }, "wrong-phase", { phase: "pick", expected: ["pick"] });
  refuses(play, { type: "keep" }, "wrong-phase", { phase: "play", expected: ["place", "pass", "claim"] });
  const early = { type: "place", point: "h9", offerDraw: true };
  refuses(place, early, "wrong-phase", { phase: "place", expected: ["place"] });
  refuses(play, { type: "place", point: "h8" }, "occupied", { point: "h8" });
  refuses(place, { type: "place", point: "a1" }, "outside-area", { area: 3 });
  refuses(offer, { type: "offer", point: "g8" }, "already-offered", { point: "g8" });
  refuses(offer, { type: "offer", point: "i7" }, "symmetrical-offer", { to: "g8" });
  refuses(pick, { type: "pick", point: "i8" }, "not-offered", { point: "i8" });
  refuses(declare, { type: "declare", count: 9 }, "count-out-of-range", { min: 1, max: 8 });
  for (const count of [0, -0, -1, 256, 257, 2 ** 32 + 1, 1e300, -1e300]) {
    refuses(declare, { type: "declare", count }, "count-out-of-range", { min: 1, max: 8 });
  }
  refuses(choose, { type: "branch", to: "offers" }, "unknown-branch", { expected: [] });
  const fourth = "taraguchi-10 h8 keep h9 keep h10 keep g7";
  for (const to of ["", "extend", "offers ", "Offers", "offers".padEnd(1000)]) {
    refuses(fourth, { type: "branch", to }, "unknown-branch", { expected: ["offers"] });
  }
  refuses(play, { type: "claim" }, "nothing-to-claim", {});
  refuses(play, { type: "accept-draw" }, "no-draw-offer", {});
  throws(() => newGame().undo(), "nothing-to-undo", {});
});

test("forbidden moves", () => {
  const refusesStone = (stones, point, code, kinds) =>
    refuses(`position:${stones}:black`, { type: "place", point }, code, { kinds });
  refusesStone("d8,e8,f8,h8,i8:-", "g8", "forbidden-overline", ["overline"]);
  refusesStone("d1,d2,d3,a4,b4,c4:-", "d4", "forbidden-double-four", ["double-four"]);
  refusesStone("e3,c4,f4,c5:g1", "d4", "forbidden-double-three", ["double-three"]);
  const both = "d5,g5,e6,g6,f7,g7,d8,e8,f8,h8,i8:c4,g4";
  refusesStone(both, "g8", "forbidden-overline", ["overline", "double-four"]);
});

test("arguments of the wrong type", () => {
  const game = newGame();
  const invalid = (act, argument) => assert.equal(throws(act, "invalid-argument").details.argument, argument);
  const action = (value, argument) => {
    invalid(() => game.applyAction(value), argument);
    assert.equal(game.isLegal(value), false);
  };
  for (const value of [undefined, null, 1, "h8", true, () => {}, Symbol(), 1n]) action(value, "action");
  for (const type of [undefined, null, 1, "Place", "place ", "constructor", "__proto__", ["place"]]) {
    action({ type }, "action.type");
  }
  action([], "action.type");
  for (const point of [undefined, null, 112, "H8", "h08", "h 8", "h16", "p1", "", ["h8"], new String("h8")]) {
    action({ type: "place", point }, "action.point");
    action({ type: "offer", point }, "action.point");
    action({ type: "pick", point }, "action.point");
  }
  for (const offerDraw of [false, null, 1, "true"]) action({ type: "pass", offerDraw }, "action.offerDraw");
  for (const count of [undefined, "3", 1.5, Number.NaN, Infinity, 3n, [3]]) {
    action({ type: "declare", count }, "action.count");
  }
  for (const seat of [undefined, "black", "First", 0]) action({ type: "resign", seat }, "action.seat");
  for (const to of [undefined, 1, null]) action({ type: "branch", to }, "action.to");
  // Nothing is overlooked: a key too many may mean something to whoever wrote it.
  action({ type: "place", point: "h8", extra: 1 }, "action.extra");
  action({ type: "keep", point: "h8" }, "action.point");
  action({ type: "offer", point: "h8", offerDraw: true }, "action.offerDraw");

  for (const options of [null, 1, "first", { seat: "black" }, { seat: null }, { seats: "first" }]) {
    throws(() => game.applyAction({ type: "place", point: "h8" }, options), "invalid-argument");
  }
  for (const length of [undefined, "0", -1, 1, 0.5, Number.NaN, Infinity, 1n]) {
    invalid(() => game.stateAt(length), "length");
  }
  for (const point of [undefined, "H8", 112, ["h8"]]) {
    invalid(() => game.explain(point), "point");
    invalid(() => explain({ black: [], white: [] }, point), "point");
  }
  for (const text of [undefined, null, 1, ["soosorv-8"], new String("soosorv-8")]) {
    invalid(() => parseGame(text), "text");
  }
  for (const bytes of [undefined, null, "SV", [83, 86], new ArrayBuffer(8), new DataView(new ArrayBuffer(8))]) {
    invalid(() => gameFromBytes(bytes), "bytes");
  }
  for (const bytes of [new Uint8ClampedArray(8), new Int8Array(8), new Uint16Array(8), { length: 0 }]) {
    invalid(() => gameFromBytes(bytes), "bytes");
  }
  for (const position of [
    undefined,
    null,
    1,
    [],
    { black: [] },
    { black: [], white: ["H8"] },
    { black: "h8", white: [] },
  ]) {
    throws(() => analyse(position), "invalid-argument");
    throws(() => explain(position, "h8"), "invalid-argument");
  }
  throws(() => analyse({ black: [], white: [], turn: "black" }), "invalid-argument");
});

test("what was expected names all that is allowed", () => {
  const expects = (act, expected) => assert.equal(throws(act, "invalid-argument").details.expected, expected);
  expects(() => newGame(8), "an object");
  expects(() => newGame({ opening: 8 }), "a string or an object");
  expects(() => newGame({ position: 8 }), "an object");
  expects(() => analyse(8), "a string or an object");
  expects(() => explain(null, "h8"), "a string or an object");
  expects(() => newGame().stateAt(1), "an integer from 0 to 0");
});

test("options of a new game", () => {
  const invalid = (options, argument) => {
    assert.equal(throws(() => newGame(options), "invalid-argument").details.argument, argument);
  };
  for (const options of [null, 1, "soosorv-8", () => {}]) invalid(options, "options");
  invalid({ rule: "soosorv-8" }, "options.rule");
  invalid({ opening: null }, "options.opening");
  invalid({ opening: 8 }, "options.opening");
  invalid({ opening: {} }, "options.opening.id");
  invalid({ opening: { id: "soosorv", limit: "8" } }, "options.opening.limit");
  invalid({ opening: { id: "soosorv", limit: 8.5 } }, "options.opening.limit");
  invalid({ opening: { id: "soosorv", max: 8 } }, "options.opening.max");
  for (const forbiddenMoves of [null, "Illegal", true]) invalid({ forbiddenMoves }, "options.forbiddenMoves");
  const position = { black: [], white: [], turn: "black" };
  invalid({ opening: "standard", position }, "options.opening");
  invalid({ position: null }, "options.position");
  invalid({ position: { black: [], white: [] } }, "options.position.turn");
  invalid({ position: { ...position, turn: "first" } }, "options.position.turn");
  invalid({ position: { ...position, black: {} } }, "options.position.black");
  invalid({ position: { ...position, white: ["h8", "x"] } }, "options.position.white[1]");

  for (const opening of [
    "",
    "renju",
    "Soosorv-8",
    "soosorv-",
    "soosorv-08",
    "soosorv8",
    "standard-8",
    "soosorv-8/loses",
  ]) {
    throws(() => newGame({ opening }), "unknown-opening", { opening });
  }
  throws(() => newGame({ opening: { id: "renju" } }), "unknown-opening", { opening: "renju" });
  throws(() => newGame({ opening: { id: "standard", limit: 8 } }), "unknown-opening", { opening: "standard" });
  const range = { min: 1, max: 50 };
  for (const opening of ["soosorv-0", "soosorv-51", "soosorv-4294967304"]) {
    throws(() => newGame({ opening }), "limit-out-of-range", range);
  }
  for (const limit of [0, -0, -1, 51, 256, 264, 2 ** 32 + 8, 1e300]) {
    throws(() => newGame({ opening: { id: "soosorv", limit } }), "limit-out-of-range", range);
  }
});

test("positions", () => {
  const bad = (act, point, line = null, column = null) => throws(act, "bad-position", { point, line, column });
  bad(() => analyse({ black: ["h8"], white: ["h9", "h8"] }), "h8");
  bad(() => analyse({ black: ["h8", "h8"], white: [] }), "h8");
  const start = (black, white) => () => newGame({ position: { black, white, turn: "white" } });
  bad(start(["h8"], ["h8"]), "h8");
  bad(start(["a1", "b2", "c3", "d4", "e5"], []), "a1");
  bad(start([], ["e1", "e2", "e3", "e4", "e5", "e6"]), "e1");
  assert.ok(start(["e1", "e2", "e3", "e4", "e5", "e6"], [])(), "six of Black's are no five");
  throws(() => explain({ black: ["h8"], white: [] }, "h8"), "occupied", { point: "h8" });
  throws(() => parseGame("standard h8").explain("h8"), "occupied", { point: "h8" });

  const rows = Array(15).fill(". . . . . . . . . . . . . . .");
  const drawn = (line, row) => () => analyse(rows.with(line - 1, row).join("\n"));
  bad(() => analyse(""), null, 1, 1);
  bad(drawn(3, ". . . . . . . . . . . . . ."), null, 3, 28);
  bad(drawn(3, ". . . . . . . . . . . . . . . ."), null, 3, 31);
  bad(drawn(3, ". . . # . . . . . . . . . . ."), null, 3, 7);
  bad(drawn(3, "14 . . . . . . . . . . . . . . ."), null, 3, 1);
  bad(() => analyse([...rows, rows[0]].join("\n")), null, 16, 1);
  bad(() => analyse(rows.slice(1).join("\n")), null, 15, 1);
});

test("records", () => {
  const bad = (record, at, word, cause) => throws(() => parseGame(record), "bad-record", { at, word, cause });
  bad("", 0, "", "truncated");
  bad("renju h8", 0, "renju", "unknown-opening");
  bad("soosorv-51", 0, "soosorv-51", "limit-out-of-range");
  bad("soosorv", 0, "soosorv", "not-canonical");
  bad("soosorv-8 H8", 1, "H8", "unreadable");
  bad("soosorv-8 h8 h9 h10 pass", 4, "pass", "wrong-phase");
  bad('standard "\\\u0000\n', 1, '"\\\u0000', "unreadable");
  bad("standard \u{1f37a}é", 1, "\u{1f37a}é", "unreadable");
  throws(() => parseGame("x".repeat(1 << 20)), "bad-record");
  throws(() => parseGame(`standard h8 ${"x".repeat(60000)}`), "bad-record");
  // To the last text that is read, and what follows it.
  for (let length = 65_530; length < 65_536; length++)
    bad("x".repeat(length), 0, "x".repeat(length), "unknown-opening");
  for (let length = 65_536; length < 65_540; length++) bad("x".repeat(length), 0, null, "too-long");

  const badBytes = (bytes, at, cause) =>
    throws(() => gameFromBytes(Uint8Array.from(bytes)), "bad-record", { at, word: null, cause });
  badBytes([], 0, "truncated");
  badBytes([83, 87], 1, "unreadable");
  badBytes([83, 86, 1, 1, 1, 0, 0, 112, 112], 8, "occupied");
  badBytes([83, 86, 1, 1, 1, 0, 0, 255], 7, "unreadable");
  throws(() => gameFromBytes(new Uint8Array(1 << 20)), "bad-record");
  const versions = { found: [2, 1], supported: [1, 1] };
  throws(() => gameFromBytes(Uint8Array.from([83, 86, 2, 1, 1, 0, 0])), "unsupported-version", versions);
});

test("the codes met here, those of the types, of the README and of the engine are the same", () => {
  const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  const names = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? match[2]).sort();
  const part = (text, from, to) => text.slice(text.indexOf(from), text.indexOf(to, text.indexOf(from)));

  const types = names(
    part(read("pkg/umd/soosorv.d.ts"), "export interface RuleErrorDetails {", "\n}"),
    /^ {2}(?:"([a-z-]+)"|([a-z]+)): /gm,
  );
  const table = part(read("README.md"), "| code | details | when |", "\n\n");
  const readme = table
    .split("\n")
    .slice(2)
    .flatMap((row) => names(row.split("|")[1], /`([a-z-]+)`/g))
    .sort();
  assert.deepEqual(readme, types, "the table of the README and the types");
  const ofSessions = names(part(read("pkg/umd/soosorv.d.ts"), "export type SessionErrorCode =", ";"), /"([a-z-]+)"/g);
  const ofGames = types.filter((code) => !ofSessions.includes(code));
  assert.deepEqual([...met].sort(), ofGames, "the codes that the tests above have met, and the types");

  // The errors of the rules come from Rust, those of reading and of JavaScript have their own places.
  const rust = names(part(read("src/game/error.rs"), "pub const CODES", "\n    ];"), /"([a-z-]+)"/g);
  assert.deepEqual(rust, [...new Set(rust)], "each code once");
  const others = new Set([
    "invalid-argument",
    "unknown-opening",
    "limit-out-of-range",
    "bad-record",
    "unsupported-version",
    "bad-position",
  ]);
  assert.deepEqual(
    rust,
    ofGames.filter((code) => !others.has(code)),
    "src/game/error.rs and the types",
  );
});

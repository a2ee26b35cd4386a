// Every function and method: what it takes and the exact shape of what it gives.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  analyse,
  Game,
  gameFromBytes,
  isRuleError,
  newGame,
  newSession,
  openingPatterns,
  openingRules,
  parseGame,
  rulesRevision,
  VERSION,
  wireVersion,
} from "../../pkg/index.js";
import { assertThrows, POINTS, snapshot, thrown } from "./support/games.js";

const play = (game, ...points) => points.map((point) => game.applyAction({ type: "place", point }));

test("newGame takes an opening, a policy, or a position", () => {
  const rule = (options) => newGame(options).renderState().rule;
  const soosorv = (limit) => ({ opening: `soosorv-${limit}`, limit, forbiddenMoves: "illegal", revision: 1 });
  assert.deepEqual(rule(), soosorv(8));
  assert.deepEqual(rule(undefined), soosorv(8));
  assert.deepEqual(rule({}), soosorv(8));
  assert.deepEqual(rule({ opening: undefined, forbiddenMoves: undefined, position: undefined }), soosorv(8));
  assert.deepEqual(rule({ opening: "soosorv" }), soosorv(8));
  assert.deepEqual(rule({ opening: "soosorv-4" }), soosorv(4));
  assert.deepEqual(rule({ opening: { id: "soosorv" } }), soosorv(8));
  assert.deepEqual(rule({ opening: { id: "soosorv", limit: 50 } }), soosorv(50));
  assert.deepEqual(rule({ opening: { id: "standard" } }), { ...soosorv(8), opening: "standard", limit: null });
  for (const forbiddenMoves of ["illegal", "loses", "claimed"]) {
    assert.deepEqual(rule({ forbiddenMoves }), { ...soosorv(8), forbiddenMoves });
  }
  // A bare family takes its default limit.
  assert.equal(rule({ opening: "yamaguchi" }).opening, "yamaguchi-12");
  assert.equal(rule({ opening: "taraguchi" }).opening, "taraguchi-10");

  const game = newGame({ position: { black: ["h8", "b1"], white: ["a1"], turn: "white" }, forbiddenMoves: "loses" });
  assert.equal(game.toString(), "position:b1,h8:a1:white/loses");
  assert.equal(game.renderState().phase, "play");
  const empty = newGame({ position: { black: [], white: [], turn: "black" } });
  assert.equal(empty.toString(), "position:-:-:black");
});

test("legalActions are the points in board order, then the rest", () => {
  assert.deepEqual(newGame().legalActions(), [{ type: "place", point: "h8" }]);
  const standard = parseGame("standard h8");
  const expected = POINTS.filter((point) => point !== "h8").map((point) => ({ type: "place", point }));
  assert.deepEqual(standard.legalActions(), [...expected, { type: "pass" }]);
  const branches = parseGame("taraguchi-10 h8 keep h9 keep h10 keep g7");
  assert.deepEqual(branches.legalActions(), [{ type: "keep" }, { type: "swap" }, { type: "branch", to: "offers" }]);
  assert.deepEqual(parseGame("standard h8 resign:first").legalActions(), []);
  // The list is the caller's own.
  standard.legalActions().length = 0;
  assert.equal(standard.legalActions().length, 225);
});

test("applyAction tells what happened", () => {
  const game = newGame();
  const stone = { point: "h8", color: "black", number: 1 };
  const action = { type: "place", point: "h8" };
  assert.deepEqual(game.applyAction(action), { action, seat: "first", placed: stone, swapped: false, outcome: null });
  play(game, "h9", "h10");
  const swap = { action: { type: "swap" }, seat: "second", placed: null, swapped: true, outcome: null };
  assert.deepEqual(game.applyAction({ type: "swap" }), swap);
  play(game, "g7");
  game.applyAction({ type: "declare", count: 2 });
  game.applyAction({ type: "keep" });
  const offer = { type: "offer", point: "a1" };
  const offered = { action: offer, seat: "second", placed: null, swapped: false, outcome: null };
  assert.deepEqual(game.applyAction(offer), offered);
  game.applyAction({ type: "offer", point: "b1" });
  assert.deepEqual(game.applyAction({ type: "pick", point: "b1" }), {
    action: { type: "pick", point: "b1" },
    seat: "first",
    placed: { point: "b1", color: "black", number: 5 },
    swapped: false,
    outcome: null,
  });
  const outcome = { winner: "second", color: "black", reason: "timeout", point: null, line: [], kinds: [] };
  const timeout = { type: "timeout", seat: "first" };
  const ended = { action: timeout, seat: "first", placed: null, swapped: false, outcome };
  assert.deepEqual(game.applyAction(timeout), ended);
  assert.deepEqual(game.renderState().outcome, outcome);
});

test("a draw offer travels with a stone or a pass", () => {
  const game = parseGame("standard h8");
  const action = { type: "pass", offerDraw: true };
  assert.deepEqual(game.applyAction(action).action, action);
  assert.equal(game.renderState().drawOffer, "second");
  assert.deepEqual(game.actions().at(-1), action);
  assert.equal(game.applyAction({ type: "accept-draw" }).outcome.reason, "agreement");
  game.undo();
  assert.equal(game.renderState().drawOffer, "second", "undo brings the offer back");
  game.applyAction({ type: "place", point: "a1", offerDraw: undefined });
  assert.deepEqual(game.actions().at(-1), { type: "place", point: "a1" });
});

test("applyAction takes the seat that acts", () => {
  const game = newGame();
  const action = { type: "place", point: "h8" };
  assertThrows(() => game.applyAction(action, { seat: "second" }), "not-your-turn", { seat: "first" });
  game.applyAction(action, { seat: "first" });
  game.applyAction({ type: "place", point: "h9" }, {});
  game.applyAction({ type: "place", point: "h10" }, { seat: undefined });
  assert.equal(game.renderState().phase, "choose");
});

test("isLegal is true for whatever could be applied, listed or not", () => {
  const game = parseGame("standard h8 h9~");
  for (const action of game.legalActions()) assert.equal(game.isLegal(action), true);
  const open = [
    { type: "place", point: "a1", offerDraw: true },
    { type: "pass", offerDraw: true },
    { type: "accept-draw" },
    ...["first", "second"].flatMap((seat) => [
      { type: "resign", seat },
      { type: "timeout", seat },
    ]),
  ];
  for (const action of open) assert.equal(game.isLegal(action), true, JSON.stringify(action));
  const listed = JSON.stringify(game.legalActions());
  for (const action of open) assert.ok(!listed.includes(JSON.stringify(action)));
  for (const action of [{ type: "keep" }, { type: "claim" }, { type: "place", point: "h8" }, null, undefined, "h8"]) {
    assert.equal(game.isLegal(action), false);
  }
  assert.equal(game.isLegal(), false);
});

test("undo returns the action, applying it again is redo", () => {
  const words = "soosorv-8 h8 h9 h7 keep h6 2 swap ?g8 ?b2 =b2 a15 b15 pass~ draw".split(" ");
  const game = parseGame(words.join(" "));
  const actions = game.actions();
  for (let length = actions.length - 1; length >= 0; length--) {
    const later = snapshot(game);
    const undone = game.undo();
    assert.deepEqual(undone, actions[length]);
    assert.equal(game.toString(), words.slice(0, length + 1).join(" "));
    assert.deepEqual(game.renderState(), parseGame(game.toString()).renderState());
    game.applyAction(undone);
    assert.deepEqual(snapshot(game), later);
    game.undo();
  }
  assertThrows(() => game.undo(), "nothing-to-undo", {});
});

test("records: text, bytes, JSON and the list of actions", () => {
  const text = "soosorv-8 h8 h9 h10 keep g7 3 swap ?i7 ?j12 ?c3 =j12 a1 pass b1~ draw";
  const game = parseGame(text);
  assert.equal(game.toString(), text);
  assert.equal(String(game), text);
  assert.equal(game.toJSON(), text);
  assert.equal(JSON.stringify({ game }), JSON.stringify({ game: text }));
  const bytes = game.toBytes();
  assert.ok(bytes instanceof Uint8Array);
  const expected = [83, 86, 1, 1, 2, 8, 0, 112, 127, 142, 226, 96, 3, 227, 98, 174, 32, 174, 0, 225, 238, 1, 229];
  assert.deepEqual([...bytes], expected);
  for (const copy of [gameFromBytes(bytes), parseGame(` ${text.replaceAll(" ", "\n\t")} `), game.clone()]) {
    assert.deepEqual(snapshot(copy), snapshot(game));
  }
  assert.deepEqual(game.actions(), [
    ...["h8", "h9", "h10"].map((point) => ({ type: "place", point })),
    { type: "keep" },
    { type: "place", point: "g7" },
    { type: "declare", count: 3 },
    { type: "swap" },
    ...["i7", "j12", "c3"].map((point) => ({ type: "offer", point })),
    { type: "pick", point: "j12" },
    { type: "place", point: "a1" },
    { type: "pass" },
    { type: "place", point: "b1", offerDraw: true },
    { type: "accept-draw" },
  ]);
  const replayed = newGame();
  for (const action of JSON.parse(JSON.stringify(game.actions()))) replayed.applyAction(action);
  assert.deepEqual(snapshot(replayed), snapshot(game));
  // The bytes may be part of a larger buffer, and a Node buffer.
  const larger = new Uint8Array([0, 0, ...bytes, 0]);
  assert.equal(gameFromBytes(larger.subarray(2, -1)).toString(), text);
  assert.equal(gameFromBytes(Buffer.from(bytes)).toString(), text);
});

test("a clone is a game of its own", () => {
  const game = parseGame("soosorv-8 h8 h9");
  const before = snapshot(game);
  const copy = game.clone();
  assert.ok(copy instanceof Game);
  play(copy, "h10");
  copy.undo();
  copy.undo();
  assert.deepEqual(snapshot(game), before);
  assert.equal(copy.toString(), "soosorv-8 h8");
  copy.free();
  assert.deepEqual(snapshot(game), before, "freeing the one leaves the other");
});

test("hash: 16 digits, the same for the same position, as the golden playthroughs have it", () => {
  const golden = readFileSync(new URL("../data/playthroughs/soosorv-8.txt", import.meta.url), "utf8");
  const start = /^soosorv-8 .* ([0-9a-f]{16})$/m.exec(golden)[1];
  assert.equal(newGame().hash(), start);
  const orders = ["?a1 ?b1 ?c1", "?c1 ?b1 ?a1"].map((offers) =>
    parseGame(`soosorv-8 h8 h9 h10 keep g7 3 keep ${offers}`),
  );
  assert.equal(orders[0].hash(), orders[1].hash());
  assert.match(orders[0].hash(), /^[0-9a-f]{16}$/);
  assert.notEqual(orders[0].hash(), start);
});

test("ascii draws what analyse reads", () => {
  const game = parseGame("soosorv-8 h8 i9 j10");
  const lines = game.ascii().split("\n");
  assert.equal(lines.length, 17, "15 rows, the letters, and the end of the last line");
  assert.equal(lines[5], "10 . . . . . . . . . x . . . . .");
  assert.equal(lines[6], " 9 . . . . . . . . o . . . . . .");
  assert.equal(lines[7], " 8 . . . . . . . x . . . . . . .");
  assert.equal(lines[15], "   a b c d e f g h i j k l m n o");
  assert.deepEqual(analyse(game.ascii()), analyse({ black: ["h8", "j10"], white: ["i9"] }));
});

test("openingPatterns: the 26, each recognised in all orientations", () => {
  const patterns = openingPatterns();
  assert.equal(patterns.length, 26);
  assert.deepEqual(patterns[0], { code: "D1", name: "Kansei", kanji: "寒星", stones: ["h8", "h9", "h10"] });
  assert.deepEqual(patterns[25], { code: "I13", name: "Suisei", kanji: "彗星", stones: ["h8", "i9", "f6"] });
  const codes = ["D", "I"].flatMap((kind) => Array.from({ length: 13 }, (_, index) => `${kind}${index + 1}`));
  assert.deepEqual(
    patterns.map(({ code }) => code),
    codes,
  );
  const found = new Map();
  for (const second of ["g7", "h7", "i7", "g8", "i8", "g9", "h9", "i9"]) {
    const game = newGame();
    play(game, "h8", second);
    for (const action of game.legalActions()) {
      game.applyAction(action);
      const { pattern } = game.renderState();
      found.set(pattern.code, (found.get(pattern.code) ?? 0) + 1);
      const { code, name, kanji } = patterns.find(({ code }) => code === pattern.code);
      assert.deepEqual(pattern, { code, name, kanji });
      game.undo();
    }
  }
  assert.deepEqual([...found.keys()].sort(), codes.sort());
  const total = [...found.values()].reduce((sum, count) => sum + count);
  assert.equal(total, 184, "8 points for the second stone, 23 for the third");
});

test("openingRules: the default first, each can be played", () => {
  const rules = openingRules();
  assert.equal(rules[0].id, "soosorv-8");
  assert.equal(rules[0].family, "soosorv");
  assert.deepEqual(rules[0].limits, { min: 1, max: 50, default: 8 });
  assert.equal(rules[0].origin.year, 2008);
  assert.deepEqual(rules[0].steps.slice(0, 4), [
    { type: "place", by: "first", area: 1 },
    { type: "place", by: "first", area: 3 },
    { type: "place", by: "first", area: 5 },
    { type: "choose", by: "second", branches: [] },
  ]);
  assert.deepEqual(rules[0].steps.at(-1), { type: "play" });
  for (const { id, family, limits, steps, origin } of rules) {
    const { opening, limit } = newGame({ opening: id }).renderState().rule;
    assert.equal(opening, id);
    assert.equal(id, limits === null ? family : `${family}-${limits.default}`);
    assert.equal(limit, limits?.default ?? null);
    assert.ok(steps.length > 0);
    assert.equal(typeof origin.place, "string");
  }
  assert.deepEqual(rules.find(({ id }) => id === "standard").steps, [
    { type: "place", by: "black", area: 15 },
    { type: "play" },
  ]);
});

test("versions", () => {
  const manifest = JSON.parse(readFileSync(new URL("../../pkg/package.json", import.meta.url), "utf8"));
  assert.equal(VERSION, manifest.version);
  assert.equal(rulesRevision, newGame().renderState().rule.revision);
  assert.equal(newGame().toBytes()[3], rulesRevision);
  assert.equal(Number.isInteger(wireVersion) && wireVersion > 0, true);
});

test("isRuleError knows the errors of the package from all others", () => {
  for (const act of [() => newGame(1), () => newGame().undo(), () => parseGame("x"), () => analyse("x")]) {
    assert.equal(isRuleError(thrown(act)), true);
  }
  const others = [
    new Error("no"),
    Object.assign(new Error("no"), { code: "game-over" }),
    null,
    undefined,
    1,
    "x",
    {},
    Symbol(),
  ];
  for (const other of others) assert.equal(isRuleError(other), false);
});

test("a freed game cannot be used, and others are none the worse", () => {
  const game = parseGame("soosorv-8 h8");
  const other = game.clone();
  game.free();
  game.free();
  const methods = [
    "renderState",
    "legalActions",
    "actions",
    "toString",
    "toJSON",
    "toBytes",
    "ascii",
    "hash",
    "undo",
    "clone",
  ];
  for (const [method, argument] of [...methods.map((name) => [name]), ["stateAt", 0], ["explain", "a1"]]) {
    assertThrows(() => game[method](argument), "invalid-argument");
  }
  assertThrows(() => Game.prototype.renderState.call({}), "invalid-argument");
  assertThrows(() => game.applyAction({ type: "place", point: "h9" }), "invalid-argument");
  assert.equal(game.isLegal({ type: "place", point: "h9" }), false);
  assert.equal(other.toString(), "soosorv-8 h8");
  assert.throws(() => new Game(), TypeError);
});

test("frameworks that put a proxy around plain objects see that games, sessions and states are none", () => {
  // As Vue and Alpine decide it: by the tag, and whether the object can be extended.
  const isWrapped = (value) =>
    Object.prototype.toString.call(value) === "[object Object]" && Object.isExtensible(value);
  const session = newSession({ seat: "first", random: new Uint8Array(16).fill(7) });
  for (const value of [newGame(), session, newGame().renderState(), session.view()]) {
    assert.ok(!isWrapped(value), String(value));
  }
  assert.ok(isWrapped(new (class {})()), "other classes are wrapped");
});

// The state that a frontend draws: golden ones, written by hand, in each phase; one object until the game changes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newGame, parseGame } from "../../pkg/index.js";
import { allBut, PHASES, POINTS } from "./support/games.js";

const stone = (point, color, number) => ({ point, color, number });
const rule = { opening: "soosorv-8", limit: 8, forbiddenMoves: "illegal", revision: 1 };
const kansei = { code: "D1", name: "Kansei", kanji: "寒星" };
const shogetsu = { code: "D8", name: "Shogetsu", kanji: "松月" };

/** A state before anything happened; each golden state says what is different. */
const nothing = {
  size: 15,
  rule,
  length: 0,
  moveNumber: 1,
  phase: "place",
  turn: null,
  seats: { first: "black", second: "white" },
  stones: [],
  last: null,
  tap: null,
  points: [],
  choices: [],
  area: null,
  forbidden: [],
  declared: null,
  offers: [],
  offersMissing: 0,
  symmetrical: [],
  swaps: [],
  pattern: null,
  drawOffer: null,
  outcome: null,
};

const golden = {
  "soosorv-8": {
    ...nothing,
    turn: { seat: "first", holds: "black", stone: "black" },
    tap: "place",
    points: ["h8"],
    area: 1,
  },
  // The opening player places White's stone too, whatever colour that player holds.
  "soosorv-8 h8": {
    ...nothing,
    length: 1,
    moveNumber: 2,
    turn: { seat: "first", holds: "black", stone: "white" },
    stones: [stone("h8", "black", 1)],
    last: stone("h8", "black", 1),
    tap: "place",
    points: ["g7", "h7", "i7", "g8", "i8", "g9", "h9", "i9"],
    area: 3,
  },
  "soosorv-8 h8 h9 h10": {
    ...nothing,
    length: 3,
    moveNumber: 4,
    phase: "choose",
    turn: { seat: "second", holds: "white", stone: null },
    stones: [stone("h8", "black", 1), stone("h9", "white", 2), stone("h10", "black", 3)],
    last: stone("h10", "black", 3),
    choices: [{ type: "keep" }, { type: "swap" }],
    pattern: kansei,
  },
  "soosorv-4 h8 h9 h10 swap g7": {
    ...nothing,
    rule: { ...rule, opening: "soosorv-4", limit: 4 },
    length: 5,
    moveNumber: 5,
    phase: "declare",
    turn: { seat: "first", holds: "white", stone: null },
    seats: { first: "white", second: "black" },
    stones: [stone("h8", "black", 1), stone("h9", "white", 2), stone("h10", "black", 3), stone("g7", "white", 4)],
    last: stone("g7", "white", 4),
    choices: [1, 2, 3, 4].map((count) => ({ type: "declare", count })),
    swaps: [{ after: 3, swapped: true }],
    pattern: kansei,
  },
  "soosorv-8 h8 h9 h7 keep h6 3 swap ?g8": {
    ...nothing,
    length: 8,
    moveNumber: 5,
    phase: "offer",
    turn: { seat: "second", holds: "black", stone: "black" },
    seats: { first: "white", second: "black" },
    stones: [stone("h8", "black", 1), stone("h9", "white", 2), stone("h7", "black", 3), stone("h6", "white", 4)],
    last: stone("h6", "white", 4),
    tap: "offer",
    points: allBut("h8", "h9", "h7", "h6", "g8", "g7", "i7", "i8"),
    area: 15,
    declared: 3,
    offers: ["g8"],
    offersMissing: 2,
    symmetrical: [
      { point: "g7", to: "g8" },
      { point: "i7", to: "g8" },
      { point: "i8", to: "g8" },
    ],
    swaps: [
      { after: 3, swapped: false },
      { after: 4, swapped: true },
    ],
    pattern: shogetsu,
  },
  // Offers stand in the order in which they were made, points in that of the board.
  "soosorv-8 h8 h9 h7 keep h6 3 swap ?g8 ?b2 ?a1": {
    ...nothing,
    length: 10,
    moveNumber: 5,
    phase: "pick",
    turn: { seat: "first", holds: "white", stone: "black" },
    seats: { first: "white", second: "black" },
    stones: [stone("h8", "black", 1), stone("h9", "white", 2), stone("h7", "black", 3), stone("h6", "white", 4)],
    last: stone("h6", "white", 4),
    tap: "pick",
    points: ["a1", "b2", "g8"],
    declared: 3,
    offers: ["g8", "b2", "a1"],
    swaps: [
      { after: 3, swapped: false },
      { after: 4, swapped: true },
    ],
    pattern: shogetsu,
  },
  // A double-three on d4; White has passed and offers a draw with it.
  "position:e3,c4,f4,c5:g1:white pass~": {
    ...nothing,
    rule: { opening: "position", limit: null, forbiddenMoves: "illegal", revision: 1 },
    length: 1,
    moveNumber: 2,
    phase: "play",
    turn: { seat: "first", holds: "black", stone: "black" },
    stones: [
      stone("e3", "black", 0),
      stone("c4", "black", 0),
      stone("f4", "black", 0),
      stone("c5", "black", 0),
      stone("g1", "white", 0),
    ],
    last: stone(null, "white", 1),
    tap: "place",
    points: allBut("e3", "c4", "f4", "c5", "g1", "d4"),
    choices: [{ type: "pass" }],
    area: 15,
    forbidden: [{ point: "d4", kinds: ["double-three"] }],
    drawOffer: "second",
  },
  // The forbidden stone was played, and White may claim it.
  "position:e3,c4,f4,c5:g1:black/claimed d4": {
    ...nothing,
    rule: { opening: "position", limit: null, forbiddenMoves: "claimed", revision: 1 },
    length: 1,
    moveNumber: 2,
    phase: "play",
    turn: { seat: "second", holds: "white", stone: "white" },
    stones: [
      stone("e3", "black", 0),
      stone("c4", "black", 0),
      stone("f4", "black", 0),
      stone("c5", "black", 0),
      stone("g1", "white", 0),
      stone("d4", "black", 1),
    ],
    last: stone("d4", "black", 1),
    tap: "place",
    points: allBut("e3", "c4", "f4", "c5", "g1", "d4"),
    choices: [{ type: "pass" }, { type: "claim" }],
    area: 15,
  },
  // A sixth stone of the row would be an overline.
  "standard/loses h8 a1 i9 a2 j10 a3 k11 a4 g7": {
    ...nothing,
    rule: { opening: "standard", limit: null, forbiddenMoves: "loses", revision: 1 },
    length: 9,
    moveNumber: 10,
    phase: "over",
    stones: ["h8", "a1", "i9", "a2", "j10", "a3", "k11", "a4", "g7"].map((point, index) =>
      stone(point, index % 2 === 0 ? "black" : "white", index + 1),
    ),
    last: stone("g7", "black", 9),
    forbidden: [
      { point: "f6", kinds: ["overline"] },
      { point: "l12", kinds: ["overline"] },
    ],
    outcome: {
      winner: "first",
      color: "black",
      reason: "five",
      point: "g7",
      line: ["g7", "h8", "i9", "j10", "k11"],
      kinds: [],
    },
  },
  "position:e3,c4,f4,c5:g1:black/loses d4": {
    ...nothing,
    rule: { opening: "position", limit: null, forbiddenMoves: "loses", revision: 1 },
    length: 1,
    moveNumber: 2,
    phase: "over",
    stones: [
      stone("e3", "black", 0),
      stone("c4", "black", 0),
      stone("f4", "black", 0),
      stone("c5", "black", 0),
      stone("g1", "white", 0),
      stone("d4", "black", 1),
    ],
    last: stone("d4", "black", 1),
    outcome: { winner: "second", color: "white", reason: "forbidden", point: "d4", line: [], kinds: ["double-three"] },
  },
  // While fifth moves are offered, a player resigns: no offers are shown any more.
  "soosorv-8 h8 h9 h7 keep h6 3 keep ?g8 resign:second": {
    ...nothing,
    length: 9,
    moveNumber: 5,
    phase: "over",
    stones: [stone("h8", "black", 1), stone("h9", "white", 2), stone("h7", "black", 3), stone("h6", "white", 4)],
    last: stone("h6", "white", 4),
    declared: 3,
    swaps: [
      { after: 3, swapped: false },
      { after: 4, swapped: false },
    ],
    pattern: shogetsu,
    outcome: { winner: "first", color: "black", reason: "resignation", point: null, line: [], kinds: [] },
  },
};

for (const [record, expected] of Object.entries(golden)) {
  test(`the state after ${record}`, () => {
    const state = parseGame(record).renderState();
    assert.deepEqual(state, expected);
    assert.deepEqual(Object.keys(state), Object.keys(expected), "the keys in their order");
  });
}

test("a state is plain data that survives structuredClone and JSON unchanged", () => {
  for (const record of [...Object.values(PHASES), ...Object.keys(golden)]) {
    const state = parseGame(record).renderState();
    assert.deepEqual(structuredClone(state), state);
    assert.deepEqual(JSON.parse(JSON.stringify(state)), state);
  }
});

function assertDeeplyFrozen(value, path) {
  if (typeof value !== "object" || value === null) return;
  assert.ok(Object.isFrozen(value), `${path} is frozen`);
  assert.ok([Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value)), `${path} is plain`);
  for (const key of Object.keys(value)) assertDeeplyFrozen(value[key], `${path}.${key}`);
}

test("a state is deeply frozen", () => {
  for (const record of Object.keys(golden)) {
    const game = parseGame(record);
    assertDeeplyFrozen(game.renderState(), record);
    assertDeeplyFrozen(game.stateAt(0), record);
  }
});

test("a state is the same object until the game changes, and a new one after", () => {
  const game = newGame();
  const start = game.renderState();
  assert.equal(game.renderState(), start);
  game.isLegal({ type: "place", point: "h8" });
  game.legalActions();
  game.explain("h8");
  game.stateAt(0);
  game.toString();
  game.clone().applyAction({ type: "place", point: "h8" });
  assert.throws(() => game.applyAction({ type: "place", point: "a1" }));
  assert.throws(() => game.undo());
  assert.equal(game.renderState(), start, "nothing has changed");
  game.applyAction({ type: "place", point: "h8" });
  const later = game.renderState();
  assert.notEqual(later, start);
  assert.deepEqual(start.stones, [], "the old one stays as it was");
  game.undo();
  assert.notEqual(game.renderState(), later);
  assert.deepEqual(game.renderState(), start);
});

test("stateAt gives every state of the game, by the number of actions", () => {
  const words = "soosorv-8 h8 h9 h7 keep h6 3 swap ?g8 ?b2 ?a1 =b2 a15 b15 pass~ draw".split(" ");
  const game = parseGame(words.join(" "));
  for (let length = 0; length < words.length; length++) {
    assert.deepEqual(game.stateAt(length), parseGame(words.slice(0, length + 1).join(" ")).renderState());
  }
  assert.equal(game.stateAt(words.length - 1), game.renderState());
  assert.equal(game.renderState().length, words.length - 1, "looking back changes nothing");
});

test("the forbidden points are shown whoever is to act, with all their kinds", () => {
  const black = ["d8", "e8", "f8", "h8", "i8", "g5", "g6", "g7", "d5", "e6", "f7"];
  for (const turn of ["black", "white"]) {
    const { forbidden } = newGame({ position: { black, white: ["c4", "g4"], turn } }).renderState();
    const g8 = forbidden.find(({ point }) => point === "g8");
    assert.deepEqual(g8, { point: "g8", kinds: ["overline", "double-four"] });
    const order = forbidden.map(({ point }) => POINTS.indexOf(point));
    assert.deepEqual(
      order,
      order.toSorted((one, other) => one - other),
      "board order",
    );
  }
});

// Random games of every opening rule and policy to their end, as any frontend would play them: by the state alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { gameFromBytes, isRuleError, newGame, openingRules, parseGame } from "../../pkg/index.js";
import { POINTS, Random, snapshot, turn } from "./support/games.js";

const POLICIES = ["illegal", "loses", "claimed"];
const FORMS = ["place", "offer", "pick"];

/** Every rule with its default limit, and those that have one with the least and a small one. */
const openings = openingRules().flatMap(({ id, family, limits }) =>
  limits === null ? [id] : [id, `${family}-${limits.min}`, `${family}-3`],
);

const positions = [
  { black: ["e3", "c4", "f4", "c5"], white: ["g1"], turn: "black" },
  { black: [], white: [], turn: "white" },
];

/** Some actions of every form, right and wrong ones. */
function candidates(random) {
  const point = () => random.pick(POINTS);
  return [
    ...FORMS.flatMap((type) => Array.from({ length: 4 }, () => ({ type, point: point() }))),
    { type: "place", point: point(), offerDraw: true },
    { type: "pass" },
    { type: "pass", offerDraw: true },
    { type: "keep" },
    { type: "swap" },
    { type: "branch", to: random.pick(["offers", "extend", "other"]) },
    { type: "declare", count: random.below(60) },
    { type: "claim" },
    { type: "accept-draw" },
    { type: random.pick(["resign", "timeout"]), seat: random.pick(["first", "second"]) },
  ];
}

/** Holds that an action is legal just when it can be applied, and that the game is as before afterwards. */
function assertLegalWhenApplied(game, action) {
  const copy = game.clone();
  const before = snapshot(copy);
  const isLegal = game.isLegal(action);
  try {
    copy.applyAction(action);
    assert.ok(isLegal, `${game}: ${JSON.stringify(action)} was applied`);
    assert.deepEqual(copy.undo(), action);
  } catch (error) {
    assert.ok(isRuleError(error), `${error}`);
    assert.ok(!isLegal, `${game}: ${JSON.stringify(action)} was refused: ${error.code}`);
  }
  assert.deepEqual(snapshot(copy), before);
  copy.free();
}

/** Holds that the state says what the game says. */
function assertComplete(game) {
  const state = game.renderState();
  const taps = state.points.map((point) => ({ type: state.tap, point }));
  const legal = game.legalActions();
  assert.deepEqual([...taps, ...state.choices], legal);
  assert.equal(legal.length === 0, state.phase === "over");
  assert.equal(state.outcome !== null, state.phase === "over");
  assert.equal(state.turn === null, state.phase === "over");
  for (const action of legal) assert.ok(game.isLegal(action));
}

/** A stone next to another one mostly, so that fives and forbidden moves come to be. */
function chosen(state, legal, random) {
  const near = new Set();
  for (const { point } of state.stones) {
    const index = POINTS.indexOf(point);
    for (const step of [-16, -15, -14, -1, 1, 14, 15, 16]) near.add(POINTS[index + step]);
  }
  const close = legal.filter(({ point }) => near.has(point));
  return random.pick(close.length > 0 && random.below(10) > 0 ? close : legal);
}

function playToTheEnd(options, random) {
  const game = newGame(options);
  while (game.renderState().phase !== "over") {
    const state = game.renderState();
    if (random.below(8) === 0) {
      assertComplete(game);
      for (const action of candidates(random)) assertLegalWhenApplied(game, action);
    }
    const action = chosen(state, game.legalActions(), random);
    const applied = game.applyAction(action, { seat: state.turn.seat });
    assert.equal(applied.seat, state.turn.seat);
    assert.deepEqual(applied.outcome, game.renderState().outcome);
    assert.equal(game.renderState().length, state.length + 1);
  }
  return game;
}

/** Holds that the records bring the game back, and that it can be taken back to its start and played again. */
function assertRecords(game, options) {
  const end = snapshot(game);
  assert.deepEqual(snapshot(parseGame(game.toString())), end);
  assert.deepEqual(snapshot(gameFromBytes(game.toBytes())), end);
  assert.deepEqual(snapshot(parseGame(JSON.parse(JSON.stringify(game)))), end);
  const actions = game.actions();
  const undone = actions.map(() => game.undo()).reverse();
  assert.deepEqual(undone, actions);
  assert.deepEqual(snapshot(game), snapshot(newGame(options)));
  for (const action of undone) game.applyAction(action);
  assert.deepEqual(snapshot(game), end);
}

/** How the games ended, so that the test cannot pass by games of one kind alone. */
const reasons = new Set();

for (const forbiddenMoves of POLICIES) {
  for (const opening of openings) {
    test(`${opening}, forbidden moves ${forbiddenMoves}`, async () => {
      for (let seed = 0; seed < 4; seed++) {
        const random = new Random(seed);
        const options = { opening, forbiddenMoves };
        const game = playToTheEnd(options, random);
        reasons.add(game.renderState().outcome.reason);
        assertRecords(game, options);
        assertComplete(game);
        for (const action of candidates(random)) assert.equal(game.isLegal(action), false, "nothing is legal any more");
        await turn();
      }
    });
  }
  test(`from a position, forbidden moves ${forbiddenMoves}`, () => {
    for (const position of positions) {
      const options = { position, forbiddenMoves };
      const game = playToTheEnd(options, new Random(8));
      reasons.add(game.renderState().outcome.reason);
      assertRecords(game, options);
    }
  });
}

test("the games have ended in several ways", () => {
  for (const reason of ["five", "forbidden"]) assert.ok(reasons.has(reason), `no game ended by ${reason}`);
});

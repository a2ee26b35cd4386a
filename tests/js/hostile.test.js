// 100,000 random JavaScript values thrown at every function and method: only coded errors come back, no game is changed,
// nothing traps, and no memory is lost.

import assert from "node:assert/strict";
import { test } from "node:test";
import v8 from "node:v8";
import vm from "node:vm";
import {
  analyse,
  explain,
  gameFromBytes,
  isRuleError,
  newGame,
  openingPatterns,
  openingRules,
  parseGame,
} from "../../pkg/index.js";
import { engineBytes } from "./support/engine-memory.js";
import { assertUnchanged, gameAndSnapshot, PHASES, Random, turn } from "./support/games.js";
import { HostileValues, OWN } from "./support/hostile-values.js";

const VALUES = 100_000;
// More than the heap of a test run varies by itself, less than a leak of one byte or two for each call would be.
const MOST_GROWTH = 3_000_000;

v8.setFlagsFromString("--expose-gc");
const collect = vm.runInNewContext("gc");
// Stack traces are most of the work of an error, and none is looked at.
Error.stackTraceLimit = 0;

const board = { black: ["h8"], white: ["h9"] };
const keep = { type: "keep" };

/** Every function and method, with the value in each of its places. Those that take nothing get it all the same. */
const calls = {
  newGame: (value) => newGame(value).free(),
  parseGame: (value) => parseGame(value).free(),
  gameFromBytes: (value) => gameFromBytes(value).free(),
  analyse: (value) => analyse(value),
  "explain, position": (value) => explain(value, "a1"),
  "explain, point": (value) => explain(board, value),
  isRuleError: (value) => isRuleError(value),
  openingPatterns: (value) => openingPatterns(value),
  openingRules: (value) => openingRules(value),
  applyAction: (value, game) => game.applyAction(value),
  "applyAction, options": (value, game) => game.applyAction(keep, value),
  "applyAction, both": (value, game) => game.applyAction(value, value),
  isLegal: (value, game) => game.isLegal(value),
  stateAt: (value, game) => game.stateAt(value),
  explainPoint: (value, game) => game.explain(value),
  renderState: (value, game) => game.renderState(value),
  legalActions: (value, game) => game.legalActions(value),
  actions: (value, game) => game.actions(value),
  toString: (value, game) => game.toString(value),
  toJSON: (value, game) => game.toJSON(value),
  toBytes: (value, game) => game.toBytes(value),
  ascii: (value, game) => game.ascii(value),
  hash: (value, game) => game.hash(value),
  clone: (value, game) => game.clone(value).free(),
};
const NEVER_THROW = ["isLegal", "isRuleError"];
/** Slow ones that look at no argument are called now and then only. */
const SELDOM = ["openingPatterns", "openingRules", "legalActions", "clone"];

/** Calls, and judges what came back. An action that was right is taken back; true then. */
function call(name, { value, throws }, game) {
  const { length } = game.renderState();
  try {
    calls[name](value, game);
  } catch (error) {
    const isOwn =
      throws && !(error instanceof WebAssembly.RuntimeError) && (error === OWN || error instanceof TypeError);
    assert.ok(isOwn || (isRuleError(error) && typeof error.code === "string"), `${name}: ${error}`);
    assert.ok(!NEVER_THROW.includes(name), `${name} threw ${error}`);
    return false;
  }
  if (game.renderState().length === length) return false;
  assert.match(name, /^applyAction/);
  game.undo();
  assert.equal(game.renderState().length, length);
  return true;
}

test("100,000 values at every function and method", { timeout: 600_000 }, async () => {
  const values = new HostileValues(new Random(8));
  const games = Object.values(PHASES).map(gameAndSnapshot);
  assert.ok(engineBytes() > 0);
  let half;
  for (let number = 0; number < VALUES; number++) {
    const hostile = values.next();
    const [game, before] = games[number % games.length];
    for (const name of Object.keys(calls)) {
      if (SELDOM.includes(name) && number % 16 !== 0) continue;
      if (call(name, hostile, game)) {
        // The state is a new object now, and the same as before.
        assert.deepEqual(game.renderState(), before.state);
        before.state = game.renderState();
      }
    }
    assertUnchanged(game, before);
    if (number % 1000 === 999) await turn();
    if (number === VALUES / 2 - 1) half = await usage();
  }
  for (const [game, before] of games) assertUnchanged(game, before);
  const end = await usage();
  assert.equal(end.engine, half.engine, "the engine's memory has not grown in the second half");
  assert.ok(end.heap - half.heap < MOST_GROWTH, `the heap has grown from ${half.heap} to ${end.heap}`);
});

/** What is in use once everything unused has been given back. */
async function usage() {
  for (let round = 0; round < 5; round++) {
    collect();
    await turn();
  }
  return { heap: process.memoryUsage().heapUsed, engine: engineBytes() };
}

test("games that nobody frees give their memory back when they are collected", { timeout: 600_000 }, async () => {
  const round = async () => {
    for (let number = 0; number < 20_000; number++) {
      parseGame(PHASES.play).clone();
      if (number % 500 !== 499) continue;
      collect();
      await turn();
    }
    return usage();
  };
  await round();
  const first = await round();
  const second = await round();
  assert.equal(second.engine, first.engine);
  assert.ok(second.heap - first.heap < MOST_GROWTH, `the heap has grown from ${first.heap} to ${second.heap}`);
});

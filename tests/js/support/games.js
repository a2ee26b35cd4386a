// What several test files share: points, thrown errors, random numbers.

import assert from "node:assert/strict";
import { isRuleError, parseGame } from "../../../pkg/index.js";

/** The 225 points in board order. */
export const POINTS = Array.from(
  { length: 225 },
  (_, index) => "abcdefghijklmno"[index % 15] + (1 + ((index / 15) | 0)),
);

/** All points but these, in board order. */
export const allBut = (...points) => POINTS.filter((point) => !points.includes(point));

/** The records of one game in each phase, of which stones lie on h8, h9, h7 and h6; g8 closes g7, i7 and i8. */
export const PHASES = {
  place: "soosorv-8 h8",
  choose: "soosorv-8 h8 h9 h7",
  declare: "soosorv-8 h8 h9 h7 keep h6",
  offer: "soosorv-8 h8 h9 h7 keep h6 3 keep ?g8",
  pick: "soosorv-8 h8 h9 h7 keep h6 3 keep ?g8 ?a1 ?b2",
  play: "soosorv-8 h8 h9 h7 keep h6 3 keep ?g8 ?a1 ?b2 =g8 a15",
  over: "soosorv-8 h8 h9 h7 keep h6 3 keep ?g8 ?a1 ?b2 =g8 a15 resign:first",
};

/** What a function throws; fails when it does not. */
export function thrown(act) {
  try {
    act();
  } catch (error) {
    return error;
  }
  return assert.fail(`nothing was thrown by ${act}`);
}

/** Holds that a function throws this error of the package, with these details. */
export function assertThrows(act, code, details) {
  const error = thrown(act);
  assert.ok(isRuleError(error), `${act} threw ${error?.stack ?? error}`);
  const isType = code === "invalid-argument";
  assert.equal(error.code, code, `${act}`);
  assert.equal(error.name, isType ? "TypeError" : "RuleError");
  assert.equal(error instanceof TypeError, isType);
  assert.ok(error instanceof Error && error.message.length > 0 && error.stack.includes(error.message));
  assert.ok(Object.isFrozen(error.details), "details are frozen");
  if (details !== undefined) assert.deepEqual(error.details, details, `${act}`);
  return error;
}

/** Everything by which a game can be told from another, and its state as an object. */
export function snapshot(game) {
  return { text: game.toString(), hash: game.hash(), state: game.renderState() };
}

/** Holds that a game is as it was: the same record, the same position, the very same state. */
export function assertUnchanged(game, before) {
  if (game.renderState() !== before.state || game.hash() !== before.hash || game.toString() !== before.text) {
    assert.deepEqual(snapshot(game), before);
    assert.fail("the state is another object though nothing changed");
  }
}

/** The game of a record, with what tells it from others. */
export function gameAndSnapshot(record) {
  const game = parseGame(record);
  return [game, snapshot(game)];
}

/** Random numbers that are the same on every machine (mulberry32). */
export class Random {
  constructor(seed) {
    this.state = seed;
  }

  /** A number from 0 up to below `limit`. */
  below(limit) {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  pick(list) {
    return list[this.below(list.length)];
  }
}

/** Lets the event loop turn, so that collected games give their memory back. */
export const turn = () => new Promise((resolve) => setImmediate(resolve));

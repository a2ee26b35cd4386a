// A million games made and dropped, a thousand a turn of the event loop: what is collected gives its memory back.

import assert from "node:assert/strict";
import { test } from "node:test";
import v8 from "node:v8";
import vm from "node:vm";
import { newGame } from "../../pkg/index.js";
import { engineBytes } from "./support/engine-memory.js";
import { turn } from "./support/games.js";

const GAMES = 1_000_000;
const A_TURN = 1_000;
// When the collector runs is its own affair, and a busy machine's mood; asked now and then, what it gives back is ours.
const A_COLLECTION = 20_000;

v8.setFlagsFromString("--expose-gc");
const collect = vm.runInNewContext("gc");

test("a million dropped games keep memory bounded, and flat in the second half", { timeout: 600_000 }, async () => {
  let half;
  for (let number = 1; number <= GAMES; number++) {
    newGame();
    if (number % A_COLLECTION === 0) collect();
    if (number % A_TURN === 0) await turn();
    if (number === GAMES / 2) half = engineBytes();
  }
  const end = engineBytes();
  assert.ok(end < 200_000_000, `bounded: ${end}`);
  assert.equal(end, half, "flat in the second half");
});

test("games freed by hand in one synchronous loop take no memory at all", () => {
  newGame().free();
  const before = engineBytes();
  for (let number = 0; number < 200_000; number++) newGame().free();
  assert.equal(engineBytes(), before);
});

// Two copies of the package in one program, as two dependencies may bring them: each has its own engine, and neither
// breaks the other.

import assert from "node:assert/strict";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { packageDirectory } from "../../scripts/lib/project.mjs";
import { thrown } from "./support/games.js";

const directory = mkdtempSync(join(tmpdir(), "soosorv-"));
after(() => rmSync(directory, { recursive: true, force: true }));

async function copy(name) {
  const place = join(directory, name);
  cpSync(packageDirectory, place, { recursive: true });
  return import(pathToFileURL(join(place, "index.js")).href);
}

test("two copies play side by side, and know each other's errors", async () => {
  const [one, other] = [await copy("one"), await copy("other")];
  assert.notEqual(one.newGame, other.newGame);
  const games = [one.newGame(), other.newGame()];
  for (const point of ["h8", "h9", "h10"]) {
    for (const game of games) game.applyAction({ type: "place", point });
  }
  assert.equal(games[0].toString(), games[1].toString());
  assert.deepEqual(games[0].renderState(), games[1].renderState());
  const error = thrown(() => games[0].applyAction({ type: "pass" }));
  assert.ok(other.isRuleError(error));
  // A handle of the other copy is no position, record or action.
  for (const act of [
    () => one.analyse(games[1]),
    () => one.parseGame(games[1]),
    () => games[0].applyAction(games[1]),
  ]) {
    assert.equal(thrown(act).code, "invalid-argument");
  }
  games[0].free();
  assert.equal(games[1].undo().point, "h10");
});

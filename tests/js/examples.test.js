// The examples that need no browser, run as their users run them.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { build } from "esbuild";
import { nodeCounts } from "../../scripts/test/counts.mjs";

const examples = join(import.meta.dirname, "../../examples");
const ruleChecks = join(examples, "rule-checks");

/** Runs test files of the example in a Node of their own, not as a part of this run. */
function nodeTest(files, env = {}) {
  const { NODE_TEST_CONTEXT, NODE_OPTIONS, ...clean } = process.env;
  const args = ["--test", "--test-reporter=spec", ...files];
  return spawnSync(process.execPath, args, { cwd: ruleChecks, encoding: "utf8", env: { ...clean, ...env } });
}

test("rule-checks: the club's positions and its frontend stand", () => {
  const { scripts } = JSON.parse(readFileSync(join(ruleChecks, "package.json"), "utf8"));
  const files = scripts["test:node"].replace("node --test ", "").split(" ");
  const written = readdirSync(join(ruleChecks, "node-test")).map((name) => `node-test/${name}`);
  assert.deepEqual(files.sort(), written.sort(), "the command runs every test file");
  const { status, stdout } = nodeTest(files);
  assert.equal(status, 0, stdout);
  assert.equal(nodeCounts(stdout).passed, 10);
});

test("rule-checks: a failure draws the board with what was expected and what was found", (context) => {
  const directory = mkdtempSync(join(tmpdir(), "positions-"));
  context.after(() => rmSync(directory, { recursive: true }));
  const good = readFileSync(join(ruleChecks, "positions/double-three.txt"), "utf8");
  writeFileSync(join(directory, "wrong.txt"), good.replace("forbidden h8", "forbidden h9"));
  const { status, stdout } = nodeTest(["node-test/positions.test.js"], { POSITIONS: directory });
  assert.notEqual(status, 0);
  for (const line of [
    "! expected, not found: forbidden h9 double-three",
    "? found, not expected: forbidden h8 double-three",
    " 9 . . . . . . . ! . . . . . . .",
    " 8 . . . . . x x ? . . . . . . .",
  ]) {
    assert.ok(stdout.includes(line), `${line}\nis missing in\n${stdout}`);
  }
});

/** Anything that stores texts, as a page's sessionStorage does. */
function memory(record) {
  const items = new Map(record === undefined ? [] : [["soosorv.game", record]]);
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, text) => void items.set(key, text), items };
}

test("vite-react: the store gives React one snapshot until something changes, and a new one after", async () => {
  const { outputFiles } = await build({
    entryPoints: [join(examples, "vite-react/src/game-store.ts")],
    ...{ bundle: true, format: "esm", write: false, minify: true },
  });
  const address = `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString("base64")}`;
  const { GameStore } = await import(address);
  const storage = memory();
  const store = new GameStore(storage);
  let told = 0;
  const stop = store.subscribe(() => told++);
  const first = store.getSnapshot();
  assert.equal(store.getSnapshot(), first);

  store.act({ type: "place", point: "a1" });
  store.undo();
  store.redo();
  assert.equal(store.getSnapshot(), first, "what is not possible changes nothing");
  assert.equal(told, 0);

  for (const point of ["h8", "h8", "h9", "h10"]) store.act({ type: "place", point });
  assert.equal(told, 3);
  store.undo();
  assert.equal(store.getSnapshot().canRedo, true);
  store.redo();
  assert.equal(store.getSnapshot().canRedo, false);
  assert.equal(store.getSnapshot().record, "soosorv-8 h8 h9 h10");
  assert.deepEqual(new GameStore(storage).getSnapshot(), store.getSnapshot());
  assert.equal(new GameStore(memory("of another program")).getSnapshot().record, "soosorv-8");

  stop();
  store.restart();
  assert.equal(told, 5);
  assert.equal(storage.items.get("soosorv.game"), "soosorv-8");
});

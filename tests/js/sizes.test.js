// The README's table of sizes and the committed one say what the files have.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { packageDirectory, read } from "../../scripts/lib/project.mjs";

const rows = [...read("README.md").matchAll(/^\| [^|]+ \| `([^`]+)` \| (\d+) kB \|$/gm)];

test("the README has a table of sizes", () => assert.ok(rows.length >= 4));

for (const [, name, said] of rows) {
  test(`${name} has the ${said} kB that the README says`, () => {
    const measured = brotliCompressSync(readFileSync(join(packageDirectory, name))).length / 1000;
    assert.ok(Math.abs(measured - Number(said)) <= 1, `${measured.toFixed(1)} kB`);
  });
}

const table = [...read("benches/sizes.md").matchAll(/^\| (\S+\.(?:c?js|wasm|ts)) \| ([\d,]+) \|/gm)];

test("the committed table has the files", () => assert.ok(table.length >= 5));

for (const [, name, said] of table) {
  test(`${name} has the ${said} bytes of the committed table`, () => {
    const { length } = readFileSync(join(packageDirectory, name));
    // Not to the byte: the tools that make it differ a little from machine to machine.
    assert.ok(Math.abs(length / Number(said.replaceAll(",", "")) - 1) < 0.01, `${length}: npm run build -- --sizes`);
  });
}

test("what a game loads before the first press has at most 20 kB (gzip), engine and language aside", () => {
  const code = readFileSync(join(packageDirectory, "element.bundle.js"));
  // The rest and the languages come by `import()`, and nothing else comes.
  const imported = [...String(code).matchAll(/\bfrom ?"([^"]+)"/g)].map(([, file]) => file);
  assert.deepEqual([...new Set(imported)], ["./index.js"]);
  const { length } = gzipSync(code, { level: 9 });
  assert.ok(length <= 20_000, `${length} bytes`);
});

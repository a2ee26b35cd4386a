// The README's table of sizes says what the files have.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { packageDirectory, read } from "../../scripts/lib/project.mjs";

const rows = [...read("README.md").matchAll(/^\| [^|]+ \| `([^`]+)` \| (\d+) kB \|$/gm)];

test("the README has a table of sizes", () => assert.ok(rows.length >= 4));

for (const [, name, said] of rows) {
  test(`${name} has the ${said} kB that the README says`, () => {
    const measured = brotliCompressSync(readFileSync(join(packageDirectory, name))).length / 1000;
    assert.ok(Math.abs(measured - Number(said)) <= 1, `${measured.toFixed(1)} kB`);
  });
}

// The club's positions, checked by node:test.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { disagreement, readPositions } from "../positions.js";

const directory = process.env.POSITIONS ?? join(fileURLToPath(import.meta.url), "../../positions");

for (const position of readPositions(directory)) {
  test(position.title, () => {
    const text = disagreement(position);
    if (text) assert.fail(text);
  });
}

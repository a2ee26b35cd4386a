// The club's positions, checked by Vitest with a matcher of their own.

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { disagreement, readPositions } from "../positions.js";

expect.extend({
  toStandAsTheClubSays(position) {
    const text = disagreement(position);
    return { pass: text === null, message: () => text ?? `${position.title}: the engine agrees` };
  },
});

const directory = process.env.POSITIONS ?? join(fileURLToPath(import.meta.url), "../../positions");

test.each(readPositions(directory))("$title", (position) => {
  expect(position).toStandAsTheClubSays();
});

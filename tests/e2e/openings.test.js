// Every opening rule of the engine is played through by the page, which knows
// none of them: it presses what it is offered until normal play begins.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { packageDirectory } from "../../scripts/lib/project.mjs";
import { heading } from "./support/board.js";
import { skip, useSite } from "./support/site.js";

const openPage = useSite();
const built = await readFile(join(packageDirectory, "glue.js")).catch(() => null);
const { openingRules } = built ? await import("../../pkg/index.js") : { openingRules: () => [] };

/** Presses the first free point that can be played, or one of the buttons. */
async function step(page, preferred) {
  const buttons = page.locator("#choices button");
  const count = await buttons.count();
  if (count > 0) {
    await page.waitForTimeout(370);
    const button = buttons.nth(Math.min(preferred, count - 1));
    const isOffer = /^Player . picks/.test(await heading(page));
    await button.click();
    if (isOffer) await button.click();
    return;
  }
  await page.locator('[role=gridcell][aria-label$="empty"]').first().click();
}

/** Buttons to press, by their place: always keep, always swap, or a branch where there is one. */
function waysThrough(steps) {
  const choices = steps.filter(({ type }) => type === "choose");
  if (choices.length === 0) return ["straight on"];
  const branches = choices.some((choice) => choice.branches.length > 0);
  return branches ? ["keep", "swap", "branch"] : ["keep", "swap"];
}

for (const { id, steps } of openingRules()) {
  for (const [preferred, way] of waysThrough(steps).entries()) {
    test(`${id}, ${way}`, { skip }, async (t) => {
      const page = await openPage(t, { record: id });
      for (let count = 0; count < 40; count += 1) {
        const asked = await heading(page);
        if (/to move with/.test(asked)) {
          assert.match(asked, /^Player [12] to move with (Black|White)$/);
          return;
        }
        await step(page, preferred);
      }
      assert.fail(`no normal play after 40 steps: ${await heading(page)}`);
    });
  }
}

// What is asked of every page, whatever it shows.

import assert from "node:assert/strict";
import { AxeBuilder } from "@axe-core/playwright";

/** axe finds nothing. What a theme changes is its contrasts, so in the dark only those are looked at. */
export async function assertAccessible(page, name, colorScheme = "light") {
  const axe = new AxeBuilder({ page });
  const { violations } = await (colorScheme === "dark" ? axe.withRules(["color-contrast"]) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
  assert.deepEqual(found, [], name);
}

/** Nothing sticks out to the side. */
export async function assertFits(page, name) {
  const { scrollWidth, innerWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth,
  }));
  assert.ok(scrollWidth <= innerWidth, `${name}: ${scrollWidth} pixels wide in ${innerWidth}`);
}

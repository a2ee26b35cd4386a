// Every phase in both themes and several windows: accessible, without sideways
// scrolling, with what is needed in sight.

import assert from "node:assert/strict";
import { test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { RECORDS } from "./support/games.js";
import { screenshot, skip, useSite } from "./support/site.js";

const openPage = useSite();

const phone = { hasTouch: true, isMobile: true };
const WINDOWS = {
  320: { viewport: { width: 320, height: 568 }, ...phone },
  360: { viewport: { width: 360, height: 640 }, ...phone },
  768: { viewport: { width: 768, height: 1024 }, ...phone },
  1440: { viewport: { width: 1440, height: 900 } },
};

/** In the dark the tree is the same; what a theme changes is its contrasts. */
async function assertAccessible(page, name, colorScheme) {
  const axe = new AxeBuilder({ page });
  const { violations } = await (colorScheme === "dark" ? axe.withRules(["color-contrast"]) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
  assert.deepEqual(found, [], name);
}

function assertNoSidewaysScroll(page) {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) throw new Error(`${scrollWidth} pixels wide in ${innerWidth}`);
  });
}

for (const colorScheme of ["light", "dark"]) {
  test(`every phase, ${colorScheme}: axe finds nothing, nothing sticks out`, { skip }, async (t) => {
    const page = await openPage(t, { colorScheme, ...phone });
    for (const [phase, record] of Object.entries(RECORDS)) {
      await page.evaluate((text) => localStorage.setItem("soosorv.game", text), record);
      for (const [width, { viewport }] of Object.entries(WINDOWS)) {
        await page.setViewportSize(viewport);
        if (width === "320") await page.reload();
        await assertNoSidewaysScroll(page);
        if (width !== "320") await screenshot(page, `${phase}-${colorScheme}-${width}`);
      }
      await assertAccessible(page, `${phase} ${colorScheme}`, colorScheme);
    }
  });
}

test("the dialogs: axe finds nothing, nothing sticks out", { skip }, async (t) => {
  for (const colorScheme of ["light", "dark"]) {
    const page = await openPage(t, { record: RECORDS.play, colorScheme, viewport: { width: 320, height: 568 } });
    for (const [index, name] of ["New game", "Settings", "Paste record", "Resign"].entries()) {
      await page.getByRole("button", { name, exact: true }).click();
      await assertAccessible(page, name, colorScheme);
      await assertNoSidewaysScroll(page);
      await screenshot(page, `dialog-${index}-${colorScheme}`);
      await page.keyboard.press("Escape");
    }
  }
});

test("on a phone the board, the question and the confirm button are in sight together", { skip }, async (t) => {
  for (const [width, least] of [
    [320, 20],
    [360, 22.5],
  ]) {
    const page = await openPage(t, { record: RECORDS.offer, ...WINDOWS[width] });
    const { height } = WINDOWS[width].viewport;
    const board = await page.locator("#board svg").boundingBox();
    assert.ok(board.width / 16 >= least, `a point has ${board.width / 16} pixels`);
    for (const part of ["#board svg", "#prompt-heading", "#confirm"]) {
      const box = await page.locator(part).boundingBox();
      assert.ok(box.y >= 0 && box.y + box.height <= height, `${part} is in sight at ${width}`);
    }
  }
});

test("held sideways, the board uses the height", { skip }, async (t) => {
  const page = await openPage(t, { record: RECORDS.offer, viewport: { width: 640, height: 360 }, ...phone });
  const board = await page.locator("#board svg").boundingBox();
  assert.ok(board.height >= 0.9 * 360 && board.y + board.height <= 360);
  const confirm = await page.locator("#confirm").boundingBox();
  assert.ok(confirm.y + confirm.height <= 360);
  await screenshot(page, "sideways");
});

test("buttons are large enough for a finger", { skip }, async (t) => {
  for (const record of [RECORDS.choose, RECORDS.declare, RECORDS.pick, RECORDS.play]) {
    const page = await openPage(t, { record, ...WINDOWS[320] });
    for (const button of await page.locator("button:visible").all()) {
      const { width, height } = await button.boundingBox();
      assert.ok(width >= 44 && height >= 44, `${await button.textContent()}: ${width} × ${height}`);
    }
    await page.close();
  }
});

test("a tap on the board does not scroll or zoom the page", { skip }, async (t) => {
  const page = await openPage(t, WINDOWS[320]);
  const action = await page.locator("#board svg").evaluate((node) => getComputedStyle(node).touchAction);
  assert.equal(action, "none");
});

// How the element looks and fits: phases, themes, windows, directions, motion, forced colours.

import assert from "node:assert/strict";
import { test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { cell, clickPoint } from "./support/board.js";
import { open, press, record, screenshot, skip, useGame } from "./support/game.js";
import { RECORDS } from "./support/games.js";

const openGame = useGame();
const phone = { hasTouch: true, isMobile: true };
const WINDOWS = { tablet: { width: 768, height: 1024 }, desktop: { width: 1280, height: 800 } };

async function assertAccessible(page, name, rules) {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
  assert.deepEqual(found, [], name);
}

/** The board and a part beside it, as they lie in the window. */
const boxOf = (page, part) => page.locator(part).boundingBox();

for (const [theme, rules] of [
  ["light", null],
  // The tree is the same; what a theme changes is its contrasts.
  ["dark", ["color-contrast"]],
]) {
  test(`${theme}: axe finds nothing in any phase, nor in a replay or a dialog`, { skip }, async (t) => {
    const page = await openGame(t, { attributes: { theme }, viewport: { width: 360, height: 640 }, ...phone });
    for (const [phase, text] of Object.entries(RECORDS)) {
      await open(page, text);
      await assertAccessible(page, phase, rules);
    }
    await page.getByRole("button", { name: "One step back" }).click();
    await assertAccessible(page, "replay", rules);
    for (const name of ["New game", "Settings", "Paste record"]) {
      await press(page, name);
      await page.getByRole("dialog").waitFor();
      await assertAccessible(page, name, rules);
      await screenshot(page, `game-dialog-${name.replace(" ", "-")}-${theme}`);
      await page.keyboard.press("Escape");
    }
  });
}

test("on a phone the board, the question and the confirm button are in sight together", { skip }, async (t) => {
  for (const [width, height, least] of [
    [320, 568, 20],
    [360, 640, 22.5],
  ]) {
    const page = await openGame(t, { attributes: { record: RECORDS.offer }, viewport: { width, height }, ...phone });
    const board = await boxOf(page, "#board svg");
    assert.ok(board.width / 16 >= least, `a point has ${board.width / 16} pixels`);
    for (const part of ["#board svg", "#prompt-heading", "#confirm"]) {
      const box = await boxOf(page, part);
      assert.ok(box.y >= 0 && box.y + box.height <= height, `${part} is in sight at ${width}`);
    }
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
  }
});

test("held sideways, the board uses the height", { skip }, async (t) => {
  const page = await openGame(t, {
    attributes: { record: RECORDS.offer },
    viewport: { width: 640, height: 360 },
    ...phone,
  });
  const board = await boxOf(page, "#board svg");
  assert.ok(board.height >= 0.9 * 360 && board.y + board.height <= 360);
  const confirm = await boxOf(page, "#confirm");
  assert.ok(confirm.y + confirm.height <= 360);
});

test("buttons are large enough for a finger; the numbers are targets of their own", { skip }, async (t) => {
  const page = await openGame(t, { viewport: { width: 320, height: 568 }, ...phone });
  for (const phase of ["choose", "declare", "offer", "pick", "play"]) {
    await open(page, RECORDS[phase]);
    for (const button of await page.locator("button:visible").all()) {
      const { width, height } = await button.boundingBox();
      assert.ok(width >= 44 && height >= 44, `${phase}, ${await button.textContent()}: ${width} × ${height}`);
    }
  }
  await open(page, RECORDS.declare);
  const numbers = page.getByRole("group", { name: "Number of fifth moves" }).getByRole("button");
  assert.equal(await numbers.count(), 8);
  assert.equal(await page.locator("#choices [aria-pressed=true], #choices :checked").count(), 0);
});

test("on a page written from the right the board is the same, the rest is mirrored", { skip }, async (t) => {
  const [left, right] = await Promise.all(
    ["ltr", "rtl"].map((dir) => openGame(t, { dir, attributes: { record: RECORDS.pick }, viewport: WINDOWS.tablet })),
  );
  const pictures = await Promise.all([left, right].map((page) => page.locator("#board svg").screenshot()));
  assert.ok(pictures[0].equals(pictures[1]), "the board is equal in every pixel");
  for (const page of [left, right]) await page.setViewportSize(WINDOWS.desktop);
  const [first, second] = await Promise.all(
    ["first", "second"].map((seat) => boxOf(right, `.player[data-seat=${seat}]`)),
  );
  assert.ok(first.x > second.x, "the first player sits on the right");
  assert.ok(
    (await boxOf(right, "#board")).x > (await boxOf(right, "#prompt-heading")).x,
    "the board lies on the right",
  );
  assert.ok((await boxOf(left, "#board")).x < (await boxOf(left, "#prompt-heading")).x);
  await clickPoint(right, "c12");
  assert.equal(await record(right), `${RECORDS.pick} =c12`);
  await screenshot(right, "game-rtl");
});

test("with reduced motion nothing moves; without, nothing for longer than 300 ms", { skip }, async (t) => {
  for (const [reducedMotion, longest] of [
    ["reduce", 0],
    ["no-preference", 300],
  ]) {
    const page = await openGame(t, { reducedMotion, attributes: { record: RECORDS.choose } });
    await press(page, "Swap colours you will play Black");
    await clickPoint(page, "a1");
    const durations = await page
      .locator("soosorv-game")
      .evaluate(({ shadowRoot }) => shadowRoot.getAnimations().map(({ effect }) => effect.getComputedTiming().endTime));
    assert.ok(Math.max(0, ...durations) <= longest, `${reducedMotion}: ${durations}`);
    if (longest > 0) assert.ok(durations.length > 0, "the arriving stone moves");
  }
});

test("twenty moves at once end in the right picture", { skip }, async (t) => {
  const page = await openGame(t, { attributes: { opening: "standard" } });
  const stones = await page.locator("soosorv-game").evaluate(async (element) => {
    const columns = "abcdefghij";
    for (let move = 0; move < 20; move += 1) {
      element.apply({ type: "place", point: `${columns[move % 10]}${1 + 3 * Math.floor(move / 10) + (move % 3)}` });
    }
    await Promise.resolve();
    return element.shadowRoot.querySelectorAll(".stone").length;
  });
  assert.equal(stones, 20);
});

test("forced colours keep the stones, the focus and whose turn it is", { skip }, async (t) => {
  const page = await openGame(t, { forcedColors: "active", attributes: { record: RECORDS.offer } });
  await page.locator("soosorv-game").evaluate((element) => element.focus());
  await page.keyboard.press("ArrowUp");
  const discs = await page
    .locator(".player .disc")
    .evaluateAll((nodes) =>
      nodes.map((node) => [getComputedStyle(node).backgroundImage, getComputedStyle(node).borderTopColor]),
    );
  assert.notEqual(discs[0][0], discs[1][0]);
  assert.equal(await page.locator(".player.marked").evaluate((node) => getComputedStyle(node).borderTopWidth), "3px");
  await assertAccessible(page, "forced colours");
  await screenshot(page, "game-forced-colours");
});

test("whose turn it is does not hang on a colour", { skip }, async (t) => {
  const page = await openGame(t, { attributes: { record: RECORDS.play } });
  const marked = page.locator(".player[aria-current=true]");
  assert.equal(await marked.getAttribute("data-seat"), "second");
  assert.match((await marked.textContent()).replace(/\s+/g, " "), /Player 2 White to act/);
  await page.locator("html").evaluate((node) => {
    node.style.filter = "grayscale(1)";
  });
  await screenshot(page, "game-greyscale");
});

test("the focus stays on its point through a hundred changes", { skip }, async (t) => {
  const page = await openGame(t, { attributes: { opening: "standard" } });
  await page.locator("soosorv-game").evaluate((element) => element.focus());
  await page.keyboard.press("ArrowUp");
  const name = await page.locator("soosorv-game").evaluate(async (element) => {
    for (let change = 0; change < 50; change += 1) {
      element.apply({ type: "place", point: "a1" });
      await new Promise(requestAnimationFrame);
      element.undo();
      await Promise.resolve();
    }
    return element.shadowRoot.activeElement.getAttribute("aria-label");
  });
  assert.equal(name, "h9, empty");
  assert.equal(await cell(page, "h9").getAttribute("tabindex"), "0");
  assert.equal(await page.locator("[role=gridcell][tabindex='0']").count(), 1);
});

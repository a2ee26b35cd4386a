// How the element looks: directions, motion, forced colours, replays. Phases, themes and windows: layout.test.js, whose
// page is the element.

import assert from "node:assert/strict";
import { test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { cell, clickPoint } from "./support/board.js";
import { press, record, screenshot, skip, useGame } from "./support/game.js";
import { RECORDS } from "./support/games.js";

const openGame = useGame();
const WINDOWS = { tablet: { width: 768, height: 1024 }, desktop: { width: 1280, height: 800 } };

async function assertAccessible(page, name) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
  assert.deepEqual(found, [], name);
}

/** The board and a part beside it, as they lie in the window. */
const boxOf = (page, part) => page.locator(part).boundingBox();

test("a replay and a seat that waits: axe finds nothing", { skip }, async (t) => {
  const page = await openGame(t, { attributes: { record: RECORDS.over } });
  await page.getByRole("button", { name: "One step back" }).click();
  await assertAccessible(page, "replay");
  await page.locator("soosorv-game").evaluate((element) => Object.assign(element, { seat: "none", record: "rif" }));
  await page.locator("#prompt-detail", { hasText: "Waiting for Player 1." }).waitFor();
  await assertAccessible(page, "waiting");
});

test("the numbers are targets of their own, and none is chosen in advance", { skip }, async (t) => {
  const page = await openGame(t, { attributes: { record: RECORDS.declare } });
  const numbers = page.getByRole("group", { name: "Number of fifth moves" }).getByRole("button");
  await numbers.first().waitFor();
  assert.equal(await numbers.count(), 8);
  for (const number of await numbers.all()) {
    const { width, height } = await number.boundingBox();
    assert.ok(width >= 44 && height >= 44);
  }
  assert.equal(await page.locator("#choices [aria-pressed=true], #choices :checked").count(), 0);
});

test("the looks of what stands beside the board do not reach into its picture", { skip }, async (t) => {
  const page = await openGame(t, { attributes: { record: RECORDS.over } });
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("checkbox", { name: "Move numbers" }).check();
  const { width: pitch } = await cell(page, "h8").boundingBox();
  const numbers = await page.locator("#board text.number").all();
  assert.equal(numbers.length, 13);
  for (const number of numbers) {
    const { width, height } = await number.boundingBox();
    assert.ok(width < pitch && height < pitch, `${width} × ${height} on a point of ${pitch}`);
  }
  const shadow = await page.locator("#board svg").evaluate((picture) => getComputedStyle(picture).boxShadow);
  assert.equal(shadow, "none", "only the place of the board throws one");
});

test("on a screen of finer pixels no line of the board is wider than the next", { skip }, async (t) => {
  for (const deviceScaleFactor of [1, 1.25, 1.5, 2]) {
    const page = await openGame(t, { deviceScaleFactor });
    const shape = await page.locator("#board .line").evaluate((line) => getComputedStyle(line).shapeRendering);
    assert.equal(shape, deviceScaleFactor === 1 ? "crispedges" : "auto", `${deviceScaleFactor}`);
  }
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

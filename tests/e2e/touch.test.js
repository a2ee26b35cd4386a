// Fingers on the board: aiming and placing are two things, and nothing happens by accident.

import assert from "node:assert/strict";
import { test } from "node:test";
import { placeOf, tapPoint } from "./support/board.js";
import { heard, screenshot, skip, useElement, useFinger } from "./support/element.js";
import { RECORDS } from "./support/games.js";

const openElement = useElement();
const phone = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const place = (point) => ["action", { type: "place", point }];
const aim = (point) => ["aim", { point }];

test("the first tap aims, the next ones move the aim, one on the aim plays once", { skip }, async (t) => {
  const page = await openElement(t, { ...phone, record: "standard" });
  await tapPoint(page, "h8");
  await tapPoint(page, "c3");
  assert.deepEqual(await heard(page, "aim", "action"), [aim("h8"), aim("c3")]);
  await tapPoint(page, "c3");
  assert.deepEqual(await heard(page, "aim", "action"), [aim(null), place("c3")]);
  await tapPoint(page, "d4");
  await page.evaluate(() => window.board.confirm());
  await page.evaluate(() => window.board.confirm());
  assert.deepEqual(await heard(page, "action"), [place("d4")]);
});

for (const inputMode of ["direct", "confirm"]) {
  test(`a press that moved never plays: ${inputMode}`, { skip }, async (t) => {
    const page = await openElement(t, { ...phone, record: "standard", board: { inputMode } });
    const finger = await useFinger(page);
    await page.evaluate(() => window.board.aimAt("h8"));
    const { x, y } = await placeOf(page, "h8");
    await finger.down({ x, y });
    await finger.move({ x: x + 8, y: y + 8 });
    await finger.move({ x, y });
    await finger.up();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 12, y);
    await page.mouse.up();
    assert.deepEqual(await heard(page, "action"), []);
    assert.equal(await page.locator("[part=loupe]:visible").count(), 0);
  });
}

test("a press that began before a new state does not act in it", { skip }, async (t) => {
  for (const inputMode of ["direct", "drag"]) {
    const page = await openElement(t, { ...phone, record: "standard", board: { inputMode } });
    const finger = await useFinger(page);
    await finger.down(await placeOf(page, "h8"));
    await page.evaluate(() => {
      window.game.applyAction({ type: "place", point: "a1" });
      window.board.state = window.game.renderState();
    });
    await finger.move(await placeOf(page, "h8"));
    await finger.up();
    assert.deepEqual(await heard(page, "action"), [], inputMode);
    await finger.down(await placeOf(page, "h8"));
    await finger.up();
    assert.deepEqual(await heard(page, "action"), [place("h8")], inputMode);
  }
});

test("in the mode drag the aim follows the finger, and plays where it is lifted", { skip }, async (t) => {
  const page = await openElement(t, { ...phone, record: "standard h8 h9", board: { inputMode: "drag" } });
  const finger = await useFinger(page);
  await finger.down(await placeOf(page, "c3"));
  await finger.move(await placeOf(page, "d4"));
  assert.equal(await page.locator("[part=loupe] > text").textContent(), "d4");
  await finger.up();
  assert.deepEqual(await heard(page, "aim", "action"), [aim("c3"), aim("d4"), aim(null), place("d4")]);

  // Off the board, over a stone, with a second finger, or cancelled by the system: no stone.
  await finger.down(await placeOf(page, "c3"));
  await finger.move({ x: 180, y: 500 });
  await finger.up();
  await finger.down(await placeOf(page, "c3"));
  await finger.move(await placeOf(page, "h8"));
  await finger.up();
  const [one, other] = [await placeOf(page, "c3"), await placeOf(page, "l12")];
  await finger.down({ ...one, id: 0 });
  await finger.down({ ...one, id: 0 }, { ...other, id: 1 });
  await finger.up();
  await finger.down(one);
  await finger.cancel();
  const events = await heard(page, "action", "refuse");
  assert.deepEqual(events, [["refuse", { point: "h8" }]]);
  assert.equal(await page.locator("[part=loupe]:visible").count(), 0);
});

test("the loupe at least doubles the point, and lies outside the finger, also in the corners", { skip }, async (t) => {
  for (const width of [320, 360, 768]) {
    const page = await openElement(t, {
      ...phone,
      viewport: { width, height: width + 40 },
      record: RECORDS.play,
      board: { numbers: true },
    });
    const finger = await useFinger(page);
    const board = await page.locator("[part=board]").boundingBox();
    for (const point of ["a1", "a15", "o1", "o15", "h8", "h15", "a8", "o8"]) {
      const at = await placeOf(page, point);
      const inwards = { x: at.x + (point[0] > "h" ? -25 : 25), y: at.y };
      await finger.down(inwards);
      await finger.move(at);
      const loupe = page.locator("[part=loupe]");
      const rim = await loupe.locator(".loupe-rim").boundingBox();
      const middle = { x: rim.x + rim.width / 2, y: rim.y + rim.height / 2 };
      const apart = Math.hypot(middle.x - at.x, middle.y - at.y) - rim.width / 2;
      assert.ok(apart >= 24, `${point} at ${width}: ${apart.toFixed(1)} pixels from the finger`);
      const inside = rim.x >= board.x - 2 && rim.x + rim.width <= board.x + board.width + 2;
      assert.ok(inside && rim.y >= board.y - 2 && rim.y + rim.height <= board.y + board.height + 2, point);
      const zoom = await page.evaluate(() => {
        const { shadowRoot } = window.board;
        const sizeOf = (selector) => shadowRoot.querySelector(selector).getBoundingClientRect().width;
        return sizeOf(".loupe .border") / sizeOf(".board > .picture .border");
      });
      assert.ok(zoom >= 2, `${zoom} times`);
      if (width === 360) await screenshot(page, `loupe-${point}`);
      await finger.up();
      assert.equal(await loupe.locator("circle:visible").count(), 0);
    }
    await page.close();
  }
});

test("taps and drags on the board leave the page as it is, whoever is to act", { skip }, async (t) => {
  const body = `<input aria-label="name"><soosorv-board></soosorv-board><p style="height: 900px">Text to select.</p>`;
  for (const board of [{}, { readOnly: true }, { state: null }]) {
    const page = await openElement(t, { ...phone, record: RECORDS.play, body, board });
    const finger = await useFinger(page);
    await page.evaluate(() => scrollTo(0, 10));
    await tapPoint(page, "d4");
    await tapPoint(page, "d4");
    const { x, y } = await placeOf(page, "h8");
    await finger.down({ x, y });
    for (const step of [20, 60, 120]) await finger.move({ x, y: y - step });
    await finger.up();
    const seen = () =>
      page.evaluate(() => ({
        scroll: scrollY,
        zoom: visualViewport.scale,
        selected: String(getSelection()),
        focused: document.activeElement.localName,
      }));
    const after = await seen();
    assert.notEqual(after.focused, "input");
    assert.deepEqual({ ...after, focused: null }, { scroll: 10, zoom: 1, selected: "", focused: null });
    // Beside the board the page scrolls as ever.
    await finger.down({ x: 180, y: 560 });
    for (const step of [20, 60, 120, 180]) await finger.move({ x: 180, y: 560 - step });
    await finger.up();
    await page.waitForFunction(() => scrollY > 50);
    await page.close();
  }
});

test("on a phone each point has room", { skip }, async (t) => {
  for (const [width, least] of [
    [320, 20],
    [360, 22.5],
  ]) {
    const page = await openElement(t, { ...phone, viewport: { width, height: 640 } });
    const { width: board } = await page.locator("[part=board]").boundingBox();
    assert.ok(board / 16 >= least, `a point has ${board / 16} pixels`);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
  }
});

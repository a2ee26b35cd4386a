// Why a point is forbidden, or is not: drawn line by line.

import assert from "node:assert/strict";
import { test } from "node:test";
import { explanationSteps } from "../../pkg/element/board.js";
import { explain } from "../../pkg/index.js";
import { placeOf, tapPoint } from "./support/board.js";
import { heard, screenshot, skip, useElement } from "./support/element.js";
import { FORBIDDEN_POINTS, FORBIDDEN_RECORD } from "./support/games.js";

const openElement = useElement();
const position = (black, white = "") => ({ black: black.split(" "), white: white.split(" ").filter(Boolean) });
const kinds = (black, point, white) => explanationSteps(explain(position(black, white), point)).map(({ kind }) => kind);

/** Black's double-three on h8 is allowed: the straight four of the row would be a double-three itself. */
const ALLOWED = "position:g5,g6,e8,f8,h9,h10,i10:a1,c1,e1,g1,i1,k1,m1:black";

test("the steps are the lines that forbid the point", () => {
  assert.deepEqual(kinds("f8 g8 h9 h11", "h8"), ["three", "three"]);
  assert.deepEqual(kinds("d8 f8 g8 j8", "h8"), ["four", "four"]);
  assert.deepEqual(kinds("d8 e8 f8 g8 i8", "h8"), ["overline"]);
  // Two threes and two fours: all four lines. An overline and a three: the overline alone.
  assert.deepEqual(kinds("d8 f8 g8 j8 h9 h10 i9 j10", "h8"), ["four", "four", "three", "three"]);
  assert.deepEqual(kinds("d8 e8 f8 g8 i8 h9 h10", "h8"), ["overline"]);
  // A five wins, whatever else the stone makes.
  assert.deepEqual(kinds("d8 e8 f8 g8 h9 h10 i9 j10", "h8"), ["five"]);
  assert.deepEqual(kinds("a1", "h8"), []);
});

test("an allowed double-three says which three is false, and why", () => {
  const [real, double, ...rest] = explanationSteps(explain(position("g5 g6 e8 f8 h9 h10 i10"), "h8"));
  assert.deepEqual(rest, []);
  assert.deepEqual([real.kind, real.gaps], ["three", ["h7", "h11"]]);
  assert.deepEqual([double.kind, double.gaps, double.because], ["false-three", ["g8"], "double-three"]);
  assert.deepEqual(double.inner, [
    ["g5", "g6", "g8"],
    ["g8", "h9", "i10"],
  ]);
  const reason = (black, white) =>
    explanationSteps(explain(position(black, white), black.includes("d8") ? "e8" : "h8")).at(-1).because;
  assert.equal(reason("i5 g6 g7 d8 f8 e10 g10 e11", "h10"), "double-four");
  assert.equal(reason("e8 f8 g4 g5 g6 g7 g9 h9 h10"), "overline");
});

const lines = (page) => page.locator("[part=explanation-line]").count();

test("the lines come one after the other and stay together; Escape leaves", { skip }, async (t) => {
  const page = await openElement(t, { record: FORBIDDEN_RECORD });
  const explainPoint = (point) =>
    page.evaluate((at) => {
      window.board.explanation = window.game.explain(at);
    }, point);
  await explainPoint(FORBIDDEN_POINTS["double three"]);
  await page.waitForFunction(() => window.heard.at(-1)?.[1].shown?.index === null);
  const shown = (await heard(page, "explain")).map(([, detail]) => detail.shown.index);
  assert.deepEqual(shown, [0, 1, null]);
  for (const [name, point] of Object.entries(FORBIDDEN_POINTS)) {
    await explainPoint(point);
    await page.evaluate(() => window.board.showExplanationStep(null));
    assert.equal(await lines(page), name === "overline" ? 1 : 2);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await screenshot(page, `explained-${name.replace(" ", "-")}-${colorScheme}`);
    }
    await page.evaluate(() => window.board.focus());
    await heard(page);
    await page.keyboard.press("Escape");
    assert.deepEqual(await heard(page, "explain"), [["explain", { shown: null }]]);
    assert.equal(await lines(page), 0);
    assert.equal(await page.evaluate(() => window.board.explanation), null);
  }
});

test("a step can be chosen and stays; a press, a new state or null leave", { skip }, async (t) => {
  const page = await openElement(t, { record: ALLOWED, hasTouch: true });
  const show = () =>
    page.evaluate(() => {
      window.board.explanation = window.game.explain("h8");
      window.board.showExplanationStep(1);
    });
  await show();
  assert.equal(await page.locator(".because.false:not(.halo)").count(), 1);
  assert.equal(await page.locator(".because.inner:not(.halo)").count(), 2);
  assert.deepEqual(await page.locator(".reason-text").allTextContents(), ["33"]);
  await screenshot(page, "explained-allowed");
  await page.waitForTimeout(1600);
  assert.equal(await page.locator(".because.inner:not(.halo)").count(), 2);

  await tapPoint(page, "c3");
  assert.equal(await lines(page), 0);
  await show();
  await page.evaluate(() => {
    window.board.state = window.game.stateAt(0);
    window.board.explanation = null;
  });
  assert.equal(await lines(page), 0);
  // A new state together with an explanation: the explanation is about that state.
  await page.evaluate(() => {
    window.board.explanation = window.game.explain("h8");
    window.board.state = structuredClone(window.game.renderState());
  });
  assert.ok((await lines(page)) > 0);
  await page.evaluate(() => window.board.remove());
  assert.equal(await page.evaluate(() => window.board.explanation), null);
});

test("where motion is not welcome all lines are there at once", { skip }, async (t) => {
  const page = await openElement(t, { record: ALLOWED, reducedMotion: "reduce" });
  await page.evaluate(() => {
    window.board.explanation = window.game.explain("h8");
  });
  assert.equal(await lines(page), 2);
  assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
});

test("a refused offer shows the offer it mirrors, with the finger too", { skip }, async (t) => {
  const record = "soosorv-8 h8 h9 h10 swap h12 8 swap ?g5 ?c12";
  const page = await openElement(t, { record, hasTouch: true });
  assert.equal(await page.locator(".twin").count(), 0);
  await tapPoint(page, "i5");
  assert.deepEqual(await heard(page, "refuse"), [["refuse", { point: "i5" }]]);
  const at = await page.locator(".twin").boundingBox();
  const offer = await placeOf(page, "g5");
  assert.ok(Math.hypot(at.x + at.width / 2 - offer.x, at.y + at.height / 2 - offer.y) < 1);
  await screenshot(page, "refused-offer");
  await tapPoint(page, "d4");
  assert.equal(await page.locator(".twin").count(), 0);
});

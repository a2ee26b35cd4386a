// Points typed on the keyboard while the board has the focus.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cell } from "./support/board.js";
import { heard, skip, useElement } from "./support/element.js";

const openElement = useElement();
const place = (point) => ["action", { type: "place", point }];

async function type(page, keys) {
  for (const key of keys) await page.keyboard.press(key);
}

test("h8 plays, h1 waits for a digit or Enter, z9 is told to be no point", { skip }, async (t) => {
  const page = await openElement(t, { record: "standard" });
  await page.keyboard.press("Tab");
  const typed = page.locator(".typed text");
  const focused = (point) => cell(page, point).evaluate((node) => node.getRootNode().activeElement === node);

  await type(page, "h8");
  assert.deepEqual(await heard(page, "action", "mistype"), [place("h8")]);
  assert.ok(await focused("h8"));

  await type(page, "C1");
  assert.deepEqual(await heard(page, "action"), []);
  assert.equal(await typed.textContent(), "c1");
  assert.ok(await focused("c1"));
  await page.keyboard.press("Enter");
  await type(page, "c12");
  assert.deepEqual(await heard(page, "action"), [place("c1"), place("c12")]);

  for (const wrong of ["z9", "h0", "p3"]) {
    await type(page, wrong);
    assert.deepEqual(await heard(page, "action", "mistype"), [["mistype", { text: wrong }]]);
  }
  await type(page, "h16");
  assert.deepEqual(await heard(page, "action", "mistype"), [["mistype", { text: "h16" }]]);

  // What was typed is forgotten by any other key.
  await type(page, ["h", "1", "ArrowLeft", "2", "d", "Escape", "4", "d", "Backspace", "5", "7"]);
  assert.deepEqual(await heard(page, "action", "mistype"), []);
  assert.equal(await typed.isVisible(), false);
  await type(page, ["d", "Control+4", "4"]);
  assert.deepEqual(await heard(page, "action", "mistype"), []);
});

test("with two steps asked for, a typed point is aimed at, typed again it is played", { skip }, async (t) => {
  const page = await openElement(t, { record: "standard h8", board: { inputMode: "confirm" } });
  await page.keyboard.press("Tab");
  await type(page, "j9");
  assert.deepEqual(await heard(page, "aim", "action"), [["aim", { point: "j9" }]]);
  await type(page, "j9");
  assert.deepEqual(await heard(page, "action"), [place("j9")]);
  await type(page, "h8");
  assert.deepEqual(await heard(page, "action", "refuse"), [["refuse", { point: "h8" }]]);
});

test("letters are found by their place where the keyboard writes another script", { skip }, async (t) => {
  const page = await openElement(t, { record: "standard" });
  await page.keyboard.press("Tab");
  const client = await page.context().newCDPSession(page);
  await client.send("Input.dispatchKeyEvent", { type: "keyDown", key: "р", code: "KeyH", text: "р" });
  await page.keyboard.press("8");
  assert.deepEqual(await heard(page, "action"), [place("h8")]);
});

test("a whole game is typed; the focus stays through a hundred states", { skip }, async (t) => {
  const page = await openElement(t, { record: "soosorv-8" });
  await page.evaluate(() => {
    window.board.addEventListener("action", ({ detail }) => {
      window.game.applyAction(detail);
      while (window.game.renderState().phase === "choose") window.game.applyAction({ type: "swap" });
      if (window.game.renderState().phase === "declare") {
        window.game.applyAction({ type: "declare", count: 8 });
        window.game.applyAction({ type: "swap" });
      }
      window.board.state = window.game.renderState();
    });
  });
  await page.keyboard.press("Tab");
  const offers = ["g5", "h5", "i5", "c12", "d12", "e3", "m3", "n13"];
  const points = ["h8", "h9", "j9", "a2", ...offers, "h5", "a3", "i5", "a5", "j5", "a7", "k5", "a9", "l5"];
  for (const point of points) await type(page, point);
  const record = await page.evaluate(() => String(window.game));
  const offered = offers.map((point) => `?${point}`).join(" ");
  assert.equal(record, `soosorv-8 h8 h9 j9 swap a2 8 swap ${offered} =h5 a3 i5 a5 j5 a7 k5 a9 l5`);
  assert.equal(await page.evaluate(() => window.game.renderState().outcome.reason), "five");

  await page.keyboard.press("ArrowUp");
  const focused = await page.evaluate(async () => {
    for (let round = 0; round < 100; round += 1) {
      window.board.state = window.game.stateAt(round % 20);
      await Promise.resolve();
    }
    return window.board.shadowRoot.activeElement.getAttribute("aria-label");
  });
  assert.match(focused, /^l6,/);
});

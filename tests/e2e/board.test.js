// The board module by itself, fed with states, without the page around it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { packageDirectory } from "../../scripts/lib/project.mjs";
import { placeOf } from "./support/board.js";
import { skip, useElement } from "./support/element.js";
import { RECORDS } from "./support/games.js";

const openElement = useElement();

/** A page whose only board is one made by the test; what it emits is in `window.heard`. */
async function openBoard(test, options = {}, { record = "standard", ...device } = {}) {
  const page = await openElement(test, device);
  await page.evaluate(
    async ([given, text]) => {
      const { createBoard } = await import("soosorv/element/board.js");
      const { parseGame } = await import("soosorv");
      document.body.replaceChildren();
      const container = document.createElement("div");
      container.style.width = "352px";
      document.body.append(container);
      const hear = (name) => (value) => window.heard.push([name, value]);
      Object.assign(window, { heard: [], game: parseGame(text) });
      window.board = createBoard(container, {
        ...given,
        onAction: hear("action"),
        onAim: hear("aim"),
        onRefuse: hear("refuse"),
      });
      window.board.update(window.game.renderState());
    },
    [options, record],
  );
  return page;
}

const heard = (page) => page.evaluate(() => window.heard);

test("its files import nothing but each other", async () => {
  const names = new Set(["board.js"]);
  for (const name of names) {
    const text = await readFile(join(packageDirectory, "element", name), "utf8");
    for (const [, from] of text.matchAll(/^(?:import|export) [^;]*? from "([^"]+)";/gm)) {
      assert.match(from, /^\.\/[\w-]+\.js$/, `${name} imports ${from}`);
      names.add(from.slice(2));
    }
  }
  assert.ok(names.has("cells.js") && names.size > 10);
  assert.deepEqual(
    [...names].filter((name) => name.startsWith("game")),
    [],
  );
});

test("a drag with the finger moves the aim and never plays", { skip }, async (t) => {
  const page = await openBoard(t, {}, { hasTouch: true, isMobile: true });
  const client = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => client.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", await placeOf(page, "h8"));
  await touch("touchMove", await placeOf(page, "i9"));
  await touch("touchMove", await placeOf(page, "k11"));
  await touch("touchEnd");
  assert.deepEqual(await heard(page), [
    ["aim", "i9"],
    ["aim", "k11"],
  ]);
  await page.evaluate(() => window.board.confirm());
  assert.deepEqual((await heard(page)).slice(2), [
    ["aim", null],
    ["action", { type: "place", point: "k11" }],
  ]);
});

test("many states in one frame end in the right picture", { skip }, async (t) => {
  const page = await openBoard(t, { numbers: true });
  await page.evaluate(() => {
    for (let count = 0; count < 20; count += 1) {
      const [action] = window.game.legalActions();
      window.game.applyAction(action);
      window.board.update(window.game.renderState());
    }
  });
  assert.equal(await page.locator(".stone").count(), 20);
  const numbers = await page.locator(".number").allTextContents();
  assert.deepEqual(
    numbers,
    Array.from({ length: 20 }, (_, index) => String(index + 1)),
  );
  await page.evaluate(() => {
    while (window.game.renderState().length > 3) window.game.undo();
    window.board.update(window.game.renderState());
    window.board.set({ numbers: 1 });
  });
  assert.equal(await page.locator(".stone").count(), 3);
  assert.deepEqual(await page.locator(".number").allTextContents(), ["3"]);
});

test("only what changed is touched", { skip }, async (t) => {
  const page = await openBoard(t, {}, { record: "standard h8 h9 a1" });
  const changes = await page.evaluate(async () => {
    const records = [];
    const observer = new MutationObserver((list) => records.push(...list));
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    window.game.applyAction({ type: "place", point: "c3" });
    window.board.update(window.game.renderState());
    await Promise.resolve();
    observer.disconnect();
    return records.length;
  });
  assert.ok(changes < 30, `${changes} changes for one stone`);
});

test("a board to look at emits nothing", { skip }, async (t) => {
  const page = await openBoard(t, { readOnly: true });
  const { x, y } = await placeOf(page, "h8");
  await page.mouse.click(x, y);
  await page.keyboard.press("Enter");
  assert.deepEqual(await heard(page), []);
});

test("turned, a press hits the point that is seen", { skip }, async (t) => {
  const page = await openBoard(t, { turned: true });
  const a1 = await placeOf(page, "a1");
  const o15 = await placeOf(page, "o15");
  assert.ok(a1.x > o15.x && a1.y < o15.y);
  await page.mouse.click(a1.x, a1.y);
  assert.deepEqual(await heard(page), [["action", { type: "place", point: "a1" }]]);
});

test("destroyed, nothing of it is left; two boards do not disturb each other", { skip }, async (t) => {
  const page = await openBoard(t, {}, { record: RECORDS.play });
  const left = await page.evaluate(async () => {
    const { createBoard } = await import("soosorv/element/board.js");
    const others = Array.from({ length: 20 }, () => createBoard(document.body));
    for (const other of others) other.update(window.game.renderState());
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const distinct = new Set(ids).size === ids.length;
    for (const other of others) other.destroy();
    const boards = document.querySelectorAll(".soosorv-board").length;
    window.board.destroy();
    return { distinct, boards, nodes: document.body.querySelectorAll("svg").length };
  });
  assert.deepEqual(left, { distinct: true, boards: 1, nodes: 0 });
});

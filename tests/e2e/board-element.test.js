// `<soosorv-board>` as an element of HTML: how it is made, set, moved and removed, and how it looks to everybody.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { placeOf } from "./support/board.js";
import { heard, screenshot, skip, useElement } from "./support/element.js";
import { FORBIDDEN_RECORD, RECORDS } from "./support/games.js";

const openElement = useElement();
const two = "<soosorv-board></soosorv-board><soosorv-board></soosorv-board>";

test("importing it where there is no HTML does nothing", async () => {
  const { SoosorvBoard } = await import("../../pkg/element/board-element.js");
  assert.equal(typeof SoosorvBoard, "function");
});

test("what was set before the element is known is kept; attributes and null mean what they say", {
  skip,
}, async (t) => {
  const page = await openElement(t);
  const seen = await page.evaluate(async () => {
    const { SoosorvBoard } = await import("soosorv/element/board-element.js");
    const early = document.createElement("early-board");
    document.body.append(early);
    Object.assign(early, { state: window.game.renderState(), turned: true, numbers: 3 });
    customElements.define("early-board", class extends SoosorvBoard {});
    await Promise.resolve();
    const label = early.shadowRoot.querySelector("[role=gridcell]").getAttribute("aria-label");

    const { board } = window;
    const read = () => [board.numbers, board.coordinates, board.readOnly, board.inputMode, board.theme];
    board.setAttribute("numbers", "5");
    board.setAttribute("coordinates", "false");
    board.setAttribute("readonly", "");
    board.setAttribute("input-mode", "drag");
    board.setAttribute("theme", "dark");
    const set = read();
    for (const name of board.getAttributeNames()) board.removeAttribute(name);
    const removed = read();
    board.numbers = true;
    board.numbers = null;
    return { label, early: [early.turned, early.numbers], set, removed, numbers: board.numbers };
  });
  assert.deepEqual(seen, {
    label: "o1, empty, not available",
    early: [true, 3],
    set: [5, false, true, "drag", "dark"],
    removed: [false, true, false, "auto", "auto"],
    numbers: false,
  });
});

test("two boards on a page keep to themselves", { skip }, async (t) => {
  const page = await openElement(t, { record: "standard", body: two });
  await page.evaluate(() => {
    const [, other] = document.querySelectorAll("soosorv-board");
    other.addEventListener("action", () => window.heard.push("of the other"));
    other.state = window.game.renderState();
    window.ids = document.querySelectorAll("[id]").length;
  });
  const [first] = await page.locator('[aria-label^="h8,"]').all();
  await first.focus();
  await page.keyboard.press("Enter");
  assert.deepEqual(await heard(page, "action"), [["action", { type: "place", point: "h8" }]]);
});

test("one tab stop", { skip }, async (t) => {
  const page = await openElement(t, { body: "<button>a</button><soosorv-board></soosorv-board><button>b</button>" });
  const stops = [];
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press("Tab");
    stops.push(await page.evaluate(() => document.activeElement.localName));
  }
  assert.deepEqual(stops, ["button", "soosorv-board", "button"]);
});

test("moved, it keeps its state; made and removed a hundred times, nothing is left", { skip }, async (t) => {
  const page = await openElement(t, { record: RECORDS.play });
  const stones = await page.evaluate(() => {
    const section = document.createElement("section");
    document.body.append(section);
    section.append(window.board);
    document.body.append(window.board);
    return window.board.shadowRoot.querySelectorAll(".stone").length;
  });
  assert.equal(stones, 7);

  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable");
  const measure = async () => {
    await page.waitForTimeout(100);
    await client.send("HeapProfiler.collectGarbage");
    const { metrics } = await client.send("Performance.getMetrics");
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  const cycle = (times) =>
    page.evaluate(async (count) => {
      for (let round = 0; round < count; round += 1) {
        const element = document.createElement("soosorv-board");
        element.state = window.game.renderState();
        element.explanation = window.game.explain("c3");
        document.body.append(element);
        await Promise.resolve();
        element.remove();
      }
    }, times);
  await cycle(5);
  const before = await measure();
  await cycle(100);
  const after = await measure();
  // One board has more than 500 nodes.
  assert.ok(after.Nodes - before.Nodes < 500, `${after.Nodes - before.Nodes} nodes are left`);
  assert.ok(after.JSEventListeners - before.JSEventListeners < 10);
});

test("the tree: one grid, 15 rows, 225 cells with their names", { skip }, async (t) => {
  const page = await openElement(t, { record: RECORDS.offer });
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  const named = (role) => nodes.filter((node) => !node.ignored && node.role.value === role);
  assert.deepEqual(
    ["grid", "row", "gridcell"].map((role) => named(role).length),
    [1, 15, 225],
  );
  const names = named("gridcell").map((node) => node.name.value);
  for (const name of ["h8, black stone 1", "i5, offer C", "a1, white stone 4, last move"]) {
    assert.ok(names.includes(name), name);
  }
});

test("axe finds nothing in any phase or theme, nor in an explanation", { skip }, async (t) => {
  const page = await openElement(t);
  const check = async (name) => {
    const { violations } = await new AxeBuilder({ page }).include("soosorv-board").analyze();
    assert.deepEqual(
      violations.map(({ id }) => id),
      [],
      name,
    );
  };
  const show = (record, point) =>
    page.evaluate(
      async ([text, at]) => {
        const { parseGame } = await import("soosorv");
        const game = parseGame(text);
        Object.assign(window.board, { state: game.renderState(), explanation: at && game.explain(at) });
      },
      [record, point],
    );
  for (const phase of ["offer", "pick", "over"]) {
    await page.emulateMedia({ colorScheme: phase === "offer" ? "light" : "dark" });
    await show(RECORDS[phase], null);
    await check(phase);
  }
  await show(FORBIDDEN_RECORD, "l8");
  await check("explanation");
});

test("from right to left the board is the same picture and hits the same points", { skip }, async (t) => {
  const page = await openElement(t, { record: RECORDS.play, board: { numbers: true, inputMode: "direct" } });
  const before = await page.locator("[part=board]").screenshot();
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  assert.deepEqual(await page.locator("[part=board]").screenshot(), before);
  const { x, y } = await placeOf(page, "c3");
  await page.mouse.click(x, y);
  assert.deepEqual(await heard(page, "action"), [["action", { type: "place", point: "c3" }]]);
});

test("nothing moves longer than 300 ms, and nothing where motion is not welcome", { skip }, async (t) => {
  for (const reducedMotion of ["no-preference", "reduce"]) {
    const page = await openElement(t, { record: FORBIDDEN_RECORD, reducedMotion });
    const longest = await page.evaluate(async () => {
      const durations = [];
      const measure = async () => {
        await new Promise(requestAnimationFrame);
        const running = window.board.shadowRoot.getAnimations();
        durations.push(...running.map(({ effect }) => effect.getComputedTiming().endTime));
      };
      window.board.explanation = window.game.explain("l8");
      await measure();
      for (const action of [{ type: "place", point: "b5" }, { type: "pass" }]) {
        window.game.applyAction(action);
        window.board.state = window.game.renderState();
        await measure();
      }
      const { parseGame } = await import("soosorv");
      window.board.state = parseGame("standard a1 a2 b1 b2 c1 c2 d1 d2 e1").renderState();
      await measure();
      return Math.max(0, ...durations);
    });
    if (reducedMotion === "reduce") assert.equal(longest, 0);
    else assert.ok(longest > 0 && longest <= 300, `${longest} ms`);
    await page.close();
  }
});

test("with the user's own colours everything is there", { skip }, async (t) => {
  const page = await openElement(t, { record: FORBIDDEN_RECORD, forcedColors: "active" });
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme, forcedColors: "active" });
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowUp");
    const colours = await page.evaluate(() => {
      const of = (selector, property) =>
        getComputedStyle(window.board.shadowRoot.querySelector(selector)).getPropertyValue(property);
      return {
        wood: of(".wood", "fill"),
        line: of(".line", "stroke"),
        black: of(".stone.black", "stroke"),
        white: of(".stone.white", "stroke"),
        forbidden: of(".forbidden", "stroke"),
        focus: of(".focus-inner", "stroke"),
      };
    });
    const { wood, ...others } = colours;
    for (const [name, colour] of Object.entries(others)) assert.notEqual(colour, wood, `${name} ${colorScheme}`);
    await screenshot(page, `element-forced-${colorScheme}`);
  }
});

test("a page dresses the board by properties and parts, in the loupe too", { skip }, async (t) => {
  const page = await openElement(t, {
    record: RECORDS.play,
    body: `<style>
      soosorv-board { --soosorv-wood: rgb(0, 90, 60); }
      soosorv-board::part(white) { stroke: rgb(1, 2, 3); }
      soosorv-board::part(coordinates) { fill: rgb(4, 5, 6); }
    </style><soosorv-board numbers></soosorv-board>`,
  });
  const colours = await page.evaluate(() =>
    [".wood", "[part~=white]", "[part=coordinates]"].map((selector) => {
      const { fill, stroke } = getComputedStyle(window.board.shadowRoot.querySelector(selector));
      return selector === "[part~=white]" ? stroke : fill;
    }),
  );
  assert.deepEqual(colours, ["rgb(0, 90, 60)", "rgb(1, 2, 3)", "rgb(4, 5, 6)"]);
});

test("the forbidden points of 3,000 stored positions are the marks on the board", { skip }, async (t) => {
  const rows = [];
  for (const name of ["forbidden", "renju-sample"]) {
    const text = await readFile(new URL(`../data/${name}.tsv`, import.meta.url), "utf8");
    rows.push(...text.split("\n").filter((line) => line && !line.startsWith("#")));
  }
  const page = await openElement(t);
  const { compared, different } = await page.evaluate(
    async (lines) => {
      const { newGame } = await import("soosorv");
      const { createBoard } = await import("soosorv/element/board.js");
      const board = createBoard(document.body);
      const list = (text) => (text === "-" ? [] : text.split(" "));
      const found = { compared: 0, different: [] };
      for (const line of lines) {
        const [black, white, forbidden] = line.split("\t");
        let game;
        try {
          game = newGame({ position: { black: list(black), white: list(white), turn: "black" } });
        } catch {
          continue; // a five is there already
        }
        board.update(game.renderState());
        game.free();
        const drawn = [...document.querySelectorAll(".forbidden")].map((mark) => mark.classList[1]);
        const named = [...document.querySelectorAll("[aria-label*=forbidden]")].map((cell) => {
          const [, point, kind] = /^(\w+), .*forbidden: ([a-z ]+?)(?: and |$)/.exec(cell.getAttribute("aria-label"));
          return `${point}:${kind.replace(" ", "-")}`;
        });
        const wanted = list(forbidden);
        const kinds = wanted.map((word) => word.split(":")[1]);
        const same = (one, other) => one.sort().join() === other.sort().join();
        found.compared += 1;
        if (!same(drawn, kinds) || !same(named, wanted)) found.different.push([line, named.join()]);
      }
      return found;
    },
    rows.slice(0, 3600),
  );
  assert.ok(compared >= 3000, `${compared} positions`);
  assert.deepEqual(different.slice(0, 3), []);
});

test("properties set together are drawn once, before the next frame", { skip }, async (t) => {
  const page = await openElement(t, { record: RECORDS.over, board: { numbers: true } });
  const { drawings, numbers } = await page.evaluate(async () => {
    let count = 0;
    const observer = new MutationObserver(() => {
      count += 1;
    });
    observer.observe(window.board.shadowRoot, { subtree: true, childList: true, attributes: true });
    for (let length = 0; length <= 20; length += 1) {
      window.board.state = window.game.stateAt(length);
      window.board.turned = length % 2 === 0;
    }
    await new Promise(requestAnimationFrame);
    observer.disconnect();
    const shown = [...window.board.shadowRoot.querySelectorAll("[part=number]")];
    return { drawings: count, numbers: shown.map(({ textContent }) => Number(textContent)) };
  });
  assert.equal(drawings, 1);
  const { stones } = await page.evaluate(() => window.game.stateAt(20));
  assert.deepEqual(
    numbers.sort((a, b) => a - b),
    stones.map(({ number }) => number),
  );
});

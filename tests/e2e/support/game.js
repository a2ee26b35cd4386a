// A page with `<soosorv-game>` on it and nothing else, and what players do and read there.

import assert from "node:assert/strict";
import { newPage, useBrowser } from "./browser.js";

export { screenshot, skip } from "./browser.js";

const attributesOf = (attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");

/** The page; `script` runs after the elements are known. */
const html = ({ attributes, dir, script }) => `<!doctype html>
<html lang="en" dir="${dir}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Game</title>
    <link rel="icon" href="data:," />
    <script type="importmap">{ "imports": { "soosorv": "./pkg/index.js", "soosorv/element": "./pkg/element/index.js", "soosorv/": "./pkg/" } }</script>
    <style>body { margin: 0; }</style>
    <script type="module">import "soosorv/element"; ${script}</script>
  </head>
  <body><main><h1 style="position: absolute; clip-path: inset(50%)">Game</h1><soosorv-game${attributesOf(attributes)}></soosorv-game></main></body>
</html>`;

/** Call once in a test file; the pages are made by the returned function. */
export function useGame() {
  const running = useBrowser();

  /** Opens a page with the element, and `files` beside it; what is not named here goes to the browser context. */
  return async function openGame(test, options = {}) {
    const { attributes = {}, dir = "ltr", script = "", files = {}, ...context } = options;
    const page = await newPage(test, running.browser, { viewport: { width: 1280, height: 800 }, ...context });
    const address = `${running.server.address}game.html`;
    await page.route(address, (route) =>
      route.fulfill({ contentType: "text/html", body: html({ attributes, dir, script }) }),
    );
    for (const [name, body] of Object.entries(files)) {
      await page.route(`**/${name}`, (route) => route.fulfill({ contentType: "text/javascript", body }));
    }
    await page.goto(address);
    // The record comes last; where there is no engine, nothing does.
    await page.locator("#moves, .failure").waitFor();
    return page;
  };
}

/** The record of the game. */
export const record = (page) => page.locator("soosorv-game").evaluate((element) => String(element.game));

/** Opens another record in the same element. */
export async function open(page, text) {
  await page.locator("soosorv-game").evaluate(async (element, text) => {
    element.open(text);
    await Promise.resolve();
  }, text);
}

/** What a screen reader is told, once it is told. */
export const told = (page, text) => page.locator("#live", { hasText: text }).waitFor({ state: "attached" });

/** A name of what has the keyboard focus: a label, or the words on it. */
export function focused(page) {
  return page.evaluate(() => {
    let node = document.activeElement;
    while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
    const words = node?.getAttribute("aria-label") ?? node?.textContent ?? "";
    return words.trim().replace(/\s+/g, " ");
  });
}

const isPoint = (name) => /^[a-o]\d+,/.test(name);

/** Goes on with the Tab key until something of this name has the focus. */
export async function tabTo(page, wanted) {
  for (let step = 0; step < 60; step += 1) {
    const name = await focused(page);
    if (wanted === "board" ? isPoint(name) : name === wanted) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`no "${wanted}" on the way`);
}

/** Walks to a point with the arrow keys and presses Enter. */
export async function enterPoint(page, point) {
  const from = (await focused(page)).split(",")[0];
  const columns = point.charCodeAt(0) - from.charCodeAt(0);
  const rows = Number(point.slice(1)) - Number(from.slice(1));
  for (let step = 0; step < Math.abs(columns); step += 1) {
    await page.keyboard.press(columns > 0 ? "ArrowRight" : "ArrowLeft");
  }
  for (let step = 0; step < Math.abs(rows); step += 1) await page.keyboard.press(rows > 0 ? "ArrowUp" : "ArrowDown");
  await page.keyboard.press("Enter");
}

/** Presses a named button by the keyboard's way, which needs no waiting. */
export const press = (page, name) => page.getByRole("button", { name, exact: true }).press("Enter");

// The example pages in a real browser, served as their READMEs say: the package in a directory beside the page.

import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { chromium } from "playwright-core";
import { packageDirectory, root } from "../../scripts/lib/project.mjs";
import { serve } from "../../scripts/serve.mjs";
import { chromiumArguments, findChromium } from "../../scripts/test/browser.mjs";
import { clickPoint, nameOf } from "./support/board.js";
import { skip } from "./support/site.js";

let browser;

before(async () => {
  if (!skip) browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
});

after(() => browser?.close());

/** Opens an example; what goes wrong on the page fails the test. */
async function open(context, name) {
  const server = await serve({
    mounts: [
      { prefix: "/soosorv/", directory: packageDirectory },
      { prefix: "/", directory: join(root, "examples", name) },
    ],
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.stack));
  page.on("console", (message) => {
    // No page here has an icon.
    if (message.type() === "error" && !message.location().url.endsWith("/favicon.ico")) errors.push(message.text());
  });
  context.after(async () => {
    await page.close();
    await server.close();
    assert.deepEqual(errors, []);
  });
  await page.goto(server.address);
  return page;
}

const prompt = (page) => page.locator("#prompt").textContent();
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();
const waitForPrompt = (page, text) => page.locator("#prompt", { hasText: text }).waitFor();

test("static: an opening of Soosõrv-8 by taps and buttons, undo, and the game after a reload", {
  skip,
}, async (context) => {
  const page = await open(context, "static");
  await waitForPrompt(page, "The first player places a black stone in the central 1 × 1.");
  for (const point of ["h8", "h9", "j9"]) await clickPoint(page, point);
  assert.equal(await prompt(page), "The second player keeps white or swaps.");
  await press(page, "Swap");
  await clickPoint(page, "a1");
  await press(page, "2");
  await press(page, "Keep");
  for (const point of ["g5", "i5"]) await clickPoint(page, point);
  assert.equal(await prompt(page), "The first player picks one of the fifth moves.");
  await clickPoint(page, "i5");
  const record = "soosorv-8 h8 h9 j9 swap a1 2 keep ?g5 ?i5 =i5";
  assert.equal(await page.locator("#record").textContent(), record);
  await press(page, "Undo");
  assert.equal(await page.locator("#record").textContent(), record.replace(" =i5", ""));
  await page.reload();
  assert.equal(await page.locator("#record").textContent(), record.replace(" =i5", ""));
  await press(page, "New game");
  assert.equal(await page.locator("#record").textContent(), "soosorv-8");
});

test("worker: the engine answers from its own thread", { skip }, async (context) => {
  const page = await open(context, "worker");
  await waitForPrompt(page, "Stone 1, the first player: place");
  assert.equal(page.workers().length, 1);
  await clickPoint(page, "h8");
  await waitForPrompt(page, "Stone 2");
  await clickPoint(page, "h9");
  await waitForPrompt(page, "Stone 3");
  await clickPoint(page, "h10");
  await waitForPrompt(page, "Stone 4, the second player: choose");
  await press(page, "keep");
  await waitForPrompt(page, "player: place");
  assert.match(await nameOf(page, "h10"), /^h10, black stone 3, last move/);
  assert.equal(await page.locator("#prompt").getAttribute("title"), "soosorv-8 h8 h9 h10 keep");
  await press(page, "Undo");
  await waitForPrompt(page, "the second player: choose");
});

test("worker: an error of the rules comes back as plain data", { skip }, async (context) => {
  const page = await open(context, "worker");
  await waitForPrompt(page, "the first player: place");
  const answers = await page.evaluate(async () => {
    const engine = new Worker("./engine.js", { type: "module" });
    const next = () =>
      new Promise((resolve) => engine.addEventListener("message", ({ data }) => resolve(data), { once: true }));
    const first = await next();
    engine.postMessage({ action: { type: "place", point: "a1" } });
    const refused = await next();
    engine.postMessage({ record: "soosorv-8 h8 h9 h10 keep g7 1 keep j12" });
    const restored = await next();
    return { length: first.state.length, error: refused.error, moveNumber: restored.state.moveNumber };
  });
  assert.equal(answers.length, 0);
  assert.equal(answers.error.code, "outside-area");
  assert.deepEqual(answers.error.details, { area: 1 });
  assert.equal(answers.moveNumber, 6);
});

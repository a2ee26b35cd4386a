// The one file of the elements, and its second file, which comes a moment later, or much later.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newPage, screenshot, skip, useBrowser } from "./support/browser.js";

const html = (body) => `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Game</title>
    <link rel="icon" href="data:," />
    <style>body { margin: 0; }</style>
    <script type="module" src="./pkg/element.bundle.js?v=2"></script>
  </head>
  <body>${body}<p id="below">Below</p></body>
</html>`;

const running = useBrowser();

/** Opens a page on which the second file waits until the function returned with it is called. */
async function openHeld(context, body) {
  const page = await newPage(context, running.browser, { viewport: { width: 360, height: 640 } });
  const address = `${running.server.address}later.html`;
  let release;
  const released = new Promise((resolve) => {
    release = resolve;
  });
  await page.route(address, (route) => route.fulfill({ contentType: "text/html", body: html(body) }));
  await page.route("**/element.rest.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address);
  return { page, release };
}

const inGame = (page, selector) => page.locator(`soosorv-game ${selector}`);
const placed = (page) => inGame(page, ".stone").count();

test("a game can be begun before the rest is here; what was pressed opens then", { skip }, async (context) => {
  const { page, release } = await openHeld(context, "<soosorv-game></soosorv-game>");
  await inGame(page, ".board[part=board] .cells").first().waitFor();
  assert.equal(await inGame(page, "#moves").count(), 0);
  const below = () => page.locator("#below").evaluate((node) => node.getBoundingClientRect().top);
  const before = await below();
  await screenshot(page, "game-before-the-rest");

  for (const point of ["h8", "h9", "h10"]) {
    await inGame(page, `[role=gridcell][aria-label^="${point},"]`).click();
  }
  assert.equal(await placed(page), 3);
  assert.equal(await inGame(page, ".choice").count(), 0);
  await inGame(page, "#resign").click();

  release();
  const dialog = inGame(page, "dialog");
  await dialog.waitFor();
  assert.ok(await dialog.evaluate((node) => node.matches(":modal") && node.contains(node.getRootNode().activeElement)));
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.ok((await inGame(page, ".choice").count()) >= 2);
  assert.equal(await inGame(page, ".move").count(), 3);
  await inGame(page, "#undo").click();
  await inGame(page, "#undo").click();
  await inGame(page, "#undo").click();
  assert.equal(await below(), before, "nothing below the game has moved");
});

test("the board in the same file is known once the rest is here", { skip }, async (context) => {
  const { page, release } = await openHeld(context, "<soosorv-board></soosorv-board>");
  release();
  await page.evaluate(() => customElements.whenDefined("soosorv-board"));
  assert.equal(await page.locator("soosorv-board [role=gridcell]").count(), 225);
});

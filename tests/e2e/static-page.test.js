// The package dropped into a static page, without a bundler and without any script but the page's own.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { chromium } from "playwright-core";
import { packageDirectory } from "../../scripts/lib/project.mjs";
import { serve } from "../../scripts/serve.mjs";
import { chromiumArguments, findChromium } from "../../scripts/test/browser.mjs";

const executablePath = findChromium();
const skip = !executablePath && !process.env.CI ? "no browser" : false;
let server;
let browser;

before(async () => {
  if (skip) return;
  server = await serve({ mounts: [{ prefix: "/soosorv/", directory: packageDirectory }] });
  browser = await chromium.launch({ executablePath, args: chromiumArguments });
});

after(async () => {
  await browser?.close();
  await server?.close();
});

/** Opens a page that plays a random game to its end, and returns what the page says. */
async function play({ policy }) {
  const page = await browser.newPage();
  const html = `<!doctype html>
    <meta http-equiv="content-security-policy" content="script-src 'self' 'unsafe-inline' ${policy}">
    <script type="importmap">{ "imports": { "soosorv": "./soosorv/index.js" } }</script>
    <script type="module">
      import { newGame } from "soosorv";
      try {
        const game = newGame();
        while (game.renderState().phase !== "over") {
          const actions = game.legalActions();
          game.applyAction(actions[Math.floor(Math.random() * actions.length)]);
        }
        document.title = game.renderState().outcome.reason;
      } catch (error) {
        document.title = error.name;
      }
    </script>`;
  await page.route("**/page.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto(`${server.address}page.html`);
  await page.waitForFunction(() => document.title !== "");
  const title = await page.title();
  await page.close();
  return title;
}

test("plays a game to its end", { skip }, async () => {
  const reasons = ["five", "overline", "full-board", "passes"];
  assert.ok(reasons.includes(await play({ policy: "'wasm-unsafe-eval'" })));
});

test("where the page's policy forbids WebAssembly, the call throws and the import does not", { skip }, async () => {
  assert.equal(await play({ policy: "" }), "CompileError");
});

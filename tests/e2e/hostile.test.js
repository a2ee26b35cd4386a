// 200,000 hostile calls in a real browser: only coded errors, every game as it was, the engine's memory flat.

import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { build } from "esbuild";
import { chromium } from "playwright-core";
import { packageDirectory, root } from "../../scripts/lib/project.mjs";
import { serve } from "../../scripts/serve.mjs";
import { chromiumArguments, findChromium } from "../../scripts/test/browser.mjs";

const CALLS = 200_000;
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

/** The page's script: the values of the tests in Node, with stand-ins for the little of Node that they use. */
async function script() {
  const standIns = {
    "node:vm": "export default { runInNewContext: (code) => (0, eval)(code) };",
    "node:assert/strict": "export default {};",
  };
  const bundle = await build({
    entryPoints: [join(root, "tests/e2e/support/hostile-page.js")],
    bundle: true,
    format: "esm",
    write: false,
    external: ["soosorv"],
    banner: { js: "globalThis.Buffer ??= Uint8Array; globalThis.SharedArrayBuffer ??= ArrayBuffer;" },
    plugins: [
      {
        name: "stand-ins",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^node:/ }, ({ path }) => ({ path, namespace: "stand-in" }));
          onLoad({ filter: /.*/, namespace: "stand-in" }, ({ path }) => ({ contents: standIns[path] }));
          onResolve({ filter: /pkg\/index\.js$/ }, () => ({ path: "soosorv", external: true }));
        },
      },
    ],
  });
  return bundle.outputFiles[0].text;
}

test("200,000 hostile calls in Chromium", { skip, timeout: 300_000 }, async () => {
  const page = await browser.newPage();
  const html = `<!doctype html><script type="importmap">{ "imports": { "soosorv": "./soosorv/index.js" } }</script>
    <script type="module" src="./page.js"></script>`;
  const contents = await script();
  await page.route("**/page.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.route("**/page.js", (route) => route.fulfill({ contentType: "text/javascript", body: contents }));
  await page.goto(`${server.address}page.html`);
  await page.waitForFunction(() => window.throwHostileValues);
  const { uncoded, changed, half, end } = await page.evaluate((calls) => window.throwHostileValues(calls), CALLS);
  assert.deepEqual(uncoded, []);
  assert.deepEqual(changed, []);
  assert.ok(half > 0);
  assert.equal(end, half, "the engine's memory has not grown in the second half");
});

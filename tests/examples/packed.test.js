// The examples from the packed tarball, each installed and started as its README says. Installs from the registry, so
// it is not a part of the ordinary run: `npm run test:examples`, after `npm run build`.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { chromium } from "playwright-core";
import { serve } from "../../scripts/serve.mjs";
import { chromiumArguments, findChromium } from "../../scripts/test/browser.mjs";
import { installExample, npm, pack, unpackBeside } from "./support/packed.js";

let tarball;
let browser;

before(async () => {
  tarball = pack();
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
});

after(() => browser?.close());

/** Opens a page; what goes wrong on it fails the test. */
async function open(context, address) {
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.stack));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.location().url.endsWith("/favicon.ico")) errors.push(message.text());
  });
  context.after(async () => {
    await page.close();
    assert.deepEqual(errors, []);
  });
  await page.goto(address);
  return page;
}

test("the installed package brings no dependency", () => {
  const directory = installExample("rule-checks", tarball);
  const { dependencies } = JSON.parse(npm(["ls", "--omit=dev", "--all", "--json"], directory));
  assert.deepEqual(Object.keys(dependencies), ["soosorv"]);
  assert.equal(dependencies.soosorv.dependencies, undefined);
});

test("rule-checks: both runners", () => {
  const text = npm(["test"], installExample("rule-checks", tarball));
  assert.match(text, /pass 10\b/);
  assert.match(text, /14 passed/);
});

for (const name of ["static", "worker"]) {
  test(`${name}: the page starts from the unpacked tarball`, async (context) => {
    const directory = unpackBeside(name, tarball);
    assert.ok(existsSync(join(directory, "soosorv/element/board.js")), "the tarball has no element/board.js");
    const server = await serve({ mounts: [{ prefix: "/", directory }] });
    context.after(() => server.close());
    const page = await open(context, server.address);
    // Until the first state is there (from the worker a moment after the board), a click means nothing.
    await page.locator("#prompt:not(:empty)").waitFor();
    await page.locator('[role=gridcell][aria-label^="h8,"]').click();
    await page.locator('[role=gridcell][aria-label^="h8, black stone 1"]').waitFor();
  });
}

/** The element is there, and takes a stone; a page that counts them is told. */
async function placeOnElement(page, counts) {
  await page.locator('[role=gridcell][aria-label^="h8,"]').click();
  await page.locator('[role=gridcell][aria-label^="h8, black stone 1"]').waitFor();
  if (counts) await page.locator("#stones", { hasText: "Stones on the board: 1" }).waitFor();
}

test("element-html: one script tag and one tag", async (context) => {
  const server = await serve({ mounts: [{ prefix: "/", directory: unpackBeside("element-html", tarball) }] });
  context.after(() => server.close());
  const page = await open(context, server.address);
  await placeOnElement(page, false);
  assert.equal(await page.evaluate(() => "soosorv" in window), false, "no global");
});

for (const name of ["react", "vue", "svelte"]) {
  test(`element-${name}: builds, and a stone can be placed`, async (context) => {
    const directory = installExample(`element-${name}`, tarball);
    npm(["run", "build"], directory);
    const server = await serve({ mounts: [{ prefix: "/", directory: join(directory, "dist") }] });
    context.after(() => server.close());
    const page = await open(context, server.address);
    assert.match(await page.locator("#prompt-heading").textContent(), /^Ann places black stone 1$/);
    await placeOnElement(page, true);
  });
}

describe("vite-react", () => {
  let directory;

  before(() => {
    directory = installExample("vite-react", tarball);
  });

  const point = (page, name) => page.locator(`button.point[aria-label^="${name}"]`).first();
  const record = (page) => page.locator("code").textContent();
  const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

  /** Plays, undoes, redoes, reloads: every action once, StrictMode or not. */
  async function play(page) {
    for (const name of ["h8", "h9", "h10"]) await point(page, name).click();
    assert.equal(await record(page), "soosorv-8 h8 h9 h10");
    await press(page, "Swap");
    await press(page, "Undo");
    await press(page, "Undo");
    assert.equal(await record(page), "soosorv-8 h8 h9");
    await press(page, "Redo");
    await press(page, "Redo");
    assert.equal(await record(page), "soosorv-8 h8 h9 h10 swap");
    assert.equal(await page.getByRole("button", { name: "Redo" }).isDisabled(), true);
    await page.reload();
    assert.equal(await record(page), "soosorv-8 h8 h9 h10 swap");
  }

  test("builds, its types included, and plays", async (context) => {
    npm(["run", "build"], directory);
    const server = await serve({ mounts: [{ prefix: "/", directory: join(directory, "dist") }] });
    context.after(() => server.close());
    await play(await open(context, server.address));
  });

  test("plays in development, and goes on after hot updates of a component and of the store", async (context) => {
    const vite = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "--host", "127.0.0.1"], { cwd: directory });
    context.after(() => vite.kill());
    const address = await new Promise((resolve, reject) => {
      let text = "";
      vite.stdout.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
        // biome-ignore lint/suspicious/noControlCharactersInRegex: the address is printed in colours
        const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(text.replace(/\x1b\[\d+m/g, ""));
        if (found) resolve(found[0]);
      });
      vite.on("close", () => reject(new Error(`vite ended\n${text}`)));
    });
    const page = await open(context, address);
    await play(page);

    // A mark that a full reload would remove.
    await page.evaluate(() => {
      window.notReloaded = true;
    });
    const change = (path, old, replacement) => {
      const file = join(directory, path);
      const text = readFileSync(file, "utf8");
      assert.ok(text.includes(old), `${path} has "${old}"`);
      writeFileSync(file, text.replace(old, replacement));
    };
    change("src/App.tsx", "<h1>Soosõrv-8</h1>", "<h1>Changed</h1>");
    await page.locator("h1", { hasText: "Changed" }).waitFor();
    assert.equal(await record(page), "soosorv-8 h8 h9 h10 swap");

    change("src/game-store.ts", "record: String(this.#game)", "record: `<$" + "{this.#game}>`");
    await page.locator("code", { hasText: "<" }).waitFor();
    assert.equal(await record(page), "<soosorv-8 h8 h9 h10 swap>");
    assert.equal(await page.evaluate(() => window.notReloaded), true);
  });
});

// The page in a real browser: starts the server and Chromium once for a test
// file, hands out fresh pages, and collects what went wrong on them.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before } from "node:test";
import { chromium } from "playwright-core";
import { root } from "../../../scripts/lib/project.mjs";
import { serve } from "../../../scripts/serve.mjs";
import { chromiumArguments, findChromium } from "../../../scripts/test/browser.mjs";

const output = join(root, "tests/output/e2e");
const executablePath = findChromium();

/** Where a missing browser is an error, tests run and fail; elsewhere they are skipped. */
export const skip = !executablePath && !process.env.CI ? "no browser: apt-get install chromium" : false;

/** Call once in a test file; the pages are made by the returned function. */
export function useSite() {
  let server;
  let browser;

  before(async () => {
    if (skip) return;
    if (!executablePath) throw new Error("no browser: apt-get install chromium");
    mkdirSync(output, { recursive: true });
    server = await serve();
    browser = await chromium.launch({ executablePath, args: chromiumArguments });
  });

  after(async () => {
    await browser?.close();
    await server?.close();
  });

  /**
   * Opens the page. `record` is the game that the browser remembers, `settings`
   * what this device has set; everything else goes to the browser context.
   */
  return async function openPage(test, { record, settings, path = "", ...options } = {}) {
    const remembered = { game: record, settings: settings && JSON.stringify(settings) };
    const localStorage = Object.entries(remembered)
      .filter(([, value]) => value)
      .map(([name, value]) => ({ name: `soosorv.${name}`, value }));
    const origin = new URL(server.address).origin;
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
      ...options,
    });
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    const errors = [];
    page.on("pageerror", (error) => errors.push(error.stack));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    test.after(async () => {
      await context.close();
      if (errors.length > 0) throw new Error(`errors on the page:\n${errors.join("\n")}`);
    });
    await page.goto(server.address + path);
    await page.locator("[role=grid]").waitFor();
    return page;
  };
}

/** A picture for people to look at, in tests/output/e2e. */
export function screenshot(page, name) {
  return page.screenshot({ path: join(output, `${name}.png`) });
}

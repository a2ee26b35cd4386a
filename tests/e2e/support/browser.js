// The server and the browser of a test file: started once, ended with it.

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

/** Call once in a test file. `server` and `browser` are there while its tests run. */
export function useBrowser() {
  const running = {};

  before(async () => {
    if (skip) return;
    if (!executablePath) throw new Error("no browser: apt-get install chromium");
    mkdirSync(output, { recursive: true });
    running.server = await serve();
    running.browser = await chromium.launch({ executablePath, args: chromiumArguments });
  });

  after(async () => {
    await running.browser?.close();
    await running.server?.close();
  });

  return running;
}

/** A fresh page; the test fails at its end if the page had an error. */
export async function newPage(test, browser, options) {
  const context = await browser.newContext(options);
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
  return page;
}

/** A picture for people to look at, in tests/output/e2e. */
export function screenshot(page, name) {
  return page.screenshot({ path: join(output, `${name}.png`) });
}

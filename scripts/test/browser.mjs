// The browser that tests run in.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { cargoTarget, firstExisting } from "../lib/project.mjs";

/** Chromium or Chrome; `CHROMIUM` in the environment goes first. */
export function findChromium() {
  return firstExisting([
    process.env.CHROMIUM,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ]);
}

/** Its driver; `CHROMEDRIVER` in the environment goes first. */
export function findChromedriver() {
  return firstExisting([process.env.CHROMEDRIVER, "/usr/bin/chromedriver", "/usr/local/bin/chromedriver"]);
}

/** What Chromium is started with: quiet, and able to run as root and without a graphics card. */
export const chromiumArguments = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Writes what wasm-bindgen's test runner tells the driver, and returns the file. */
export function writeWebdriverFile(chromium) {
  const file = join(cargoTarget, "webdriver.json");
  writeFileSync(file, JSON.stringify({ "goog:chromeOptions": { binary: chromium, args: chromiumArguments } }));
  return file;
}

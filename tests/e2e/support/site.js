// The page in a real browser.

import { newPage, useBrowser } from "./browser.js";

export { screenshot, skip } from "./browser.js";

/** Call once in a test file; the pages are made by the returned function. */
export function useSite() {
  const running = useBrowser();

  /**
   * Opens the page. `record` is the game that the browser remembers, `settings`
   * what this device has set; everything else goes to the browser context.
   */
  return async function openPage(test, { record, settings, path = "play/", ...options } = {}) {
    const { server, browser } = running;
    const remembered = { game: record, settings: settings && JSON.stringify(settings) };
    const localStorage = Object.entries(remembered)
      .filter(([, value]) => value)
      .map(([name, value]) => ({ name: `soosorv.${name}`, value }));
    const origin = new URL(server.address).origin;
    const page = await newPage(test, browser, {
      viewport: { width: 1280, height: 800 },
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
      ...options,
    });
    await page.goto(server.address + path);
    await page.locator("[role=grid]").waitFor();
    return page;
  };
}

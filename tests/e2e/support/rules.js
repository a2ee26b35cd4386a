// The rules pages in a real browser.

import { before } from "node:test";
import { writeRulesPages } from "../../../scripts/rules-pages.mjs";
import { newPage, useBrowser } from "./browser.js";

/** Call once in a test file; writes the pages, and opens them by the returned function. */
export function useRulesPages() {
  const running = useBrowser();
  const written = {};
  before(async () => {
    written.addresses = await writeRulesPages();
  });

  return {
    running,
    written,
    /** Opens a page by its address inside `rules/`; its boards are alive then. */
    async open(test, address, options) {
      const page = await newPage(test, running.browser, { viewport: { width: 1280, height: 900 }, ...options });
      await page.goto(`${running.server.address}rules/${address}`);
      return page;
    },
  };
}

/** A lesson of a page by its number, once its board is alive. */
export async function lesson(page, index) {
  const found = page.locator(".lesson").nth(index);
  await found.locator(".live").waitFor();
  await found.scrollIntoViewIfNeeded();
  return found;
}

/** The cell of a point on the board of a lesson. */
export function cellIn(found, point) {
  return found.locator(`[role=gridcell][aria-label^="${point},"]`);
}

/** The middle of a point in pixels of the window. */
export async function middleOf(found, point) {
  const { x, y, width, height } = await cellIn(found, point).boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

export async function clickIn(page, found, point) {
  const { x, y } = await middleOf(found, point);
  await page.mouse.click(x, y);
}

// What players do with the board, and what they read beside it.

const LETTERS = "abcdefghijklmno";

/** The cell of a point, as assistive technology finds it. */
export function cell(page, point) {
  return page.locator(`[role=gridcell][aria-label^="${point},"]`);
}

/** The middle of a point in pixels of the window. */
export async function placeOf(page, point) {
  const { x, y, width, height } = await cell(page, point).boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

export async function clickPoint(page, point) {
  const { x, y } = await placeOf(page, point);
  await page.mouse.click(x, y);
}

export async function tapPoint(page, point) {
  const { x, y } = await placeOf(page, point);
  await page.touchscreen.tap(x, y);
}

/** The board's own name of a point, such as "h8, black stone 1, last move". */
export function nameOf(page, point) {
  return cell(page, point).getAttribute("aria-label");
}

export function heading(page) {
  return page.locator("#prompt-heading").textContent();
}

export function detail(page) {
  return page.locator("#prompt-detail").textContent();
}

/** Waits for a heading, for what follows a dialog. */
export function waitForHeading(page, text) {
  return page.locator("#prompt-heading", { hasText: text }).waitFor();
}

/** The record of the game on the screen. */
export function record(page) {
  return page.evaluate(() => localStorage.getItem("soosorv.game"));
}

/** Presses a named button once it has settled (new buttons ignore a press that comes at once). */
export async function choose(page, name) {
  const button = page.getByRole("button", { name, exact: true });
  await button.waitFor();
  await page.waitForTimeout(400);
  await button.click();
}

/** Which point has the keyboard focus. */
function focusedPoint(page) {
  return page.evaluate(() => {
    const { activeElement } = document;
    const node = activeElement.shadowRoot?.activeElement ?? activeElement;
    return node.getAttribute("aria-label")?.split(",")[0];
  });
}

/** Moves the keyboard focus on the board to a point with the arrow keys. */
export async function walkTo(page, point) {
  const from = await focusedPoint(page);
  const columns = LETTERS.indexOf(point[0]) - LETTERS.indexOf(from[0]);
  const rows = Number(point.slice(1)) - Number(from.slice(1));
  for (let step = 0; step < Math.abs(columns); step += 1) {
    await page.keyboard.press(columns > 0 ? "ArrowRight" : "ArrowLeft");
  }
  for (let step = 0; step < Math.abs(rows); step += 1) {
    await page.keyboard.press(rows > 0 ? "ArrowUp" : "ArrowDown");
  }
}

// The record: kept, copied, pasted, taken back and repeated.

import assert from "node:assert/strict";
import { test } from "node:test";
import { clickPoint, heading, nameOf, record, waitForHeading } from "./support/board.js";
import { RECORDS } from "./support/games.js";
import { skip, useSite } from "./support/site.js";

const openPage = useSite();

async function paste(page, text) {
  await page.getByRole("button", { name: "Paste record" }).click();
  await page.getByRole("textbox", { name: "Record" }).fill(text);
  await page.getByRole("button", { name: "Open" }).click();
}

test("a record that cannot be read says why and keeps the game", { skip }, async (t) => {
  const page = await openPage(t, { record: RECORDS.offer });
  const bad = [
    ["soosorv-8 h8 h9 a1", "“a1” cannot be read here. The stone lies outside the square of this step."],
    ["soosorv-8 h8 pass", "“pass” cannot be read here. Something else is asked for at this place."],
    ["soosorv-8 h8 h16", "“h16” cannot be read here. It is no word of a record."],
    ["gomoku h8", "“gomoku” cannot be read here. A record begins with the name of an opening rule."],
    ["", "Paste a record first."],
  ];
  for (const [text, message] of bad) {
    await paste(page, text);
    assert.equal(await page.getByRole("alert").textContent(), message);
    await page.keyboard.press("Escape");
    assert.equal(await heading(page), "Player 1 offers fifth moves");
    assert.equal(await record(page), RECORDS.offer);
  }
});

test("a good record is opened and survives a reload", { skip }, async (t) => {
  const page = await openPage(t);
  await paste(page, `  ${RECORDS.play}\n`);
  await waitForHeading(page, "Player 2 to move with White");
  assert.equal(await page.locator("dialog").count(), 0);
  await page.reload();
  assert.equal(await heading(page), "Player 2 to move with White");
  assert.equal(await nameOf(page, "h5"), "h5, black stone 5");
});

test("a link to a position that cannot be read says so, and takes no game away", { skip }, async (t) => {
  const page = await openPage(t, {
    record: RECORDS.play,
    path: `play/#record=${encodeURIComponent("soosorv-8 h8 z9")}`,
  });
  const problem = page.getByText("This link is cut off or altered.");
  await problem.waitFor();
  await waitForHeading(page, "Player 2 to move with White");
  await page.evaluate((text) => {
    location.hash = new URLSearchParams({ record: text });
  }, RECORDS.pick);
  await waitForHeading(page, "Player 2 picks Black’s fifth move");
  assert.equal(await problem.isVisible(), false);
});

test("the record is copied, or shown where copying is not allowed", { skip }, async (t) => {
  const page = await openPage(t, { record: RECORDS.pick, permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByRole("button", { name: "Copy record" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), RECORDS.pick);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await page.getByRole("button", { name: "Copy record" }).click();
  assert.equal(await page.getByRole("textbox", { name: "Record" }).inputValue(), RECORDS.pick);
});

test("every step is taken back and repeated, through all phases", { skip }, async (t) => {
  const page = await openPage(t, { record: RECORDS.over });
  const undo = page.getByRole("button", { name: "Undo" });
  const redo = page.getByRole("button", { name: "Redo" });
  const words = RECORDS.over.split(" ");
  const headings = [];
  for (let length = words.length - 1; length > 0; length -= 1) {
    headings.push(await heading(page));
    await undo.click();
    assert.equal(await record(page), words.slice(0, length).join(" "));
  }
  assert.equal(await heading(page), "Player 1 places black stone 1");
  assert.ok(await undo.isDisabled());
  while (headings.length > 0) {
    await redo.click();
    assert.equal(await heading(page), headings.pop());
  }
  assert.ok(await redo.isDisabled());
  assert.equal(await record(page), RECORDS.over);
});

test("blocked storage: the game is played all the same", { skip }, async (t) => {
  const page = await openPage(t);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await page.reload();
  await clickPoint(page, "h8");
  assert.equal(await heading(page), "Player 1 places white stone 2");
});

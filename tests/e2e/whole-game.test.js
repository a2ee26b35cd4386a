// Two people at one screen play a whole game: by mouse, by keyboard, by touch.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, clickPoint, detail, heading, nameOf, placeOf, record, tapPoint, walkTo } from "./support/board.js";
import { FOURTH, OFFERS, OPENING, PICKED, RECORDS, REST } from "./support/games.js";
import { screenshot, skip, useSite } from "./support/site.js";

const openPage = useSite();

async function assertWon(page) {
  assert.equal(await heading(page), "Player 1 wins with Black");
  assert.equal(await detail(page), "Five in a row.");
  assert.equal(await record(page), RECORDS.over);
  assert.equal(await nameOf(page, "l5"), "l5, black stone 13, last move, winning line");
}

test("by mouse, with both swaps, eight offers and a pick", { skip }, async (t) => {
  const page = await openPage(t);
  assert.equal(await heading(page), "Player 1 places black stone 1");
  for (const point of OPENING) await clickPoint(page, point);

  assert.equal(await heading(page), "Player 2 may swap colours");
  assert.equal(await detail(page), "You hold White now. Then White places stone 4.");
  await choose(page, "Swap colours you will play Black");
  assert.equal(await heading(page), "Player 1 places white stone 4");
  await clickPoint(page, FOURTH);

  assert.equal(await heading(page), "Player 1 declares the number of fifth moves");
  await choose(page, "Declare 8 fifth moves");
  await choose(page, "Swap colours you will play White");
  assert.equal(await heading(page), "Player 1 offers fifth moves");
  for (const [index, point] of OFFERS.entries()) {
    assert.match(await detail(page), new RegExp(`^${index} of 8 offered`));
    await clickPoint(page, point);
  }

  assert.equal(await heading(page), "Player 2 picks Black’s fifth move");
  assert.equal(await nameOf(page, PICKED), "h5, offer B");
  await clickPoint(page, PICKED);
  for (const point of REST) await clickPoint(page, point);
  await assertWon(page);
  await page.waitForTimeout(400);
  await screenshot(page, "won-by-mouse");
});

test("by keyboard alone", { skip }, async (t) => {
  const page = await openPage(t);
  const place = async (point) => {
    await walkTo(page, point);
    await page.keyboard.press("Enter");
  };
  /** Goes on with the Tab key until a button of this name has the focus. */
  const press = async (name) => {
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press("Tab");
      const label = await page.evaluate(() => {
        const { activeElement: node } = document;
        return node.getAttribute("aria-label") ?? node.textContent;
      });
      if (label === name) {
        await page.keyboard.press("Enter");
        return;
      }
    }
    assert.fail(`no button "${name}" on the way`);
  };
  const toBoard = async () => {
    for (let step = 0; step < 40; step += 1) {
      if (await page.evaluate(() => document.activeElement.getAttribute("role") === "gridcell")) return;
      await page.keyboard.press("Tab");
    }
  };

  await toBoard();
  for (const point of OPENING) await place(point);
  await press("Swap colours you will play Black");
  // The buttons are gone and a stone is asked for: the focus is on the board again.
  await place(FOURTH);
  await press("Declare 8 fifth moves");
  await press("Swap colours you will play White");
  for (const point of OFFERS) await place(point);
  await place(PICKED);
  for (const point of REST) await place(point);
  await assertWon(page);
});

test("by touch at 360 pixels, aiming first", { skip }, async (t) => {
  const page = await openPage(t, {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const place = async (point) => {
    await tapPoint(page, point);
    await tapPoint(page, point);
  };
  for (const point of OPENING) await place(point);
  await choose(page, "Swap colours you will play Black");
  await tapPoint(page, FOURTH);
  await page.getByRole("button", { name: `Place ${FOURTH}` }).tap();
  await choose(page, "Declare 8 fifth moves");
  await choose(page, "Swap colours you will play White");
  for (const point of OFFERS) await place(point);
  // The list of offers: the first press shows the offer, the second picks it.
  await page.waitForTimeout(400);
  const offer = page.getByRole("button", { name: "B h5", exact: true });
  await offer.tap();
  assert.equal(await heading(page), "Player 2 picks Black’s fifth move");
  await offer.tap();
  for (const point of REST) await place(point);
  await assertWon(page);
});

test("one declared fifth move is simply played", { skip }, async (t) => {
  const page = await openPage(t, { record: RECORDS.declare });
  await choose(page, "Declare 1 fifth move");
  await choose(page, "Keep colours you stay Black");
  assert.equal(await heading(page), "Player 2 places black stone 5");
  await clickPoint(page, "h5");
  assert.equal(await heading(page), "Player 1 places white stone 6");
  await clickPoint(page, "a3");
  assert.equal(await heading(page), "Player 2 to move with Black");
});

test("a press does not act where it slipped, or in a state that came later", { skip }, async (t) => {
  const page = await openPage(t, { record: RECORDS.place, hasTouch: true, isMobile: true });
  const client = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => client.send("Input.dispatchTouchEvent", { type, touchPoints });
  const at = await placeOf(page, "j9");

  await touch("touchStart", at);
  await touch("touchMove", { x: at.x + 14, y: at.y });
  await touch("touchEnd");
  assert.equal(await record(page), RECORDS.place);

  await tapPoint(page, "i9");
  assert.match(await nameOf(page, "i9"), /aimed at$/);
  await tapPoint(page, "g8");
  assert.doesNotMatch(await nameOf(page, "i9"), /aimed at/);
  assert.match(await nameOf(page, "g8"), /aimed at$/);
  assert.equal(await record(page), RECORDS.place);

  // The finger is down while a step is taken back: lifting it does nothing.
  await touch("touchStart", await placeOf(page, "h8"));
  await page.evaluate(() => document.getElementById("undo").click());
  await touch("touchEnd");
  assert.equal(await record(page), "soosorv-8 h8");
  assert.doesNotMatch(await nameOf(page, "h8"), /aimed/);
});

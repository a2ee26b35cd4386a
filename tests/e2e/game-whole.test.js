// Two people play a whole game of Soosõrv-8 in the element: by mouse, by keyboard, by touch.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, clickPoint, detail, heading, nameOf, tapPoint } from "./support/board.js";
import { enterPoint, press, record, skip, tabTo, useGame } from "./support/game.js";
import { FOURTH, OFFERS, OPENING, PICKED, RECORDS, REST } from "./support/games.js";

const openGame = useGame();

async function assertWon(page) {
  assert.equal(await heading(page), "Player 1 wins with Black");
  assert.equal(await detail(page), "Five in a row.");
  assert.equal(await record(page), RECORDS.over);
  assert.equal(await nameOf(page, "l5"), "l5, black stone 13, last move, winning line");
}

test("by mouse, with both swaps, eight offers and a pick", { skip }, async (t) => {
  const page = await openGame(t);
  assert.equal(await heading(page), "Player 1 places black stone 1");
  assert.equal(await detail(page), "On the centre point. Then Player 1 places white stone 2.");
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
});

test("by keyboard alone; the picker goes through the offers and sees each", { skip }, async (t) => {
  const page = await openGame(t);
  await tabTo(page, "board");
  for (const point of OPENING) await enterPoint(page, point);
  await tabTo(page, "Swap colours you will play Black");
  await page.keyboard.press("Enter");
  // The buttons are gone and a stone is asked for: the focus is on the board again.
  await enterPoint(page, FOURTH);
  await tabTo(page, "Declare 8 fifth moves");
  await page.keyboard.press("Enter");
  await tabTo(page, "Swap colours you will play White");
  await page.keyboard.press("Enter");
  for (const point of OFFERS) await enterPoint(page, point);

  await tabTo(page, "A g5");
  assert.equal(await nameOf(page, "g5"), "g5, offer A, aimed at");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await nameOf(page, "n13"), "n13, offer H, aimed at");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.equal(await nameOf(page, PICKED), "h5, offer B, aimed at");
  assert.equal(await record(page), RECORDS.pick);
  await page.keyboard.press("Enter");
  for (const point of REST) await enterPoint(page, point);
  await assertWon(page);
});

test("by touch at 360 pixels, aiming first", { skip }, async (t) => {
  const page = await openGame(t, { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
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
  assert.equal(await record(page), RECORDS.pick);
  await offer.tap();
  for (const point of REST) await place(point);
  await assertWon(page);
});

for (const [first, second] of [
  ["keep", "keep"],
  ["keep", "swap"],
  ["swap", "keep"],
  ["swap", "swap"],
]) {
  test(`${first}, ${second}, with 1 to 8 fifth moves: by labelled controls alone`, { skip }, async (t) => {
    const page = await openGame(t);
    const decide = async (choice) => {
      const words = choice === "keep" ? /^Keep colours you stay / : /^Swap colours you will play /;
      await page.getByRole("button", { name: words }).press("Enter");
    };
    const place = async (point) => {
      const cell = page.getByRole("gridcell", { name: new RegExp(`^${point}, `) });
      await cell.press("Enter");
    };
    for (let count = 1; count <= 8; count += 1) {
      await page.locator("soosorv-game").evaluate((element) => element.newGame());
      for (const point of OPENING) await place(point);
      await decide(first);
      await place(FOURTH);
      await press(page, count === 1 ? "Declare 1 fifth move" : `Declare ${count} fifth moves`);
      await decide(second);
      const offers = OFFERS.slice(0, count);
      for (const point of offers) await place(point);
      if (count > 1) await press(page, `A ${offers[0]}`);
      await place("a3");
      const made = count === 1 ? [offers[0]] : [...offers.map((point) => `?${point}`), `=${offers[0]}`];
      assert.equal(
        await record(page),
        ["soosorv-8", ...OPENING, first, FOURTH, count, second, ...made, "a3"].join(" "),
      );
      // Black is who took it, or kept it, last.
      const black = (first === "swap") === (second === "swap") ? "Player 1" : "Player 2";
      assert.equal(await heading(page), `${black} to move with Black`);
    }
  });
}

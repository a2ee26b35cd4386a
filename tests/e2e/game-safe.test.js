// Buttons that follow each other: what lies where another button just was does not act on a press meant for that one.

import assert from "node:assert/strict";
import { test } from "node:test";
import { clickPoint } from "./support/board.js";
import { record, skip, useGame } from "./support/game.js";
import { RECORDS } from "./support/games.js";

const openGame = useGame();
const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

test("after each answer a second press at the same place changes nothing that does not ask", { skip }, async (t) => {
  for (const [before, name] of [
    [RECORDS.choose, /^Keep colours/],
    [RECORDS.choose, /^Swap colours/],
    [RECORDS.declare, /^Declare 1 /],
    [RECORDS.declare, /^Declare 8 /],
    [`${RECORDS.declare} 8`, /^Keep colours/],
    [RECORDS.play, /^Accept the draw/],
  ]) {
    const page = await openGame(t, { attributes: { record: before }, viewport: { width: 360, height: 900 } });
    await page.waitForTimeout(400);
    const at = middle(await page.getByRole("button", { name }).boundingBox());
    await page.mouse.click(...at);
    const after = await record(page);
    await page.mouse.click(...at);
    assert.equal(await record(page), after, `${name}`);
    await page.close();
  }
});

test("the confirm button is off until the next aim, so it cannot be pressed twice", { skip }, async (t) => {
  const page = await openGame(t, { attributes: { record: RECORDS.offer, input: "confirm" } });
  await clickPoint(page, "n2");
  const confirm = page.getByRole("button", { name: "Offer n2" });
  const at = middle(await confirm.boundingBox());
  await page.mouse.click(...at);
  await page.mouse.click(...at);
  assert.equal(await record(page), `${RECORDS.offer} ?n2`);
  assert.equal(await page.getByRole("button", { name: "Offer", exact: true }).isDisabled(), true);
});

// Two people at one screen: a short opening, and presses that must not count. Whole games: game-whole.test.js.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, clickPoint, heading, nameOf, placeOf, record, tapPoint } from "./support/board.js";
import { RECORDS } from "./support/games.js";
import { skip, useSite } from "./support/site.js";

const openPage = useSite();

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
  await page.locator("#undo").evaluate((node) => node.click());
  await touch("touchEnd");
  assert.equal(await record(page), "soosorv-8 h8");
  assert.doesNotMatch(await nameOf(page, "h8"), /aimed/);
});

// What is asked before it is done, and what the page says and refuses.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, clickPoint, detail, heading, nameOf, placeOf, record, waitForHeading } from "./support/board.js";
import { FORBIDDEN_POINTS, FORBIDDEN_RECORD, RECORDS } from "./support/games.js";
import { screenshot, skip, useSite } from "./support/site.js";

const openPage = useSite();

test("pass and resign ask; Escape and Cancel choose nothing", { skip }, async (t) => {
  const page = await openPage(t, { record: RECORDS.play });
  for (const name of ["Pass", "Resign"]) {
    for (const close of [() => page.keyboard.press("Escape"), () => choose(page, "Cancel")]) {
      await page.locator("#actions").getByRole("button", { name }).click();
      await close();
      assert.equal(await record(page), RECORDS.play);
    }
  }
  await page.locator("#actions").getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await waitForHeading(page, "Player 1 wins with Black");
  assert.equal(await detail(page), "The other player resigned.");
});

test("a draw is offered with a stone, accepted or let lapse", { skip }, async (t) => {
  const page = await openPage(t, { record: RECORDS.play });
  assert.equal(await detail(page), "Player 1 offers a draw. Accept it, or play on to decline.");
  await page.getByRole("button", { name: "Offer draw" }).click();
  await clickPoint(page, "a5");
  assert.equal(await record(page), `${RECORDS.play} a5~`);
  await choose(page, "Accept the draw");
  await page.getByRole("dialog").getByRole("button", { name: "Accept the draw" }).click();
  await waitForHeading(page, "The game is drawn");
  assert.equal(await detail(page), "Draw by agreement.");
});

test("a double press does not go through to the buttons that follow", { skip }, async (t) => {
  const page = await openPage(t, { record: RECORDS.declare });
  await page.waitForTimeout(400);
  const place = await page.getByRole("button", { name: "Declare 4 fifth moves" }).boundingBox();
  await page.mouse.dblclick(place.x + 10, place.y + 10);
  assert.equal(await record(page), `${RECORDS.declare} 4`);
});

test("each event is told once, with who, colour, point and number", { skip }, async (t) => {
  const page = await openPage(t, { record: RECORDS.place });
  const told = (text) => page.locator("#live", { hasText: text }).waitFor({ state: "attached" });
  await clickPoint(page, "j9");
  await told("Player 1: black stone 3 on j9. Player 2 may swap colours. You hold White now.");
  assert.equal(await page.title(), "Player 2 may swap colours – Renju");
  await choose(page, "Swap colours you will play Black");
  await told("Player 2 swaps colours. Player 1 is White now. Player 2 is Black now. Player 1 places white stone 4.");
});

test("a refused point says why, in the words of the engine's error", { skip }, async (t) => {
  const page = await openPage(t, { record: RECORDS.place });
  await clickPoint(page, "a1");
  assert.equal(await detail(page), "The stone must lie inside the central 5 × 5 square.");
  await clickPoint(page, "h8");
  assert.equal(await detail(page), "There is a stone on this point.");
  assert.equal(await record(page), RECORDS.place);
});

test("a symmetrical offer is refused and names its twin", { skip }, async (t) => {
  const page = await openPage(t, { record: "soosorv-8 h8 h9 h7 keep h6 4 keep ?g7" });
  for (const twin of ["g8", "i8", "i7"]) {
    await clickPoint(page, twin);
    assert.equal(await detail(page), "Closed: symmetrical to the offer g7.");
  }
  await screenshot(page, "symmetrical");
  await clickPoint(page, "c3");
  assert.match(await detail(page), /^2 of 4 offered/);
});

test("forbidden points tell their reason and show its stones", { skip }, async (t) => {
  const page = await openPage(t, { record: FORBIDDEN_RECORD });
  for (const [kind, point] of Object.entries(FORBIDDEN_POINTS)) {
    assert.equal(await nameOf(page, point), `${point}, empty, forbidden: ${kind}`);
    const { x, y } = await placeOf(page, point);
    await page.mouse.move(x, y);
    assert.ok((await detail(page)).startsWith(`${point} is forbidden for Black: ${kind}.`));
    assert.ok((await page.locator(".highlight.stone").count()) >= 4);
    await screenshot(page, `forbidden-${kind.replace(" ", "-")}`);
    await page.mouse.click(x, y);
    assert.equal(await record(page), FORBIDDEN_RECORD);
    await page.locator(".because.certain:not(.halo)").first().waitFor();
    assert.equal(await page.locator(".highlight").count(), 0);
  }
  await page.mouse.move(5, 5);
  assert.equal(await page.locator(".highlight").count(), 0);
});

test("a new game by another rule and limit, with names", { skip }, async (t) => {
  const page = await openPage(t);
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByLabel("Fifth moves, at most").fill("50");
  await page.getByRole("textbox", { name: "Player 1" }).fill("Ann");
  await page.getByRole("button", { name: "Start" }).click();
  await waitForHeading(page, "Ann places black stone 1");
  assert.equal(await record(page), "soosorv-50");
  for (const point of ["h8", "h9", "j9"]) await clickPoint(page, point);
  await choose(page, "Keep colours you stay White");
  await clickPoint(page, "a1");
  assert.equal(await page.getByRole("button", { name: /^Declare/ }).count(), 50);

  await page.getByRole("button", { name: "New game" }).click();
  await page.getByLabel("Opening rule").selectOption("Standard renju");
  await page.getByText("Lose the game").click();
  await page.getByRole("button", { name: "Start" }).click();
  await waitForHeading(page, "Ann places black stone 1");
  assert.equal(await record(page), "standard/loses");
  await clickPoint(page, "a1");
  assert.equal(await heading(page), "Player 2 to move with White");
});

test("where forbidden moves lose, a press on one asks first", { skip }, async (t) => {
  const page = await openPage(t, { record: FORBIDDEN_RECORD.replace(":black", ":black/loses") });
  await clickPoint(page, "l8");
  assert.equal(
    await page.getByRole("dialog").locator("p").textContent(),
    "On l8 Black loses by a forbidden move: double three.",
  );
  await page.keyboard.press("Escape");
  assert.equal(await heading(page), "Player 1 to move with Black");
  await clickPoint(page, "l8");
  await page.getByRole("button", { name: "Play anyway" }).click();
  await waitForHeading(page, "Player 2 wins with White");
  assert.equal(await detail(page), "Forbidden move by Black: double three.");
});

test("where White must claim, the claim is offered and asks first", { skip }, async (t) => {
  const page = await openPage(t, { record: FORBIDDEN_RECORD.replace(":black", ":black/claimed") });
  await clickPoint(page, "e4");
  await page.getByRole("button", { name: "Play anyway" }).click();
  await waitForHeading(page, "Player 2 to move with White");
  await choose(page, "Claim the forbidden move White wins");
  await page.getByRole("dialog").getByRole("button", { name: "Claim" }).click();
  await waitForHeading(page, "Player 2 wins with White");
});

test("names are set in the settings and used in every sentence", { skip }, async (t) => {
  const page = await openPage(t, { record: RECORDS.choose });
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("textbox", { name: "Player 2" }).fill("  Boris ");
  await page.getByRole("button", { name: "Close" }).click();
  await waitForHeading(page, "Boris may swap colours");
  await page.reload();
  assert.equal(await heading(page), "Boris may swap colours");
});

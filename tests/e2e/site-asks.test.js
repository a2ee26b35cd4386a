// What two players ask each other by link, as each of them and a watcher sees it: axe finds nothing, and nothing sticks
// out, in every language and theme.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choose } from "./support/board.js";
import { FOURTH, OFFERS, OPENING, PICKED, REST } from "./support/games.js";
import { assertAccessible, assertFits } from "./support/looks.js";
import { chooseOn, invite, join, notice, playPoint, textOf, useOnline, waitForStatus } from "./support/online.js";
import { screenshot, skip } from "./support/site.js";

const online = useOnline();

/** One language in both themes: a theme changes no words. */
async function assertLooks(page, name, language) {
  for (const colorScheme of language === "en" ? ["light", "dark"] : ["light"]) {
    await page.emulateMedia({ colorScheme });
    await assertFits(page, name);
    assert.equal(await notice(page).textContent(), "");
    await assertAccessible(page, `${name}, ${language}, ${colorScheme}`, colorScheme);
    await screenshot(page, `asks-${name}-${language}-${colorScheme}`);
  }
}

/** The page in another language: it starts again, and what is asked is asked again. */
async function speak(page, language, shown) {
  await page.evaluate((tag) => localStorage.setItem("soosorv.language", tag), language);
  await page.reload();
  await shown(page).waitFor();
}

const undoAsks = (page) => page.locator("#asks p");
const heading = (page) => page.locator("#prompt-heading");

test("undo asked for, a draw offered, over, and a rematch wanted", { skip, timeout: 240_000 }, async (t) => {
  const host = await online.open(await online.newContext(t));
  await host.getByRole("textbox", { name: "Your name, if you like" }).fill("Anna-Magdalena Wilhelmi");
  const link = await invite(host);
  const watchAddress = await textOf(host, "Link for watchers");
  const guest = await online.open(await online.newContext(t, { phone: true }), link);
  await join(guest);
  await waitForStatus(guest, "Connected");
  const watcher = await online.open(await online.newContext(t, { phone: true }), watchAddress);
  await waitForStatus(watcher, "You watch.");
  const pages = [host, guest];
  const assertAll = async (name, people, shown) => {
    for (const language of ["de", "ru", "en"]) {
      for (const [who, page] of Object.entries(people)) {
        await speak(page, language, shown);
        await assertLooks(page, `${name}-${who}`, language);
      }
    }
  };

  for (const point of OPENING) await playPoint(pages, point);
  await chooseOn(pages, "Keep colours you stay White");
  await host.getByText("Links, taking back", { exact: true }).click();
  await host.getByRole("button", { name: "Ask to take back" }).click();
  await guest.getByText("Anna-Magdalena Wilhelmi asks to take the last moves back.").waitFor();
  await assertAll("undo", { host, guest }, undoAsks);
  await guest.getByRole("button", { name: "Play on" }).click();
  await undoAsks(host).waitFor({ state: "detached" });

  await playPoint(pages, FOURTH);
  await chooseOn(pages, "Declare 8 fifth moves");
  await chooseOn(pages, "Keep colours you stay Black");
  for (const point of OFFERS) await playPoint(pages, point);
  await playPoint(pages, PICKED);
  const asked = await playPoint(pages, REST[0]);
  const asking = asked === host ? guest : host;
  await asking.getByRole("button", { name: "Offer draw" }).click();
  await playPoint(pages, REST[1]);
  await asked
    .getByText(/offers a draw/)
    .first()
    .waitFor();
  await assertAll("draw-offered", { asked, asking }, heading);

  await choose(asked, "Accept the draw");
  await asked.getByRole("dialog").getByRole("button", { name: "Accept the draw" }).click();
  await watcher.getByText("The game is drawn").first().waitFor();
  await assertAll("over", { host, guest, watcher }, heading);

  await speak(guest, "ru", heading);
  await speak(watcher, "de", heading);
  await host.getByRole("button", { name: "Play again" }).click();
  await guest.locator("#asks p").waitFor();
  await watcher.locator("#asks button").waitFor();
  await assertLooks(guest, "rematch-wanted-guest", "ru");
  await assertLooks(watcher, "rematch-wanted-watcher", "de");
});

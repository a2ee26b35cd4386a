// What the element says: to screen readers, in each language, and when something cannot be done.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { clickPoint, detail, heading, nameOf } from "./support/board.js";
import { open, press, record, screenshot, skip, told, useGame } from "./support/game.js";
import { FORBIDDEN_POINTS, FORBIDDEN_RECORD, RECORDS } from "./support/games.js";

const openGame = useGame();

test("one polite message an event, with who, colour, point, number, and what is asked next", { skip }, async (t) => {
  const page = await openGame(t, { attributes: { record: RECORDS.place } });
  const live = page.locator("#live");
  assert.equal(await live.getAttribute("aria-live"), "polite");
  assert.equal(await live.textContent(), "", "it is there before the first message");
  await page.evaluate(() => {
    const node = document.querySelector("soosorv-game").shadowRoot.getElementById("live");
    window.messages = [];
    new MutationObserver(() => node.textContent && window.messages.push(node.textContent)).observe(node, {
      childList: true,
    });
  });
  await page.mouse.move(300, 300);
  await clickPoint(page, "j9");
  await told(page, "Player 1: black stone 3 on j9. Player 2 may swap colours. You hold White now.");
  await press(page, "Swap colours you will play Black");
  await told(
    page,
    "Player 2 swaps colours. Player 1 is White now. Player 2 is Black now. Player 1 places white stone 4.",
  );
  assert.equal((await page.evaluate(() => window.messages)).length, 2);
});

test("typed h8 plays, z9 explains, a wrong point says why", { skip }, async (t) => {
  const page = await openGame(t);
  await page.locator("soosorv-game").evaluate((element) => element.focus());
  await page.keyboard.type("z9");
  await told(page, "There is no point z9.");
  await page.keyboard.type("a1");
  await page.keyboard.press("Enter");
  await told(page, "The first stone belongs on the centre point.");
  assert.equal(await detail(page), "The first stone belongs on the centre point.");
  await page.keyboard.type("h8");
  await told(page, "Player 1: black stone 1 on h8.");
  assert.equal(await record(page), "soosorv-8 h8");
});

test("another language reaches everything, open dialogs and names of points included", { skip }, async (t) => {
  const page = await openGame(t, { attributes: { record: RECORDS.play } });
  const speak = (lang) =>
    page.evaluate((value) => {
      document.documentElement.lang = value;
    }, lang);
  await press(page, "Settings");
  await page.getByRole("dialog", { name: "Settings" }).waitFor();
  await speak("de");
  await page.getByRole("dialog", { name: "Einstellungen" }).waitFor();
  await page.getByRole("checkbox", { name: "Zugnummern" }).waitFor();
  await speak("ru-RU");
  await page.getByRole("dialog", { name: "Настройки" }).waitFor();
  await page.getByRole("button", { name: "Закрыть" }).click();
  assert.equal(await heading(page), "Игрок 2 ходит белыми");
  assert.equal(await nameOf(page, "h5"), "h5, чёрный камень 5");
  const words = await page.locator("soosorv-game").evaluate(({ shadowRoot }) => {
    const parts = [...shadowRoot.querySelectorAll(".players, .prompt, .actions, .record")];
    return parts.map((part) => part.textContent).join(" ");
  });
  assert.doesNotMatch(words, /[a-z]{3}/i, "no English left");
  assert.equal(await page.locator("#pattern").textContent(), "5В Зангецу 残月");
  // Its own attribute goes before the page's.
  await page.locator("soosorv-game").evaluate((element) => {
    element.lang = "de-AT";
  });
  await page.locator("#prompt-heading", { hasText: "Spieler 2 ist mit Weiß am Zug" }).waitFor();
});

test("a language of one's own, 40 % longer, stays inside 320 pixels in every phase", { skip }, async (t) => {
  const script = `import { addLanguage } from "soosorv/element";
    addLanguage("en-x-long", () => import("./pseudo.js"));
    document.querySelector("soosorv-game").lang = "en-x-long";`;
  const pseudo = readFileSync(join(import.meta.dirname, "support/pseudo.js"), "utf8");
  const page = await openGame(t, { script, files: { "pseudo.js": pseudo }, viewport: { width: 320, height: 568 } });
  await page.locator("#prompt-heading", { hasText: "ø" }).waitFor();
  for (const [phase, text] of Object.entries(RECORDS)) {
    await open(page, text);
    const wide = await page.evaluate(() => {
      const { scrollWidth } = document.documentElement;
      const out = [...document.querySelector("soosorv-game").shadowRoot.querySelectorAll("button, p, h2, li, span")]
        .filter((node) => !node.closest(".unseen, .board") && node.getBoundingClientRect().right > innerWidth + 0.5)
        .map((node) => node.textContent);
      return scrollWidth > innerWidth ? [scrollWidth] : out;
    });
    assert.deepEqual(wide, [], phase);
  }
  await screenshot(page, "pseudo-language");
});

test("a forbidden point that is chosen shows its lines one after the other, and says them", { skip }, async (t) => {
  const page = await openGame(t, { attributes: { record: FORBIDDEN_RECORD } });
  for (const [kind, point] of Object.entries(FORBIDDEN_POINTS)) {
    await clickPoint(page, point);
    await told(page, `${point} is forbidden for Black: ${kind}.`);
    const first = await detail(page);
    assert.ok(first.startsWith(`${point} is forbidden for Black: ${kind}.`), first);
    assert.ok((await page.locator("[part~=explanation-line]").count()) > 0);
  }
  assert.equal(await record(page), FORBIDDEN_RECORD);
});

test("an allowed double three shows which three is false, and why", { skip }, async (t) => {
  const page = await openGame(t, { attributes: { record: "position:i5,g6,g7,d8,f8,e10,g10,e11:h10:black" } });
  const story = "e8";
  const { x, y, width, height } = await page.locator(`[role=gridcell][aria-label^="${story},"]`).boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.locator("#prompt-detail.note").waitFor();
  assert.match(
    await detail(page),
    new RegExp(`^${story} is allowed: at most one of its threes is real\\..* is no three: on `),
  );
});

test("a refused offer names its twin and shows it", { skip }, async (t) => {
  const page = await openGame(t, { attributes: { record: "soosorv-8 h8 h9 h7 keep h6 4 keep ?g7" } });
  for (const twin of ["g8", "i8", "i7"]) {
    await clickPoint(page, twin);
    await told(page, "Closed: symmetrical to the offer g7.");
    assert.ok((await page.locator(".twin").count()) > 0, "the twin is marked");
  }
  await clickPoint(page, "g7");
  await told(page, "This point is offered already.");
  await clickPoint(page, "c3");
  assert.match(await detail(page), /^2 of 4 offered/);
});

test("where foul play is possible, the stone is asked about first", { skip }, async (t) => {
  const page = await openGame(t, { attributes: { record: FORBIDDEN_RECORD.replace("black", "black/loses") } });
  await clickPoint(page, "l8");
  await page.getByRole("dialog", { name: "Play on l8?" }).waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await heading(page), "Player 1 to move with Black");
  // The dialog's event that it was closed comes a moment after; the next question is there already.
  await page.locator("soosorv-game").evaluate(async ({ shadowRoot }) => {
    const cell = shadowRoot.querySelector('[role=gridcell][aria-label^="l8,"]');
    const enter = () => cell.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    enter();
    await Promise.resolve();
    shadowRoot.querySelector("dialog").close();
    enter();
  });
  await page.getByRole("button", { name: "Play anyway" }).click();
  await page.locator("#prompt-heading", { hasText: "Player 2 wins with White" }).waitFor();
});

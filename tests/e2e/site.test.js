// The start page, the game at one screen and the pages of an invitation: languages, looks, links, policy, weight.

import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import game from "../../pkg/element/texts/en.js";
import { packageDirectory, root } from "../../scripts/lib/project.mjs";
import { pagesOf } from "../../scripts/rules/pages.mjs";
import rulesTexts from "../../scripts/rules/texts/en.js";
import { serve } from "../../scripts/serve.mjs";
import { clickPoint, waitForHeading } from "./support/board.js";
import { newPage, screenshot, skip, useBrowser } from "./support/browser.js";
import { RECORDS } from "./support/games.js";
import { assertAccessible, assertFits } from "./support/looks.js";

const running = useBrowser();

const BUDGET = 120_000;
const PHONE = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1280, height: 800 } };

const WORDS = {
  en: { invite: "Invite by link", make: "Make the invitation", invited: "Anna invites you" },
  de: { invite: "Per Link einladen", make: "Einladung machen", invited: "Anna lädt dich" },
  ru: { invite: "Пригласить по ссылке", make: "Создать приглашение", invited: "Anna приглашает вас" },
};

/** A page that fails its test on any error, on what its policy refused, and on a request to anybody else. */
async function open(t, path, options = {}) {
  const page = await newPage(t, running.browser, { ...DESK, locale: "en", ...options });
  const strangers = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(running.server.address)) strangers.push(request.url());
  });
  t.after(() => assert.deepEqual(strangers, []));
  await page.goto(running.server.address + path);
  return page;
}

/** From the start page to an invitation by Anna; hands back its link. */
async function inviteAs(page, { invite, make }) {
  await page.getByRole("link", { name: invite }).click();
  await page.locator("#name").fill("Anna");
  await page.getByRole("radio").nth(4).check();
  await page.getByRole("button", { name: make }).click();
  return page.locator("textarea").first().inputValue();
}

for (const [language, words] of Object.entries(WORDS)) {
  for (const colorScheme of ["light", "dark"]) {
    test(`${language}, ${colorScheme}: start, invitation, guest and game`, { skip, timeout: 90_000 }, async (t) => {
      // The narrowest window with the longest words, and a wide one.
      const size = colorScheme === "light" ? PHONE : DESK;
      const page = await open(t, "", { locale: language, colorScheme, ...size });
      const shoot = async (one, name) => {
        await assertFits(one, name);
        await assertAccessible(one, name, colorScheme);
        await screenshot(one, `site-${name}-${language}-${colorScheme}`);
      };
      await page.locator(".choices").waitFor();
      assert.equal(await page.locator("html").getAttribute("lang"), language);
      await shoot(page, "start");
      await page.goto(`${running.server.address}online/`);
      await page.locator("form").waitFor();
      await shoot(page, "create");
      await page.goto(running.server.address);
      const link = await inviteAs(page, words);
      await page.locator("#prompt-heading").waitFor();
      await shoot(page, "host");

      const guest = await page.context().newPage();
      await guest.goto(link);
      await guest.getByRole("heading", { name: words.invited }).waitFor();
      await shoot(guest, "guest");
      await page.goto(`${running.server.address}play/`);
      await page.locator("#prompt-heading").waitFor();
      await shoot(page, "play");
      // The game has become one of one's own.
      await page.goto(running.server.address);
      await page.locator(".kept a").waitFor();
      await shoot(page, "start-with-games");
    });
  }
}

test("a language that was chosen stays, on every page, and an invitation does too", { skip }, async (t) => {
  const page = await open(t, "", { locale: "fr" });
  await page.getByRole("button", { name: "Русский" }).click();
  await page.getByRole("link", { name: WORDS.ru.invite }).waitFor();
  const link = await inviteAs(page, WORDS.ru);
  await page.goto(`${running.server.address}play/`);
  await page.locator("#prompt-heading", { hasText: "Игрок 1" }).waitFor();
  await page.goto(link);
  await page.getByRole("button", { name: "Играть здесь за обоих" }).waitFor();
  await page.goto(`${running.server.address}online/`);
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("button", { name: WORDS.de.make }).waitFor();
});

test("a pasted link is opened here, whatever was around it; anything else is refused", { skip }, async (t) => {
  const page = await open(t, "");
  const paste = async (text) => {
    await page.getByRole("textbox", { name: "Link" }).fill(text);
    await page.getByRole("button", { name: "Open" }).click();
  };
  for (const text of ["hello", "javascript:alert(1)", "https://club.example/#game=AAAA", "https://club.example/"]) {
    await paste(text);
    await page.getByText("This is no link to a game.").waitFor();
    assert.equal(page.url(), running.server.address);
  }
  await paste("Look: https://club.example/online/#watch=AAAA&via=tabs");
  await page.getByText("This link is cut off or altered.").waitFor();
  assert.ok(page.url().startsWith(`${running.server.address}online/#watch=AAAA`));
});

test("a theme chosen in a game is at once that of the whole page, and of the other pages", { skip }, async (t) => {
  const page = await open(t, "play/", { colorScheme: "dark" });
  const [DAY, NIGHT] = [
    ["rgb(243, 234, 219)", "rgb(42, 30, 18)"],
    ["rgb(21, 17, 12)", "rgb(236, 226, 208)"],
  ];
  /** The ground of the page, and the words of the page that stand inside of the game. */
  const colors = () =>
    page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.querySelector("h1")).color,
    ]);
  await page.getByRole("button", { name: "Settings" }).click();
  assert.deepEqual(await colors(), NIGHT);
  for (const [name, wanted] of [
    ["Light", DAY],
    ["Dark", NIGHT],
    ["Light", DAY],
    ["Automatic", NIGHT],
  ]) {
    await page.getByRole("radio", { name }).check();
    assert.deepEqual(await colors(), wanted, name);
  }
  await page.getByRole("radio", { name: "Light" }).check();
  await page.goto(running.server.address);
  await page.locator(".choices").waitFor();
  assert.deepEqual(await colors(), DAY);
});

test("an opening rule is explained as it is chosen, with a way to its page", { skip }, async (t) => {
  const page = await open(t, "online/");
  const about = page.locator("#about");
  await about.waitFor();
  const files = pagesOf({ language: "en", name: rulesTexts.name, texts: rulesTexts, game }).map(({ file }) => file);
  const seen = new Set();
  for (const id of await page.locator("#opening option").evaluateAll((all) => all.map(({ value }) => value))) {
    await page.locator("#opening").selectOption(id);
    seen.add(await about.textContent());
    const address = await about.getByRole("link").getAttribute("href");
    assert.ok(files.includes(address.replace("../rules/en/", "")), address);
  }
  assert.equal(seen.size, 7);
});

test("a game at one screen travels as a link, and takes nobody's own game away", { skip }, async (t) => {
  const page = await open(t, "play/");
  await page.locator("#prompt-heading").waitFor();
  const local = () => page.evaluate(() => localStorage.getItem("soosorv.game"));
  const shows = (text) =>
    page.waitForFunction((text) => String(document.querySelector("soosorv-game").game) === text, text);
  const mine = "soosorv-8 h8 h9 h10";
  await page.evaluate((text) => localStorage.setItem("soosorv.game", text), mine);
  // Once where the page is open already, once where it starts with it.
  await page.goto(`${running.server.address}play/#${new URLSearchParams({ record: RECORDS.play })}`);
  await shows(RECORDS.play);
  assert.equal(await local(), mine);
  await page.reload();
  await shows(RECORDS.play);
  assert.equal(await local(), mine);
  await page.goto(`${running.server.address}play/#record=nonsense`);
  await page.reload();
  await shows(mine);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Link to this position" }).click();
  await page.getByText("The link is copied.").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(new URLSearchParams(new URL(copied).hash.slice(1)).get("record"), mine);
});

test("the game at one screen opens without a network after one visit, and goes on", { skip }, async (t) => {
  let server = await serve();
  t.after(() => server?.close());
  const page = await newPage(t, running.browser, DESK);
  await page.goto(`${server.address}play/`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const cache = await caches.open("soosorv");
    for (let tries = 0; tries < 100 && (await cache.keys()).length === 0; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await clickPoint(page, "h8");
  // Dialogs come a moment after the board; they are kept as well.
  await page.evaluate(async () => {
    const names = async () => (await (await caches.open("soosorv")).keys()).map(({ url }) => url);
    for (let tries = 0; tries < 100 && !(await names()).some((url) => url.endsWith("/element.rest.js")); tries++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await server.close();
  server = undefined;
  await page.reload();
  await waitForHeading(page, "Player 1 places white stone 2");
  await clickPoint(page, "h9");
  await waitForHeading(page, "Player 1 places black stone 3");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog").waitFor();
});

const weightOf = async (url) => brotliCompressSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length;

test("the pages work under any path, and a first load weighs no more than 120 kB", { skip }, async (t) => {
  const server = await serve({
    mounts: [
      { prefix: "/some/where/pkg/", directory: packageDirectory },
      { prefix: "/some/where/", directory: `${root}/examples/site` },
    ],
  });
  t.after(() => server.close());
  for (const [path, ready] of [
    ["", ".choices"],
    ["play/", "#prompt-heading"],
    ["online/", "form"],
  ]) {
    const page = await open(t, "", { locale: "ru" });
    page.removeAllListeners("request");
    const weigh = async (path, ready) => {
      await page.goto(`${server.address}some/where/${path}`);
      await page.locator(ready).waitFor();
      await page.waitForLoadState("networkidle");
      const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
      const files = [page.url(), ...new Set(loaded)];
      const weights = await Promise.all(files.map(weightOf));
      const weight = weights.reduce((sum, one) => sum + one, 0);
      t.diagnostic(`${path || "start"} ${ready}: ${weight} bytes in ${weights.length} files`);
      assert.ok(weight <= BUDGET, `${path} weighs ${weight} bytes`);
    };
    await weigh(path, ready);
    if (path === "online/") {
      // An invitation as its guest has it, and the start page with a list of games.
      await page.getByRole("radio").nth(4).check();
      await page.getByRole("button", { name: WORDS.ru.make }).click();
      const link = await page.locator("textarea").first().inputValue();
      await weigh(link.slice(`${server.address}some/where/`.length), "button.big");
      await weigh("", ".kept");
    }
    await page.close();
  }
});

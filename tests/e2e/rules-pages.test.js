// The rules pages: what they are without a script, how they look to everybody, and that their boards can be tried.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { AxeBuilder } from "@axe-core/playwright";
import { root } from "../../scripts/lib/project.mjs";
import { serve } from "../../scripts/serve.mjs";
import { gatherSite } from "../../scripts/site.mjs";
import { screenshot, skip } from "./support/browser.js";
import { cellIn, clickIn, lesson, middleOf, useRulesPages } from "./support/rules.js";

const { running, written, open } = useRulesPages();

const SOOSORV = "en/soosorv-8.html";
const FORBIDDEN = "en/forbidden-moves.html";
const BUDGET = 120_000;

const textOf = (found, part) => found.locator(`.${part}`).textContent();

/** The size of what an address answers, compressed as a web server would. */
async function brotliSize(url) {
  const response = await fetch(url);
  return brotliCompressSync(Buffer.from(await response.arrayBuffer())).length;
}

test("every page opens without an error, asks for nothing from elsewhere, and nothing sticks out", {
  skip,
}, async (t) => {
  const page = await open(t, "", { viewport: { width: 320, height: 640 } });
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  for (const address of written.addresses) {
    await page.goto(`${running.server.address}rules/${address}`);
    if (await page.locator(".lesson").count()) await lesson(page, 0);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(beyond <= 0, `${address} sticks out by ${beyond} px`);
  }
  assert.deepEqual(
    requests.filter((url) => !url.startsWith(running.server.address)),
    [],
  );
});

for (const colorScheme of ["light", "dark"]) {
  test(`${colorScheme}: axe finds nothing on any kind of page`, { skip }, async (t) => {
    const page = await open(t, "", { colorScheme, viewport: { width: 360, height: 640 } });
    for (const address of ["", "de/", SOOSORV, "ru/forbidden-moves.html", "de/taraguchi.html"]) {
      await page.goto(`${running.server.address}rules/${address}`);
      if (await page.locator(".lesson").count()) await lesson(page, 0);
      // The boards are looked at in the tests of their element; ten of them take axe half a minute.
      const { violations } = await new AxeBuilder({ page }).exclude("soosorv-board").analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`);
      assert.deepEqual(found, [], address);
    }
  });
}

test("every link is relative and leads somewhere", { skip }, async () => {
  const targets = new Map();
  for (const address of written.addresses) {
    const url = new URL(`rules/${address}`, running.server.address);
    const html = await (await fetch(url)).text();
    for (const [, target] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
      assert.doesNotMatch(target, /^(?:[a-z]+:|\/)/, `${address}: ${target}`);
      if (target.startsWith("#")) assert.ok(html.includes(`id="${target.slice(1)}"`), `${address}: ${target}`);
      else targets.set(new URL(target, url).href, address);
    }
  }
  for (const [target, from] of targets) {
    const { status } = await fetch(target, { method: "HEAD" });
    assert.equal(status, 200, `${from} → ${target}`);
  }
});

test("the start page leads to the rules in its language", { skip }, async (t) => {
  const page = await open(t, "", { locale: "de-AT" });
  await page.goto(running.server.address);
  await page.getByRole("main").getByRole("link", { name: "Regeln" }).click();
  await page.waitForURL("**/rules/de/");
  assert.equal(await page.title(), "Die Regeln von Renju");
});

test("the way to play from the page of an opening rule has that rule chosen", { skip }, async (t) => {
  const page = await open(t, "");
  for (const [address, opening] of [
    ["en/soosorv-8.html", "soosorv-8"],
    ["de/taraguchi.html", "taraguchi-10"],
    ["ru/swap2.html", "swap2"],
    ["en/standard.html", "standard"],
    ["en/forbidden-moves.html", "soosorv-8"],
    ["de/", "soosorv-8"],
  ]) {
    await page.goto(`${running.server.address}rules/${address}`);
    await page.locator("header .primary").click();
    await page.locator("#opening").waitFor();
    assert.equal(await page.locator("#opening").inputValue(), opening, address);
  }
  await page.goto(`${running.server.address}online/#opening=nonsense`);
  await page.reload();
  await page.locator("#opening").waitFor();
  assert.equal(await page.locator("#opening").inputValue(), "soosorv-8");
});

test("without a script a page has its pictures, its text and the verdicts", { skip }, async (t) => {
  const page = await open(t, "de/forbidden-moves.html", { javaScriptEnabled: false });
  const pictures = page.locator(".lesson svg.diagram");
  assert.equal(await pictures.count(), 10);
  assert.ok(await pictures.first().isVisible());
  assert.match(await pictures.first().getAttribute("aria-label"), /^Brett\. Schwarz: .*h8\.$/);
  assert.match(await textOf(page.locator(".lesson").first(), "answer"), /verboten: Überlänge/);
  assert.equal(await page.locator(".live").first().isVisible(), false);
  assert.ok(await page.locator("noscript").isVisible());
  // The grid takes its colours from the page's style sheet, although it is drawn once for all boards.
  const wood = await page.locator("#grid .wood").evaluate((node) => getComputedStyle(node).fill);
  assert.equal(wood, "rgb(220, 171, 100)");
  await pictures.first().scrollIntoViewIfNeeded();
  await screenshot(page, "rules-without-script");
});

test("where WebAssembly is not allowed the pictures stay", { skip }, async (t) => {
  const context = await running.browser.newContext();
  t.after(() => context.close());
  const page = await context.newPage();
  await page.route("**/*.html", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), "content-security-policy": "script-src 'self'" },
    });
  });
  await page.goto(`${running.server.address}rules/${FORBIDDEN}`, { waitUntil: "networkidle" });
  assert.ok(await page.locator("svg.diagram").first().isVisible());
  assert.equal(await page.locator(".live").first().isVisible(), false);
  assert.ok(await page.locator(".answer").first().isVisible());
});

test("the six steps of Soosõrv-8 are tried by mouse", { skip }, async (t) => {
  const page = await open(t, SOOSORV);
  const stones = await lesson(page, 0);
  await clickIn(page, stones, "a1");
  assert.equal(await textOf(stones, "remark"), "The first stone belongs on the centre point.");
  for (const point of ["h8", "h9", "i9"]) await clickIn(page, stones, point);
  assert.equal(await textOf(stones, "asked"), "This is D4 Kagetsu, one of the 26 openings.");

  const swap = await lesson(page, 1);
  await swap.getByRole("button", { name: "Swap colours" }).click();
  assert.match(await textOf(swap, "remark"), /Player 2 is Black now\.$/);

  const fourth = await lesson(page, 2);
  await clickIn(page, fourth, "j10");
  await fourth.getByRole("button", { name: "Declare 5 fifth moves" }).click();
  assert.match(await textOf(fourth, "asked"), /balance/);

  await (await lesson(page, 3)).getByRole("button", { name: "Keep colours" }).click();

  const offers = await lesson(page, 4);
  await clickIn(page, offers, "g8");
  await clickIn(page, offers, "i7");
  assert.match(await textOf(offers, "remark"), /symmetrical to .*g8/);
  await clickIn(page, offers, "g10");
  await clickIn(page, offers, "h10");
  assert.match(await textOf(offers, "asked"), /Three fifth moves/);
  await screenshot(page, "rules-offers");

  const pick = await lesson(page, 5);
  await clickIn(page, pick, "g8");
  await clickIn(page, pick, "a15");
  assert.match(await textOf(pick, "asked"), /normal renju/);
  await pick.getByRole("button", { name: "Start again" }).click();
  assert.match(await textOf(pick, "asked"), /picks/);
});

test("a step is tried by keyboard alone, and the focus goes on to what is asked next", { skip }, async (t) => {
  const page = await open(t, SOOSORV);
  const fourth = await lesson(page, 2);
  await cellIn(fourth, "h8").focus();
  for (const key of ["ArrowRight", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  assert.match(await textOf(fourth, "asked"), /number of fifth moves|how many|declares/);
  await page.keyboard.type("z9");
  await fourth.getByRole("button", { name: "Declare 1 fifth move" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  assert.match(await textOf(fourth, "remark"), /2 fifth moves/);
  const focused = await page.evaluate(() => document.activeElement.className);
  assert.equal(focused, "again");
});

test("a finger aims first, and a button under the board acts", { skip }, async (t) => {
  const page = await open(t, "ru/soosorv-8.html", {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const stones = await lesson(page, 0);
  const { x, y } = await middleOf(stones, "h8");
  await page.touchscreen.tap(x, y);
  assert.match(await textOf(stones, "asked"), /камень 1/);
  await stones.getByRole("button", { name: "Поставить h8" }).click();
  assert.match(await textOf(stones, "asked"), /камень 2/);
});

test("every opening rule can be played to the end of its opening, its steps marked", { skip }, async (t) => {
  for (const family of ["taraguchi", "yamaguchi", "rif", "tarannikov", "swap2", "standard"]) {
    for (const answer of ["first", "last"]) {
      const page = await open(t, `en/${family}.html`);
      const found = await lesson(page, 0);
      for (let turn = 0; turn < 60; turn += 1) {
        if (await found.evaluate((node) => node.classList.contains("done"))) break;
        const buttons = found.locator(".answers button");
        if (await buttons.count()) await buttons[answer]().click();
        else {
          const point = await found.locator("soosorv-board").evaluate(({ state }) => state.points.at(-1));
          await clickIn(page, found, point);
        }
      }
      assert.match(await textOf(found, "asked"), /The opening is over/, family);
      const marked = found.locator(".steps [aria-current=step]");
      assert.equal(await marked.textContent(), "The opening is over, and normal renju goes on.", family);
      await page.close();
    }
  }
});

test("a forbidden point and a false three are explained, line by line", { skip }, async (t) => {
  const page = await open(t, FORBIDDEN, { reducedMotion: "reduce" });
  const doubleThree = await lesson(page, 3);
  assert.equal(await doubleThree.locator(".answer").isVisible(), false);
  // Until a point is pressed the one in question is marked, and nothing answers.
  assert.equal(await doubleThree.locator("soosorv-board .highlight").count(), 1);
  assert.equal(await doubleThree.locator("soosorv-board .forbidden").count(), 0);
  await clickIn(page, doubleThree, "h8");
  assert.match(await textOf(doubleThree, "remark"), /h8 is forbidden for Black: double three/);
  assert.equal(await doubleThree.locator(".remark li").count(), 2);
  assert.ok((await doubleThree.locator("[part~=explanation-line]").count()) > 0);

  const falseThree = await lesson(page, 8);
  await falseThree.getByRole("button", { name: "Show h8" }).click();
  assert.match(await textOf(falseThree, "remark"), /h8 is allowed/);
  assert.match(await textOf(falseThree, "remark"), /double three/);
  await screenshot(page, "rules-false-three");
  await clickIn(page, falseThree, "a1");
  assert.match(await textOf(falseThree, "remark"), /a1/);
  await falseThree.getByRole("button", { name: "Start again" }).click();
  assert.equal(await textOf(falseThree, "remark"), "");
});

test("a theme chosen in the game is the theme of the pages", { skip }, async (t) => {
  const origin = new URL(running.server.address).origin;
  const localStorage = [{ name: "soosorv.settings", value: '{"theme":"dark"}' }];
  const page = await open(t, SOOSORV, {
    colorScheme: "light",
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  await lesson(page, 0);
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(21, 17, 12)");
});

test("the gathered site works under any path, and a first load weighs no more than 120 kB", { skip }, async (t) => {
  const directory = await gatherSite(join(root, "target/site-test"));
  const server = await serve({ mounts: [{ prefix: "/some/where/", directory }] });
  t.after(() => server.close());
  for (const address of [SOOSORV, FORBIDDEN, "ru/taraguchi.html"]) {
    const page = await open(t, "");
    await page.goto(`${server.address}some/where/rules/${address}`);
    await lesson(page, 0);
    const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    const weights = await Promise.all([page.url(), ...loaded].map(brotliSize));
    const weight = weights.reduce((sum, one) => sum + one, 0);
    t.diagnostic(`${address}: ${weight} bytes in ${weights.length} files`);
    assert.ok(weight <= BUDGET, `${address} weighs ${weight} bytes`);
    await page.close();
  }
});

// Pictures of the game element for people to look at: every phase, at three widths, in both themes, in each language.
// `node scripts/contact-sheet.mjs` after a build; the pictures and one sheet a language and theme are in
// target/contact-sheet.

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { FORBIDDEN_RECORD, RECORDS } from "../tests/e2e/support/games.js";
import { packageDirectory, root } from "./lib/project.mjs";
import { main, StepFailed, say } from "./lib/run.mjs";
import { serve } from "./serve.mjs";
import { chromiumArguments, findChromium } from "./test/browser.mjs";

const directory = join(root, "target/contact-sheet");
const languages = ["en", "de", "ru"];
const themes = ["light", "dark"];
const windows = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const records = { ...RECORDS, forbidden: FORBIDDEN_RECORD };

const page = `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Contact sheet</title>
<style>body { margin: 0 }</style>
<script type="module" src="./pkg/element/index.js"></script>
<soosorv-game></soosorv-game>`;

/** All pictures of one language and theme; hands back their names by phase. */
async function shoot(browser, address, language, theme) {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const tab = await context.newPage();
  await tab.route(`${address}sheet.html`, (route) => route.fulfill({ contentType: "text/html", body: page }));
  await tab.goto(`${address}sheet.html`);
  const game = tab.locator("soosorv-game");
  await game.evaluate((element, values) => Object.assign(element, values), {
    lang: language,
    theme,
    input: "confirm",
  });
  const rows = {};
  for (const [phase, record] of Object.entries(records)) {
    await game.evaluate((element, text) => element.open(text), record);
    await tab.locator(`.game[lang=${language}]`).waitFor();
    await tab.waitForTimeout(100);
    rows[phase] = [];
    for (const viewport of windows) {
      await tab.setViewportSize(viewport);
      if (phase === "forbidden") await game.evaluate((element) => element.focus());
      const name = `${language}-${theme}-${phase}-${viewport.width}.png`;
      await tab.screenshot({ path: join(directory, name) });
      rows[phase].push({ name, ...viewport });
    }
  }
  await context.close();
  return rows;
}

/** One picture with all of them, each at the same height. */
async function lay(browser, address, title, rows) {
  const html = `<!doctype html><meta charset="utf-8"><style>
    body { margin: 8px; font: 14px sans-serif; background: #777; width: max-content; }
    div { display: flex; gap: 8px; margin-bottom: 8px; } img { height: 420px; }</style>
    ${Object.values(rows)
      .map((row) => `<div>${row.map(({ name }) => `<img src="./${name}">`).join("")}</div>`)
      .join("")}`;
  writeFileSync(join(directory, `${title}.html`), html);
  const tab = await browser.newPage({ viewport: { width: 1320, height: 800 } });
  await tab.goto(`${address}target/${title}.html`, { waitUntil: "networkidle" });
  await tab.screenshot({ path: join(directory, `sheet-${title}.png`), fullPage: true });
  await tab.close();
}

main(async () => {
  const executablePath = findChromium();
  if (!executablePath) throw new StepFailed("no browser: apt-get install chromium");
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const server = await serve({
    mounts: [
      { prefix: "/pkg/", directory: packageDirectory },
      { prefix: "/target/", directory },
    ],
  });
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    for (const language of languages) {
      for (const theme of themes) {
        say(`${language}, ${theme}`);
        const rows = await shoot(browser, server.address, language, theme);
        await lay(browser, server.address, `${language}-${theme}`, rows);
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  say(directory);
});

// The site's own pages as files: the same words in every language, and nothing in a page that its policy would refuse.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { root } from "../../scripts/lib/project.mjs";

const site = join(root, "examples/site");
const PAGES = ["index.html", "play/index.html", "online/index.html"];

const wordsOf = async (language) => (await import(`../../examples/site/words/${language}.js`)).default;

/** The keys of a value and of all in it; of a sentence with places, how many. */
function shape(value) {
  if (typeof value === "function") return `function of ${value.length}`;
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value !== "object") return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shape(one)]));
}

test("every language has the same words in the same order", async () => {
  const english = shape(await wordsOf("en"));
  for (const language of ["de", "ru"]) {
    assert.equal(JSON.stringify(shape(await wordsOf(language)), null, 1), JSON.stringify(english, null, 1), language);
  }
});

test("numbers decline", async () => {
  const about = async (language, count) => (await wordsOf(language)).rule.about.taraguchi(count);
  assert.match(await about("en", 1), / 1 fifth move in/);
  assert.match(await about("en", 10), / 10 fifth moves in/);
  assert.match(await about("de", 1), / 1 fünften Zug an/);
  assert.match(await about("de", 10), / 10 fünfte Züge an/);
  assert.match(await about("ru", 1), / 1 вариант пятого/);
  assert.match(await about("ru", 3), / 3 варианта пятого/);
  assert.match(await about("ru", 10), / 10 вариантов пятого/);
  const atMost = async (count) => (await wordsOf("ru")).rule.about.soosorv(count);
  assert.match(await atMost(1), /не более 1 варианта пятого/);
  assert.match(await atMost(8), /не более 8 вариантов пятого/);
});

test("every page holds to the same policy, and has nothing inside that it refuses", () => {
  const policies = PAGES.map((page) => {
    const html = readFileSync(join(site, page), "utf8");
    assert.doesNotMatch(html, /<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)/, page);
    return /Content-Security-Policy"\s+content="([^"]+)"/.exec(html)[1];
  });
  assert.equal(new Set(policies).size, 1);
  assert.doesNotMatch(policies[0], /unsafe-inline|'unsafe-eval'|https?:|\*/);
  assert.ok(readFileSync(join(site, "README.md"), "utf8").includes(policies[0]));
});

test("every address in a page is relative, and leads to a file", () => {
  for (const page of PAGES) {
    const html = readFileSync(join(site, page), "utf8");
    for (const [, address] of html.matchAll(/\s(?:href|src)="([^"]+)"/g)) {
      assert.match(address, /^\.\.?\//, page);
      assert.ok(existsSync(join(site, dirname(page), address)), `${page}: ${address}`);
    }
  }
});

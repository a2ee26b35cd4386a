// The rules pages as files: the same in every language, strict, and nothing in them that a page must not have.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { root } from "../../scripts/lib/project.mjs";
import { writeRulesPages } from "../../scripts/rules-pages.mjs";

const LANGUAGES = ["en", "de", "ru"];
const pages = new Map();

before(async () => {
  for (const address of await writeRulesPages()) {
    const file = address === "" || address.endsWith("/") ? `${address}index.html` : address;
    pages.set(address, readFileSync(`${root}/examples/site/rules/${file}`, "utf8"));
  }
});

/** The keys of a value and of all in it, with the kind of what lies there. */
function shape(value) {
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value !== "object") return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shape(one)]));
}

test("the texts of all languages have the same keys in the same order", async () => {
  const [english, ...others] = await Promise.all(
    LANGUAGES.map(async (language) => (await import(`../../scripts/rules/texts/${language}.js`)).default),
  );
  for (const texts of others)
    assert.equal(JSON.stringify(shape(texts)), JSON.stringify(shape(english)), texts.language);
});

test("every language has the same pages, each with its own title and description", () => {
  const filesOf = (language) =>
    [...pages.keys()].filter((address) => address.startsWith(`${language}/`)).map((address) => address.slice(3));
  for (const language of LANGUAGES) assert.deepEqual(filesOf(language), filesOf("en"));
  assert.ok(filesOf("en").includes("soosorv-8.html"));
  for (const part of [/<title>([^<]+)</, /name="description" content="([^"]+)"/]) {
    const found = [...pages].map(([address, html]) => part.exec(html)?.[1] ?? assert.fail(address));
    assert.equal(new Set(found).size, found.length);
  }
});

test("a page says its language and links to itself in the others", () => {
  for (const [address, html] of pages) {
    if (address === "") continue;
    const [language, file] = address.split("/");
    assert.match(html, new RegExp(`^<!doctype html>\n<html lang="${language}">`));
    for (const other of LANGUAGES) {
      assert.ok(html.includes(`<link rel="alternate" hreflang="${other}" href="../${other}/${file}" />`), address);
    }
  }
});

test("no page has a script, a style or a handler inside, nor an unfilled place", () => {
  for (const [address, html] of pages) {
    assert.doesNotMatch(html, /<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)/, address);
    assert.doesNotMatch(html, /undefined|\[object|NaN/, address);
    assert.match(
      html,
      /Content-Security-Policy" content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval'/,
      address,
    );
    assert.doesNotMatch(html, /unsafe-inline/, address);
  }
});

test("the verdicts in the text are those of the rules", () => {
  const answers = [...pages.get("en/forbidden-moves.html").matchAll(/class="answer"><strong>([^<]*)</g)];
  assert.deepEqual(
    answers.map(([, verdict]) => verdict),
    [
      "h8 is forbidden for Black: overline.",
      "h8 is forbidden for Black: double four.",
      "h8 is forbidden for Black: double four.",
      "h8 is forbidden for Black: double three.",
      "Five in a row: d8–e8–f8–g8–h8. Black wins.",
      "h8 is allowed.",
      "h8 is allowed.",
      ...Array(3).fill("h8 is allowed: at most one of its threes is real."),
    ],
  );
});

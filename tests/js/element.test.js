// The elements as they are published: imported where there is no HTML, described for editors, spoken in languages.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { addLanguage, SoosorvBoard, SoosorvGame } from "soosorv/element";
import de from "soosorv/element/texts/de.js";
import en from "soosorv/element/texts/en.js";
import ru from "soosorv/element/texts/ru.js";
import ts from "typescript";
import { elementManifest } from "../../scripts/build/manifest.mjs";
import { packageDirectory, root } from "../../scripts/lib/project.mjs";

test("importing the elements where there is no HTML does nothing", () => {
  assert.equal(globalThis.customElements, undefined);
  assert.equal(typeof SoosorvGame, "function");
  assert.equal(typeof SoosorvBoard, "function");
  assert.equal(typeof addLanguage, "function");
});

// ------------------------------------------------------------------------------------------------ the manifest

const manifest = JSON.parse(readFileSync(join(packageDirectory, "custom-elements.json"), "utf8"));

/** What a TypeScript program of these sources complains about. */
function complaints(sources) {
  const options = {
    strict: true,
    noImplicitAny: false,
    noEmit: true,
    types: [],
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
  };
  Object.assign(options, { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext });
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => sources.has(path) || fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    sources.has(path) ? ts.createSourceFile(path, sources.get(path), ...rest) : getSourceFile(path, ...rest);
  const program = ts.createProgram([...sources.keys()], { ...options, allowJs: true, checkJs: true }, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

test("the manifest is what the build writes, and keeps to the schema", () => {
  assert.deepEqual(manifest, elementManifest());
  const check = (value) =>
    complaints(
      new Map([
        [
          join(root, "tests/js/manifest.mts"),
          `import type { Package } from "custom-elements-manifest";\nexport const manifest: Package = ${JSON.stringify(value)};\n`,
        ],
      ]),
    );
  assert.deepEqual(check(manifest), []);
  assert.ok(check({ ...manifest, modules: [{ kind: "module" }] }).length > 0, "it can fail");
});

test("the manifest names what the classes have, and what the types say", () => {
  for (const [path, Class] of [
    ["element/board-element.js", SoosorvBoard],
    ["element/game.js", SoosorvGame],
  ]) {
    const { declarations } = manifest.modules.find((module) => module.path === path);
    const [{ attributes, members, events, cssParts }] = declarations;
    const names = (list) => list.map(({ name }) => name).sort();
    assert.deepEqual(names(attributes), [...Class.observedAttributes].sort(), path);
    const own = Object.getOwnPropertyNames(Class.prototype).filter((name) => !/^constructor$|Callback$/.test(name));
    assert.deepEqual(names(members), own.sort(), path);
    const types = readFileSync(join(packageDirectory, path.replace(".js", ".d.ts")), "utf8");
    for (const { name } of members) assert.match(types, new RegExp(`^  (?:readonly )?${name}[:(]`, "m"), name);
    for (const { name } of events) assert.match(types, new RegExp(`^  ${name}: CustomEvent<`, "m"), name);
    assert.equal(new Set(names(cssParts)).size, cssParts.length);
  }
});

test("every part and every custom property that is documented is there, and the other way round", () => {
  const read = (...names) =>
    names.map((name) => readFileSync(join(packageDirectory, "element", name), "utf8")).join("");
  const [{ cssParts, cssProperties }] = manifest.modules.find(({ path }) => path === "element/game.js").declarations;
  const templates = read("game-panel.js", "game-choices.js", "game-record.js", "game-disc.js", "game-dialogs.js");
  for (const { name } of cssParts) assert.match(templates, new RegExp(`part="[^"]*\\b${name}\\b|"${name}"`), name);
  const style = read("game-style.js");
  const used = new Set([...style.matchAll(/var\((--soosorv-[a-z-]+)/g)].map(([, name]) => name));
  const board = new Set(["--soosorv-rim-black", "--soosorv-rim-white"]);
  assert.deepEqual(cssProperties.map(({ name }) => name).sort(), [...used].filter((name) => !board.has(name)).sort());
});

// ---------------------------------------------------------------------------------------------------- the words

/** The keys of a text file with what stands there, all the way down. */
function shapeOf(value, path = "") {
  if (typeof value !== "object") return [`${path}: ${typeof value}`];
  return Object.entries(value).flatMap(([key, inner]) => shapeOf(inner, `${path}/${key}`));
}

test("each language has the same words, none of them empty", () => {
  for (const texts of [de, ru]) assert.deepEqual(shapeOf(texts).sort(), shapeOf(en).sort(), texts.language);
  const empty = (value) => (typeof value === "object" ? Object.values(value).some(empty) : value === "");
  assert.ok(![en, de, ru].some(empty));
});

test("a missing or an extra key fails the build", () => {
  const path = join(packageDirectory, "element/texts/de.js");
  const text = readFileSync(path, "utf8");
  const check = (changed) => complaints(new Map([[path, changed]]));
  assert.deepEqual(check(text), []);
  assert.match(check(text.replace('  newGame: "Neue Partie",\n', "")).join(), /newGame/);
  assert.match(check(text.replace("  undo:", '  undone: "",\n  undo:')).join(), /undone/);
});

test("plural forms for 1, 2, 5, 8", () => {
  const forms = (texts) => [1, 2, 5, 8].map((count) => texts.choice.declare(count));
  assert.deepEqual(forms(en), [
    ...["Declare 1 fifth move", "Declare 2 fifth moves", "Declare 5 fifth moves", "Declare 8 fifth moves"],
  ]);
  assert.deepEqual(forms(de), [
    ...["1 fünften Zug ansagen", "2 fünfte Züge ansagen", "5 fünfte Züge ansagen", "8 fünfte Züge ansagen"],
  ]);
  assert.deepEqual(forms(ru), [
    "Объявить 1 вариант пятого хода",
    "Объявить 2 варианта пятого хода",
    "Объявить 5 вариантов пятого хода",
    "Объявить 8 вариантов пятого хода",
  ]);
});

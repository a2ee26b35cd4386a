// The generated files of the element: Lit's templates as one module of the package, and the element in one file for a
// script tag.

import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { minify } from "terser";
import { packageDirectory, root } from "../lib/project.mjs";
import { bundleOptions } from "./glue.mjs";
import { replaceOnce } from "./replace.mjs";

// The browsers with container queries, without which the element has no layout, know all of this.
const elementOptions = { ...bundleOptions, target: "es2022" };

const inPackage = (name) => join(packageDirectory, name);
const litDirectory = join(root, "node_modules/lit-html");
const litVersion = JSON.parse(readFileSync(join(litDirectory, "package.json"), "utf8")).version;

// Lit's licence asks for this line wherever its code goes; the whole text lies in the package.
const litLine = `/*! lit-html ${litVersion} | BSD-3-Clause, Copyright 2017 Google LLC, see element/LICENSE-lit */`;

/**
 * element/lit.js: the part of Lit that the element needs. The package has no dependencies, and a page without a bundler
 * could not resolve one. Lit's own build for Node is taken, since it alone can be imported where there is no document.
 */
export async function writeLit() {
  await build({
    ...elementOptions,
    banner: { js: litLine },
    format: "esm",
    outfile: inPackage("element/lit.js"),
    stdin: { resolveDir: litDirectory, contents: 'export { html, nothing, render } from "./node/lit-html.js";' },
  });
  copyFileSync(join(litDirectory, "LICENSE"), inPackage("element/LICENSE-lit"));
}

/** Style sheets stand in template strings; a bundle needs neither their comments nor their air. */
function tighten(css) {
  return css
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};>]) ?/g, "$1")
    .replace(/([:,]) /g, "$1")
    .replaceAll(";}", "}")
    .replace(/(?<=[ :(,-])0\./g, ".");
}

const tightStyle = {
  name: "tight style",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]element[\\/][a-z-]*style\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace(/`[^`]*`/g, tighten),
      loader: "js",
    }));
  },
};

// The engine and the languages stay beside the bundle and are imported, so that a page that also imports `soosorv` has one
// engine, and loads one language.
const beside = {
  name: "beside the bundle",
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.\/index\.js$|^\.\/texts\/[a-z]+\.js$/ }, ({ path }) => ({
      path: path.startsWith("../") ? path.slice(1) : path.replace("./", "./element/"),
      external: true,
    }));
  },
};

// What the two files of the bundle share. The second one must not have a Lit, an engine or a board of its own, nor import
// those of the first: under an address such as element.bundle.js?v=2 that would be yet another copy. So the second file
// is a function, and the first calls it with these.
const shared = {
  "../index.js": ["openingRules"],
  "./board-core.js": ["createBoard"],
  "./lit.js": ["html", "nothing"],
  "./options.js": ["DEFAULTS"],
};

/** The first file: where it imports the rest, it hands over what both share. */
const handingOver = {
  name: "handing over",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\.\/element\.rest\.js$/ }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /[\\/]game-later\.js$/ }, ({ path }) => {
      const imports = Object.entries(shared).map(([file, names]) => `import { ${names} } from "${file}";\n`);
      const code = replaceOnce(
        readFileSync(path, "utf8"),
        "the import of the rest",
        'import("./game-rest.js")',
        `import("./element.rest.js").then((file) => file.default({ ${Object.values(shared).flat()} }))`,
      );
      return { contents: imports.join("") + code, loader: "js" };
    });
  },
};

/** The second file: what it imports of the shared modules is what it was handed. */
const takingOver = {
  name: "taking over",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /./ }, ({ path }) => (path in shared ? { path, namespace: "shared" } : undefined));
    onLoad({ filter: /./, namespace: "shared" }, ({ path }) => ({
      contents: `export const { ${shared[path]} } = shared;`,
      loader: "js",
    }));
  },
};

/** The code of one of the two files, not yet minified. */
async function bundled(contents, options) {
  const { outputFiles } = await build({
    ...elementOptions,
    banner: {},
    minify: false,
    stdin: { resolveDir: inPackage("element"), contents },
    write: false,
    ...options,
  });
  return outputFiles[0].text;
}

/** Minified by Terser, which leaves a thirtieth less than esbuild does. The lines of templates are joined before. */
async function writeMinified(name, text) {
  const { code } = await minify(text.replace(/(?<=[>}`])\n\s+(?=<)/g, " "), {
    module: true,
    ecma: 2020,
    compress: { passes: 3 },
  });
  writeFileSync(inPackage(name), `${bundleOptions.banner.js}\n${litLine}\n${code}\n`);
}

/**
 * element.bundle.js: both elements for `<script type="module">`. It is all that a game needs at first; the rest, also
 * `<soosorv-board>`, is in element.rest.js, which it fetches as soon as that is on the screen.
 */
export async function writeElementBundle() {
  const first = await bundled(
    `export { SoosorvGame } from "./game.js";
     export { addLanguage } from "./game-languages.js";
     import { withRest } from "./game-later.js";
     setTimeout(withRest, 0, () => {});`,
    { format: "esm", plugins: [beside, tightStyle, handingOver] },
  );
  const rest = await bundled('import "./board-element.js"; export * from "./game-rest.js";', {
    format: "iife",
    globalName: "rest",
    plugins: [takingOver, tightStyle],
  });
  await writeMinified("element.bundle.js", first);
  await writeMinified("element.rest.js", `export default (shared) => {\n${rest}\nreturn rest;\n};`);
}

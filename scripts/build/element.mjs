// The generated files of the element: Lit's templates as one module of the package, and the element in one file for a
// script tag.

import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { packageDirectory, root } from "../lib/project.mjs";
import { bundleOptions } from "./glue.mjs";

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
    .replace(/ ?([{};]) ?/g, "$1")
    .replace(/([:,]) /g, "$1");
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

/**
 * element.bundle.js: both elements in one module for `<script type="module">`. The engine and the languages stay beside
 * it and are imported, so that a page that also imports `soosorv` has one engine, and loads one language.
 */
export async function writeElementBundle() {
  const beside = {
    name: "beside the bundle",
    setup({ onResolve }) {
      onResolve({ filter: /^\.\.\/index\.js$|^\.\/texts\/[a-z]+\.js$/ }, ({ path }) => ({
        path: path.startsWith("../") ? path.slice(1) : path.replace("./", "./element/"),
        external: true,
      }));
    },
  };
  await build({
    ...elementOptions,
    banner: { js: `${bundleOptions.banner.js}\n${litLine}` },
    format: "esm",
    entryPoints: [inPackage("element/index.js")],
    outfile: inPackage("element.bundle.js"),
    plugins: [beside, tightStyle],
  });
}

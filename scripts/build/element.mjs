// The generated files of the element: Lit's templates as one module of the package, and the element in one file for a
// script tag.

import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { packageDirectory, root } from "../lib/project.mjs";
import { bundleOptions } from "./glue.mjs";

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
    ...bundleOptions,
    banner: { js: litLine },
    conditions: ["node"],
    format: "esm",
    outfile: inPackage("element/lit.js"),
    stdin: { resolveDir: root, contents: 'export { html, nothing, render } from "lit-html";' },
  });
  copyFileSync(join(litDirectory, "LICENSE"), inPackage("element/LICENSE-lit"));
}

/** Style sheets stand in template strings without gaps, as `const CSS = …`; a bundle needs no air in them. */
const tightStyle = {
  name: "tight style",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]element[\\/][a-z-]*style\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace(/^ *\/\*.*?\*\/\n|^ +/gms, ""),
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
    ...bundleOptions,
    banner: { js: `${bundleOptions.banner.js}\n${litLine}` },
    format: "esm",
    entryPoints: [inPackage("element/index.js")],
    outfile: inPackage("element.bundle.js"),
    plugins: [beside, tightStyle],
  });
}

// The other generated files of the package.

import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { packageDirectory, root } from "../lib/project.mjs";
import { bundleOptions, licenceLine } from "./glue.mjs";
import { inlineModule } from "./inline.mjs";
import { moduleFile } from "./wasm.mjs";

const inPackage = (name) => join(packageDirectory, name);

/** soosorv.wasm, and the same bytes as a JavaScript module. */
export function writeModule() {
  copyFileSync(moduleFile, inPackage("soosorv.wasm"));
  writeFileSync(inPackage("wasm-inline.js"), `${licenceLine}\n${inlineModule(readFileSync(moduleFile))}`);
}

/** index.cjs: the default entry in one file for `require` and Jest. */
export async function writeCommonJs() {
  await build({
    ...bundleOptions,
    format: "cjs",
    entryPoints: [inPackage("index.js")],
    outfile: inPackage("index.cjs"),
  });
  writeFileSync(
    inPackage("index.d.cts"),
    `// Generated from index.d.ts by scripts/build.mjs.\n${readFileSync(inPackage("index.d.ts"), "utf8")}`,
  );
}

/** index.iife.js: the default entry in one file for a classic script tag. */
export async function writeClassicScript() {
  await build({
    ...bundleOptions,
    // A classic script is read in the encoding of its page, whatever that is.
    charset: "ascii",
    format: "iife",
    globalName: "soosorv",
    entryPoints: [inPackage("index.js")],
    outfile: inPackage("index.iife.js"),
  });
}

/** The texts that belong into the tarball. */
export function copyTexts() {
  for (const name of ["README.md", "LICENSE-MIT", "LICENSE-APACHE"]) {
    if (existsSync(join(root, name))) copyFileSync(join(root, name), inPackage(name));
  }
}

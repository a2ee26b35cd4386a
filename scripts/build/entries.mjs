// The other generated files of the package.

import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { packageDirectory, root } from "../lib/project.mjs";
import { buildGlue, bundleOptions } from "./glue.mjs";
import { inlineModule } from "./inline.mjs";
import { moduleFile } from "./wasm.mjs";

const inPackage = (name) => join(packageDirectory, name);

/** soosorv.wasm; glue.js; and index.js with the same bytes as text. */
export async function writeModule() {
  copyFileSync(moduleFile, inPackage("soosorv.wasm"));
  await buildGlue(await inlineModule(readFileSync(moduleFile)));
}

/**
 * umd/soosorv.js: the default entry in one file, for a script tag and for `require`. It ends in .js, since servers do not
 * know .cjs; the package.json beside it makes it CommonJS in a package of modules.
 */
export async function writeScript() {
  const names = Object.keys(await import(pathToFileURL(inPackage("index.js")).href));
  await build({
    ...bundleOptions,
    // Node prints the line that has thrown an error which nobody catches.
    lineLimit: 300,
    // A classic script is read in the encoding of its page, whatever that is.
    charset: "ascii",
    format: "iife",
    globalName: "soosorv",
    // The last line is never run: Node reads from it which names a module can import from CommonJS.
    footer: { js: `typeof module=="object"&&(module.exports=soosorv);\n0&&(module.exports={${names}});` },
    entryPoints: [inPackage("index.js")],
    outfile: inPackage("umd/soosorv.js"),
  });
}

/** The texts that belong into the tarball. */
export function copyTexts() {
  for (const name of ["README.md", "LICENSE-MIT", "LICENSE-APACHE"]) {
    if (existsSync(join(root, name))) copyFileSync(join(root, name), inPackage(name));
  }
}

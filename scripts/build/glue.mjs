// The JavaScript of the boundary and the generated glue in one file: pkg/glue.js.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { crateConstant, crateVersion, packageDirectory, read, root } from "../lib/project.mjs";
import { replaceOnce } from "./replace.mjs";
import { glueDirectory, glueFile } from "./wasm.mjs";

/** The JavaScript of the boundary. */
const sources = `${join(root, "src/wasm")}/`;

export const licenceLine = `/*! soosorv ${crateVersion()} | MIT OR Apache-2.0 | generated: scripts/build.mjs */`;

/** What every bundle here has in common: syntax for the oldest browsers that run the module. */
export const bundleOptions = {
  bundle: true,
  minify: true,
  target: "es2021",
  charset: "utf8",
  legalComments: "none",
  banner: { js: licenceLine },
};

/**
 * What of the glue is needed: how `ask` hands numbers over. Its start is left out, and with it what makes
 * wasm-bindgen's `--target web` output fail in bundlers and test runners; ours starts at the first question.
 */
export function patchGlue(glue) {
  const head = "let wasmModule, wasmInstance, wasm;";
  const [, start] = glue.split(head);
  return replaceOnce(glue, "the start", head + start, read("scripts/build/runtime/lazy-start.js"));
}

/** Writes pkg/glue.js. Its exports are the API, `initSync` and `arm`. */
export async function buildGlue() {
  const glue = readFileSync(glueFile, "utf8");
  const patched = patchGlue(glue);
  await build({
    ...bundleOptions,
    format: "esm",
    outfile: join(packageDirectory, "glue.js"),
    stdin: {
      resolveDir: glueDirectory,
      contents: [
        'export { arm, initSync, isStarted } from "./soosorv.js";',
        `export { isRuleError } from "${sources}errors.js";`,
        `export * from "${sources}game.js";`,
        `export * from "${sources}session.js";`,
        `export const VERSION = ${JSON.stringify(crateVersion())};`,
        `export const rulesRevision = ${crateConstant("RULES_REVISION")};`,
        `export const wireVersion = ${crateConstant("WIRE_VERSION")};`,
      ].join("\n"),
    },
    plugins: [
      {
        name: "patched glue",
        setup({ onLoad, onResolve }) {
          onResolve({ filter: /^\.\/soosorv\.js$/ }, () => ({ path: glueFile }));
          onLoad({ filter: /[\\/]glue[\\/]soosorv\.js$/ }, () => ({ contents: patched, loader: "js" }));
        },
      },
    ],
  });
}

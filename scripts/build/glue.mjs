// The JavaScript of the boundary with the generated glue, patched where wasm-bindgen's `--target web` output fails
// somewhere, in one file: pkg/glue.js.

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

/** The glue with its patches, as text. Exported for a test. */
export function patchGlue(glue) {
  const runtime = (name) => read(`scripts/build/runtime/${name}.js`);
  let text = glue;
  const patch = (what, old, replacement) => {
    text = replaceOnce(text, what, old, replacement);
  };

  // 1. A module made in another realm (Next's edge runtime, a test runner's sandbox) is no `instanceof` of ours.
  patch(
    "WebAssembly.Module of any realm",
    "if (!(module instanceof WebAssembly.Module)) {",
    "if (Object.prototype.toString.call(module) !== '[object WebAssembly.Module]') {",
  );

  // 2. The lazy start. The asynchronous start is left out: an entry that needs it compiles by itself.
  patch(
    "lazy start: the variable",
    "let wasmModule, wasmInstance, wasm;",
    `let wasmModule, wasmInstance;\n${runtime("lazy-start")}let wasm = notStarted;`,
  );
  patch(
    "lazy start: the check",
    "function initSync(module) {\n    if (wasm !== undefined) return wasm;",
    "function initSync(module) {\n    if (wasm !== notStarted) return wasm;",
  );
  patch(
    "lazy start: only the engine starts",
    "    wasm = instance.exports;\n",
    "    if (!instance.exports.ask) throw new TypeError('soosorv: the module is not soosorv.wasm');\n    wasm = instance.exports;\n",
  );
  patch("lazy start: the exports", "export { initSync, __wbg_init as default };", "export { initSync };");

  return text;
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

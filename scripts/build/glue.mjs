// The JavaScript of the boundary and the generated glue in one file: pkg/glue.js, and with the engine pkg/index.js.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { crateConstant, crateVersion, packageDirectory, read, root } from "../lib/project.mjs";
import { StepFailed } from "../lib/run.mjs";
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
  const patched = replaceOnce(glue, "the start", head + start, read("scripts/build/runtime/lazy-start.js"));
  return `${patched}\nexport { getUint16ArrayMemory0 };\n`;
}

/** The API, and a way to start the engine. */
const sourceOf = (start) =>
  [
    `export { isRuleError } from "${sources}errors.js";`,
    `export * from "${sources}game.js";`,
    `export * from "${sources}session.js";`,
    `export const VERSION = ${JSON.stringify(crateVersion())};`,
    `export const rulesRevision = ${crateConstant("RULES_REVISION")};`,
    `export const wireVersion = ${crateConstant("WIRE_VERSION")};`,
    ...start,
  ].join("\n");

/**
 * Writes pkg/glue.js, for the entries that have the engine from elsewhere, and the default entry pkg/index.js. There the
 * engine lies inside and starts by itself at the first call: importing costs nothing and never throws; where WebAssembly
 * is not allowed, the first call throws, where the caller can catch it. It is one file, since each further one would cost
 * a request, and Node half a millisecond.
 */
export async function buildGlue(inlined) {
  await bundle("glue.js", sourceOf(['export { arm, initSync, isStarted } from "./soosorv.js";']));
  await bundle(
    "index.js",
    sourceOf(['import { arm } from "./soosorv.js";', 'import moduleBytes from "inlined";', "arm(moduleBytes);"]),
    inlined,
  );
}

/**
 * Gives the functions that make errors a line of their own: below an error that nobody catches Node prints the whole line
 * that has made it.
 */
function partErrors(code) {
  const place = code.indexOf("new Error([");
  const [start, end] = [code.lastIndexOf("function ", place), code.indexOf("}var ", place) + 1];
  if (place < 0 || start < 0 || end <= place)
    throw new StepFailed("the functions that make errors are not to be found");
  return [code.slice(0, start).trimEnd(), code.slice(start, end), code.slice(end)].join("\n");
}

async function bundle(file, contents, inlined) {
  const patched = patchGlue(readFileSync(glueFile, "utf8"));
  const { outputFiles } = await build({
    ...bundleOptions,
    format: "esm",
    write: false,
    stdin: { resolveDir: glueDirectory, contents },
    plugins: [
      {
        name: "what is generated",
        setup({ onLoad, onResolve }) {
          onResolve({ filter: /^\.\/soosorv\.js$/ }, () => ({ path: glueFile }));
          onLoad({ filter: /[\\/]glue[\\/]soosorv\.js$/ }, () => ({ contents: patched, loader: "js" }));
          onResolve({ filter: /^inlined$/ }, () => ({ path: "inlined", namespace: "inlined" }));
          onLoad({ filter: /^inlined$/, namespace: "inlined" }, () => ({ contents: inlined, loader: "js" }));
        },
      },
    ],
  });
  writeFileSync(join(packageDirectory, file), partErrors(outputFiles[0].text));
}

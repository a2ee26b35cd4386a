// The generated glue, patched where wasm-bindgen's `--target web` output fails somewhere, and bundled with its
// snippet into pkg/glue.js.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { crateConstant, crateVersion, packageDirectory, read, root } from "../lib/project.mjs";
import { replaceOnce } from "./names.mjs";
import { glueDirectory, glueFile } from "./wasm.mjs";

/** What the engine imports, and the class around the engine's session. */
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

  // 1. Text: shadow the globals (text-codec.js says why).
  const decoder = "let cachedTextDecoder = new TextDecoder('utf-8', { ignoreBOM: true });";
  const encoder = "const cachedTextEncoder = new TextEncoder();";
  patch("TextDecoder", decoder, decoder);
  patch("TextEncoder", encoder, encoder);
  const codec = JSON.stringify(join(root, "scripts/build/runtime/text-codec.js"));
  text = `import { TextDecoder, TextEncoder } from ${codec};\n${text}`;

  // 2. A module made in another realm (Next's edge runtime, a test runner's sandbox) is no `instanceof` of ours.
  patch(
    "WebAssembly.Module of any realm",
    "if (!(module instanceof WebAssembly.Module)) {",
    "if (Object.prototype.toString.call(module) !== '[object WebAssembly.Module]') {",
  );

  // 3. The lazy start. The asynchronous start is left out: an entry that needs it compiles by itself.
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
    "    if (!instance.exports.newGame) throw new TypeError('soosorv: the module is not soosorv.wasm');\n    wasm = instance.exports;\n",
  );
  patch("lazy start: the exports", "export { initSync, __wbg_init as default };", "export { initSync };");

  // 4. Games come from functions; an object that nobody made has no memory in the engine. (session.js has its own.)
  const head = "export class Game {\n";
  patch(
    "no constructor",
    head,
    `${head}    constructor() { throw new TypeError("Illegal constructor: use newGame()"); }\n`,
  );

  // 5. The snippets are the files in src/wasm/, which session.js there imports too.
  text = text.replace(/\.\/snippets\/[^/]+\/src\/wasm\//g, sources);

  return `${text}\n${runtime("inspect")}`;
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
        'export * from "./soosorv.js";',
        `export { isRuleError } from "${sources}boundary.js";`,
        // Instead of the class and functions of these names in the generated glue.
        `export { joinSession, newSession, Session } from "${sources}session.js";`,
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

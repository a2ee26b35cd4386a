// Builds the npm package in pkg/ from the Rust sources.

import { main, StepFailed, say } from "./lib/run.mjs";
import { ensureAll } from "./setup.mjs";

/** Sets up and builds. Hands back what is wrong with the sizes, if anything is: the package works all the same. */
export async function buildPackage() {
  ensureAll();
  // Only now, since these need the npm tools that the line above may just have installed.
  const { buildModule } = await import("./build/wasm.mjs");
  const { copyTexts, writeModule, writeScript } = await import("./build/entries.mjs");
  const { writeElementBundle, writeLit } = await import("./build/element.mjs");
  const { writeManifest } = await import("./build/manifest.mjs");
  const { reportSizes } = await import("./build/sizes.mjs");

  say("compile the engine to WebAssembly");
  buildModule();
  say("write the package in pkg/");
  await writeModule();
  await writeScript();
  await writeLit();
  await writeElementBundle();
  writeManifest();
  copyTexts();
  return reportSizes();
}

if (process.argv[1] === import.meta.filename) {
  main(async () => {
    const overBudget = await buildPackage();
    if (overBudget) throw new StepFailed(overBudget);
  });
}

// The documentation of both faces, the npm package and the crate, below one page: target/docs/index.html.

import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cargoTarget, crateVersion } from "./lib/project.mjs";
import { main, run, say } from "./lib/run.mjs";
import { ensureNodeModules, ensureRust } from "./setup.mjs";

export const docsDirectory = join(cargoTarget, "docs");

/** The page that links both. Relative addresses only: it can be opened as a file and published anywhere. */
function indexPage() {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>soosorv ${crateVersion()}</title>
<style>body { max-width: 40rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif }</style>
<h1>soosorv ${crateVersion()}</h1>
<p>Renju with the Soosõrv-8 opening: rules engine and opening protocol.</p>
<ul>
<li><a href="javascript/index.html">JavaScript and TypeScript: the npm package</a></li>
<li><a href="rust/soosorv/index.html">Rust: the crate</a></li>
</ul>
</html>
`;
}

/** Builds all of it and hands back the address of the page. */
export async function buildDocs() {
  ensureRust();
  ensureNodeModules();
  // Only now, since it needs an npm tool that the line above may just have installed.
  const { documentPackage } = await import("./docs/typescript.mjs");
  rmSync(docsDirectory, { recursive: true, force: true });
  mkdirSync(docsDirectory, { recursive: true });

  say("document the npm package");
  await documentPackage(join(docsDirectory, "javascript"));

  say("document the crate");
  run("cargo", ["doc", "--no-deps", "--lib", "--quiet"], { env: { RUSTDOCFLAGS: "-D warnings" } });
  cpSync(join(cargoTarget, "doc"), join(docsDirectory, "rust"), { recursive: true });

  const page = join(docsDirectory, "index.html");
  writeFileSync(page, indexPage());
  return page;
}

if (process.argv[1] === import.meta.filename) {
  main(async () => {
    console.log(await buildDocs());
  });
}

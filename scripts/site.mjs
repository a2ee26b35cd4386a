// Gathers the site in target/site: the pages of examples/site with the rules pages written, and the package beside them.
// Static files for any web server, under any path. `npm run site`.

import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildPackage } from "./build.mjs";
import { packageDirectory, root } from "./lib/project.mjs";
import { main, say } from "./lib/run.mjs";
import { writeRulesPages } from "./rules-pages.mjs";

/** What browsers ask for: modules and their licences, no types, no other kind of package. */
const needed = (path) => !/\.d\.[cm]?ts$|\.cjs$|\.iife\.js$|\.json$|\.md$|soosorv\.wasm$/.test(path);

/** Gathers the site in a directory, which is emptied first. The package must have been built. */
export async function gatherSite(directory = join(root, "target/site")) {
  await writeRulesPages();
  rmSync(directory, { recursive: true, force: true });
  cpSync(join(root, "examples/site"), directory, { recursive: true });
  cpSync(packageDirectory, join(directory, "pkg"), { recursive: true, filter: needed });
  return directory;
}

if (process.argv[1] === import.meta.filename) {
  main(async () => {
    await buildPackage();
    say(`the site is in ${await gatherSite()}`);
  });
}

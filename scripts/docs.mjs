// The documentation of the Rust crate.

import { join } from "node:path";
import { cargoTarget } from "./lib/project.mjs";
import { main, run, say } from "./lib/run.mjs";
import { ensureRust } from "./setup.mjs";

main(() => {
  ensureRust();
  say("document the crate");
  run("cargo", ["doc", "--no-deps"]);
  console.log(join(cargoTarget, "doc/soosorv/index.html"));
});

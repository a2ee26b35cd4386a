// Checks format and lints of Rust and JavaScript; with --write, formats both and applies the safe fixes.

import { main, run, say } from "./lib/run.mjs";
import { ensureNodeModules, ensureRust } from "./setup.mjs";
import { biome, clippyChecks } from "./test/checks.mjs";

main(() => {
  ensureRust();
  ensureNodeModules();
  const [node, ...biomeProgram] = biome;
  if (process.argv.includes("--write")) {
    say("format");
    run("cargo", ["fmt"]);
    run(node, [...biomeProgram, "check", "--write"]);
    return;
  }
  say("check");
  run("cargo", ["fmt", "--check"]);
  for (const check of clippyChecks) run("cargo", check);
  run(node, [...biomeProgram, "check"]);
});

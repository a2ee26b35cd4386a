// Everything about two players: sessions simulated and attacked in the build that ships, and through JavaScript. Ends
// with the line `N passed, N failed`.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/project.mjs";
import { main, run, runAndListen } from "./lib/run.mjs";
import { ensureAll } from "./setup.mjs";
import { judge, nodeCounts, rustCounts, sum } from "./test/counts.mjs";

main(async () => {
  ensureAll();
  run(process.execPath, [join(root, "scripts/build.mjs")]);
  const simulated = await runAndListen("cargo", ["test", "--release", "--test", "sessions", "--", "--nocapture"]);
  const files = readdirSync(join(root, "tests/js")).filter((name) => /^session.*\.test\.js$/.test(name));
  const paths = files.map((name) => join("tests/js", name));
  const through = await runAndListen(process.execPath, ["--test", "--test-reporter=spec", ...paths]);
  const total = sum([judge(simulated.code, rustCounts(simulated.text)), judge(through.code, nodeCounts(through.text))]);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
});

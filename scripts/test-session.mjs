// Everything about two players: sessions simulated and attacked in the build that ships, and through JavaScript; peers on
// their transports; the relay, and that under load. Ends with the line `N passed, N failed`.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/project.mjs";
import { main, run, runAndListen } from "./lib/run.mjs";
import { ensureAll } from "./setup.mjs";
import { closingCounts, judge, nodeCounts, rustCounts, sum } from "./test/counts.mjs";

main(async () => {
  ensureAll();
  run(process.execPath, [join(root, "scripts/build.mjs")]);
  const simulated = await runAndListen("cargo", ["test", "--release", "--test", "sessions", "--", "--nocapture"]);
  const testsIn = (directory, pattern) =>
    readdirSync(join(root, directory))
      .filter((name) => pattern.test(name))
      .map((name) => join(directory, name));
  const paths = [
    ...testsIn("tests/js", /^session.*\.test\.js$/),
    ...testsIn("tests/peer", /\.test\.js$/),
    ...testsIn("tests/relay", /\.test\.js$/),
  ];
  const through = await runAndListen(process.execPath, ["--test", "--test-reporter=spec", ...paths]);
  const games = process.env.SOOSORV_RELAY_GAMES ?? "2000";
  const load = await runAndListen(process.execPath, ["scripts/relay-load.mjs", games]);
  const total = sum([
    judge(simulated.code, rustCounts(simulated.text)),
    judge(through.code, nodeCounts(through.text)),
    judge(load.code, closingCounts(load.text)),
  ]);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
});

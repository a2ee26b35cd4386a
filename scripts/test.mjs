// Runs the test suites: all of the ordinary run, or those named on the command line with what they need.
// Runs every suite even when one fails; ends with a table and the line `N passed, N failed`.

import { main, StepFailed } from "./lib/run.mjs";
import { ensureAll } from "./setup.mjs";
import { sum } from "./test/counts.mjs";
import { suites } from "./test/suites.mjs";

function chosenSuites(names) {
  if (names.length === 0) return suites;
  const unknown = names.find((name) => !suites.some((suite) => suite.name === name));
  if (unknown) {
    throw new StepFailed(`no suite "${unknown}"; there are: ${suites.map(({ name }) => name).join(", ")}`);
  }
  const wanted = new Set(names);
  for (const { name, needs = [] } of suites) {
    if (names.includes(name)) for (const need of needs) wanted.add(need);
  }
  return suites.filter(({ name }) => wanted.has(name));
}

function table(rows) {
  const lines = [["suite", "passed", "failed", "skipped", "seconds", ""]];
  for (const { name, passed, failed, skipped, seconds, note = "" } of rows) {
    const status = failed > 0 ? "FAILED" : passed > 0 ? "ok" : "skipped";
    lines.push([name, passed, failed, skipped, seconds.toFixed(1), note ? `${status} (${note})` : status]);
  }
  for (const [name, ...cells] of lines) {
    const status = cells.pop();
    console.log(`${name.padEnd(18)}${cells.map((cell) => String(cell).padStart(9)).join("")}  ${status}`.trimEnd());
  }
}

main(async () => {
  const chosen = chosenSuites(process.argv.slice(2));
  ensureAll();
  const rows = [];
  for (const { name, run } of chosen) {
    console.log(`\n=== ${name}`);
    const start = performance.now();
    const result = await run();
    rows.push({ name, ...result, seconds: (performance.now() - start) / 1000 });
  }
  const total = sum(rows);
  console.log();
  table(rows);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  if (total.failed > 0) process.exitCode = 1;
});

// Runs the packed package in every environment: `npm run test:matrix`. Words after it choose hosts by parts of their
// names; `--fast` takes those that the ordinary test run has, from pkg/ as it was built last. A whole run writes its
// table into README.md, and fails when it has fewer ticks than it should have.

import { buildPackage } from "./build.mjs";
import { main, StepFailed } from "./lib/run.mjs";
import { startBrowsers } from "./matrix/browsers.mjs";
import { fastHosts, hosts } from "./matrix/hosts.mjs";
import { packTarball } from "./matrix/project.mjs";
import { runHosts } from "./matrix/run.mjs";
import { markdown, writeIntoReadme } from "./matrix/table.mjs";
import { ensureMatrixBrowsers } from "./setup.mjs";

/** Ticks of a whole run: a run with fewer has lost some. */
const atLeast = 280;

function chosenHosts(words) {
  const chosen = hosts.filter(({ name }) => words.some((word) => name.toLowerCase().includes(word.toLowerCase())));
  if (chosen.length === 0) throw new StepFailed(`no host has a name with ${words.join(" or ")}`);
  return chosen;
}

// What was started stops when this does, also from outside.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

main(async () => {
  const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
  const option = (name) => process.argv.includes(`--${name}`);
  const whole = words.length === 0 && !option("fast");
  const chosen = option("fast") ? fastHosts : whole ? hosts : chosenHosts(words);

  if (!option("fast") && !option("no-build")) await buildPackage();
  if (!option("fast")) ensureMatrixBrowsers();
  const tarball = packTarball();
  const { browsers, closeAll } = await startBrowsers(
    option("fast") ? ["Chromium"] : ["Chromium", "Firefox", "WebKitGTK"],
  );
  let rows;
  try {
    rows = await runHosts(chosen, { tarball, browsers });
  } finally {
    await closeAll();
  }

  const table = markdown(rows);
  console.log(`\n${table}\n`);
  if (whole) writeIntoReadme(table);

  const marks = rows.flatMap(({ checks }) => checks.flatMap(({ marks }) => marks));
  const count = (status) => marks.filter((mark) => mark.status === status).length;
  const [passed, failed, skipped] = ["passed", "failed", "skipped"].map(count);
  const missing = process.env.CI && option("fast") ? skipped : 0;
  if (whole && passed < atLeast) console.log(`fewer than the ${atLeast} ticks that there should be`);
  console.log(`${passed} passed, ${failed + missing} failed${skipped > missing ? `, ${skipped} skipped` : ""}`);
  // Servers and browsers that do not want to end must not keep a finished run.
  process.exit(failed + missing > 0 || (whole && passed < atLeast) ? 1 : 0);
});

// From import to the first state in a Node process of its own, beside importing a module of the same size that does
// nothing. Processes alternate; medians.

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const ROUNDS = 15;

/** Milliseconds that a new process says it took for the import and what follows. */
function milliseconds(module, then) {
  const program = `const started = performance.now();
const module = await import(${JSON.stringify(pathToFileURL(module).href)});
${then}
console.log(performance.now() - started);`;
  return Number(execFileSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" }));
}

function median(values) {
  return values.sort((one, other) => one - other)[values.length >> 1];
}

/** The benchmark of the start: `package` is the folder of the built package, `scratch` one to write to. */
export function startBenchmark(packageDirectory, scratch) {
  const size = readFileSync(join(packageDirectory, "index.js")).length;
  mkdirSync(scratch, { recursive: true });
  const empty = join(scratch, "empty.mjs");
  writeFileSync(empty, `export default "${"x".repeat(size)}";\n`);
  const [ours, theirs] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(milliseconds(join(packageDirectory, "index.js"), "module.newGame().renderState();"));
    theirs.push(milliseconds(empty, ""));
  }
  const [own, other] = [median(ours), median(theirs)];
  return { "import-js": { ns: own * 1e6, ratio: own / other, against: "an empty module of the same size" } };
}

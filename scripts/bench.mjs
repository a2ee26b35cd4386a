// All benchmarks: native, inside WebAssembly, through JavaScript. Prints a table and writes target/bench.json, by name
// `{ ns, ratio, against }`.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cargoTarget, packageDirectory, root } from "./lib/project.mjs";
import { main, output, run, StepFailed, say } from "./lib/run.mjs";
import { ensureNodeModules, ensureRust } from "./setup.mjs";

const ROUNDS = 15;

function native() {
  say("benchmark natively");
  const line = output("cargo", ["bench", "--bench", "forbidden"])?.trim().split("\n").at(-1);
  if (!line) throw new StepFailed("the native benchmark failed: cargo bench --bench forbidden");
  return JSON.parse(line);
}

/** Nanoseconds a board inside WebAssembly. */
async function insideWasm() {
  say("benchmark inside WebAssembly");
  const target = join(cargoTarget, "bench-wasm");
  run("cargo", ["build", "--quiet", "--release", "--target", "wasm32-unknown-unknown"], {
    cwd: join(root, "benches/wasm"),
    env: { CARGO_TARGET_DIR: target },
  });
  const bytes = readFileSync(join(target, "wasm32-unknown-unknown/release/soosorv_bench.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes);
  const { prepare, round } = instance.exports;
  const boards = prepare();
  for (let number = 0; number < 20; number++) round();
  const times = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    for (let number = 0; number < 20; number++) round();
    return ((performance.now() - started) * 1e6) / 20 / boards;
  });
  return times.sort((one, other) => one - other)[ROUNDS >> 1];
}

function table(results) {
  for (const [name, { ns, ratio, against }] of Object.entries(results)) {
    console.log(
      [name.padEnd(22), Math.round(ns).toLocaleString("en").padStart(12), "ns", ratio.toFixed(2).padStart(9)].join(" "),
      `  ${against}`,
    );
  }
}

main(async () => {
  ensureRust();
  ensureNodeModules();
  run(process.execPath, [join(root, "scripts/build.mjs")]);
  const measured = native();
  const wasm = await insideWasm();
  say("benchmark through JavaScript");
  const { apiBenchmarks } = await import("../benches/api.mjs");
  const { sessionBenchmarks } = await import("../benches/session.mjs");
  const { startBenchmark } = await import("../benches/start.mjs");
  const results = {
    "forbidden-map-native": {
      ns: measured.scratch,
      ratio: measured["figrid-board"] / measured.scratch,
      against: "figrid-board's time over ours",
    },
    "forbidden-map-wasm": { ns: wasm, ratio: wasm / measured.scratch, against: "our time over native" },
    "forbidden-update": {
      ns: measured.update,
      ratio: measured.scratch / measured.update,
      against: "from scratch over update",
    },
    ...apiBenchmarks(),
    ...sessionBenchmarks(),
    ...startBenchmark(packageDirectory, join(cargoTarget, "bench")),
  };
  table(results);
  console.log("\nall forbidden points from scratch, by the stones on the board:");
  console.log(`the dearest point that a search found: ${measured.worst} ns`);
  for (const { stones, ns } of measured.growth) console.log(`${String(stones).padStart(3)} stones: ${ns} ns`);
  mkdirSync(cargoTarget, { recursive: true });
  writeFileSync(join(cargoTarget, "bench.json"), `${JSON.stringify(results, null, 2)}\n`);
});

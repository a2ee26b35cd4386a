// Rust to WebAssembly: cargo, wasm-bindgen, wasm-opt. The result is an intermediate directory with the glue
// and the optimised module.

import { readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { cargoTarget, root, tool } from "../lib/project.mjs";
import { output, run, StepFailed } from "../lib/run.mjs";
import { clearAlignments } from "./code.mjs";
import { nameByLikeness } from "./order.mjs";

// Own directory: the flags below differ from every other build here, and cargo would rebuild in turns.
const targetDirectory = join(cargoTarget, "npm-package");
export const glueDirectory = join(targetDirectory, "glue");
export const glueFile = join(glueDirectory, "soosorv.js");
export const moduleFile = join(glueDirectory, "soosorv.wasm");

// What a browser with reference types (Chrome 96, Firefox 79, Safari 15) understands. `--all-features` would let
// wasm-opt use what they do not.
const features = [
  "--enable-bulk-memory",
  "--enable-bulk-memory-opt",
  "--enable-nontrapping-float-to-int",
  "--enable-sign-ext",
  "--enable-mutable-globals",
];

// Functions that are called once stay by themselves: more bytes, but more alike, and fewer when compressed.
const forSize = ["--one-caller-inline-max-function-size=15", "-Oz"];

const strip = ["--strip-debug", "--strip-producers", "--strip-target-features"];

/** What the glue takes. wasm-bindgen exports more. */
const exportNames = ["memory", "ask", "__wbindgen_malloc"];

/** Builds all of it. */
export function buildModule() {
  compile();
  rmSync(glueDirectory, { recursive: true, force: true });
  const compiled = join(targetDirectory, "wasm32-unknown-unknown/npm/soosorv.wasm");
  run(tool("wasm-bindgen"), [
    ...["--target", "web", "--omit-default-module-path", "--no-typescript"],
    ...["--out-dir", glueDirectory, "--out-name", "soosorv", compiled],
  ]);
  writeFileSync(moduleFile, clearAlignments(optimised(join(glueDirectory, "soosorv_bg.wasm"))));
  refuseMachinePaths();
}

/** The bytes of the module, smaller. */
function optimised(module) {
  const graph = join(glueDirectory, "exports.json");
  writeFileSync(graph, JSON.stringify(exportNames.map((name) => ({ name, export: name, root: true }))));
  const binaryen = (name, from, to, ...flags) => {
    const tool = join(root, "node_modules/binaryen/bin", name);
    run(process.execPath, [tool, ...features, ...flags, from, "-o", to]);
    return to;
  };
  const [needed, small, ordered] = ["needed", "small", "ordered"].map((name) => join(glueDirectory, `${name}.wasm`));
  binaryen("wasm-metadce", module, needed, "--graph-file", graph);
  binaryen("wasm-opt", needed, small, ...forSize, "--flatten", "--rereloop", "-Oz", "--converge", "--strip-debug");
  writeFileSync(small, nameByLikeness(readFileSync(small)));
  binaryen("wasm-opt", small, ordered, ...forSize, "--reorder-functions-by-name", ...strip);
  return readFileSync(ordered);
}

// The standard library is built along, so that panics need neither messages nor formatting nor source locations: half
// of the size goes. A stable compiler does this only when told to bootstrap.
function compile() {
  const cargoHome = process.env.CARGO_HOME ?? join(homedir(), ".cargo");
  const sysroot = realpathSync(output("rustc", ["--print", "sysroot"]).trim());
  const flags = [
    ...["-Zunstable-options", "-Cpanic=immediate-abort", "-Zlocation-detail=none"],
    // Worth 1 %.
    "-Zmir-opt-level=3",
    // Nothing but numbers crosses: without this wasm-bindgen would keep a table of JavaScript's values.
    "-Ctarget-feature=-reference-types",
    `--remap-path-prefix=${cargoHome}=cargo`,
    `--remap-path-prefix=${sysroot}=rust`,
  ];
  run(
    "cargo",
    [
      ...["build", "--lib", "--profile", "npm", "--target", "wasm32-unknown-unknown"],
      ...["--no-default-features", "--features", "wasm", "-Zbuild-std=std,panic_abort"],
    ],
    {
      env: { CARGO_TARGET_DIR: targetDirectory, CARGO_ENCODED_RUSTFLAGS: flags.join("\x1f"), RUSTC_BOOTSTRAP: "1" },
    },
  );
}

function refuseMachinePaths() {
  const bytes = readFileSync(moduleFile);
  for (const path of [homedir(), root].filter((path) => path.length > 1)) {
    if (bytes.includes(path)) throw new StepFailed(`the module contains the path ${path} of this machine`);
  }
}

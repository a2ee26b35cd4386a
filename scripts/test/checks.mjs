// The commands of the checks, shared by the tests and `npm run lint`.

import { join } from "node:path";
import { root } from "../lib/project.mjs";

const wasm = ["--target", "wasm32-unknown-unknown"];
const strict = ["--", "-D", "warnings"];

/** Clippy over the crate as it is, without any feature, and as WebAssembly. */
export const clippyChecks = [
  ["clippy", "--all-targets", ...strict],
  ["clippy", "--lib", "--no-default-features", ...strict],
  ["clippy", "--lib", "--test", "wasm", ...wasm, ...strict],
];

/** A program of node_modules: what to run, and with which arguments first. */
function nodeProgram(path) {
  return [process.execPath, join(root, "node_modules", path)];
}

export const biome = nodeProgram("@biomejs/biome/bin/biome");
export const publint = nodeProgram("publint/src/cli.js");
export const tsc = nodeProgram("typescript/bin/tsc");

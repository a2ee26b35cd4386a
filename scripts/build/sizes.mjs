// The size of what is published, and the budget of the default entry.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { packageDirectory } from "../lib/project.mjs";
import { bundleOptions } from "./glue.mjs";

/** The default entry in one minified file, brotli, in bytes: what it has now, so that it can only fall. */
const budget = 46_000;

const files = ["index.js", "glue.js", "wasm-inline.js", "soosorv.wasm", "index.cjs", "index.d.ts"];

/** Prints the table. Hands back what is wrong when the default entry is over its budget. */
export async function reportSizes() {
  const rows = files.map((name) => measure(name, readFileSync(join(packageDirectory, name))));
  const entry = await build({
    ...bundleOptions,
    format: "esm",
    entryPoints: [join(packageDirectory, "index.js")],
    write: false,
  });
  const whole = measure("default entry", entry.outputFiles[0].contents);
  console.log(["", "raw", "gzip", "brotli"].map(cell).join(""));
  for (const { name, raw, gzip, brotli } of [...rows, whole]) {
    console.log([name, ...[raw, gzip, brotli].map((bytes) => bytes.toLocaleString("en"))].map(cell).join(""));
  }
  if (whole.brotli <= budget) return undefined;
  return `the default entry has ${whole.brotli} bytes (brotli), over its budget of ${budget}`;
}

function measure(name, bytes) {
  return {
    name,
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  };
}

function cell(text, column) {
  return column === 0 ? text.padEnd(16) : text.padStart(10);
}

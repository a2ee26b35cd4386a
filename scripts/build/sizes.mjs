// The size of what is published, and the budget of the default entry.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { packageDirectory, root } from "../lib/project.mjs";
import { bundleOptions } from "./glue.mjs";

/** The default entry in one minified file, brotli, in bytes. */
const budget = 30_000;

const files = ["index.js", "glue.js", "soosorv.wasm", "umd/soosorv.js", "umd/soosorv.d.ts"];

/** The committed table: what a change costs is seen where it is reviewed. Written on demand, and held by a test. */
const tableFile = join(root, "benches/sizes.md");

const tableHead = `# Bytes of what is published

Written by \`npm run build -- --sizes\`. An entry is counted with all that it imports, minified, in one file.

| | raw | gzip | brotli |
|---|---|---|---|
`;

/** Prints the table, and writes it down where that is asked for (`--sizes`). Hands back what is wrong when the default entry is over its budget. */
export async function reportSizes() {
  const rows = files.map((name) => measure(name, readFileSync(join(packageDirectory, name))));
  const whole = await bundled("default entry", "index.js");
  const slim = await bundled("slim, no wasm", "slim.js");
  const board = await bundled("board", "element/board.js");
  const peer = await bundled("peer", "peer.js");
  // What a game loads before the first press, and what comes once it is on the screen; engine and language aside.
  const [first, later] = ["element.bundle.js", "element.rest.js"].map((name) =>
    measure(name, readFileSync(join(packageDirectory, name))),
  );
  console.log(["", "raw", "gzip", "brotli"].map(cell).join(""));
  const table = [...rows, whole, slim, board, peer, first, later, sum("both elements", first, later)].map(
    ({ name, ...sizes }) => [name, ...Object.values(sizes).map((bytes) => bytes.toLocaleString("en"))],
  );
  for (const cells of table) console.log(cells.map(cell).join(""));
  if (process.argv.includes("--sizes")) {
    const lines = table.map((cells) => `| ${cells.join(" | ")} |\n`);
    writeFileSync(tableFile, `${tableHead}${lines.join("")}`);
  }
  if (whole.brotli <= budget) return undefined;
  return `the default entry has ${whole.brotli} bytes (brotli), over its budget of ${budget}`;
}

/** An entry and all that it imports in one minified file. */
async function bundled(name, file) {
  const options = { ...bundleOptions, format: "esm", entryPoints: [join(packageDirectory, file)], write: false };
  const { outputFiles } = await build(options);
  return measure(name, outputFiles[0].contents);
}

function measure(name, bytes) {
  return {
    name,
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  };
}

function sum(name, one, other) {
  const added = (unit) => one[unit] + other[unit];
  return { name, raw: added("raw"), gzip: added("gzip"), brotli: added("brotli") };
}

function cell(text, column) {
  return column === 0 ? text.padEnd(18) : text.padStart(10);
}

// A module's bytes as the text of a JavaScript module.
//
// Base64 hides from compression what is alike in the bytes. So does a module's own order, in which opcodes and operands
// take turns. Here the code is sorted, all opcodes, all locals that are read, all constants and so on, and a byte is
// one character of ASCII, or two if it is rare. A small module puts them back (`runtime/unpack.wat`), since JavaScript
// that is not warm yet would take three times as long.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/project.mjs";
import { StepFailed } from "../lib/run.mjs";
import { alignments, opcodes, operandOf, partsOf, walk } from "./code.mjs";
import { glueDirectory } from "./wasm.mjs";

/** Places in the memory of `unpack.wat`, for the sorted bytes and for the module. */
const sortedPlace = 0x20000;
const modulePlace = 0x40000;

/** Stands for the last `end` of a function, and alone after the last function. */
const functionEnd = 0xff;

/** The bytes that have a character of their own, as `unpack.wat` has them. */
const frequentBytes = Array.from({ length: 256 }, (_, byte) => byte).filter(
  (byte) => byte < 58 || byte === 64 || byte === 65 || (byte > 95 && byte < 124),
);

/** The characters from "#" to "~", without the backslash. */
const characters = Array.from({ length: 92 }, (_, code) => String.fromCharCode(35 + code)).filter(
  (character) => character !== "\\",
);

function textOf(bytes) {
  const pair = (byte) =>
    characters[frequentBytes.length + Math.floor(byte / characters.length)] + characters[byte % characters.length];
  return Array.from(bytes, (byte) => characters[frequentBytes.indexOf(byte)] ?? pair(byte)).join("");
}

/** The pieces of the functions by what they are. Alignments, which are all 0, are left out. */
function sortedPieces(functions) {
  const sorted = Array.from({ length: alignments }, () => []);
  for (const body of functions) {
    walk(body, (what, start, end) => sorted[what]?.push(...body.subarray(start, end)));
    sorted[opcodes].splice(-1, 1, functionEnd);
  }
  sorted[opcodes].push(functionEnd);
  return sorted;
}

/** The bytes in the order that `unpack.wat` takes. */
function sortedBytes(module) {
  const { before, functions, after } = partsOf(module);
  const pieces = [...sortedPieces(functions), after];
  const head = new Uint32Array(pieces.length + 1);
  let place = sortedPlace + operandOf.length + head.byteLength + before.length;
  for (const [index, piece] of pieces.entries()) {
    head[index] = place;
    place += piece.length;
  }
  head[pieces.length] = after.length;
  return [...operandOf, ...new Uint8Array(head.buffer), ...before, ...pieces.flatMap((piece) => [...piece])];
}

/** `unpack.wat` as a module. */
function unpacker() {
  const binaryen = (name, ...args) =>
    execFileSync(process.execPath, [join(root, "node_modules/binaryen/bin", name), "--enable-bulk-memory", ...args]);
  const [plain, small] = ["unpack.wasm", "unpack-small.wasm"].map((name) => join(glueDirectory, name));
  binaryen("wasm-as", join(root, "scripts/build/runtime/unpack.wat"), "-o", plain);
  binaryen("wasm-opt", "-Oz", "--converge", plain, "-o", small);
  return readFileSync(small);
}

/** The source of a module whose default export is a function that returns the bytes. */
export async function inlineModule(module) {
  const text = textOf(sortedBytes(module));
  const source = `const text = "${text}";
const unpacker = "${unpacker().toString("hex")}";
/** The bytes of soosorv.wasm. */
export default function moduleBytes() {
  const code = Uint8Array.from(unpacker.match(/../g), (byte) => Number.parseInt(byte, 16));
  const { memory, unpack } = new WebAssembly.Instance(new WebAssembly.Module(code)).exports;
  // Not every environment has a TextEncoder (Jest's jsdom).
  const encoder = globalThis.TextEncoder && new TextEncoder();
  new Uint8Array(memory.buffer).set(encoder?.encode(text) ?? Array.from(text, (character) => character.charCodeAt()));
  return new Uint8Array(memory.buffer.slice(${modulePlace}, unpack(text.length)));
}
`;
  const { default: moduleBytes } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  if (!module.equals(moduleBytes())) throw new StepFailed("the inlined module is another one");
  return source;
}

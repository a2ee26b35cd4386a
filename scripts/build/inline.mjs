// A module's bytes as the text of a JavaScript module.
//
// Base64 hides from compression what is alike in the bytes. So does a module's own order, in which opcodes and operands
// take turns. Here the code is sorted, all opcodes, all locals that are read, all constants and so on, and a number is
// one character of ASCII, or a few if it is large. A small module puts them back (`runtime/unpack.wat`), since JavaScript
// that is not warm yet would take three times as long.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/project.mjs";
import { StepFailed } from "../lib/run.mjs";
import { alignments, isSigned, numberOf, opcodes, operandOf, partsOf, walk } from "./code.mjs";
import { glueDirectory } from "./wasm.mjs";

/** Where in the memory of `unpack.wat` the module comes to be. */
const modulePlace = 0x30000;

/** Stands for the last `end` of a function. */
const functionEnd = 0xff;

/** The characters from "#" to "~", without the backslash. */
const characters = Array.from({ length: 92 }, (_, code) => String.fromCharCode(35 + code)).filter(
  (character) => character !== "\\",
);

/** So many characters end a number, as its last digit; the others are the digits before. */
const lastDigits = 64n;
const otherDigits = BigInt(characters.length) - lastDigits;

function textOf(number) {
  let text = characters[number % lastDigits];
  for (let rest = number / lastDigits; rest > 0n; rest /= otherDigits) {
    text = characters[lastDigits + (rest % otherDigits)] + text;
  }
  return text;
}

/** Constants from this one on have short texts; those below have the longest. */
const leastShortConstant = -2n;

function textOfNumber(bytes, signed) {
  return textOf(signed ? BigInt.asUintN(64, numberOf(bytes, true) - leastShortConstant) : numberOf(bytes));
}

/** Bytes below 32 and from 96 to 127, letters among them, are one character. */
function textOfBytes(bytes) {
  return Array.from(bytes, (byte) => textOf(BigInt((byte + 2 * (byte & 0xe0)) & 0xff))).join("");
}

/**
 * By what stands before a character Brotli guesses what it is, but sees only to which of these kinds that belongs. So
 * each of the most frequent opcodes has a kind for itself.
 */
const kindsOfCharacters = ["'", "%", "(<[", ")>]", ",:;", ".", "=", "0123456789", "AEIOU", "#$&*+-/?@^_`abc"];

/** The opcodes by their numbers in the text. */
function opcodesByNumber(frequencies) {
  const firsts = kindsOfCharacters.map((kind) => characters.indexOf(kind[0]));
  const numbers = new Set([...firsts, ...characters.keys()]);
  const sorted = [...frequencies.keys()].sort((a, b) => frequencies.get(b) - frequencies.get(a) || a - b);
  const byNumber = new Uint8Array(96);
  for (const number of numbers) byNumber[number] = sorted.shift() ?? 0;
  return byNumber;
}

/** The text in the order that `unpack.wat` takes. */
function sortedText(module) {
  const { before, functions, after } = partsOf(module);
  const texts = Array(alignments).fill("");
  const allOpcodes = [];
  for (const body of functions) {
    walk(body, (what, start, end) => {
      const bytes = body.subarray(start, end);
      if (what === opcodes) allOpcodes.push(...bytes);
      else if (what !== alignments) texts[what] += textOfNumber(bytes, isSigned(what));
    });
    allOpcodes.splice(-1, 1, functionEnd);
  }
  const frequencies = new Map();
  for (const opcode of allOpcodes) frequencies.set(opcode, (frequencies.get(opcode) ?? 0) + 1);
  const byNumber = opcodesByNumber(frequencies);
  texts[opcodes] = allOpcodes.map((opcode) => textOf(BigInt(byNumber.indexOf(opcode)))).join("");
  const bytes = [
    textOfBytes([...byNumber, ...operandOf]),
    textOf(BigInt(before.length)) + textOfBytes(before),
    textOf(BigInt(functions.length)),
    textOf(BigInt(after.length)) + textOfBytes(after),
  ].join("");
  const lengths = texts.map(({ length }) => textOf(BigInt(length))).join("");
  // The first length is that of the lengths: one character more for itself.
  return [textOf(BigInt(lengths.length + 1)), lengths, ...texts, bytes].join("");
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
  const text = sortedText(module);
  const source = `const text = "${text}";
const unpacker = "${unpacker().toString("hex")}";
/** The bytes of soosorv.wasm. */
export default function moduleBytes() {
  const code = Uint8Array.from(unpacker.match(/../g), (byte) => Number.parseInt(byte, 16));
  const { memory, unpack } = new WebAssembly.Instance(new WebAssembly.Module(code)).exports;
  // Not every environment has a TextEncoder (Jest's jsdom).
  const encoder = globalThis.TextEncoder && new TextEncoder();
  new Uint8Array(memory.buffer).set(encoder?.encode(text) ?? Array.from(text, (character) => character.charCodeAt()));
  return new Uint8Array(memory.buffer.slice(${modulePlace}, unpack()));
}
`;
  const { default: moduleBytes } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  if (!module.equals(moduleBytes())) throw new StepFailed("the inlined module is another one");
  return source;
}

// A module's bytes as the text of a JavaScript module.
//
// Base64 hides from compression what is alike in the bytes. So does a module's own order, in which opcodes and operands
// take turns. Here the code is sorted, all opcodes, all locals that are read, all constants and so on, and a number is
// one character of ASCII, or a few if it is large. A small module puts them back (`runtime/unpack.wat`), since JavaScript
// that is not warm yet would take three times as long.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/project.mjs";
import { StepFailed } from "../lib/run.mjs";
import { alignments, branchTables, isSigned, numberOf, opcodes, operandOf, partsOf, walk } from "./code.mjs";
import { glueDirectory } from "./wasm.mjs";

/** Where in the memory of `unpack.wat` the module comes to be. */
const modulePlace = 0x30000;

/** Stands for the last `end` of a function, and what follows on that: none of the numbers of `code.mjs`. */
const functionEnd = 0xff;
const nothing = 15;

/** The characters from "#" to "~". */
const characters = Array.from({ length: 92 }, (_, code) => String.fromCharCode(35 + code));

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

/** A signed number that is no last digit has its sign in the lowest bit, and a digit before the last in any case. */
function textOfNumber(bytes, signed) {
  const number = numberOf(bytes, signed);
  if (!signed || BigInt.asUintN(64, number) < lastDigits) return textOf(number);
  const folded = number < 0n ? -2n * number - 1n : 2n * number;
  return (folded < lastDigits ? characters[lastDigits] : "") + textOf(folded);
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

/** The character of each opcode: half of all that is to read are opcodes, and one character is read at once. */
function charactersOf(allOpcodes) {
  const frequencies = new Map();
  for (const opcode of allOpcodes) frequencies.set(opcode, (frequencies.get(opcode) ?? 0) + 1);
  const sorted = [...frequencies.keys()].sort((a, b) => frequencies.get(b) - frequencies.get(a) || a - b);
  if (sorted.length > characters.length) throw new StepFailed("the module has more opcodes than there are characters");
  const inOrder = [...new Set([...kindsOfCharacters.map(([first]) => first), ...characters])];
  return new Map(sorted.map((opcode, place) => [opcode, inOrder[place]]));
}

/** The text in the order that `unpack.wat` takes. */
function sortedText(module) {
  const { before, functions, after } = partsOf(module);
  const texts = Array(branchTables + 1).fill("");
  const allOpcodes = [];
  for (const body of functions) {
    walk(body, (what, start, end) => {
      const bytes = body.subarray(start, end);
      if (what === opcodes) allOpcodes.push(...bytes);
      else if (what !== alignments) texts[what] += textOfNumber(bytes, isSigned(what));
    });
    allOpcodes.splice(-1, 1, functionEnd);
  }
  const characterOf = charactersOf(allOpcodes);
  texts[opcodes] = allOpcodes.map((opcode) => characterOf.get(opcode)).join("");
  const [byCharacter, operands] = [new Uint8Array(96), new Uint8Array(96)];
  for (const [opcode, character] of characterOf) {
    const place = character.charCodeAt() - 32;
    byCharacter[place] = opcode;
    operands[place] = 4 * (opcode === functionEnd ? nothing : operandOf[opcode]);
  }
  const bytes = [
    textOfBytes([...byCharacter, ...operands]),
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
  const [source, plain, small] = ["wat", "wasm", "small.wasm"].map((end) => join(glueDirectory, `unpack.${end}`));
  // One function is there thrice.
  const text = readFileSync(join(root, "scripts/build/runtime/unpack.wat"), "utf8");
  const [, before, once, after] = /^(.*?\n\n)( {2};; Writes a function.*?\n\n)(.*)$/s.exec(text);
  const thrice = ["$function0", "$function1", "$function2"].map((name) => once.replace("$function0", name));
  writeFileSync(source, before + thrice.join("") + after);
  binaryen("wasm-as", source, "-o", plain);
  const alike = ["duplicate-function-elimination", "merge-similar-functions"].map((pass) => `--skip-pass=${pass}`);
  binaryen("wasm-opt", "-Oz", "--converge", ...alike, plain, "-o", small);
  return readFileSync(small);
}

/** The source of a module whose default export is a function that returns the bytes. */
export async function inlineModule(module) {
  const text = sortedText(module);
  const source = `const text = ${JSON.stringify(text)};
const unpacker = "[${[...unpacker()]}]";
/** The bytes of soosorv.wasm. */
export default function moduleBytes() {
  const code = new WebAssembly.Module(new Uint8Array(JSON.parse(unpacker)));
  const { memory, unpack } = new WebAssembly.Instance(code).exports;
  const bytes = new Uint8Array(memory.buffer);
  // Not every environment has a TextEncoder (Jest's jsdom).
  const encoder = globalThis.TextEncoder && new TextEncoder();
  bytes.set(encoder?.encode(text) ?? Array.from(text, (character) => character.charCodeAt()));
  return bytes.subarray(${modulePlace}, unpack());
}
`;
  const { default: moduleBytes } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  if (!module.equals(moduleBytes())) throw new StepFailed("the inlined module is another one");
  return source;
}

// The code of a module: its functions, and in them the opcodes and their operands.

import { StepFailed } from "../lib/run.mjs";

const header = 8;
const codeSection = 10;

/**
 * What the pieces of a function are. `runtime/unpack.wat` knows opcodes, declarations and branch tables by their numbers,
 * that the constants come before the declarations, and that loads and stores are the last with one number each.
 */
export const opcodes = 0;
const constants = 1;
const longConstants = 2;
const declarations = 3;
const gets = 4;
const sets = 5;
const tees = 6;
const calls = 7;
const branches = 8;
const types = 9;
const others = 10;
const loads = 11;
const stores = 12;
export const branchTables = 13;
export const alignments = 14;

/** Whether the numbers of such a piece are signed. */
export const isSigned = (what) => what === constants || what === longConstants;

const branchTable = 0x0e;
const indirectCall = 0x11;

/** What follows on each opcode: its operand, one number but for branch tables, or the next opcode. */
export const operandOf = new Uint8Array(256)
  .fill(opcodes)
  .fill(types, 0x02, 0x05)
  .fill(branches, 0x0c, 0x0e)
  .fill(branchTables, branchTable, branchTable + 1)
  .fill(calls, 0x10, 0x12)
  .fill(gets, 0x20, 0x21)
  .fill(sets, 0x21, 0x22)
  .fill(tees, 0x22, 0x23)
  .fill(others, 0x23, 0x27)
  .fill(loads, 0x28, 0x36)
  .fill(stores, 0x36, 0x3f)
  .fill(others, 0x3f, 0x41)
  .fill(constants, 0x41, 0x42)
  .fill(longConstants, 0x42, 0x43)
  .fill(others, 0xd0, 0xd1)
  .fill(others, 0xd2, 0xd3);

const prefix = 0xfc;
const memoryCopy = 0x0a;
const memoryFill = 0x0b;

/** Opcodes without an operand. */
const isPlain = (opcode) =>
  [0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b, 0xd1].includes(opcode) || (opcode >= 0x45 && opcode <= 0xc4);

/** The end of the number (LEB128) that begins at the place. */
function endOfNumber(bytes, place) {
  let end = place;
  while (bytes[end] > 127) end++;
  return end + 1;
}

function numberAt(bytes, place) {
  return Number(numberOf(bytes.subarray(place, endOfNumber(bytes, place))));
}

/** The number (LEB128) that these bytes are. */
export function numberOf(bytes, signed = false) {
  const number = bytes.reduceRight((number, byte) => number * 128n + BigInt(byte & 127), 0n);
  return signed ? BigInt.asIntN(7 * bytes.length, number) : number;
}

/** What stands before the first function, the functions, and what stands behind the last one. They share the bytes. */
export function partsOf(module) {
  let place = header;
  const number = () => {
    const start = place;
    place = endOfNumber(module, start);
    return numberAt(module, start);
  };
  const piece = (size) => {
    place += size;
    return module.subarray(place - size, place);
  };
  while (module[place++] !== codeSection) piece(number());
  number();
  const count = number();
  const before = module.subarray(0, place);
  const functions = Array.from({ length: count }, () => piece(number()));
  return { before, functions, after: module.subarray(place) };
}

/** Goes through a function and tells each piece: what it is, its place and its end. */
export function walk(body, tell) {
  let place = 0;
  const bytes = (what, count) => {
    place += count;
    tell(what, place - count, place);
  };
  const number = (what) => bytes(what, endOfNumber(body, place) - place);
  const numbers = (what, count) => {
    for (; count > 0; count--) number(what);
  };
  numbers(declarations, 1 + 2 * numberAt(body, 0));
  while (place < body.length) {
    const opcode = body[place];
    bytes(opcodes, 1);
    const operand = operandOf[opcode];
    if (operand === loads || operand === stores) bytes(alignments, 1);
    if (operand === branchTables) {
      numbers(operand, 2 + numberAt(body, place));
    } else if (operand !== opcodes) {
      number(operand);
      // The number of the table: there is one.
      if (opcode === indirectCall) bytes(opcodes, 1);
    } else if (opcode === prefix && body[place] === memoryCopy) {
      bytes(opcodes, 3);
    } else if (opcode === prefix && body[place] === memoryFill) {
      bytes(opcodes, 2);
    } else if (!isPlain(opcode)) {
      throw new StepFailed(`the module has an opcode that ${import.meta.url} does not know: ${opcode}`);
    }
  }
}

/**
 * Sets every alignment to 0, in place. It is a hint that no engine heeds; where it is always the same it need not be
 * told, and the compressed module is smaller.
 */
export function clearAlignments(module) {
  for (const body of partsOf(module).functions) {
    walk(body, (what, place) => {
      if (what === alignments) body[place] = 0;
    });
  }
  return module;
}

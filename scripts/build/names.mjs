// Short names for what the module imports from the glue: wasm-bindgen's end in hashes, which no compression shortens,
// and each stands in both. Exports keep theirs.

import { StepFailed } from "../lib/run.mjs";

const importSection = 2;
const importedModule = "./soosorv_bg.js";
const header = 8;

/** Replaces a text that must be there exactly once, so that a new wasm-bindgen cannot slip past a change. */
export function replaceOnce(text, what, old, replacement) {
  const count = text.split(old).length - 1;
  if (count !== 1) throw new StepFailed(`the generated glue has ${count} places for "${what}", not one`);
  return text.replace(old, () => replacement);
}

/** a, b, … z, aa, ab, … */
function shortName(number) {
  const letter = String.fromCharCode(97 + (number % 26));
  return number < 26 ? letter : shortName(Math.floor(number / 26) - 1) + letter;
}

/** A number as the binary format writes it: seven bits a byte, the lowest first (LEB128). */
function encodeNumber(number) {
  return number < 0x80 ? [number] : [(number & 0x7f) | 0x80, ...encodeNumber(number >>> 7)];
}

function encodeName(name) {
  return [...encodeNumber(name.length), ...Buffer.from(name)];
}

function readNumber(bytes, start) {
  let number = 0;
  let end = start;
  do number |= (bytes[end] & 0x7f) << (7 * (end - start));
  while (bytes[end++] & 0x80);
  return { number, end };
}

/** The import section with the new names. wasm-bindgen's modules import functions only. */
function renamedImports(bytes, start, newNames) {
  const { number: count, end } = readNumber(bytes, start);
  const section = encodeNumber(count);
  let place = end;
  const readName = () => {
    const { number: length, end } = readNumber(bytes, place);
    place = end + length;
    return bytes.toString("utf8", end, place);
  };
  for (let index = 0; index < count; index++) {
    const module = readName();
    const short = newNames.get(readName());
    const kind = bytes[place++];
    const { number: type, end } = readNumber(bytes, place);
    place = end;
    if (module !== importedModule || kind !== 0) throw new StepFailed("the module imports more than functions");
    section.push(...encodeName("a"), ...encodeName(short), kind, ...encodeNumber(type));
  }
  return section;
}

/** Shortens the names in both: takes and returns the bytes of the module and the text of the glue. */
export function shortenImports(bytes, glue) {
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(bytes));
  const newNames = new Map(imports.map(({ name }, index) => [name, shortName(index)]));

  let text = replaceOnce(glue, "the module of the imports", `"${importedModule}": import0`, "a: import0");
  for (const [name, short] of newNames) {
    text = replaceOnce(text, name, `        ${name}: function(`, `        ${short}: function(`);
  }

  const parts = [bytes.subarray(0, header)];
  for (let place = header; place < bytes.length; ) {
    const { number: length, end: start } = readNumber(bytes, place + 1);
    const end = start + length;
    if (bytes[place] === importSection) {
      const section = renamedImports(bytes, start, newNames);
      parts.push(Buffer.from([importSection, ...encodeNumber(section.length), ...section]));
    } else {
      parts.push(bytes.subarray(place, end));
    }
    place = end;
  }
  return { bytes: Buffer.concat(parts), glue: text };
}

// A module's bytes as the text of a JavaScript module.
//
// Base64 hides the bytes' patterns from compression: measured, it makes the compressed entry a quarter larger. Here
// each byte is one character with the byte's value plus an offset, modulo 256, which the decoder takes off again;
// values that have no place in source text (quotes, controls, what editors cannot show) are moved up by another 256,
// of which a Uint8Array keeps nothing.

/** Whether a character cannot stand in a string literal as it is. */
function isUnsafe(code) {
  return code < 0x20 || code === 0x22 || code === 0x5c || (code >= 0x7f && code <= 0xa0) || code === 0xad;
}

/** The character of a byte. */
function characterOf(byte, offset) {
  const code = (byte + offset) & 0xff;
  return String.fromCharCode(isUnsafe(code) ? code + 0x100 : code);
}

/** The offset that leaves the shortest file: most of the characters in ASCII. */
function bestOffset(bytes) {
  const counts = new Array(256).fill(0);
  for (const byte of bytes) counts[byte]++;
  const lengthWith = (offset) =>
    counts.reduce((sum, count, byte) => sum + count * Buffer.byteLength(characterOf(byte, offset)), 0);
  const offsets = Array.from(counts.keys(), (offset) => ({ offset, length: lengthWith(offset) }));
  return offsets.reduce((best, next) => (next.length < best.length ? next : best)).offset;
}

/** The source of a module whose default export is a function that returns the bytes. */
export function inlineModule(bytes) {
  const offset = bestOffset(bytes);
  const text = Array.from(bytes, (byte) => characterOf(byte, offset)).join("");
  return `const text = "${text}";
/** The bytes of soosorv.wasm. */
export default function moduleBytes() {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < bytes.length; index++) bytes[index] = text.charCodeAt(index) - ${offset};
  return bytes;
}
`;
}

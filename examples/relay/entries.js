// Where one entry of a batch ends and the next begins: all that the relay knows of the game. It keeps entries one by
// one, so that a log that is sent again and again as a whole is kept once.

import { kinds } from "./frames.js";
import { sha256 } from "./store.js";

const magic = Buffer.from("SE");
/** Magic, wire version and rules revision; the game's id. */
const startBytes = 4 + 16;
/** The number of the first entry (2), the head of the log before it (32). */
const headBytes = startBytes + 2 + 32;
const digestBytes = 8;
const signatureBytes = 64;
/** A genesis ends with the keys of both seats and random bytes; keys of zeros mean that nothing is signed. */
const keysFromEnd = 80;
const keysBytes = 64;

export function isSigned(genesis) {
  return genesis.subarray(-keysFromEnd, keysBytes - keysFromEnd).some((byte) => byte !== 0);
}

/** Bytes of an entry by its second byte; the first one is its author. */
function entryBytes(kind) {
  if (kind === 238) return 3;
  if (kind === 239) return 34;
  if (kind === 240) return 4;
  return kind <= 243 ? 2 : 0;
}

/** A message of many entries as messages of one each, or undefined where it is none. */
export function splitEntries(message, { signed }) {
  const batch = message.subarray(1);
  if (batch.length < headBytes || !batch.subarray(0, 2).equals(magic)) return undefined;
  const start = message.subarray(0, 1 + startBytes);
  let number = batch.readUInt16BE(startBytes);
  let head = batch.subarray(startBytes + 2, headBytes);
  const single = [];
  for (let at = headBytes; at < batch.length; number++) {
    const length = entryBytes(batch[at + 1] ?? 255);
    const end = at + length + digestBytes + (signed ? signatureBytes : 0);
    if (length === 0 || end > batch.length || number > 0xffff) return undefined;
    const place = Buffer.from([number >> 8, number & 255]);
    single.push(Buffer.concat([start, place, head, batch.subarray(at, end)]));
    head = sha256(Buffer.concat([head, batch.subarray(at, at + length)]));
    at = end;
  }
  return single;
}

/** Messages of one entry each as few messages: what follows in the log becomes one. */
export function joinEntries(messages) {
  const runs = [];
  let next;
  for (const message of messages) {
    if (message[0] !== kinds.entries) {
      runs.push([message]);
      next = undefined;
      continue;
    }
    const batch = message.subarray(1);
    const entry = batch.subarray(headBytes);
    const previous = batch.subarray(startBytes + 2, headBytes);
    if (next && batch.readUInt16BE(startBytes) === next.number && previous.equals(next.head)) runs.at(-1).push(entry);
    else runs.push([message]);
    const head = sha256(Buffer.concat([previous, entry.subarray(0, entryBytes(entry[1]))]));
    next = { number: batch.readUInt16BE(startBytes) + 1, head };
  }
  return runs.map((parts) => Buffer.concat(parts));
}

// Sessions: what comes in is checked here as in boundary.js, and what goes out is made of numbers and bytes as in
// shapes.js.

import {
  actionNumber,
  byteLength,
  bytesOf,
  gameOptions,
  guarded,
  invalid,
  readCount,
  readName,
  readObject,
  SEATS,
} from "./boundary.js";
import { actionOf } from "./shapes.js";

/** Stands for what is absent among bytes, and among numbers. */
const NO_SEAT = 255;
const NONE = 0xffff;
const LONGEST_LOG = 4096;
/** Above a whole log of the longest entries. */
const LONGEST_MESSAGE = 1 << 19;
const VERDICTS = ["applied", "duplicate", "gap", "other-branch", "replaced", "superseded", "equivocation", "refused"];
const STATUSES = ["unbound", "open", "over", "disputed"];
/** What is written about the game; `bind` is written by `admit` alone. */
const ACTS = ["bind", "request-undo", "accept-undo", "decline-undo", "cancel-undo"];

// --- Readers --------------------------------------------------------------------------------------------------------

/** Bytes of a fixed number. */
function fixedBytes(value, argument, length) {
  const expected = `a Uint8Array of ${length} bytes`;
  if (byteLength(value, argument, expected) !== length) {
    throw invalid(argument, expected);
  }
  return bytesOf(value, length);
}

/** A message of another side. What is longer than any is read as an empty one, which is refused. */
function messageBytes(value, argument) {
  const length = byteLength(value, argument);
  return bytesOf(value, length > LONGEST_MESSAGE ? 0 : length);
}

const readKey = (key) => (key === undefined ? [] : fixedBytes(key, "options.key", 32));

/** Who creates a game, the random bytes, the key, and the options of the game as `gameOptions` writes them. */
function sessionOptions(value) {
  const { seat, random, key, ...options } = readObject(value, "options", [
    ...["opening", "forbiddenMoves", "position"],
    ...["seat", "random", "key"],
  ]);
  const game = Array.from(gameOptions(options), (letter) => letter.charCodeAt(0));
  const number = readName(seat, "options.seat", SEATS);
  const bytes = fixedBytes(random, "options.random", 16);
  const keyBytes = readKey(key);
  return Uint8Array.from([number, keyBytes.length, ...bytes, ...keyBytes, ...game]);
}

/** Which seat, the name of the game, the key. */
function joinOptions(value) {
  const { gameId, seat, key } = readObject(value, "options", ["gameId", "seat", "key"]);
  const bytes = fixedBytes(gameId, "options.gameId", 16);
  const number = seat === null ? NO_SEAT : readName(seat, "options.seat", SEATS);
  const keyBytes = readKey(key);
  return Uint8Array.from([number, keyBytes.length, ...bytes, ...keyBytes]);
}

/** The seat at the other end, and the numbers of the entries whose signatures are right. */
function receiveOptions(value = {}) {
  const { from = null, verified = [] } = readObject(value, "options", ["from", "verified"]);
  if (!Array.isArray(verified) || verified.length > LONGEST_LOG) {
    throw invalid("options.verified", "an array of numbers of entries");
  }
  const seat = from === null ? NO_SEAT : readName(from, "options.from", SEATS);
  const numbers = Array.from(verified, (number, place) => readCount(number, `options.verified[${place}]`, LONGEST_LOG));
  return Uint16Array.from([seat, ...numbers]);
}

/** The number of an action, or above 65535 an act about the game and what it names. */
function entryNumber(value, frame) {
  if (typeof value !== "object" || value === null) {
    throw invalid("entry", "an object");
  }
  const { type } = value;
  const act = ACTS.indexOf(type);
  if (act < 1) {
    return actionNumber(value, frame);
  }
  const isRequest = type === "request-undo";
  const { to } = readObject(value, "entry", isRequest ? ["type", "to"] : ["type"]);
  return act * 0x10000 + (isRequest ? readCount(to, "entry.to", LONGEST_LOG) : 0);
}

export const readSessionOptions = guarded(sessionOptions);
export const readJoinOptions = guarded(joinOptions);
export const readReceiveOptions = guarded(receiveOptions);
export const readEntry = guarded(entryNumber);
export const readFixed = guarded(fixedBytes);
export const readMessage = guarded(messageBytes);

// --- Shapes ---------------------------------------------------------------------------------------------------------

const optional = (number, names) => (number === NONE ? null : names ? names[number] : number);

/** `{ number, toSign }` of an entry just written. */
export function written(bytes) {
  const number = (bytes[0] << 8) | bytes[1];
  return Object.freeze({ number, toSign: bytes.length > 2 ? bytes.slice(2) : null });
}

/** What WebCrypto is to check. */
export function unverified(bytes) {
  const found = [];
  for (let place = 0; place < bytes.length; place += 131) {
    const part = (start, end) => bytes.slice(place + start, place + end);
    found.push(
      Object.freeze({
        number: (bytes[place] << 8) | bytes[place + 1],
        seat: SEATS[bytes[place + 2]],
        key: part(3, 35),
        toVerify: part(35, 67),
        signature: part(67, 131),
      }),
    );
  }
  return Object.freeze(found);
}

function entryOf(number, value, frame) {
  if (number === NONE) {
    return null;
  }
  const act = NONE - 1 - number;
  if (act >= ACTS.length) {
    return actionOf(number, frame);
  }
  const type = ACTS[act];
  return Object.freeze(type === "request-undo" ? { type, to: value } : { type });
}

/** The receipts from their numbers; the codes are separated by blanks. */
export function receipts(numbers, codes, frame) {
  const code = codes.split(" ");
  const list = [];
  for (let place = 0; place < numbers.length; ) {
    const next = () => numbers[place++];
    const kind = VERDICTS[next()];
    const number = optional(next());
    const seat = optional(next(), SEATS);
    const count = next();
    const entry = entryOf(next(), next(), frame);
    const dropped = Object.freeze(Array.from({ length: count }, () => entryOf(next(), next(), frame)));
    list.push(Object.freeze({ kind, number, seat, entry, dropped, code: code[list.length] || null }));
  }
  return Object.freeze(list);
}

/** What a summary calls for. */
export function comparison(equal, sendFrom) {
  return Object.freeze({ equal, sendFrom: sendFrom < 0 ? null : sendFrom });
}

/** Two batches that prove a dispute. */
export function evidence(log, conflicting) {
  return Object.freeze([log.slice(), conflicting.slice()]);
}

/** What there is to show of a session. */
export function view(state, numbers) {
  const [status, length, seat, actor, recovering, by, to, ...unsigned] = numbers;
  return Object.freeze({
    state,
    status: STATUSES[status],
    seat: optional(seat, SEATS),
    actor: optional(actor, SEATS),
    undo: by === NONE ? null : Object.freeze({ by: SEATS[by], to }),
    length,
    recovering: recovering === 1,
    unsigned: Object.freeze(unsigned),
  });
}

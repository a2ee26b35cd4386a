// What comes in from JavaScript: any value at all. Checked here once, handed to the engine as numbers; nothing here knows a
// rule. Each reader takes every property once, so that a getter or a proxy of the caller can tell one story only; what
// such a getter throws goes through to the caller.

import { invalid, ruleError } from "./errors.js";
import { COLORS, DRAW_OFFER, FIELDS, NONE, POINTS, POLICIES, SEATS, TYPES } from "./names.js";

/** No rule's limit reaches so far. */
const OUT_OF_RANGE = 255;
/** Stands for a branch that the opening does not have. */
const NO_BRANCH = 255;

// A stone and a pass for every point, and a start from a position, stay far below; so does a drawn board. Longer texts are refused
// before they are copied into the engine's memory. What an error tells of them, a word and its place, is told by numbers
// of 16 bits.
const LONGEST_RECORD = 0xffff;
const LONGEST_BOARD = 1 << 13;

// What a typed array says of itself can be overwritten; what these getters say cannot.
const typedArrays = Object.getPrototypeOf(Uint8Array.prototype);
const typedArrayName = Object.getOwnPropertyDescriptor(typedArrays, Symbol.toStringTag).get;
const typedArrayLength = Object.getOwnPropertyDescriptor(typedArrays, "length").get;

// A getter of the caller may call the engine again, and so on without end. The engine must not be what meets the end of
// the stack: it would be left in the middle of something.
const DEEPEST = 50;
let depth = 0;

/** A reader that refuses values whose getters call back without end. */
export function guarded(read) {
  return (...values) => {
    if (depth === DEEPEST) {
      throw invalid("argument", "a value that does not call back without end");
    }
    depth++;
    try {
      return read(...values);
    } finally {
      depth--;
    }
  };
}

export function readObject(value, argument, keys, expected = "an object") {
  if (typeof value !== "object" || value === null) {
    throw invalid(argument, expected);
  }
  for (const key of Object.keys(value)) {
    if (!keys.includes(key)) {
      throw invalid(`${argument}.${key}`, `absent: the keys are ${keys.join(", ")}`);
    }
  }
  return value;
}

export function readName(value, argument, names) {
  const number = typeof value === "string" ? names.indexOf(value) : -1;
  if (number < 0) {
    throw invalid(argument, names.map((name) => `"${name}"`).join(" or "));
  }
  return number;
}

/** An integer from 0 on; what is below or beyond becomes the bound, which lies outside of all that is allowed. */
export function readCount(value, argument, most) {
  if (!Number.isInteger(value)) {
    throw invalid(argument, "an integer");
  }
  return value >= 0 && value < most ? value : most;
}

/** The number of a point. */
export function readPoint(value, argument = "point") {
  const number = typeof value === "string" ? 15 * (value.slice(1) - 1) + value.charCodeAt(0) - 97 : -1;
  if (number < 0 || POINTS[number] !== value) {
    throw invalid(argument, 'a point, "a1" to "o15"');
  }
  return number;
}

/** The keys of an action of each type. */
const KEYS = [];
for (const type of TYPES) {
  const keys = ["type"];
  if (FIELDS[type]) keys.push(FIELDS[type]);
  if (type === "place" || type === "pass") keys.push("offerDraw");
  KEYS.push(keys);
}

/** The number of what an action names, by the field in which it stands; the branches are seldom asked for. */
const NAMED = {
  point: readPoint,
  count: (value, argument) => readCount(value, argument, OUT_OF_RANGE),
  seat: (value, argument) => readName(value, argument, SEATS),
  to: (value, argument, branches) => branches().indexOf(readString(value, argument)) & NO_BRANCH,
};

/** The number of an action: its type in the high byte, what it names in the low one. */
export const readAction = guarded((value, branches) => {
  if (typeof value !== "object" || value === null) {
    throw invalid("action", "an object");
  }
  const { type } = value;
  const number = readName(type, "action.type", TYPES);
  const keys = KEYS[number];
  readObject(value, "action", keys);
  const field = FIELDS[type];
  const named = field ? NAMED[field](value[field], `action.${field}`, branches) : 0;
  return (number << 8) | named | (keys.includes("offerDraw") && readDrawOffer(value.offerDraw));
});

function readDrawOffer(value) {
  if (value !== undefined && value !== true) {
    throw invalid("action.offerDraw", "true or absent");
  }
  return value === true ? DRAW_OFFER : 0;
}

function readString(value, argument) {
  if (typeof value !== "string") {
    throw invalid(argument, "a string");
  }
  return value.slice(0, 64); // longer than any name there is
}

/** The number of the seat in `{ seat }`, or that of none. */
export const readSeat = guarded((value) => {
  if (value === undefined) {
    return NONE;
  }
  const { seat } = readObject(value, "options", ["seat"]);
  return seat === undefined ? NONE : readName(seat, "options.seat", SEATS);
});

/** A count of actions or entries from 0 to `most`. */
export function readLength(value, argument, most) {
  if (!Number.isInteger(value) || value < 0 || value > most) {
    throw invalid(argument, `an integer from 0 to ${most}`);
  }
  return value;
}

/** The units of a text. */
function unitsOf(text) {
  const units = [];
  for (let place = 0; place < text.length; place++) units.push(text.charCodeAt(place));
  return units;
}

/**
 * The options of a new game: the policy, then 1 and a position, or 0, the limit or none, and the name of an opening. Other
 * keys than these are the caller's to read.
 */
export const readOptions = guarded((value = {}, others = []) => {
  const keys = ["opening", "forbiddenMoves", "position", ...others];
  const { opening, forbiddenMoves, position } = readObject(value, "options", keys);
  const policy = forbiddenMoves === undefined ? 0 : readName(forbiddenMoves, "options.forbiddenMoves", POLICIES);
  if (position !== undefined) {
    if (opening !== undefined) {
      throw invalid("options.opening", "absent beside a position");
    }
    return [policy, 1, ...readStones(position, "options.position", ["black", "white", "turn"])];
  }
  if (opening === undefined || typeof opening === "string") {
    return [policy, 0, NONE, ...unitsOf(readString(opening ?? "soosorv", ""))];
  }
  const { id, limit } = readObject(opening, "options.opening", ["id", "limit"], "a string or an object");
  const name = readString(id, "options.opening.id");
  const most = limit === undefined ? NONE : readCount(limit, "options.opening.limit", OUT_OF_RANGE);
  return [policy, 0, most, ...unitsOf(name)];
});

/** A position: none and a drawn board, or stones. */
export const readPosition = guarded((value) => {
  if (typeof value !== "string") {
    return readStones(value, "position", ["black", "white"], "a string or an object");
  }
  if (value.length > LONGEST_BOARD) {
    throw badPosition(null, 1, 1);
  }
  return [NONE, ...unitsOf(value)];
});

/** The colour due, where it belongs to the position, and of each colour the number of stones and the stones. */
function readStones(value, argument, keys, expected) {
  const { black, white, turn } = readObject(value, argument, keys, expected);
  const due = keys.includes("turn") ? [readName(turn, `${argument}.turn`, COLORS)] : [];
  return [...due, ...readPoints(black, `${argument}.black`), ...readPoints(white, `${argument}.white`)];
}

/** How many points, and the points in board order. */
function readPoints(list, argument) {
  if (!Array.isArray(list)) {
    throw invalid(argument, "an array of points");
  }
  const numbers = [];
  for (let place = 0; place < list.length; place++) {
    const point = readPoint(list[place], `${argument}[${place}]`);
    if (numbers.includes(point)) {
      throw badPosition(POINTS[point], null, null);
    }
    numbers.push(point);
  }
  return [numbers.length, ...numbers.sort((one, other) => one - other)];
}

function badPosition(point, line, column) {
  return ruleError("bad-position", { point, line, column });
}

/** The units of a text record. */
export function readText(value) {
  if (typeof value !== "string") {
    throw invalid("text", "a string");
  }
  if (value.length > LONGEST_RECORD) {
    throw recordTooLong();
  }
  return unitsOf(value);
}

/** The true length of a Uint8Array. */
export function byteLength(value, argument, expected = "a Uint8Array") {
  if (typedArrayName.call(value) !== "Uint8Array") {
    throw invalid(argument, expected);
  }
  return typedArrayLength.call(value);
}

/** A copy that says its true length. A detached buffer has length 0 and cannot be copied. */
export function bytesOf(value, length) {
  return length === 0 ? new Uint8Array() : new Uint8Array(value);
}

/** The bytes of a record. */
export function readBytes(value) {
  const length = byteLength(value, "bytes");
  if (length > LONGEST_RECORD) {
    throw recordTooLong();
  }
  return bytesOf(value, length);
}

function recordTooLong() {
  return ruleError("bad-record", { at: 0, word: null, cause: "too-long" });
}

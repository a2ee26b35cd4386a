// The session's class. The engine's own has one door, `ask`: bytes go in and come out. Here what comes in is checked as
// in boundary.js, and what goes out is made of numbers and bytes as in shapes.js.

import {
  actionNumber,
  byteLength,
  bytesOf,
  invalid,
  readCount,
  readLength,
  readName,
  readObject,
  SEATS,
} from "./boundary.js";
import { actionOf } from "./shapes.js";
import { Session as Engine, gameFromBytes, newGame, openSession } from "./soosorv.js";

/** Stands for what is absent. */
const NO_SEAT = 255;
const NONE = 0xffff;
const LONGEST_LOG = 4096;
/** Above a whole log of the longest entries. */
const LONGEST_MESSAGE = 1 << 19;
const VERDICTS = ["applied", "duplicate", "gap", "other-branch", "replaced", "superseded", "equivocation", "refused"];
const STATUSES = ["unbound", "open", "over", "disputed"];
/** What is written about the game; `bind` is written by `admit` alone. */
const ACTS = ["bind", "request-undo", "accept-undo", "decline-undo", "cancel-undo"];

// What is asked of the engine.
const VIEW = 0;
const GENESIS = 1;
const GAME_ID = 2;
const HELLO = 3;
const ADMIT = 4;
const PLAY = 5;
const SIGN = 6;
const SINCE = 7;
const INSPECT = 8;
const RECEIVE = 9;
const SUMMARY = 10;
const COMPARE = 11;
const RECORD = 12;
const CONFLICTING = 13;
const BRANCHES = 14;

/** Asks with a seat or an act, a number, and bytes. */
const ask = (session, what, who = 0, number = 0, ...bytes) =>
  session.ask(Uint8Array.from([what, who, two(number), bytes].flat(2)));

// --- Readers --------------------------------------------------------------------------------------------------------

/** A number in two bytes. */
const two = (number) => [number >> 8, number & 255];

/** Bytes of a fixed number. */
function readFixed(value, argument, length) {
  const expected = `a Uint8Array of ${length} bytes`;
  if (byteLength(value, argument, expected) !== length) {
    throw invalid(argument, expected);
  }
  return [...bytesOf(value, length)];
}

/** A message of another side. What is longer than any is read as an empty one, which is refused. */
function readMessage(value, argument) {
  const length = byteLength(value, argument);
  return [...bytesOf(value, length > LONGEST_MESSAGE ? 0 : length)];
}

/** The number of a seat, or of none. */
const readSeat = (seat, argument) => (seat === null ? NO_SEAT : readName(seat, argument, SEATS));

const readKey = (key) => (key === undefined ? [] : readFixed(key, "options.key", 32));

/** The seat at the other end, and the numbers of the entries whose signatures are right. */
function readOrigin(value = {}) {
  const { from = null, verified = [] } = readObject(value, "options", ["from", "verified"]);
  if (!Array.isArray(verified) || verified.length > LONGEST_LOG) {
    throw invalid("options.verified", "an array of numbers of entries");
  }
  const numbers = Array.from(verified, (number, place) => readCount(number, `options.verified[${place}]`, LONGEST_LOG));
  return [readSeat(from, "options.from"), numbers];
}

/** 0 and the number of an action, or the number of an act about the game and what it names. */
function readEntry(value, frame) {
  if (typeof value !== "object" || value === null) {
    throw invalid("entry", "an object");
  }
  const { type } = value;
  const act = ACTS.indexOf(type);
  if (act < 1) {
    return [0, actionNumber(value, frame)];
  }
  const isRequest = type === "request-undo";
  const { to } = readObject(value, "entry", isRequest ? ["type", "to"] : ["type"]);
  return [act, isRequest ? readCount(to, "entry.to", LONGEST_LOG) : 0];
}

// --- Shapes ---------------------------------------------------------------------------------------------------------

/** Reads bytes from their start. */
class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.place = 0;
  }

  take(count) {
    this.place += count;
    return this.bytes.slice(this.place - count, this.place);
  }

  byte() {
    return this.bytes[this.place++];
  }

  name(names) {
    return names[this.byte()] ?? null;
  }

  number() {
    return (this.byte() << 8) | this.byte();
  }

  optional() {
    const number = this.number();
    return number === NONE ? null : number;
  }

  /** All that is left. */
  list(read) {
    const list = [];
    while (this.place < this.bytes.length) {
      list.push(read(this));
    }
    return Object.freeze(list);
  }
}

/** `{ number, toSign }` of an entry just written. */
function written(bytes) {
  const reader = new Reader(bytes);
  return Object.freeze({ number: reader.number(), toSign: bytes.length > 2 ? reader.take(32) : null });
}

/** What WebCrypto is to check. */
const unverified = (reader) =>
  Object.freeze({
    number: reader.number(),
    seat: reader.name(SEATS),
    key: reader.take(32),
    toVerify: reader.take(32),
    signature: reader.take(64),
  });

const entryOf = (frame) => (reader) => {
  const [number, value] = [reader.number(), reader.number()];
  if (number === NONE) {
    return null;
  }
  const type = ACTS[NONE - 1 - number];
  if (type === undefined) {
    return actionOf(number, frame);
  }
  return Object.freeze(type === "request-undo" ? { type, to: value } : { type });
};

const receiptOf = (frame) => (reader) => {
  const [kind, seat, number] = [reader.name(VERDICTS), reader.name(SEATS), reader.optional()];
  const entry = entryOf(frame)(reader);
  const dropped = new Reader(reader.take(4 * reader.number())).list(entryOf(frame));
  const code = String.fromCharCode(...reader.take(reader.number())) || null;
  return Object.freeze({ kind, number, seat, entry, dropped, code });
};

/** What there is to show of a session, behind the head. */
function viewOf(reader, state) {
  const length = reader.number();
  reader.byte();
  const status = reader.name(STATUSES);
  const [seat, actor] = [reader.name(SEATS), reader.name(SEATS)];
  const recovering = reader.byte() === 1;
  const [by, to] = [reader.name(SEATS), reader.number()];
  const undo = by && Object.freeze({ by, to });
  const unsigned = reader.list(() => reader.number());
  return Object.freeze({ state, status, seat, actor, undo, length, recovering, unsigned });
}

/** What an action needs to know of its game: the names of the branches, which are seldom asked for. */
const frameOf = (session) => ({
  get branches() {
    return String.fromCharCode(...ask(session, BRANCHES)).split(",");
  },
});

/** The state of the game: that of its record. */
function stateOf(session) {
  const game = gameFromBytes(session.record());
  const state = game.renderState();
  game.free();
  return state;
}

// --- The class ------------------------------------------------------------------------------------------------------

/** What was last shown of each session, and the bytes that it was made of. */
const shown = new WeakMap();

const sessionOf = (engine) => Object.setPrototypeOf(engine, Session.prototype);

/** The creator's side of a new game. */
export function newSession(options) {
  const { seat, random, key, ...ofGame } = readObject(options, "options", [
    ...["opening", "forbiddenMoves", "position"],
    ...["seat", "random", "key"],
  ]);
  const game = newGame(ofGame);
  const record = game.toBytes();
  game.free();
  const party = [readName(seat, "options.seat", SEATS), readFixed(random, "options.random", 16), readKey(key)];
  return sessionOf(openSession(record, Uint8Array.from([1, ...party.flat()])));
}

/** A side of a game that exists already. */
export function joinSession(genesis, options) {
  const bytes = readMessage(genesis, "genesis");
  const { gameId, seat, key } = readObject(options, "options", ["gameId", "seat", "key"]);
  const party = [readSeat(seat, "options.seat"), readFixed(gameId, "options.gameId", 16), readKey(key)];
  return sessionOf(openSession(Uint8Array.from(bytes), Uint8Array.from([0, ...party.flat()])));
}

/** One player's or watcher's side of a game. */
export class Session extends Engine {
  constructor() {
    throw new TypeError("Illegal constructor: use newSession()");
  }

  get genesis() {
    return ask(this, GENESIS);
  }

  get gameId() {
    return ask(this, GAME_ID);
  }

  get signed() {
    return ask(this, VIEW)[34] === 1;
  }

  hello(secret) {
    return ask(this, HELLO, 0, 0, readFixed(secret, "secret", 32));
  }

  admit(hello, secret) {
    const message = readMessage(hello, "hello");
    return written(ask(this, ADMIT, 0, 0, readFixed(secret, "secret", 32), message));
  }

  play(entry) {
    return written(ask(this, PLAY, ...readEntry(entry, frameOf(this))));
  }

  sign(toSign, signature) {
    ask(this, SIGN, 0, 0, readFixed(toSign, "toSign", 32), readFixed(signature, "signature", 64));
  }

  since(number) {
    return ask(this, SINCE, 0, readLength(number, new Reader(ask(this, VIEW).slice(32)).number()));
  }

  inspect(batch) {
    return new Reader(ask(this, INSPECT, 0, 0, readMessage(batch, "batch"))).list(unverified);
  }

  receive(batch, options) {
    const message = readMessage(batch, "batch");
    const [from, verified] = readOrigin(options);
    const receipts = ask(this, RECEIVE, from, verified.length, verified.flatMap(two), message);
    return new Reader(receipts).list(receiptOf(frameOf(this)));
  }

  summary() {
    return ask(this, SUMMARY);
  }

  compare(summary, options) {
    const message = readMessage(summary, "summary");
    const reader = new Reader(ask(this, COMPARE, readOrigin(options)[0], 0, message));
    return Object.freeze({ equal: reader.byte() === 1, sendFrom: reader.optional() });
  }

  rematch() {
    return sessionOf(super.rematch());
  }

  record() {
    return ask(this, RECORD);
  }

  evidence() {
    const conflicting = ask(this, CONFLICTING);
    return conflicting.length === 0 ? null : Object.freeze([this.since(0), conflicting]);
  }

  view() {
    const bytes = ask(this, VIEW);
    const [known, source] = [shown.get(this), String(bytes)];
    if (known?.source === source) {
      return known.view;
    }
    const reader = new Reader(bytes);
    const head = String(reader.take(32));
    const view = viewOf(reader, known?.head === head ? known.view.state : stateOf(this));
    shown.set(this, { source, head, view });
    return view;
  }

  free() {
    super.free();
  }
}

// The class lost its name to the minifier.
Object.defineProperty(Session, "name", { value: "Session" });

// The session as callers see it. What comes in is checked as in arguments.js, and what goes out is made of numbers and
// bytes as in shapes.js.

import {
  byteLength,
  bytesOf,
  guarded,
  readAction,
  readCount,
  readLength,
  readName,
  readObject,
  readOptions,
} from "./arguments.js";
import { ask, Held, handleOf, hold, inside } from "./door.js";
import { invalid } from "./errors.js";
import { ACTS, NONE, SEATS, STATUSES, VERDICTS } from "./names.js";
import {
  ADMIT,
  COMPARE,
  CONFLICTING,
  GAME_ID,
  GENESIS,
  HELLO,
  INSPECT,
  JOIN_SESSION,
  NEW_SESSION,
  PLAY,
  RECEIVE,
  RECORD,
  REMATCH,
  SIGN,
  SINCE,
  STATE,
  SUMMARY,
  VIEW,
} from "./questions.js";
import { bytesIn, Reader } from "./reader.js";
import { actionOf, frameOf, state } from "./shapes.js";

const LONGEST_LOG = 4096;
/** Above a whole log of the longest entries. */
const LONGEST_MESSAGE = 1 << 19;

const about = (session, what, ...numbers) => ask(what, inside(session).handle, numbers.flat());
const bytesAbout = (session, what, ...numbers) => bytesIn(about(session, what, ...numbers));

// --- Readers --------------------------------------------------------------------------------------------------------

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
const readSeat = (seat, argument) => (seat === null ? NONE : readName(seat, argument, SEATS));

/** The seat at the other end, and the numbers of the entries whose signatures are right. */
const readOrigin = guarded((value = {}) => {
  const { from = null, verified = [] } = readObject(value, "options", ["from", "verified"]);
  if (!Array.isArray(verified) || verified.length > LONGEST_LOG) {
    throw invalid("options.verified", "an array of numbers of entries");
  }
  const numbers = Array.from(verified, (number, place) => readCount(number, `options.verified[${place}]`, LONGEST_LOG));
  return [readSeat(from, "options.from"), numbers];
});

/** 0 and the number of an action, or the number of an act about the game and what it names. */
const readEntry = guarded((value, session) => {
  if (typeof value !== "object" || value === null) {
    throw invalid("entry", "an object");
  }
  const { type } = value;
  const act = ACTS.indexOf(type);
  if (act < 1) {
    return [0, readAction(value, () => frameOf(session).branches)];
  }
  const isRequest = type === "request-undo";
  const { to } = readObject(value, "entry", isRequest ? ["type", "to"] : ["type"]);
  return [act, isRequest ? readCount(to, "entry.to", LONGEST_LOG) : 0];
});

// --- Shapes ---------------------------------------------------------------------------------------------------------

/** `{ number, toSign }` of an entry just written. */
function written(answer) {
  const reader = new Reader(answer);
  return Object.freeze({ number: reader.next(), toSign: answer.length > 2 ? reader.bytes(32) : null });
}

/** What WebCrypto is to check. */
const unverified = (reader) =>
  Object.freeze({
    number: reader.next(),
    seat: reader.name(SEATS),
    key: reader.bytes(32),
    toVerify: reader.bytes(32),
    signature: reader.bytes(64),
  });

const entryOf = (session) => (reader) => {
  const [number, value] = reader.take(2);
  if (number === NONE) {
    return null;
  }
  const type = ACTS[NONE - 1 - number];
  if (type === undefined) {
    return actionOf(number, session);
  }
  return Object.freeze(type === "request-undo" ? { type, to: value } : { type });
};

const receiptOf = (session) => (reader) => {
  const [kind, seat, number] = [reader.name(VERDICTS), reader.name(SEATS), reader.number()];
  const entry = entryOf(session)(reader);
  const dropped = reader.list(entryOf(session));
  return Object.freeze({ kind, number, seat, entry, dropped, code: reader.value() });
};

/** What there is to show of a session, behind the head. */
function viewOf(reader, state) {
  const length = reader.next();
  reader.next();
  const status = reader.name(STATUSES);
  const [seat, actor] = [reader.name(SEATS), reader.name(SEATS)];
  const recovering = reader.next() === 1;
  const [by, to] = [reader.name(SEATS), reader.next()];
  const undo = by && Object.freeze({ by, to });
  const unsigned = reader.rest(() => reader.next());
  return Object.freeze({ state, status, seat, actor, undo, length, recovering, unsigned });
}

// --- The class ------------------------------------------------------------------------------------------------------

/** The numbers of a new session. */
const readNew = guarded((options = null) => {
  const rules = readOptions(options, ["seat", "random", "key"]);
  const { seat, random, key } = options;
  return [readName(seat, "options.seat", SEATS), ...readIdentity(random, "random", key), ...rules];
});

/** The numbers of a side of a game that exists already. */
const readJoin = guarded((genesis, options) => {
  const start = readMessage(genesis, "genesis");
  const { gameId, seat, key } = readObject(options, "options", ["gameId", "seat", "key"]);
  return [readSeat(seat, "options.seat"), ...readIdentity(gameId, "gameId", key), ...start];
});

/** How many bytes the key has, 16 bytes of a game or of chance, and the key. */
function readIdentity(bytes, argument, key) {
  const own = key === undefined ? [] : readFixed(key, "options.key", 32);
  return [own.length, ...readFixed(bytes, `options.${argument}`, 16), ...own];
}

/** The creator's side of a new game. */
export const newSession = (options) => hold(Session, NEW_SESSION, readNew(options));

/** A side of a game that exists already. */
export const joinSession = (genesis, options) => hold(Session, JOIN_SESSION, readJoin(genesis, options));

/** One player's or watcher's side of a game. */
export class Session extends Held {
  get genesis() {
    return bytesAbout(this, GENESIS);
  }

  get gameId() {
    return bytesAbout(this, GAME_ID);
  }

  get signed() {
    return about(this, VIEW)[34] === 1;
  }

  hello(secret) {
    return bytesAbout(this, HELLO, readFixed(secret, "secret", 32));
  }

  admit(hello, secret) {
    const message = readMessage(hello, "hello");
    return written(about(this, ADMIT, readFixed(secret, "secret", 32), message));
  }

  play(entry) {
    return written(about(this, PLAY, readEntry(entry, this)));
  }

  sign(toSign, signature) {
    about(this, SIGN, readFixed(toSign, "toSign", 32), readFixed(signature, "signature", 64));
  }

  since(number) {
    return bytesAbout(this, SINCE, readLength(number, "number", about(this, VIEW)[33]));
  }

  inspect(batch) {
    return new Reader(about(this, INSPECT, readMessage(batch, "batch"))).rest(unverified);
  }

  receive(batch, options) {
    const message = readMessage(batch, "batch");
    const [from, verified] = readOrigin(options);
    const receipts = about(this, RECEIVE, from, verified.length, verified, message);
    return new Reader(receipts).rest(receiptOf(this));
  }

  summary() {
    return bytesAbout(this, SUMMARY);
  }

  compare(summary, options) {
    const message = readMessage(summary, "summary");
    const reader = new Reader(about(this, COMPARE, readOrigin(options)[0], message));
    return Object.freeze({ equal: reader.next() === 1, sendFrom: reader.number() });
  }

  rematch() {
    return hold(Session, REMATCH, handleOf(this));
  }

  record() {
    return bytesAbout(this, RECORD);
  }

  evidence() {
    const conflicting = bytesAbout(this, CONFLICTING);
    return conflicting.length === 0 ? null : Object.freeze([this.since(0), conflicting]);
  }

  view() {
    const held = inside(this);
    const answer = about(this, VIEW);
    const source = String(answer);
    if (held.source !== source) {
      const reader = new Reader(answer);
      const head = String(reader.take(32));
      // Another head need not be another game, but the same head is the same one.
      if (held.head !== head) {
        held.state = state(about(this, STATE), this);
      }
      Object.assign(held, { source, head, view: viewOf(reader, held.state) });
    }
    return held.view;
  }

  /** The class loses its own to the minifier. */
  static get name() {
    return "Session";
  }
}

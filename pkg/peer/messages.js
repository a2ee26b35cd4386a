// What two peers say to each other: one byte of kind, then the payload. A relay says `stored` and `refused`, and adds
// the first message, `join`, and `ping`.

import { concat } from "./bytes.js";

export const kinds = {
  join: 0,
  summary: 1,
  entries: 2,
  hello: 3,
  genesis: 4,
  ask: 5,
  bye: 6,
  stored: 7,
  refused: 8,
  ping: 9,
  rematch: 10,
  name: 11,
};

export function message(kind, ...payload) {
  return concat(Uint8Array.of(kinds[kind]), ...payload);
}

// The low bits of the byte of `summary`, `bye`, `rematch` and `name` tell who speaks, the highest that an answer is wanted.
const speakers = ["first", "second", null];
const answerWanted = 0x80;

export function speakerByte(seat, wantsAnswer = false) {
  return Uint8Array.of(speakers.indexOf(seat) | (wantsAnswer ? answerWanted : 0));
}

/** `{ seat, wantsAnswer }`, or undefined where the byte says nothing. */
export function readSpeaker(byte) {
  // A message that is cut off tells nothing either.
  const seat = byte === undefined ? undefined : speakers[byte & ~answerWanted];
  return seat === undefined ? undefined : { seat, wantsAnswer: (byte & answerWanted) !== 0 };
}

/** The first message to a relay: which room, the token that lets write, and what it says for us when we are gone. */
export function joinMessage({ gameId, token, farewell }) {
  return message("join", Uint8Array.of(1), gameId, token ?? new Uint8Array(16), farewell ?? new Uint8Array());
}

export const otherOf = (seat) => (seat === "first" ? "second" : "first");

/** The seat of who made a game: the byte before the last 81 of its genesis, which are flag, two keys, random bytes. */
export function creatorOf(genesis) {
  return genesis.at(-82) === 0 ? "first" : "second";
}

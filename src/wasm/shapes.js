// What goes out to JavaScript: the engine writes a view as one run of numbers, and the plain frozen objects are made
// here, each point's name and each action once. The order of the numbers is that of shapes.rs beside this file.

import { ask, inside } from "./door.js";
import {
  BECAUSE,
  COLORS,
  DRAW_OFFER,
  FIELDS,
  KIND_LISTS,
  PHASES,
  POINTS,
  POLICIES,
  REASONS,
  SEATS,
  TYPES,
} from "./names.js";
import { FRAME, OPENING_PATTERNS } from "./questions.js";
import { Reader } from "./reader.js";

const SEATS_BY_BLACK = [
  Object.freeze({ first: "black", second: "white" }),
  Object.freeze({ first: "white", second: "black" }),
];

/** Actions by their number; branches, whose names belong to the opening of a game, are made anew. */
const ACTIONS = new Map();

export function actionOf(number, game) {
  const type = TYPES[(number & ~DRAW_OFFER) >> 8];
  const value = number & 255;
  if (type === "branch") {
    return Object.freeze({ type, to: frameOf(game).branches[value] });
  }
  let action = ACTIONS.get(number);
  if (action === undefined) {
    const field = FIELDS[type];
    action = { type };
    if (field) action[field] = field === "count" ? value : (field === "seat" ? SEATS : POINTS)[value];
    if (number & DRAW_OFFER) action.offerDraw = true;
    ACTIONS.set(number, Object.freeze(action));
  }
  return action;
}

const readPoint = (reader) => POINTS[reader.next()];
const readStone = (reader) =>
  Object.freeze({ point: readPoint(reader), color: COLORS[reader.next()], number: reader.next() });
const readForbidden = (reader) => Object.freeze({ point: readPoint(reader), kinds: KIND_LISTS[reader.next()] });
const readSymmetrical = (reader) => Object.freeze({ point: readPoint(reader), to: readPoint(reader) });
const readSwap = (reader) => Object.freeze({ after: reader.next(), swapped: reader.next() === 1 });

function readTurn(reader) {
  const seat = reader.name(SEATS);
  const holds = reader.name(COLORS);
  const stone = reader.name(COLORS);
  return seat === null ? null : Object.freeze({ seat, holds, stone });
}

function readLast(reader) {
  const point = reader.name(POINTS);
  const color = reader.name(COLORS);
  const number = reader.next();
  return color === null ? null : Object.freeze({ point, color, number });
}

function readOutcome(reader) {
  const reason = reader.name(REASONS);
  if (reason === null) {
    return null;
  }
  return Object.freeze({
    winner: reader.name(SEATS),
    color: reader.name(COLORS),
    reason,
    point: reader.name(POINTS),
    line: reader.list(readPoint),
    kinds: KIND_LISTS[reader.next()],
  });
}

/** What stays for a whole game: the rule as a state shows it, and the names of the branches. */
export function frameOf(game) {
  const held = inside(game);
  if (held.frame === undefined) {
    const answer = ask(FRAME, held.handle);
    const reader = new Reader(answer);
    const [limit, policy, revision] = [reader.next() || null, reader.name(POLICIES), reader.next()];
    const [opening, ...branches] = reader.text(answer.length - 4).split(",");
    held.frame = { rule: Object.freeze({ opening, limit, forbiddenMoves: policy, revision }), branches };
  }
  return held.frame;
}

/** The standard openings, asked for once, with their stones and without. */
let patterns;

export function patternsOf() {
  patterns ??= new Reader(ask(OPENING_PATTERNS)).value();
  return patterns;
}

let namings;

function readPattern(reader) {
  const number = reader.number();
  if (number === null) {
    return null;
  }
  namings ??= patternsOf().map(({ code, name, kanji }) => Object.freeze({ code, name, kanji }));
  return namings[number];
}

/** `{ forbidden, wins }` of a board from its numbers. */
export function analysis(numbers) {
  const reader = new Reader(numbers);
  const forbidden = reader.list(readForbidden);
  const wins = Object.freeze({ black: reader.list(readPoint), white: reader.list(readPoint) });
  return Object.freeze({ forbidden, wins });
}

const readRow = (reader) => reader.list(readPoint);
const readFour = (reader) => Object.freeze({ stones: readRow(reader), completions: readRow(reader) });
const readThree = (reader) =>
  Object.freeze({ stones: readRow(reader), real: reader.next() === 1, extensions: reader.list(readExtension) });

function readExtension(reader) {
  const point = readPoint(reader);
  const because = reader.name(BECAUSE);
  const inner = because === "double-three" ? readShapes(reader) : null;
  return Object.freeze({ point, real: because === null, because, inner });
}

const readShapes = (reader) =>
  Object.freeze({
    fives: reader.list(readRow),
    overlines: reader.list(readRow),
    fours: reader.list(readFour),
    threes: reader.list(readThree),
    forbidden: KIND_LISTS[reader.next()],
  });

/** What a stone of either colour would make, from its numbers. */
export function explanation(numbers) {
  const reader = new Reader(numbers);
  return Object.freeze({ point: readPoint(reader), black: readShapes(reader), white: readShapes(reader) });
}

/** A state of the game from its numbers. */
export function state(numbers, game) {
  const reader = new Reader(numbers);
  return Object.freeze({
    size: 15,
    rule: frameOf(game).rule,
    length: reader.next(),
    moveNumber: reader.next(),
    phase: reader.name(PHASES),
    turn: readTurn(reader),
    seats: SEATS_BY_BLACK[reader.next()],
    stones: reader.list(readStone),
    last: readLast(reader),
    tap: reader.name(TYPES),
    points: reader.list(readPoint),
    choices: reader.list(() => actionOf(reader.next(), game)),
    area: reader.number(),
    forbidden: reader.list(readForbidden),
    declared: reader.number(),
    offers: reader.list(readPoint),
    offersMissing: reader.next(),
    symmetrical: reader.list(readSymmetrical),
    swaps: reader.list(readSwap),
    pattern: readPattern(reader),
    drawOffer: reader.name(SEATS),
    outcome: readOutcome(reader),
  });
}

/** What an action did, from its numbers. */
export function applied(numbers, game) {
  const reader = new Reader(numbers);
  return Object.freeze({
    action: actionOf(reader.next(), game),
    seat: reader.name(SEATS),
    placed: reader.next() === 1 ? readStone(reader) : null,
    swapped: reader.next() === 1,
    outcome: readOutcome(reader),
  });
}

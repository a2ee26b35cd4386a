// What goes out to JavaScript: the engine writes a view as one run of numbers, and the plain frozen objects are made
// here, each point's name and each action once. The order of the numbers is that of shapes.rs beside this file.

import { COLORS, DRAW_OFFER, POINTS, POLICIES, SEATS, TYPES } from "./boundary.js";

const NONE = 255;
const PHASES = ["place", "choose", "declare", "offer", "pick", "play", "over"];
const TAPS = ["place", "offer", "pick"];
const REASONS = ["five", "overline", "forbidden", "resignation", "timeout", "full-board", "passes", "agreement"];
const KINDS = ["overline", "double-four", "double-three"];
/** The lists of kinds by their bits. */
const KIND_LISTS = Array.from({ length: 8 }, (_, bits) =>
  Object.freeze(KINDS.filter((_kind, place) => bits & (1 << place))),
);
const SEATS_BY_BLACK = SEATS.map((_seat, black) => Object.freeze({ first: COLORS[black], second: COLORS[1 - black] }));

/** Actions by their number; branches, whose names belong to an opening, are made anew. */
const ACTIONS = new Map();

export function actionOf(number, frame) {
  const type = TYPES[(number & ~DRAW_OFFER) >> 8];
  const value = number & 255;
  if (type === "branch") {
    return Object.freeze({ type, to: frame.branches[value] });
  }
  let action = ACTIONS.get(number);
  if (action === undefined) {
    action = { type };
    if (type === "place" || type === "offer" || type === "pick") action.point = POINTS[value];
    else if (type === "declare") action.count = value;
    else if (type === "resign" || type === "timeout") action.seat = SEATS[value];
    if (number & DRAW_OFFER) action.offerDraw = true;
    ACTIONS.set(number, Object.freeze(action));
  }
  return action;
}

/** A list of actions from their numbers. */
export function actions(numbers, frame) {
  return Array.from(numbers, (number) => actionOf(number, frame));
}

/** The one action of the list. */
export function action(numbers, frame) {
  return actionOf(numbers[0], frame);
}

/** Reads a run of numbers from its start. */
class Reader {
  constructor(numbers) {
    this.numbers = numbers;
    this.place = 0;
  }

  next() {
    return this.numbers[this.place++];
  }

  name(names) {
    const number = this.next();
    return number === NONE ? null : names[number];
  }

  number() {
    const number = this.next();
    return number === NONE ? null : number;
  }

  list(read) {
    const length = this.next();
    const list = new Array(length);
    for (let place = 0; place < length; place++) {
      list[place] = read(this);
    }
    return Object.freeze(list);
  }
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
export function frame(opening, limit, policy, revision, branches) {
  return {
    rule: Object.freeze({ opening, limit: limit || null, forbiddenMoves: POLICIES[policy], revision }),
    branches: branches.split(","),
  };
}

/** A state from its numbers. */
export function state(numbers, frame, pattern) {
  const reader = new Reader(numbers);
  return Object.freeze({
    size: 15,
    rule: frame.rule,
    length: reader.next(),
    moveNumber: reader.next(),
    phase: PHASES[reader.next()],
    turn: readTurn(reader),
    seats: SEATS_BY_BLACK[reader.next()],
    stones: reader.list(readStone),
    last: readLast(reader),
    tap: reader.name(TAPS),
    points: reader.list(readPoint),
    choices: reader.list((next) => actionOf(next.next(), frame)),
    area: reader.number(),
    forbidden: reader.list(readForbidden),
    declared: reader.number(),
    offers: reader.list(readPoint),
    offersMissing: reader.next(),
    symmetrical: reader.list(readSymmetrical),
    swaps: reader.list(readSwap),
    pattern,
    drawOffer: reader.name(SEATS),
    outcome: readOutcome(reader),
  });
}

/** What an action did, from its numbers. */
export function applied(numbers, frame) {
  const reader = new Reader(numbers);
  return Object.freeze({
    action: actionOf(reader.next(), frame),
    seat: reader.name(SEATS),
    placed: reader.next() === 1 ? readStone(reader) : null,
    swapped: reader.next() === 1,
    outcome: readOutcome(reader),
  });
}

/** Plain data from its JSON, frozen to the leaves. */
export function parsed(json) {
  return JSON.parse(json, (_key, value) => Object.freeze(value));
}

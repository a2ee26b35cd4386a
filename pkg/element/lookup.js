// Answers about single points, read from a state.

import { offerLetter } from "./scene.js";

const NONE = Object.freeze([]);

/** The lists of a state, arranged by point. A missing state has empty lists. */
export function createLookup(state) {
  return {
    legal: new Set(state?.points),
    stones: new Map(state?.stones.map((stone) => [stone.point, stone])),
    offers: new Map(state?.offers.map((point, index) => [point, offerLetter(index)])),
    forbidden: new Map(state?.forbidden.map(({ point, kinds }) => [point, kinds])),
    symmetrical: new Map(state?.symmetrical.map(({ point, to }) => [point, to])),
    winning: new Set(state?.outcome?.line),
  };
}

/** What the name of a point is made of (see texts-en.js). */
export function pointInfo(point, state, lookup, { aim, forbiddenMarks }) {
  const stone = lookup.stones.get(point) ?? null;
  const offer = lookup.offers.get(point) ?? null;
  const symmetricalTo = lookup.symmetrical.get(point) ?? null;
  const kinds = lookup.forbidden.get(point) ?? NONE;
  const forbidden = forbiddenMarks && !state?.outcome ? kinds : NONE;
  const explained = stone || offer || symmetricalTo || forbidden.length > 0;
  return {
    point,
    stone: stone && { color: stone.color, number: stone.number },
    offer,
    symmetricalTo,
    forbidden,
    last: Boolean(stone) && state.last?.point === point,
    winning: lookup.winning.has(point),
    unavailable: Boolean(state?.tap) && !explained && !lookup.legal.has(point),
    aimed: point === aim,
  };
}

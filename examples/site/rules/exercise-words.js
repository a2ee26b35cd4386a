// What a step of an opening says: what is asked, what has been done, why something is refused. The words are the
// package's.

import { offerLetter } from "../pkg/element/board.js";

/** What is asked now: a heading and a line below it. */
export function asked({ phase, turn, moveNumber, area, offers, offersMissing }, { ask, seats }) {
  const words = ask[phase];
  const name = seats[turn.seat];
  switch (phase) {
    case "place":
      return [words.heading[turn.stone](name, moveNumber), words.detail(area)];
    case "choose":
      return [words.heading(name), words.detail[turn.holds]];
    case "offer":
      return [words.heading(name), words.detail(offers.length, offers.length + offersMissing)];
    default:
      return [words.heading(name), words.detail];
  }
}

/** What an action has done, in words. */
export function told({ action, seat, placed, swapped }, state, { event, seats, patternName }) {
  const name = seats[seat];
  const { type } = action;
  if (type === "swap") {
    const holds = Object.entries(state.seats).map(([one, color]) => event.nowHolds[color](seats[one]));
    return swapped ? [event.swap(name), ...holds] : [];
  }
  if (type === "pick") return [event.pick(name, placed.number, placed.point)];
  if (placed) {
    const sentence = event.place[placed.color](name, placed.number, placed.point);
    return placed.number === 3 && state.pattern ? [sentence, `${patternName(state.pattern)}.`] : [sentence];
  }
  if (type === "offer") return [event.offer(name, action.point, offerLetter(state.offers.indexOf(action.point)))];
  if (type === "branch") return [event.branch(name, action.to)];
  if (type === "declare") return [event.declare(name, action.count)];
  return [event.keep(name)];
}

/** Why an action is refused. Asks a copy of the game. */
export function refusal(game, action, { error, why }) {
  const copy = game.clone();
  try {
    copy.applyAction(action);
    return "";
  } catch ({ code, details }) {
    if (code === "symmetrical-offer") return why.symmetrical(action.point, details.to);
    return error[code]?.(details) ?? error.unknown(code);
  } finally {
    copy.free();
  }
}

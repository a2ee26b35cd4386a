// What was done, as entries from which the list of moves and the spoken
// messages are made.

import { offerLetter } from "soosorv/element/board.js";

/**
 * The entry for an action, read from the state before it: who acted, and for a
 * stone or a pass also its colour and number.
 */
export function entryFor(before, action) {
  return {
    type: action.type,
    seat: action.seat ?? before.turn.seat,
    point: action.point ?? null,
    color: before.turn.stone,
    number: before.moveNumber,
    count: action.count ?? null,
    to: action.to ?? null,
    letter: offerLetter(before.offers.length),
    offerDraw: action.offerDraw === true,
  };
}

/** The entries of a whole game. */
export function entriesOf(game) {
  return game.actions().map((action, index) => entryFor(game.stateAt(index), action));
}

/** An entry in words. */
export function sentenceFor(entry, texts, nameOf) {
  const name = nameOf(entry.seat);
  const { event } = texts;
  switch (entry.type) {
    case "place":
      return event.place[entry.color](name, entry.number, entry.point);
    case "pass":
      return event.pass[entry.color](name);
    case "keep":
      return event.keep(name);
    case "swap":
      return event.swap(name);
    case "branch":
      return event.branch(name, entry.to);
    case "declare":
      return event.declare(name, entry.count);
    case "offer":
      return event.offer(name, entry.point, entry.letter);
    case "pick":
      return event.pick(name, entry.number, entry.point);
    case "claim":
      return event.claim(name);
    case "accept-draw":
      return event.acceptDraw(name);
    case "resign":
      return event.resign(name);
    case "timeout":
      return event.timeout(name);
    default:
      return "";
  }
}

// What was done, as entries from which the list of moves and the spoken messages are made (game-sentences.js).

import { offerLetter } from "./scene.js";

/** The entry for an action, read from the state before it: who acted, and for a stone also its colour and number. */
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

// What is asked now and what follows, in words. Everything comes from the state, so an opening rule that is unknown here
// can be played all the same.

function resultOf({ winner, color, reason, kinds }, { result }, nameOf) {
  return {
    heading: winner ? result.heading[color](nameOf(winner)) : result.draw,
    detail: reason === "forbidden" ? result.forbidden(kinds) : (result.reason[reason] ?? reason),
  };
}

/** Heading and detail for a state, said to whoever acts. */
function promptFor(state, texts, nameOf) {
  if (state.outcome) return resultOf(state.outcome, texts, nameOf);
  const { seat, holds, stone } = state.turn;
  const name = nameOf(seat);
  const number = state.moveNumber;
  const words = texts.ask[state.phase];
  switch (state.phase) {
    case "place":
      return { heading: words.heading[stone](name, number), detail: words.detail(state.area) };
    case "choose":
      return { heading: words.heading(name), detail: words.detail[holds] };
    case "offer": {
      const offered = state.offers.length;
      return { heading: words.heading(name), detail: words.detail(offered, offered + state.offersMissing) };
    }
    case "play": {
      const offering = state.drawOffer !== null && state.drawOffer !== seat;
      return {
        heading: words.heading[holds](name),
        detail: offering ? words.drawOffered(nameOf(state.drawOffer)) : words.detail(number),
      };
    }
    default:
      return { heading: words.heading(name), detail: words.detail };
  }
}

/** The state after an action, without playing it. */
export function stateAfter(game, action) {
  const ahead = game.clone();
  ahead.applyAction(action);
  const state = ahead.renderState();
  ahead.free();
  return state;
}

/** The first state of the step after the present one, or null in normal play. */
function nextStep(game) {
  const now = game.renderState();
  if (now.phase === "play" || now.phase === "over") return null;
  const ahead = game.clone();
  let state = now;
  do {
    ahead.applyAction(ahead.legalActions()[0]);
    state = ahead.renderState();
  } while (state.phase === "offer" && now.phase === "offer");
  ahead.free();
  return state;
}

/** A sentence about what comes after the present step, or an empty string. */
function outlookFor(game, { next }, nameOf) {
  const state = nextStep(game);
  if (!state?.turn) return "";
  const { seat, stone } = state.turn;
  const number = state.moveNumber;
  switch (state.phase) {
    case "place":
      // While colours may be swapped it is open which of the two it will be.
      return game.renderState().phase === "choose"
        ? next.placeByColor[stone](number)
        : next.place[stone](nameOf(seat), number);
    case "choose":
      return next.choose(nameOf(seat));
    case "offer":
      return next.offer(state.offersMissing);
    default:
      return next[state.phase] ?? "";
  }
}

/** Heading and detail of a game for who sits here: a seat, `both` or `none`. */
export function wordsFor(game, texts, nameOf, here) {
  const state = game.renderState();
  const { heading, detail } = promptFor(state, texts, nameOf);
  const { turn } = state;
  if (!turn) return { heading, detail };
  const asked = here === "both" || here === turn.seat ? detail : texts.waiting(nameOf(turn.seat));
  return { heading, detail: [asked, outlookFor(game, texts, nameOf)].filter(Boolean).join(" ") };
}

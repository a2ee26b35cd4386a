// What follows. The page knows no opening rule: it asks a copy of the game what
// is there after a step.

/** The state after an action, without playing it. */
export function stateAfter(game, action) {
  const ahead = game.clone();
  ahead.applyAction(action);
  return ahead.renderState();
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
  return state;
}

/** A sentence about what comes after the present step, or an empty string. */
export function outlookSentence(game, texts, nameOf) {
  const state = nextStep(game);
  if (!state?.turn) return "";
  const { next } = texts;
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
    case "declare":
      return next.declare;
    case "offer":
      return next.offer(state.offersMissing);
    case "pick":
      return next.pick;
    case "play":
      return next.play;
    default:
      return "";
  }
}

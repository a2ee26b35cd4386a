// What is asked before an action that cannot be taken back lightly.

/** The question before an action, as a function of the texts; null where none is needed. */
export function questionFor(action, state, nameOf) {
  const key = { pass: "pass", resign: "resign", "accept-draw": "acceptDraw", claim: "claim" }[action.type];
  if (key) {
    return ({ dialog }) => ({ ...dialog[key], heading: dialog[key].heading(nameOf(action.seat ?? state.turn.seat)) });
  }
  // Where forbidden moves can be played, a press on one may be a slip.
  const foul = state.forbidden.find(({ point }) => point === action.point);
  if (!foul || state.turn.stone !== "black") return null;
  return ({ dialog, why }) => ({
    heading: dialog.forbidden.heading(foul.point),
    text: why.forbidden[state.rule.forbiddenMoves](foul.point, foul.kinds),
    yes: dialog.forbidden.yes,
  });
}

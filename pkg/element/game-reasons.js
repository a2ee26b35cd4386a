// Why a point cannot be played, or can be after all, in words. The reasons are the engine's: `explain` for shapes, the
// coded error of a refused action for everything else.

/** The words for an error of the engine. */
export function errorSentence({ code, details, message }, { error }) {
  return error[code] ? error[code](details ?? {}) : error.unknown(code ?? message);
}

/** The words for a record that could not be read. */
export function recordErrorSentence(error, texts) {
  if (error.code !== "bad-record") return errorSentence(error, texts);
  const { recordError } = texts;
  const { word, cause } = error.details;
  if (cause === "truncated") return recordError.end;
  const reason = recordError.causes[cause] ?? texts.error[cause]?.({}) ?? recordError.other;
  return word ? recordError.word(word, reason) : reason;
}

/** Why an action is refused now; an empty string if it is not. Asks a copy of the game. */
export function refusal(game, action, texts) {
  const copy = game.clone();
  try {
    copy.applyAction(action);
    return "";
  } catch (error) {
    return errorSentence(error, texts);
  } finally {
    copy.free();
  }
}

/**
 * The engine's explanation of a point that has a story: forbidden for Black, or a double three on the face of it that is
 * allowed. Else null.
 */
export function storyOf(game, point) {
  const { outcome, forbidden, stones } = game.renderState();
  if (outcome || stones.some((stone) => stone.point === point)) return null;
  if (forbidden.some((one) => one.point === point)) return game.explain(point);
  const explanation = game.explain(point);
  const { threes, fives } = explanation.black;
  const misleading = fives.length === 0 && threes.length > 1 && threes.some(({ real }) => !real);
  return misleading ? explanation : null;
}

/** Rings round the stones and dots on the gaps of some steps, but nothing on the point itself. */
export function highlightsOf(point, steps) {
  const marks = new Map();
  for (const { gaps } of steps) for (const gap of gaps) marks.set(gap, "gap");
  for (const { stones } of steps) for (const stone of stones) marks.set(stone, "stone");
  marks.delete(point);
  return [...marks].map(([at, mark]) => ({ point: at, mark }));
}

function stepSentence({ kind, stones, gaps, because }, { why }) {
  const row = stones.join("–");
  switch (kind) {
    case "overline":
      return why.overline(row);
    case "four":
      return why.four(row);
    case "false-three":
      return why.falseThree(row, gaps[0], because);
    default:
      return why.three(row);
  }
}

/** The verdict on a point with a story, and a sentence for each step of its explanation. */
export function storySentences(game, { point }, steps, texts) {
  const { forbidden, rule } = game.renderState();
  const found = forbidden.find((one) => one.point === point);
  const verdict = found ? texts.why.forbidden[rule.forbiddenMoves](point, found.kinds) : texts.why.allowed(point);
  return { verdict, steps: steps.map((step) => stepSentence(step, texts)) };
}

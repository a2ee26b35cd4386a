// Why a point cannot be played, in words, and the stones that show it. The
// reasons are the engine's: `explain` for forbidden points, the coded error of
// a refused action for everything else.

/** The words for an error of the engine. */
export function errorSentence(error, texts) {
  const { code, details } = error;
  const words = texts.error[code];
  return words ? words(details ?? {}) : texts.error.unknown(code ?? error.message);
}

/** The words for a record that could not be read. */
export function recordErrorSentence(error, texts) {
  const { code, details } = error;
  if (code !== "bad-record") return errorSentence(error, texts);
  const { recordError } = texts;
  const { word, cause } = details;
  if (cause === "truncated") return recordError.end;
  const reason = recordError.causes[cause] ?? texts.error[cause]?.({}) ?? recordError.other;
  return word ? recordError.word(word, reason) : reason;
}

/** Why a point is refused now: text and highlights. Asks a copy of the game. */
export function explainRefusal(game, action, texts) {
  try {
    game.clone().applyAction(action);
    return { text: "", highlights: [] };
  } catch (error) {
    const forbidden = error.code?.startsWith("forbidden-") && explainForbidden(game, action.point, texts);
    return forbidden || { text: errorSentence(error, texts), highlights: [] };
  }
}

const rowNames = (rows) => rows.map((points) => points.join("–"));

function highlightsOf(point, lines, gaps) {
  const marks = new Map();
  for (const gap of gaps.flat()) marks.set(gap, "gap");
  for (const stone of lines.flat()) marks.set(stone, "stone");
  marks.delete(point);
  return [...marks].map(([at, mark]) => ({ point: at, mark }));
}

/** Text and highlights for a point that is forbidden for Black, else null. */
export function explainForbidden(game, point, texts) {
  const state = game.renderState();
  if (state.outcome) return null;
  const found = state.forbidden.find((entry) => entry.point === point);
  if (!found) return null;
  const { kinds } = found;
  const { why } = texts;
  const { overlines, fours, threes } = game.explain(point).black;
  const sentences = [why.forbidden[state.rule.forbiddenMoves](point, kinds)];
  const lines = [];
  const gaps = [];
  if (kinds.includes("overline")) {
    sentences.push(why.overline(rowNames(overlines)));
    lines.push(...overlines);
  }
  if (kinds.includes("double-four")) {
    sentences.push(why.fours(rowNames(fours.map(({ stones }) => stones))));
    lines.push(...fours.map(({ stones }) => stones));
    gaps.push(...fours.map(({ completions }) => completions));
  }
  if (kinds.includes("double-three")) {
    const real = threes.filter((three) => three.real);
    sentences.push(why.threes(rowNames(real.map(({ stones }) => stones))));
    lines.push(...real.map(({ stones }) => stones));
    for (const { extensions } of real) {
      gaps.push(extensions.filter((one) => one.real).map((one) => one.point));
    }
  }
  return {
    text: sentences.join(" "),
    highlights: highlightsOf(point, lines, gaps),
  };
}

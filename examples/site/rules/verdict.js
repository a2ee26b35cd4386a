// What the engine's explanation of a point says, in words. Used by the pages' boards, and by the script that writes the
// pages.

/** Puts values in the place of their names in braces. */
export function fill(template, values) {
  return template.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

const row = (stones) => stones.join("–");

function reason({ kind, stones, gaps, because }, { why }) {
  switch (kind) {
    case "overline":
      return why.overline(row(stones));
    case "four":
      return why.four(row(stones));
    case "false-three":
      return why.falseThree(row(stones), gaps[0], because);
    default:
      return why.three(row(stones));
  }
}

/**
 * The verdict on a black stone, and a reason for each step of its explanation. `game` are the words of the package,
 * `words` the three sentences that it does not have.
 */
export function verdict({ point, black }, steps, game, words) {
  if (black.fives.length > 0) return { verdict: fill(words.five, { row: row(black.fives[0]) }), reasons: [] };
  const reasons = steps.map((step) => reason(step, game));
  if (black.forbidden.length > 0) return { verdict: game.why.forbidden.illegal(point, black.forbidden), reasons };
  if (steps.some(({ kind }) => kind === "false-three")) return { verdict: game.why.allowed(point), reasons };
  return { verdict: fill(steps.length > 0 ? words.allowed : words.nothing, { point }), reasons };
}

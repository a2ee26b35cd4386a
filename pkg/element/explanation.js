// The lines of an explanation, one after the other.
//
// An `Explanation` of the engine lists all that a stone would make on a point.
// Here it becomes steps to look at: where Black's stone is forbidden, the lines
// that forbid it and no others; where it is not, every line, and for a false
// three each extension with the reason why it does not count. A five wins,
// whatever else the stone makes, and is shown alone.

/** The rows that make an extension a forbidden double-three. */
function innerLines({ inner }) {
  return (inner?.threes ?? []).filter(({ real }) => real).map(({ stones }) => stones);
}

function lineSteps(kind, lines) {
  return lines.map((stones) => ({ kind, stones, gaps: [], because: null, inner: [] }));
}

function fourSteps(fours) {
  return fours.map(({ stones, completions }) => ({
    kind: "four",
    stones,
    gaps: completions,
    because: null,
    inner: [],
  }));
}

function realThreeStep({ stones, extensions }) {
  const gaps = extensions.filter(({ real }) => real).map(({ point }) => point);
  return { kind: "three", stones, gaps, because: null, inner: [] };
}

function falseThreeSteps({ stones, extensions }) {
  return extensions.map((extension) => ({
    kind: "false-three",
    stones,
    gaps: [extension.point],
    because: extension.because,
    inner: innerLines(extension),
  }));
}

/** See board.d.ts. */
export function explanationSteps({ black }) {
  const { fives, overlines, fours, threes, forbidden } = black;
  if (fives.length > 0) return lineSteps("five", fives);
  const allowed = forbidden.length === 0;
  const matters = (kind) => allowed || forbidden.includes(kind);
  const real = threes.filter((three) => three.real);
  const found = [
    ...(matters("overline") ? lineSteps("overline", overlines) : []),
    ...(matters("double-four") ? fourSteps(fours) : []),
    ...(matters("double-three") ? real.map(realThreeStep) : []),
    ...(allowed ? threes.filter((three) => !three.real).flatMap(falseThreeSteps) : []),
  ];
  return found;
}

/** Long enough to read a short sentence about a line, in milliseconds. */
const PAUSE = 1400;

/**
 * Shows the steps of an explanation in turn, in the end all of them together.
 * Where motion is not welcome all of them are there from the start.
 *
 * @param {(shown: { point: string, steps: object[], index: number | null } | null) => void} show
 */
export function createExplainer(show) {
  let shown = null;
  let timer;

  function go(index, playing) {
    clearTimeout(timer);
    shown = { ...shown, index };
    show(shown);
    if (!playing || index === null) return;
    const next = index + 1 < shown.steps.length ? index + 1 : null;
    timer = setTimeout(go, PAUSE, next, true);
  }

  return {
    start(explanation) {
      const steps = explanationSteps(explanation);
      const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
      shown = { point: explanation.point, steps, index: null };
      go(still || steps.length < 2 ? null : 0, true);
    },

    /** One step, to stay; null: all of them. */
    showStep(index) {
      if (shown && (index === null || index in shown.steps)) go(index, false);
    },

    /** Leaves the explanation; tells whether there was one. */
    stop() {
      clearTimeout(timer);
      const had = shown !== null;
      shown = null;
      if (had) show(null);
      return had;
    },
  };
}

// What an explanation puts on the board, as plain data (see scene.js).

import { endsOf, placeOf, STONE_RADIUS } from "./geometry.js";
import { forbiddenShape, label } from "./marks.js";

/** Half the width of the outline round a line. */
const WIDTH = 0.55;

/** The outline round a row of points, half a unit away from it. */
function outline(points, turned) {
  const [from, to] = endsOf(points, turned);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const across = { x: (-(to.y - from.y) / length) * WIDTH, y: ((to.x - from.x) / length) * WIDTH };
  const corner = (place, side) => `${(place.x + side * across.x).toFixed(3)} ${(place.y + side * across.y).toFixed(3)}`;
  const turn = `A${WIDTH} ${WIDTH} 0 0 0`;
  return `M${corner(from, 1)}L${corner(to, 1)}${turn} ${corner(to, -1)}L${corner(from, -1)}${turn} ${corner(from, 1)}Z`;
}

function addLine(scene, key, points, className, turned) {
  const d = outline(points, turned);
  scene.explanationHalos.set(key, { class: `${className} halo`, d });
  scene.explanationLines.set(key, { class: className, part: "explanation-line", d, pathLength: 100 });
}

/** The stone that is explained and does not lie there. */
function addGhost(scene, point, { turned, fills }) {
  const { x, y } = placeOf(point, turned);
  scene.explainedStones.set(point, { class: "explained black", fill: fills.black, cx: x, cy: y, r: STONE_RADIUS });
}

/** Where one more stone completes a four or extends a real three. */
function addGap(scene, point, turned) {
  const { x, y } = placeOf(point, turned);
  scene.explanationRings.set(point, { class: "gap", cx: x, cy: y, r: 0.16 });
}

/** Why an extension does not count: the mark of its kind, or the five it makes. */
function addReason(scene, { gaps: [point], because }, turned) {
  const { x, y } = placeOf(point, turned);
  if (because === "five") {
    scene.explanationShapes.set(point, {
      class: "reason",
      d: `M${x - 0.4} ${y}a0.4 0.4 0 1 0 0.8 0a0.4 0.4 0 1 0 -0.8 0`,
    });
    scene.explanationTexts.set(point, label(x, y, "5", 0.5, "reason-text"));
    return;
  }
  const { d, text } = forbiddenShape(because, x, y, "reason-text");
  scene.explanationShapes.set(point, { class: "reason", d });
  scene.explanationTexts.set(point, text);
}

function describeStep(scene, step, key, state, options) {
  const { turned } = options;
  const certainty = step.kind === "false-three" ? "false" : "certain";
  if (state === "alone") {
    step.inner.forEach((line, index) => {
      addLine(scene, `${key} inner ${index}`, line, "because inner", turned);
    });
  }
  addLine(scene, `${key} line`, step.stones, `because ${certainty} ${state}`, turned);
  if (state === "past") return;
  if (step.kind === "false-three") addReason(scene, step, turned);
  else for (const gap of step.gaps) addGap(scene, gap, turned);
}

/**
 * The lines of an explanation up to the step `index`, that step strong and the
 * earlier ones faint; all of them where `index` is null.
 */
export function describeExplanation(explanation, options) {
  const scene = {
    explanationHalos: new Map(),
    explanationLines: new Map(),
    explainedStones: new Map(),
    explanationRings: new Map(),
    explanationShapes: new Map(),
    explanationTexts: new Map(),
  };
  if (!explanation) return scene;
  const { point, steps, index } = explanation;
  const stateOf = (at) => {
    if (index === at || steps.length === 1) return "alone";
    return index === null ? "together" : "past";
  };
  steps.slice(0, (index ?? steps.length) + 1).forEach((step, at) => {
    describeStep(scene, step, at, stateOf(at), options);
  });
  addGhost(scene, point, options);
  return scene;
}

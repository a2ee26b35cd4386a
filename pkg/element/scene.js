// What is to be seen on the board, as plain data.
//
// From a state and the options of the board this makes one map of attributes
// for each layer of the drawing (see drawing.js). Nothing here touches the
// document, and nothing decides a rule: what is legal, forbidden, offered or
// closed stands in the state.

import { endsOf, placeOf, STONE_RADIUS } from "./geometry.js";
import { FORBIDDEN_MARKS, forbiddenShape, label } from "./marks.js";

/** The letter of an offer: A … Z, then AA, AB … (a rule may ask for 50). */
export function offerLetter(index) {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : offerLetter(Math.floor(index / 26) - 1) + letter;
}

function numberSize(text) {
  return text.length < 3 ? 0.5 : 0.39;
}

/** Whether the number of this stone is shown. */
function hasNumber(stone, state, numbers) {
  if (!numbers || stone.number < 1) return false;
  if (numbers === true) return true;
  return stone.number >= state.moveNumber - numbers;
}

function describeStones(scene, state, options) {
  const arriving = new Set(options.arriving);
  for (const stone of state.stones) {
    const { x, y } = placeOf(stone.point, options.turned);
    const arrives = arriving.has(stone.point) ? " arriving" : "";
    scene.shadows.set(stone.point, {
      class: `shadow${arrives}`,
      fill: options.fills.shadow,
      cx: x + 0.05,
      cy: y + 0.095,
      r: 0.55,
    });
    scene.stones.set(stone.point, {
      class: `stone ${stone.color}${arrives}`,
      part: `stone ${stone.color}`,
      fill: options.fills[stone.color],
      cx: x,
      cy: y,
      r: STONE_RADIUS,
    });
    if (!hasNumber(stone, state, options.numbers)) continue;
    const text = String(stone.number);
    const name = label(x, y, text, numberSize(text), `number on-${stone.color}`);
    scene.labels.set(stone.point, { ...name, part: "number" });
  }
}

function describeOffers(scene, state, options) {
  state.offers.forEach((point, index) => {
    const { x, y } = placeOf(point, options.turned);
    const letter = offerLetter(index);
    scene.stones.set(point, {
      class: "offer",
      part: "offer",
      cx: x,
      cy: y,
      r: 0.43,
    });
    scene.labels.set(point, label(x, y, letter, letter.length > 1 ? 0.4 : 0.52, "letter"));
  });
}

function describeForbidden(scene, state, options) {
  // When the game is over nothing is forbidden any more.
  if (!options.forbiddenMarks || state.outcome) return;
  for (const { point, kinds } of state.forbidden) {
    const { x, y } = placeOf(point, options.turned);
    const { d, text } = forbiddenShape(kinds[0], x, y, "forbidden-text");
    scene.shapes.set(point, { class: `forbidden ${kinds[0]}`, d, part: `forbidden ${kinds[0]}` });
    scene.labels.set(point, text);
  }
}

function describeSymmetrical(scene, state, options) {
  for (const { point } of state.symmetrical) {
    const { x, y } = placeOf(point, options.turned);
    scene.shapes.set(point, {
      class: "closed",
      // An equals sign in a ring: the same as an offer already made.
      d:
        `M${x - 0.27} ${y}a0.27 0.27 0 1 0 0.54 0a0.27 0.27 0 1 0 -0.54 0` +
        `M${x - 0.14} ${y - 0.07}h0.28M${x - 0.14} ${y + 0.07}h0.28`,
    });
  }
}

function describeLast(scene, state, options) {
  const { last } = state;
  if (!last?.point) return;
  const { x, y } = placeOf(last.point, options.turned);
  const numbered = scene.labels.has(last.point);
  scene.rings.set("last", {
    part: "last",
    class: `last on-${last.color} ${numbered ? "ring" : "dot"}`,
    cx: x,
    cy: y,
    r: numbered ? 0.405 : 0.15,
  });
}

function describeOutcome(scene, state, options) {
  const { outcome } = state;
  if (!outcome) return;
  if (outcome.line.length > 1) {
    const [from, to] = endsOf(outcome.line, options.turned);
    const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
    scene.winLines.set("halo", { class: "win halo", d, pathLength: 1 });
    scene.winLines.set("line", { class: "win", part: "win", d, pathLength: 1 });
  } else if (outcome.kinds.length > 0 && outcome.point) {
    // A forbidden stone that lost the game: its kind beside the last mark.
    const { x, y } = placeOf(outcome.point, options.turned);
    const mark = FORBIDDEN_MARKS[outcome.kinds[0]];
    scene.rings.set("foul", { class: "foul", cx: x, cy: y, r: 0.52 });
    scene.rings.delete("last");
    scene.labels.set(outcome.point, label(x, y, mark.text, 0.46, "foul-text"));
  }
}

function describeHighlights(scene, options) {
  for (const { point, mark } of options.highlights) {
    const { x, y } = placeOf(point, options.turned);
    scene.rings.set(`highlight ${point}`, {
      class: `highlight ${mark}`,
      cx: x,
      cy: y,
      r: mark === "gap" ? 0.13 : 0.47,
    });
  }
}

/** The ghost stone, the lines through the aimed point, the twin of a closed one. */
export function describePointer(state, options) {
  const ghosts = new Map();
  const pointerRings = new Map();
  const aimLines = new Map();
  const { aim, hover, turned, fills } = options;
  const shown = aim ?? hover;
  if (state && shown && options.legal.has(shown)) {
    const { x, y } = placeOf(shown, turned);
    if (state.tap === "pick") {
      pointerRings.set("pick", { class: "pick", cx: x, cy: y, r: 0.5 });
    } else {
      ghosts.set("ghost", {
        class: `ghost ${state.turn.stone}${aim ? " aimed" : ""}`,
        fill: fills[state.turn.stone],
        cx: x,
        cy: y,
        r: STONE_RADIUS,
      });
    }
  }
  if (aim) {
    const { x, y } = placeOf(aim, turned);
    pointerRings.set("aim", { class: "aim", cx: x, cy: y, r: 0.62 });
    aimLines.set("column", { class: "aim", d: `M${x} -0.5V14.5` });
    aimLines.set("row", { class: "aim", d: `M-0.5 ${y}H14.5` });
  }
  const closed = state?.symmetrical.find(({ point }) => point === options.closed);
  if (closed) {
    const from = placeOf(closed.point, turned);
    const to = placeOf(closed.to, turned);
    aimLines.set("mirror", { class: "mirror", d: `M${from.x} ${from.y}L${to.x} ${to.y}` });
    pointerRings.set("closed", { class: "highlight", cx: from.x, cy: from.y, r: 0.4 });
    pointerRings.set("twin", { class: "highlight twin", cx: to.x, cy: to.y, r: 0.52 });
  }
  return { ghosts, pointerRings, aimLines };
}

/** Everything that a state alone puts on the board. */
export function describeState(state, options) {
  const scene = {
    shadows: new Map(),
    shapes: new Map(),
    stones: new Map(),
    labels: new Map(),
    winLines: new Map(),
    rings: new Map(),
  };
  if (!state) return scene;
  describeForbidden(scene, state, options);
  describeSymmetrical(scene, state, options);
  describeStones(scene, state, options);
  describeOffers(scene, state, options);
  describeLast(scene, state, options);
  describeOutcome(scene, state, options);
  describeHighlights(scene, options);
  return scene;
}

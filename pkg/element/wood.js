// The wood of the board: straight grain, as on a board cut along the trunk.
//
// Flat colour with a few see-through layers on it, so that a page that sets
// `--soosorv-wood` gets the same wood in its colour.

import { svgElement } from "./svg.js";

/** The part of the drawing that is covered, whatever the margin. */
const START = -1.1;
const END = 15.1;

/** Numbers from 0 to 1, the same on every board. */
function createRandom() {
  let seed = 20081;
  return () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
}

/** How far the grain is bent at a place. Neighbouring lines bend alike and never cross. */
function bend(x, y) {
  return 0.22 * Math.sin(0.23 * y + 0.31 * x + 1) + 0.1 * Math.sin(0.61 * y - 0.17 * x);
}

function grainLine(x, width, strength) {
  const at = (y) => `${(x + bend(x, y)).toFixed(2)} ${y.toFixed(1)}`;
  let d = `M${at(START)}`;
  for (let y = START; y < END - 0.1; y += 5.4) d += `C${at(y + 1.8)} ${at(y + 3.6)} ${at(y + 5.4)}`;
  return svgElement("path", { d, "stroke-width": width.toFixed(3), opacity: strength.toFixed(2) });
}

/** Broad soft bands under fine lines; the lines crowd together where a year was dry. */
function drawGrain() {
  const random = createRandom();
  const lines = [];
  for (let x = START; x < END; x += 0.9 + 1.6 * random()) {
    lines.push(grainLine(x, 0.3 + 0.5 * random(), 0.25 + 0.35 * random()));
  }
  for (let x = START - 0.4; x < END; ) {
    const crowded = 0.5 + 0.5 * Math.sin(1.9 * x + 2 * Math.sin(0.7 * x));
    lines.push(grainLine(x, 0.018 + 0.04 * random() ** 2, 0.35 + 0.65 * random() * crowded));
    x += 0.08 + 0.26 * random() * (1.15 - crowded);
  }
  return svgElement("g", { class: "grain" }, lines);
}

/** Light from the top left, as on the stones. */
function sheenGradient(id) {
  const stops = [0, 0.55, 1].map((offset, index) => svgElement("stop", { offset, class: `sheen-${index}` }));
  return svgElement("radialGradient", { id, cx: 0.3, cy: 0.2, r: 1.05 }, stops);
}

/** Draws the wood; `id` names the gradient of its light. */
export function createWood(id) {
  const ground = svgElement("rect", { class: "wood", part: "wood" });
  const sheen = svgElement("rect", { class: "sheen", fill: `url(#${id})` });
  const edge = svgElement("rect", { class: "wood-edge" });
  return {
    definition: sheenGradient(id),
    layer: svgElement("g", {}, [ground, drawGrain(), sheen, edge]),

    /** Covers a square from `-margin`. */
    cover(margin, side) {
      for (const rect of [ground, sheen, edge]) {
        for (const key of ["x", "y"]) rect.setAttribute(key, String(-margin));
        for (const key of ["width", "height"]) rect.setAttribute(key, String(side));
      }
    },
  };
}

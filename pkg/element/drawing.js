// The board as a picture: wood, lines, and one layer for each kind of mark.

import { COLUMN_NAMES, LAST, placeOf, ROW_NAMES, STAR_POINTS, visibleBox } from "./geometry.js";
import { describePointer, describeState } from "./scene.js";
import { createPool, setShown, svgElement } from "./svg.js";
import { createWood } from "./wood.js";

// What the layers are made of, from the lowest to the topmost.
const LAYERS = {
  shapes: "path",
  aimLines: "path",
  shadows: "circle",
  stones: "circle",
  ghosts: "circle",
  winLines: "path",
  labels: "text",
  rings: "circle",
  pointerRings: "circle",
  explainedStones: "circle",
  explanationHalos: "path",
  explanationLines: "path",
  explanationRings: "circle",
  explanationShapes: "path",
  explanationTexts: "text",
};

// Gradients are found by id in the whole document, so every board has its own.
let boards = 0;

function gradient(id, kind, stops) {
  const focus = kind === "shadow" ? { cx: 0.5, cy: 0.5, r: 0.5 } : { cx: 0.36, cy: 0.3, r: 0.78 };
  return svgElement(
    "radialGradient",
    { id, ...focus },
    stops.map((offset, index) => svgElement("stop", { offset, class: `${kind}-${index}` })),
  );
}

function drawGrid() {
  let d = "";
  for (let index = 1; index < LAST; index += 1) {
    d += `M${index} 0V${LAST}M0 ${index}H${LAST}`;
  }
  const stars = STAR_POINTS.map((point) => {
    const { x, y } = placeOf(point, false);
    return svgElement("circle", { class: "star", cx: x, cy: y, r: 0.1 });
  });
  return svgElement("g", { class: "grid-lines" }, [
    svgElement("path", { class: "line", part: "line", d }),
    svgElement("rect", { class: "border", part: "line", width: LAST, height: LAST }),
    ...stars,
  ]);
}

function drawCoordinates() {
  const columns = COLUMN_NAMES.map((_, x) => svgElement("text", { x, y: LAST + 0.73, dy: "0.355em" }));
  const rows = ROW_NAMES.map((_, index) => svgElement("text", { x: -0.73, y: LAST - index, dy: "0.355em" }));
  const layer = svgElement("g", { class: "coordinates", part: "coordinates" }, [...columns, ...rows]);
  function name(turned) {
    COLUMN_NAMES.forEach((text, index) => {
      columns[turned ? LAST - index : index].textContent = text;
    });
    ROW_NAMES.forEach((text, index) => {
      rows[turned ? LAST - index : index].textContent = text;
    });
  }
  return { layer, name };
}

/** The square that an opening step allows: its frame, and a veil outside. */
function drawArea() {
  const veil = svgElement("path", { class: "veil", "fill-rule": "evenodd" });
  const frame = svgElement("rect", { class: "area", rx: 0.12 });
  const layer = svgElement("g", {}, [veil, frame]);
  function show(area, margin) {
    const limited = area !== null && area < LAST + 1;
    setShown(layer, limited);
    if (!limited) return;
    const side = area;
    const start = LAST / 2 - side / 2;
    const whole = LAST + 2 * margin;
    veil.setAttribute(
      "d",
      `M${-margin} ${-margin}h${whole}v${whole}h${-whole}Z` + `M${start} ${start}h${side}v${side}h${-side}Z`,
    );
    for (const [key, value] of [
      ["x", start],
      ["y", start],
      ["width", side],
      ["height", side],
    ]) {
      frame.setAttribute(key, String(value));
    }
  }
  return { layer, show };
}

/**
 * Draws the board and returns the functions that change the picture.
 * The picture says nothing to assistive technology; the cells do (cells.js).
 * `withExtras` is that of board-core.js.
 */
export function createDrawing(withExtras) {
  boards += 1;
  const id = (name) => `soosorv-${boards}-${name}`;
  const fills = {
    black: `url(#${id("black")})`,
    white: `url(#${id("white")})`,
    shadow: `url(#${id("shadow")})`,
  };
  const layers = [];
  const pools = {};
  for (const [name, kind] of Object.entries(LAYERS)) {
    const layer = svgElement("g", { class: name });
    layers.push(layer);
    pools[name] = createPool(layer, kind);
  }
  function sync(scene) {
    for (const [name, wanted] of Object.entries(scene)) pools[name].sync(wanted);
  }

  const wood = createWood(id("sheen"));
  const area = drawArea();
  const coordinates = drawCoordinates();
  const picture = svgElement("g", { class: "picture", "aria-hidden": "true" }, [
    wood.layer,
    drawGrid(),
    area.layer,
    coordinates.layer,
    ...layers,
  ]);
  const definitions = svgElement("defs", {}, [
    wood.definition,
    gradient(id("black"), "black", [0, 0.4, 1]),
    gradient(id("white"), "white", [0, 0.62, 1]),
    gradient(id("shadow"), "shadow", [0.66, 0.84, 1]),
  ]);
  const svg = svgElement("svg", { class: "board", part: "board" }, [definitions, picture]);
  let loupe = null;
  let finger = null;
  let margin = 0;

  return {
    svg,

    /** What depends on the options only. */
    arrange({ coordinates: shown, turned }) {
      const { side } = visibleBox(shown);
      margin = visibleBox(shown).margin;
      svg.setAttribute("viewBox", `${-margin} ${-margin} ${side} ${side}`);
      wood.cover(margin, side);
      setShown(coordinates.layer, shown);
      coordinates.name(turned);
    },

    showState(state, options) {
      area.show(state ? state.area : null, margin);
      sync(describeState(state, { ...options, fills }));
    },

    showPointer(state, options) {
      sync(describePointer(state, { ...options, fills }));
    },

    /** The steps of an explanation up to its index; null: nothing. */
    showExplanation(explanation, turned) {
      withExtras(({ describeExplanation }) => sync(describeExplanation(explanation, { turned, fills })));
    },

    /** The loupe over a place of the drawing; null hides it. */
    showLoupe(place, point) {
      finger = place && { place, point };
      if (!finger) {
        loupe?.hide();
        return;
      }
      withExtras(({ createLoupe }) => {
        if (!loupe) {
          loupe = createLoupe(picture, id("loupe"));
          svg.append(loupe.layer);
        }
        // The finger may have moved on, or be gone, by the time the loupe is here.
        const unit = svg.getBoundingClientRect().width / (LAST + 2 * margin);
        if (finger) loupe.show(finger.place, finger.point, { margin, unit });
      });
    },
  };
}

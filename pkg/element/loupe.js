// The loupe: the picture once more, larger, away from the finger that hides it.

import { LAST } from "./geometry.js";
import { setShown, svgElement } from "./svg.js";

/** In units of the board. */
const RADIUS = 2.6;
const RIM = 0.16;
/** Half the width of what a finger hides, in pixels. */
const FINGER = 36;
/** A point in the loupe is at least so large, in pixels; and the loupe doubles at least. */
const POINT = 56;
const LEAST_ZOOM = 2;

/**
 * Where the middle of the loupe lies: above the finger, or beside it where
 * there is no room above, towards the middle of the board. Never outside the
 * board, which may fill the screen.
 */
export function loupePlace({ x, y }, margin, finger) {
  const least = RADIUS + RIM / 2 - margin;
  const clamp = (value) => Math.min(LAST - least, Math.max(least, value));
  const away = RADIUS + finger;
  if (y - away >= least) return { x: clamp(x), y: y - away };
  const side = x < LAST / 2 ? 1 : -1;
  return { x: clamp(x + side * away), y: clamp(y) };
}

/**
 * A loupe over the picture; `id` names its clip path. It shows a copy, since
 * what `use` refers to is out of reach of the page's style for parts.
 */
export function createLoupe(picture, id) {
  const copy = svgElement("g");
  const name = svgElement("text", { y: RADIUS - 0.3, dy: "0.355em", "font-size": 0.72 });
  const layer = svgElement("g", { class: "loupe", part: "loupe", "aria-hidden": "true" }, [
    svgElement("clipPath", { id }, [svgElement("circle", { r: RADIUS })]),
    svgElement("circle", { class: "loupe-ground", r: RADIUS }),
    svgElement("g", { "clip-path": `url(#${id})` }, [copy]),
    svgElement("circle", { class: "loupe-rim", r: RADIUS, "stroke-width": RIM }),
    svgElement("rect", { class: "loupe-name", x: -0.95, y: RADIUS - 0.8, width: 1.9, height: 1, rx: 0.5 }),
    name,
  ]);
  setShown(layer, false);
  let copied = null;

  return {
    layer,

    /**
     * @param {{ x: number, y: number }} place under the finger, in the drawing
     * @param {string | null} point the point there
     * @param {{ margin: number, unit: number }} view the margin of the board, and pixels to a unit
     */
    show(place, point, { margin, unit }) {
      const { x, y } = loupePlace(place, margin, FINGER / unit);
      const zoom = Math.max(LEAST_ZOOM, POINT / unit);
      layer.setAttribute("transform", `translate(${x} ${y})`);
      copy.setAttribute("transform", `scale(${zoom}) translate(${-place.x} ${-place.y})`);
      // Between two points the picture is the same.
      if (copied !== point || !copy.firstChild) copy.replaceChildren(picture.cloneNode(true));
      copied = point;
      name.textContent = point ?? "–";
      setShown(layer, true);
    },

    hide() {
      setShown(layer, false);
      copy.replaceChildren();
    },
  };
}

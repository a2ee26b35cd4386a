// The loupe: the picture once more, larger, away from the finger that hides it.

import { LAST } from "./geometry.js";
import { setShown, svgElement } from "./svg.js";

/** In units of the board. */
const RADIUS = 3;
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
  const least = RADIUS - margin;
  const clamp = (value) => Math.min(LAST - least, Math.max(least, value));
  const away = RADIUS + finger;
  if (y - away >= least) return { x: clamp(x), y: y - away };
  const side = x < LAST / 2 ? 1 : -1;
  return { x: clamp(x + side * away), y: clamp(y) };
}

/** A loupe over the element with the id `pictureId`; `id` names its clip path. */
export function createLoupe(pictureId, id) {
  const picture = svgElement("use", { href: `#${pictureId}` });
  const name = svgElement("text", { y: RADIUS - 0.62, dy: "0.355em", "font-size": 0.72 });
  const layer = svgElement("g", { class: "loupe", part: "loupe", "aria-hidden": "true" }, [
    svgElement("clipPath", { id }, [svgElement("circle", { r: RADIUS })]),
    svgElement("circle", { class: "loupe-ground", r: RADIUS }),
    svgElement("g", { "clip-path": `url(#${id})` }, [picture]),
    svgElement("circle", { class: "loupe-rim", r: RADIUS }),
    svgElement("rect", { class: "loupe-name", x: -0.95, y: RADIUS - 1.12, width: 1.9, height: 1, rx: 0.5 }),
    name,
  ]);
  setShown(layer, false);

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
      picture.setAttribute("transform", `scale(${zoom}) translate(${-place.x} ${-place.y})`);
      name.textContent = point ?? "–";
      setShown(layer, true);
    },

    hide() {
      setShown(layer, false);
    },
  };
}

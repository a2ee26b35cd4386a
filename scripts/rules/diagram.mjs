// A board as a picture in the page, for readers without JavaScript and until it has started. It is drawn like a printed
// diagram: stones with numbers, offers with letters, the point in question with a dot.

import { attributes } from "./html.mjs";

const LETTERS = "abcdefghijklmno";
const STARS = ["d4", "l4", "h8", "d12", "l12"];

function placeOf(point) {
  return { x: LETTERS.indexOf(point[0]), y: 15 - Number(point.slice(1)) };
}

/** The lines, the star points and the letters and numbers at the edge: the same on every board, so once in a page. */
export function boardSymbol() {
  const lines = Array.from({ length: 15 }, (_, at) => `M0 ${at}H14M${at} 0V14`).join("");
  const stars = STARS.map(placeOf).map(({ x, y }) => `<circle cx="${x}" cy="${y}" r=".1"/>`);
  const columns = [...LETTERS].map((letter, x) => `<text x="${x}" y="14.86">${letter}</text>`);
  const rows = [...LETTERS].map((_, row) => `<text x="-.7" y="${14.13 - row}">${row + 1}</text>`);
  return (
    '<svg class="symbols" aria-hidden="true" width="0" height="0"><symbol id="grid" overflow="visible">' +
    `<rect class="wood" x="-1" y="-1" width="16" height="16"/><path class="lines" d="${lines}"/>` +
    `<g class="stars">${stars.join("")}</g><g class="edge">${columns.join("")}${rows.join("")}</g></symbol></svg>`
  );
}

function stone({ point, color, number }) {
  const { x, y } = placeOf(point);
  const text = number > 0 ? `<text class="on-${color}" x="${x}" y="${y + 0.17}">${number}</text>` : "";
  return `<circle class="${color}" cx="${x}" cy="${y}" r=".45"/>${text}`;
}

function offer(point, index) {
  const { x, y } = placeOf(point);
  const letter = String.fromCharCode(65 + index);
  return `<circle class="offer" cx="${x}" cy="${y}" r=".45"/><text class="on-black" x="${x}" y="${y + 0.17}">${letter}</text>`;
}

function square(area) {
  const from = 7 - area / 2;
  return `<rect class="area" x="${from}" y="${from}" width="${area}" height="${area}"/>`;
}

/** The picture of a state; `asked` is a point in question, `squares` the sides of central squares to be marked. */
export function diagram({ stones, offers }, words, { asked = null, squares = [] } = {}) {
  const points = (color) => stones.filter((one) => one.color === color).map(({ point }) => point);
  const label = [
    words.stones(points("black").join(", "), points("white").join(", ")),
    ...(offers.length > 0 ? [words.offers(offers.join(", "))] : []),
    ...(asked ? [words.asked(asked)] : []),
  ].join(" ");
  const dot = asked ? placeOf(asked) : null;
  const marks = [
    ...squares.map(square),
    ...stones.map(stone),
    ...offers.map(offer),
    ...(dot ? [`<circle class="asked" cx="${dot.x}" cy="${dot.y}" r=".2"/>`] : []),
  ];
  const frame = attributes({ class: "diagram", viewBox: "-1 -1 16 16", role: "img", "aria-label": label });
  return `<svg${frame}><use href="#grid"/>${marks.join("")}</svg>`;
}

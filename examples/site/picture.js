// A board to look at: the middle of it, after a standard opening, with three fifth moves on offer.

const SVG = "http://www.w3.org/2000/svg";
const LINES = 9;
const STONES = [
  [4, 4, "black"],
  [5, 3, "white"],
  [5, 5, "black"],
  [3, 4, "white"],
];
const OFFERS = [
  [4, 2, "A"],
  [6, 4, "B"],
  [3, 6, "C"],
];

function drawn(name, attributes, text = "") {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.textContent = text;
  return node;
}

/** Its colours are those of the style sheet. */
export function boardPicture(label) {
  const size = LINES - 1;
  const box = `-0.5 -0.5 ${LINES} ${LINES}`;
  const svg = drawn("svg", { viewBox: box, class: "picture", role: "img", "aria-label": label });
  svg.append(drawn("rect", { x: -0.5, y: -0.5, width: LINES, height: LINES, class: "wood" }));
  let grid = "";
  // The lines go on to the edge: this is a part of a board.
  for (let line = 0; line <= size; line++) grid += `M${line} -0.5V${LINES}M-0.5 ${line}H${LINES}`;
  svg.append(drawn("path", { d: grid, class: "grid" }), drawn("circle", { cx: 4, cy: 4, r: 0.1, class: "star" }));
  for (const [cx, cy, color] of STONES) {
    svg.append(drawn("circle", { cx: cx + 0.03, cy: cy + 0.07, r: 0.45, class: "shade" }));
    svg.append(drawn("circle", { cx, cy, r: 0.45, class: color }));
  }
  for (const [index, [cx, cy, color]] of STONES.entries()) {
    svg.append(drawn("text", { x: cx, y: cy, class: `on-${color}` }, String(index + 1)));
  }
  for (const [cx, cy, letter] of OFFERS) {
    svg.append(drawn("circle", { cx, cy, r: 0.4, class: "offer" }), drawn("text", { x: cx, y: cy }, letter));
  }
  return svg;
}

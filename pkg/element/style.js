// The looks of the board. Colours are custom properties, so a page can set
// `--soosorv-wood`, `--soosorv-line` and the like on any element around it.

const DAY = `
  --_wood: var(--soosorv-wood, #dcab64);
  --_wood-edge: var(--soosorv-wood-edge, #a87536);
  --_grain: var(--soosorv-grain, #9a6124); --_grain-strength: 0.2;
  --_light: #fff3d6; --_light-strength: 0.3; --_shade: #5a2f08; --_shade-strength: 0.12;
  --_line: var(--soosorv-line, #472c12);
  --_coordinate: var(--soosorv-coordinate, #3f270f);
  --_mark: var(--soosorv-mark, #8e1014);
  --_mark-ground: var(--soosorv-mark-ground, #efd09b);
  --_halo: #fff8ea;
  --_rim-black: var(--soosorv-rim-black, #0b0908);
  --_rim-white: var(--soosorv-rim-white, #5c4023);
  --_black-0: #6a6562; --_black-1: #2b2826; --_black-2: #0f0d0c;
  --_white-0: #fff; --_white-1: #f8f5ee; --_white-2: #d3cabb;
  --_shadow: #2c1703; --_shadow-strength: 0.5;
  --_veil: #6f4415; --_veil-strength: 0.36;
`;

const NIGHT = `
  --_wood: var(--soosorv-wood, #4a3320);
  --_wood-edge: var(--soosorv-wood-edge, #22160c);
  --_grain: var(--soosorv-grain, #1f1207); --_grain-strength: 0.3;
  --_light: #ffcf94; --_light-strength: 0.08; --_shade: #000; --_shade-strength: 0.3;
  --_line: var(--soosorv-line, #ab8f66);
  --_coordinate: var(--soosorv-coordinate, #cdb692);
  --_mark: var(--soosorv-mark, #f0a08e);
  --_mark-ground: var(--soosorv-mark-ground, #35261a);
  --_halo: #1c120a;
  --_rim-black: var(--soosorv-rim-black, #b49a74);
  --_rim-white: var(--soosorv-rim-white, #f4ede0);
  --_black-0: #54504d; --_black-1: #201d1c; --_black-2: #0b0a09;
  --_white-0: #f3eee4; --_white-1: #e3dccf; --_white-2: #b5ac9b;
  --_shadow: #000; --_shadow-strength: 0.6;
  --_veil: #120b05; --_veil-strength: 0.5;
`;

// Where the user's own colours are in force, stones stay black and white and
// rims, lines and marks take the system's text colour.
const FORCED = `
  --_wood: Canvas; --_wood-edge: CanvasText; --_grain-strength: 0;
  --_light-strength: 0; --_shade-strength: 0;
  --_line: CanvasText; --_coordinate: CanvasText; --_mark: CanvasText; --_mark-ground: Canvas; --_halo: Canvas;
  --_rim-black: CanvasText; --_rim-white: CanvasText;
  --_black-0: #000; --_black-1: #000; --_black-2: #000;
  --_white-0: #fff; --_white-1: #fff; --_white-2: #fff;
  --_shadow-strength: 0; --_veil: CanvasText; --_veil-strength: 0.25;
`;

const CSS = `
:host { display: block; }
:host([hidden]) { display: none; }
.soosorv-board { ${DAY} display: block; container-type: inline-size; line-height: 0; }
.soosorv-board[data-theme="dark"] { ${NIGHT} }
@media (prefers-color-scheme: dark) {
  .soosorv-board[data-theme="auto"] { ${NIGHT} }
}
.soosorv-board .board {
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 1;
  border-radius: var(--soosorv-radius, 0.4%);
  forced-color-adjust: none;
  touch-action: none;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  -webkit-tap-highlight-color: transparent;
}
.soosorv-board.pointing .board { cursor: pointer; }
.soosorv-board .picture { pointer-events: none; }
.soosorv-board .cell { fill: transparent; outline: none; }

.soosorv-board .wood { fill: var(--_wood); }
.soosorv-board .wood-edge { fill: none; stroke: var(--_wood-edge); stroke-width: 0.06; }
.soosorv-board .grain { fill: none; stroke: var(--_grain); stroke-opacity: var(--_grain-strength); }
.soosorv-board .sheen-0 { stop-color: var(--_light); stop-opacity: var(--_light-strength); }
.soosorv-board .sheen-1 { stop-color: var(--_light); stop-opacity: 0; }
.soosorv-board .sheen-2 { stop-color: var(--_shade); stop-opacity: var(--_shade-strength); }
/* Whole pixels, so that every line is equally wide and sharp at any size; of finer ones a line has no whole number. */
.soosorv-board .line, .soosorv-board .border {
  fill: none; stroke: var(--_line); stroke-width: 1px;
  vector-effect: non-scaling-stroke; shape-rendering: crispEdges;
}
.soosorv-board .border { stroke-width: 2px; }
.soosorv-board .coordinates { fill: var(--_coordinate); font-size: 0.38px; font-weight: 500; }
@media (min-resolution: 1.1dppx) {
  .soosorv-board .line, .soosorv-board .border { shape-rendering: auto; }
  .soosorv-board .border { stroke-width: 1.5px; }
}
@container (min-width: 620px) {
  .soosorv-board .coordinates { font-size: 0.28px; }
}
@container (min-width: 960px) {
  .soosorv-board .line { stroke-width: 2px; }
  .soosorv-board .border { stroke-width: 3px; }
}
@container (min-width: 1600px) {
  .soosorv-board .line { stroke-width: 3px; }
  .soosorv-board .border { stroke-width: 5px; }
}
.soosorv-board .star { fill: var(--_line); }
.soosorv-board text {
  font-family: var(--soosorv-font, system-ui, "Helvetica Neue", Arial, sans-serif);
  font-variant-numeric: tabular-nums;
  text-anchor: middle;
}
.soosorv-board .veil { fill: var(--_veil); fill-opacity: var(--_veil-strength); }
.soosorv-board .area {
  fill: none; stroke: var(--_mark); stroke-width: 0.07; stroke-dasharray: 0.22 0.16;
}

.soosorv-board .black-0 { stop-color: var(--_black-0); }
.soosorv-board .black-1 { stop-color: var(--_black-1); }
.soosorv-board .black-2 { stop-color: var(--_black-2); }
.soosorv-board .white-0 { stop-color: var(--_white-0); }
.soosorv-board .white-1 { stop-color: var(--_white-1); }
.soosorv-board .white-2 { stop-color: var(--_white-2); }
.soosorv-board .shadow-0 { stop-color: var(--_shadow); stop-opacity: var(--_shadow-strength); }
.soosorv-board .shadow-1 { stop-color: var(--_shadow); stop-opacity: calc(var(--_shadow-strength) / 2); }
.soosorv-board .shadow-2 { stop-color: var(--_shadow); stop-opacity: 0; }
.soosorv-board .stone, .soosorv-board .ghost { stroke-width: 0.035; }
.soosorv-board :is(.stone, .ghost).black { stroke: var(--_rim-black); }
.soosorv-board :is(.stone, .ghost).white { stroke: var(--_rim-white); }
.soosorv-board .ghost { opacity: 0.55; }
.soosorv-board .ghost.aimed { opacity: 0.8; }
.soosorv-board .offer {
  fill: var(--_black-1); fill-opacity: 0.78;
  stroke: var(--_rim-black); stroke-width: 0.05; stroke-dasharray: 0.17 0.1;
}

.soosorv-board .number, .soosorv-board .letter { font-weight: 600; }
.soosorv-board .on-black.number, .soosorv-board .letter { fill: #fff; }
.soosorv-board .on-white.number { fill: #14110e; }
.soosorv-board .forbidden {
  fill: var(--_mark-ground); stroke: var(--_mark); stroke-width: 0.05; stroke-linejoin: round;
}
.soosorv-board .forbidden-text { fill: var(--_mark); font-weight: 700; }
.soosorv-board .closed { fill: var(--_wood); stroke: var(--_mark); stroke-width: 0.06; }
.soosorv-board .foul-text { fill: #fff; font-weight: 700; }

.soosorv-board .last.dot.on-black { fill: #fff; }
.soosorv-board .last.dot.on-white { fill: #14110e; }
.soosorv-board .last.ring { fill: none; stroke-width: 0.045; }
.soosorv-board .last.ring.on-black { stroke: #fff; }
.soosorv-board .last.ring.on-white { stroke: #14110e; }
.soosorv-board .foul, .soosorv-board .pick, .soosorv-board .highlight {
  fill: none; stroke: var(--_mark); stroke-width: 0.09;
}
.soosorv-board .highlight.gap { fill: var(--_mark); stroke: none; }
.soosorv-board .win { stroke: var(--_mark); stroke-width: 0.1; stroke-linecap: round; fill: none; }
.soosorv-board .win.halo { stroke: var(--_halo); stroke-width: 0.22; }
.soosorv-board circle.aim { fill: none; stroke: var(--_mark); stroke-width: 0.08; }
.soosorv-board path.aim { fill: none; stroke: var(--_mark); stroke-width: 0.05; stroke-opacity: 0.75; }
.soosorv-board .mirror {
  fill: none; stroke: var(--_mark); stroke-width: 0.05; stroke-dasharray: 0.05 0.15; stroke-linecap: round;
}

.soosorv-board .typed { pointer-events: none; }
.soosorv-board .typed rect { fill: #14110e; stroke: var(--_halo); stroke-width: 0.06; }
.soosorv-board .typed > text { fill: #fff; font-weight: 600; }
.soosorv-board .focus { pointer-events: none; }
.soosorv-board .focus rect { fill: none; }
.soosorv-board .focus-outer { stroke: #fff; stroke-width: 0.17; }
.soosorv-board .focus-inner { stroke: #0b3f8a; stroke-width: 0.09; }

@media (prefers-reduced-motion: no-preference) {
  .soosorv-board .arriving {
    transform-box: fill-box;
    transform-origin: center;
    animation: soosorv-arrive 140ms ease-out;
  }
  .soosorv-board .win {
    stroke-dasharray: 1;
    animation: soosorv-draw 300ms ease-in-out;
  }
}
@keyframes soosorv-arrive { from { transform: scale(0.9); opacity: 0.3; } }
@keyframes soosorv-draw { from { stroke-dashoffset: 1; } to { stroke-dashoffset: 0; } }

@media (forced-colors: active) {
  .soosorv-board.soosorv-board[data-theme] { ${FORCED} }
  .soosorv-board .focus-outer { stroke: Canvas; }
  .soosorv-board .focus-inner { stroke: Highlight; }
}
`;

const adopted = new WeakMap();
const sheets = new WeakMap();

/** One style sheet for all the elements of a document. */
function sheetOf(document, css) {
  if (!sheets.has(document)) sheets.set(document, new Map());
  const known = sheets.get(document);
  if (!known.has(css)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    known.set(css, sheet);
  }
  return known.get(css);
}

/**
 * Gives the document or shadow root around a node the style, once. A shared
 * style sheet is not an inline style, so a strict content security policy
 * allows it; browsers without shared sheets get a `style` element, which
 * templates leave alone.
 */
export function adoptStyle(node, css = CSS) {
  const top = node.getRootNode();
  const root = "styleSheets" in top ? top : document;
  if (!adopted.has(root)) adopted.set(root, new Set());
  if (adopted.get(root).has(css)) return;
  adopted.get(root).add(css);
  if ("adoptedStyleSheets" in root && "replaceSync" in CSSStyleSheet.prototype) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheetOf(root.ownerDocument ?? root, css)];
    return;
  }
  const style = document.createElement("style");
  style.textContent = css;
  (root.head ?? root).append(style);
}

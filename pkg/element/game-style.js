// The looks of the game around the board: paper, ink and a little vermilion, like a printed renju diagram. Colours are
// custom properties, so a page can set `--soosorv-paper`, `--soosorv-ink` and the like on any element around it.

const DAY = `
  --_paper: var(--soosorv-paper, #f3eadb);
  --_sheet: var(--soosorv-sheet, #fbf6ec);
  --_ink: var(--soosorv-ink, #2a1e12);
  --_soft: var(--soosorv-soft, #665543);
  --_hair: var(--soosorv-hair, #d8c7a9);
  --_edge: var(--soosorv-edge, #8a745a);
  --_accent: var(--soosorv-accent, #9c2a1a);
  --_on-accent: var(--soosorv-on-accent, #fff8ee);
  --_focus: var(--soosorv-focus, #0b4a9e);
  --_black: radial-gradient(circle at 36% 30%, #5d5a58, #262423 45%, #0d0c0b);
  --_white: radial-gradient(circle at 36% 30%, #fff, #f7f3ea 60%, #d9d2c3);
  --_rim-black: var(--soosorv-rim-black, #0a0806);
  --_rim-white: var(--soosorv-rim-white, #5c4020);
  color-scheme: light;
`;

const NIGHT = `
  --_paper: var(--soosorv-paper, #15110c);
  --_sheet: var(--soosorv-sheet, #1f1912);
  --_ink: var(--soosorv-ink, #ece2d0);
  --_soft: var(--soosorv-soft, #b5a48a);
  --_hair: var(--soosorv-hair, #3b3023);
  --_edge: var(--soosorv-edge, #8f7b60);
  --_accent: var(--soosorv-accent, #f2937c);
  --_on-accent: var(--soosorv-on-accent, #26100a);
  --_focus: var(--soosorv-focus, #8fc0ff);
  --_black: radial-gradient(circle at 36% 30%, #4a4745, #1d1b1a 45%, #0a0909);
  --_white: radial-gradient(circle at 36% 30%, #f4efe5, #e4ddcf 60%, #bdb4a2);
  --_rim-black: var(--soosorv-rim-black, #b39a75);
  --_rim-white: var(--soosorv-rim-white, #f2eadb);
  color-scheme: dark;
`;

const CSS = `
:host { display: block; container-type: inline-size; }
:host([hidden]) { display: none; }
.game { ${DAY} }
.game[data-theme="dark"] { ${NIGHT} }
@media (prefers-color-scheme: dark) {
  .game[data-theme="auto"] { ${NIGHT} }
}
.game {
  --_sans: var(--soosorv-sans, system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif);
  --_serif: var(--soosorv-serif, "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, Georgia, serif);
  --_gap: var(--soosorv-gap, 12px);
  --_height: 100vh;
  --_inset: var(--_gap);
  --_board: max(240px, min(100cqi, var(--soosorv-board-size, var(--_height) - 210px)));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block: 8px;
  background: var(--_paper);
  color: var(--_ink);
  font: 16px / 1.4 var(--_sans);
  text-align: start;
  -webkit-text-size-adjust: 100%;
}
/* The height that is really there, with a phone's toolbars shown or hidden. */
@supports (height: 100dvh) {
  .game { --_height: 100dvh; }
}
* { box-sizing: border-box; }
h2, p, ol, fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
/* Sentences keep their own direction on a page of the other one. */
h2, p, li, small, legend { unicode-bidi: plaintext; }
:host(:dir(rtl)) :is(h2, p, li, legend) { text-align: right; }
h2 { font: 600 18px / 1.2 var(--_serif); overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--_focus); outline-offset: 2px; }
h2:focus-visible { outline-offset: 4px; border-radius: 2px; }
.unseen {
  position: absolute; width: 1px; height: 1px;
  overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}

button {
  min-height: 44px;
  padding: 6px 10px;
  border: 1px solid transparent;
  border-radius: 6px;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  touch-action: manipulation;
}
button:disabled { cursor: default; opacity: 0.4; }
.quiet { font-size: 15px; }
:is(.quiet, .choice, .number):hover:enabled { background: color-mix(in srgb, var(--_ink) 8%, transparent); }
.icon { display: grid; place-items: center; width: 44px; padding: 0; }
.icon svg { width: 22px; height: 22px; fill: currentcolor; stroke: currentcolor; stroke-width: 2; stroke-linejoin: round; }
:host(:dir(rtl)) .icon svg { transform: scaleX(-1); }
.primary { background: var(--_accent); color: var(--_on-accent); font-weight: 600; }
.primary:disabled { background: none; border-color: var(--_edge); color: var(--_soft); opacity: 1; }

.disc {
  display: inline-block;
  flex: none;
  width: 1em;
  height: 1em;
  border: 1px solid var(--_rim-black);
  border-radius: 50%;
  background: var(--_black);
  forced-color-adjust: none;
}
.disc.white { border-color: var(--_rim-white); background: var(--_white); }

.players, .prompt, .actions, .record, ::slotted(*) { margin-inline: var(--_inset); }
.players { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin-bottom: 8px; }
.player {
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  padding: 3px 10px;
  border: 1px solid var(--_hair);
  border-radius: 6px;
  background: var(--_sheet);
  line-height: 1.2;
}
.player > div { display: grid; min-width: 0; }
.player .disc { font-size: 26px; }
.player .name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 600; }
.player .color { font-size: 13px; color: var(--_soft); }
.player em { font: italic 14px / 1.2 var(--_serif); color: var(--_accent); }
.player.marked { border-color: var(--_accent); box-shadow: inset 4px 0 0 var(--_accent); }
:host(:dir(rtl)) .player.marked { box-shadow: inset -4px 0 0 var(--_accent); }

.board { width: var(--_board); margin-inline: auto; aspect-ratio: 1; }

.prompt {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px 12px;
  align-items: start;
  padding-block: 8px 4px;
}
.words { min-height: 64px; }
.words p { margin-top: 2px; font-size: 15px; line-height: 1.35; color: var(--_soft); overflow-wrap: anywhere; }
.words p.note { color: var(--_accent); }
.confirm { min-width: 104px; min-height: 52px; }
.choices { grid-column: 1 / -1; display: grid; gap: 10px; }
.choices:empty { display: none; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(136px, 1fr)); gap: 8px; }
.choice, .number { border-color: var(--_edge); background: var(--_sheet); }
.choice { display: flex; align-items: center; gap: 8px; min-height: 56px; padding-inline: 10px; text-align: start; }
.choice .disc { font-size: 22px; }
.choice > span { display: grid; min-width: 0; font-size: 15px; line-height: 1.25; overflow-wrap: anywhere; }
small { font-size: 13px; color: var(--_soft); }
.numbers { display: grid; grid-template-columns: repeat(auto-fill, minmax(46px, 1fr)); gap: 6px; }
.in-1 { grid-template-columns: minmax(46px, 120px); }
.in-2 { grid-template-columns: repeat(2, minmax(46px, 1fr)); }
.in-3 { grid-template-columns: repeat(3, minmax(46px, 1fr)); }
.in-4 { grid-template-columns: repeat(4, minmax(46px, 1fr)); }
.in-5 { grid-template-columns: repeat(5, minmax(46px, 1fr)); }
.in-6 { grid-template-columns: repeat(6, minmax(44px, 1fr)); }
.number { padding: 2px; min-height: 46px; font: 600 20px / 1.1 var(--_serif); font-variant-numeric: lining-nums; }
.number small { display: block; font: 13px / 1.1 var(--_sans); }
.pips { display: flex; flex-wrap: wrap; gap: 6px; }
.pip { width: 14px; height: 14px; border: 1.5px solid var(--_edge); border-radius: 50%; }
.pip.done { border-color: var(--_rim-black); background: var(--_black); }

.actions, .tools { display: flex; flex-wrap: wrap; }
.actions { margin-block: 4px; }
:is(.actions, .tools) button { font-size: 14px; }
.actions { margin-inline-start: calc(var(--_inset) - 10px); }
.tools { margin-inline-start: -10px; }
.actions [aria-pressed="true"] { background: var(--_ink); color: var(--_paper); }

.record header {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 14px;
  padding-top: 10px;
  border-top: 1px solid var(--_hair);
}
.record h2 { font-size: 17px; }
.rule { margin-inline-start: auto; font: italic 14px / 1.2 var(--_serif); color: var(--_soft); }
.pattern { font: italic 16px / 1.2 var(--_serif); }
.pattern [lang="ja"] {
  font: 16px / 1 "Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", "Noto Serif JP", serif;
}
.replay { display: grid; grid-template-columns: repeat(5, 44px) minmax(0, 1fr); align-items: center; margin-inline: -10px 0; }
.replay input { width: 100%; min-width: 0; min-height: 44px; margin: 0; accent-color: var(--_accent); }
#moves {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(84px, 1fr));
  align-content: start;
  gap: 2px 4px;
  min-height: 40px;
  max-height: 16em;
  overflow-y: auto;
  list-style: none;
  font-size: 15px;
  font-variant-numeric: tabular-nums;
}
.move { display: flex; align-items: center; gap: 6px; border-radius: 4px; cursor: pointer; }
.move.here { background: color-mix(in srgb, var(--_accent) 16%, transparent); }
.move.here .move-number { color: inherit; }
.move-number { width: 1.8em; text-align: end; font-size: 13px; color: var(--_soft); }
.decision { grid-column: 1 / -1; padding-inline-start: 4px; font: italic 15px / 1.35 var(--_serif); color: var(--_soft); }

dialog {
  width: min(440px, 100vw - 24px);
  max-height: calc(var(--_height) - 24px);
  padding: 20px;
  border: 1px solid var(--_edge);
  border-radius: 8px;
  background: var(--_sheet);
  color: var(--_ink);
  overflow-y: auto;
}
dialog::backdrop { background: rgb(20 12 4 / 55%); }
dialog h2 { margin-bottom: 12px; font-size: 22px; }
form { display: grid; gap: 14px; }
legend, .field > span { padding: 0; margin-bottom: 4px; font-weight: 600; }
dialog > fieldset { margin-top: 14px; }
.field-row { display: flex; align-items: center; gap: 10px; min-height: 44px; }
.field-row small { display: block; }
.field-row input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--_accent); }
.field { display: grid; min-width: 0; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
dialog :is(input:is([type="text"], [type="number"]), select, textarea) {
  width: 100%;
  min-width: 0;
  min-height: 44px;
  padding: 8px 10px;
  border: 1px solid var(--_edge);
  border-radius: 6px;
  background: var(--_paper);
  color: inherit;
  font: inherit;
}
dialog textarea { font-family: ui-monospace, "Liberation Mono", monospace; resize: vertical; }
.hint { font-size: 14px; color: var(--_soft); }
.failure { padding: var(--_gap); }
.error, .warning { color: var(--_accent); }
.error:empty { display: none; }
/* Stays in sight while a long dialog scrolls. */
.dialog-actions {
  position: sticky;
  bottom: -20px;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  margin: 8px 0 -20px;
  padding: 10px 0 20px;
  background: var(--_sheet);
}
.dialog-actions button { min-width: 88px; }

@container (min-width: 600px) {
  .game {
    --_gap: var(--soosorv-gap, 24px);
    --_board: max(240px, min(100cqi - 2 * var(--_gap), var(--soosorv-board-size, var(--_height) - 320px)));
    padding-block: 16px;
  }
  .board { border-radius: 3px; box-shadow: 0 1px 2px rgb(30 18 3 / 35%), 0 10px 30px -8px rgb(30 18 3 / 45%); }
  .prompt { padding-top: 16px; }
  .words h2 { font-size: 24px; }
  .words p { font-size: 16px; }
}
/* Two columns: the board, and everything else beside it. */
@container (min-width: 880px) {
  .game {
    --_inset: 0px;
    --_panel: var(--soosorv-panel-size, 320px);
    --_board: max(240px, min(100cqi - var(--_panel) - 3 * var(--_gap), var(--soosorv-board-size, var(--_height) - 48px)));
    grid-template: repeat(5, auto) 1fr / auto minmax(0, 1fr);
    padding: var(--_gap);
    column-gap: var(--_gap);
  }
  .players, .prompt, .actions, .record, ::slotted(*) { grid-column: 2; }
  .board { grid-column: 1; grid-row: 1 / span 6; align-self: start; position: sticky; top: var(--_gap); }
  #moves { max-height: max(8em, var(--_board) - 440px); }
}
@media (orientation: landscape) and (max-height: 560px) {
  @container (min-width: 520px) {
    .game {
      --_board: min(var(--_height), 100cqi - 240px);
      --_inset: 8px;
      grid-template: repeat(5, auto) 1fr / auto minmax(0, 1fr);
      padding: 0;
      column-gap: 0;
    }
    .players, .prompt, .actions, .record, ::slotted(*) { grid-column: 2; }
    .players { margin-block: 6px; gap: 6px; }
    .player { padding: 3px 6px; gap: 6px; }
    .player .disc { font-size: 20px; }
    .player .name { font-size: 14px; }
    .board { grid-column: 1; grid-row: 1 / span 6; align-self: start; position: sticky; top: 0; border-radius: 0; box-shadow: none; }
    .prompt { padding-top: 4px; }
    .words h2 { font-size: 18px; }
    .words p { font-size: 15px; }
  }
}

@media (forced-colors: active) {
  .game { --_accent: CanvasText; --_edge: ButtonBorder; --_hair: CanvasText; --_rim-black: CanvasText; --_rim-white: CanvasText; }
  .primary { border-color: ButtonBorder; }
  .player.marked { border: 3px solid Highlight; }
  .pip.done { forced-color-adjust: none; background: CanvasText; }
  .actions [aria-pressed="true"] { border-color: Highlight; }
  .move.here { outline: 2px solid Highlight; }
}
`;

let sheet;

/**
 * Gives a shadow root the style. A shared style sheet is not an inline style, so a strict content security policy allows
 * it; browsers without shared sheets get a `style` element, which templates leave alone.
 */
export function adoptGameStyle(root) {
  if ("adoptedStyleSheets" in root && "replaceSync" in CSSStyleSheet.prototype) {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(CSS);
    }
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return;
  }
  const style = document.createElement("style");
  style.textContent = CSS;
  root.append(style);
}

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
  --_rim-black: var(--soosorv-rim-black, #0b0908);
  --_rim-white: var(--soosorv-rim-white, #5c4023);
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
  --_rim-black: var(--soosorv-rim-black, #b49a74);
  --_rim-white: var(--soosorv-rim-white, #f4ede0);
  color-scheme: dark;
`;

export const GAME_STYLE = `
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
h2, p, li, small, legend { unicode-bidi: plaintext; text-wrap: pretty; }
:host(:dir(rtl)) :is(h2, p, li, legend) { text-align: right; }
h2 { font: 600 18px / 1.2 var(--_serif); overflow-wrap: anywhere; text-wrap: balance; }
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
.player .name { overflow-wrap: anywhere; font-weight: 600; }
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
.failure { padding: var(--_gap); }
.actions { display: flex; flex-wrap: wrap; margin-block: 4px; margin-inline-start: calc(var(--_inset) - 10px); }
.actions button { font-size: 14px; }
.actions [aria-pressed="true"] { background: var(--_ink); color: var(--_paper); }

/* As much as it has with an empty list: nothing below moves when it comes. */
.record { min-height: 204px; }
@container (min-width: 600px) {
  .game {
    --_gap: var(--soosorv-gap, 24px);
    --_board: max(240px, min(100cqi - 2 * var(--_gap), var(--soosorv-board-size, var(--_height) - 320px)));
    padding-block: 16px;
  }
  div.board { border-radius: 3px; box-shadow: 0 1px 2px rgb(30 18 3 / 35%), 0 10px 30px -8px rgb(30 18 3 / 45%); }
  .prompt { padding-top: 16px; }
  .words h2 { font-size: 24px; }
  .record { min-height: 170px; }
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
    div.board { grid-column: 1; grid-row: 1 / span 6; align-self: start; position: sticky; top: 0; border-radius: 0; box-shadow: none; }
    .prompt { padding-top: 4px; }
    .words h2 { font-size: 18px; }
    .words p { font-size: 15px; }
  }
}

@media (forced-colors: active) {
  .game { --_accent: CanvasText; --_edge: ButtonBorder; --_hair: CanvasText; --_rim-black: CanvasText; --_rim-white: CanvasText; }
  .primary { border-color: ButtonBorder; }
  .player.marked { border: 3px solid Highlight; }
  .actions [aria-pressed="true"] { border-color: Highlight; }
}
`;

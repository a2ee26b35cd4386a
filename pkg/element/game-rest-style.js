// The looks of what comes a moment later (see game-later.js): answers, record, dialogs.

export const REST_STYLE = `
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
/* Not the numbers on the stones, which stand in the same tree. */
button.number { padding: 2px; min-height: 46px; font: 600 20px / 1.1 var(--_serif); font-variant-numeric: lining-nums; }
.number small { display: block; font: 13px / 1.1 var(--_sans); }
.pips { display: flex; flex-wrap: wrap; gap: 6px; }
.pip { width: 14px; height: 14px; border: 1.5px solid var(--_edge); border-radius: 50%; }
.pip.done { border-color: var(--_rim-black); background: var(--_black); }

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
.icon { display: grid; place-items: center; width: 44px; padding: 0; }
.icon svg { width: 22px; height: 22px; fill: currentcolor; stroke: currentcolor; stroke-width: 2; stroke-linejoin: round; }
:host(:dir(rtl)) .icon svg { transform: scaleX(-1); }
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

.tools { display: flex; flex-wrap: wrap; margin-inline-start: -10px; }
.tools button { font-size: 14px; }

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
  margin: 8px -20px -20px;
  padding: 10px 20px 20px;
  background: var(--_sheet);
}
.dialog-actions button { min-width: 88px; }

@container (min-width: 880px) {
  #moves { max-height: max(8em, var(--_board) - 440px); }
}
@media (forced-colors: active) {
  .pip.done { forced-color-adjust: none; background: CanvasText; }
  .move.here { outline: 2px solid Highlight; }
}
`;

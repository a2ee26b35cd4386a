// The options of a board and their defaults; board.d.ts says what they mean. The words are left to whoever makes a board.

export const DEFAULTS = Object.freeze({
  numbers: false,
  coordinates: true,
  turned: false,
  forbiddenMarks: true,
  inputMode: "auto",
  theme: "auto",
  readOnly: false,
  highlights: Object.freeze([]),
  texts: null,
  onAction: null,
  onAim: null,
  onRefuse: null,
  onMistype: null,
  onInspect: null,
  onExplain: null,
});

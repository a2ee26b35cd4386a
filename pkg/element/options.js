// The options of a board and their defaults; board.d.ts says what they mean.

import { textsEn } from "./texts-en.js";

export const DEFAULTS = Object.freeze({
  numbers: false,
  coordinates: true,
  turned: false,
  forbiddenMarks: true,
  inputMode: "auto",
  theme: "auto",
  readOnly: false,
  highlights: Object.freeze([]),
  texts: textsEn,
  onAction: null,
  onAim: null,
  onRefuse: null,
  onMistype: null,
  onInspect: null,
  onExplain: null,
});

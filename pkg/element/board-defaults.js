// The options of a board that nobody else gives words to.

import { DEFAULTS } from "./options.js";
import { textsEn } from "./texts-en.js";

export const BOARD_DEFAULTS = Object.freeze({ ...DEFAULTS, texts: textsEn });

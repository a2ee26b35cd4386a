/**
 * Both elements: importing this makes `<soosorv-board>` and `<soosorv-game>` known to the page. Where there is no HTML,
 * as in Node, importing it does nothing.
 *
 * ```ts
 * import "soosorv/element";
 * ```
 *
 * @packageDocumentation
 */

import type { Texts } from "./texts/texts.js";

export { SoosorvBoard, type SoosorvBoardEventMap, type SoosorvBoardJsx } from "./board-element.js";
export { type SeatControl, SoosorvGame, type SoosorvGameEventMap, type SoosorvGameJsx } from "./game.js";
export type { Texts } from "./texts/texts.js";

/**
 * Teaches `<soosorv-game>` a language beside English, German and Russian, or other words for one of these. `load` is
 * called when the language is first needed; elements that are there already look again when their `lang` changes.
 *
 * ```ts
 * import { addLanguage } from "soosorv/element";
 *
 * addLanguage("en-club", () => import("soosorv/element/texts/en.js"));
 * ```
 */
export function addLanguage(language: string, load: () => Promise<{ readonly default: Texts }>): void;

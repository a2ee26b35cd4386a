import type { Texts } from "./texts.js";

/** Every word of the game in one language. */
declare const texts: Texts;
export default texts;

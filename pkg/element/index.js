// Both elements of HTML: importing this makes `<soosorv-board>` and `<soosorv-game>` known to the page. Where there is no
// HTML, as in Node, importing it does nothing.

export { SoosorvBoard } from "./board-element.js";
export { SoosorvGame } from "./game.js";
export { addLanguage } from "./game-languages.js";

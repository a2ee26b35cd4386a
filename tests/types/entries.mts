// Compiled only: the entries beside the default one.

import { type Game as DefaultGame, newGame as defaultNewGame, type State } from "soosorv";
import { addLanguage, type SoosorvGame, type Texts } from "soosorv/element";
import { type Board, createBoard, offerLetter } from "soosorv/element/board.js";
import german from "soosorv/element/texts/de.js";
import { type EngineSource, type Game, init, initSync, isRuleError, type NotStartedError, newGame } from "soosorv/slim";
import module from "soosorv/soosorv.wasm";

const started: Promise<void>[] = [
  init(),
  init("/soosorv.wasm"),
  init(new URL("https://example.org/soosorv.wasm")),
  init(fetch("/soosorv.wasm")),
  init(new Uint8Array(8)),
  init(new ArrayBuffer(8)),
  init(module),
  init(WebAssembly.compileStreaming(fetch("/soosorv.wasm"))),
];
// @ts-expect-error: a number is no engine
init(5);

const source: EngineSource = new Uint8Array(8);
initSync(source);
initSync(module);
// @ts-expect-error: an address has to be loaded
initSync("/soosorv.wasm");
// @ts-expect-error: it cannot come from nowhere
initSync();

// One class, whichever entry it comes from.
const game: DefaultGame = newGame();
const same: Game = defaultNewGame();
const state: State = same.renderState();

function explainError(error: unknown): string {
  const code = isRuleError(error) ? error.code : (error as NotStartedError).code;
  return code === "not-started" ? "call init()" : code;
}

const board: Board = createBoard(document.body, { onAction: (action) => game.applyAction(action) });
board.update(state);

const spoken: Texts = german;
addLanguage("de-club", () => import("soosorv/element/texts/de.js"));
const whole: SoosorvGame = document.createElement("soosorv-game");
whole.addEventListener("over", ({ detail }) => detail.winner);
// @ts-expect-error: the state is read
whole.state = state;

export const used = [spoken, started, explainError, offerLetter(0)];

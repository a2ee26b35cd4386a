// The page's side: draws states, sends actions. It never loads the engine: the board alone comes from the package.

import { createBoard } from "./soosorv/element/board.js";

const byId = (id) => document.getElementById(id);
const engine = new Worker(new URL("./engine.js", import.meta.url), { type: "module" });
const board = createBoard(byId("board"), { onAction: (action) => engine.postMessage({ action }) });

engine.onmessage = ({ data: { error, state, record } }) => {
  byId("error").textContent = error?.message ?? "";
  if (state) show(state, record);
};

engine.onerror = ({ message }) => {
  byId("prompt").textContent = `The engine did not start: ${message}`;
};

function show(state, record) {
  board.update(state);
  const { moveNumber, outcome, phase, turn } = state;
  byId("prompt").textContent = outcome
    ? `Over: ${outcome.reason}`
    : `Stone ${moveNumber}, the ${turn.seat} player: ${phase}`;
  byId("prompt").title = record;
  byId("undo").disabled = state.length === 0;
  byId("choices").replaceChildren(...state.choices.map(choiceButton));
}

function choiceButton(action) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = action.type === "declare" ? String(action.count) : action.type;
  button.onclick = () => engine.postMessage({ action });
  return button;
}

byId("undo").onclick = () => engine.postMessage({ undo: true });
byId("new").onclick = () => engine.postMessage({ record: "soosorv-8" });

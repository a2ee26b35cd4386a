// A position and a point of it: may Black play there? Pressing any point asks the engine, and the board shows the lines.

import { explanationSteps } from "../pkg/element/board.js";
import { newGame } from "../pkg/index.js";
import { offerConfirm, partsOf } from "./live-board.js";
import { verdict } from "./verdict.js";

const points = (text) => text.split(" ").filter(Boolean);

function listOf(reasons) {
  const list = document.createElement("ul");
  for (const text of reasons) {
    const item = document.createElement("li");
    item.textContent = text;
    list.append(item);
  }
  return list;
}

/** Brings the board of a lesson to life. `words` are the sentences that the page adds to those of the package. */
export function startExample(lesson, texts, words) {
  const { example: point, black, white } = lesson.dataset;
  const parts = partsOf(lesson);
  const { board } = parts;
  const game = newGame({ position: { black: points(black), white: points(white), turn: "black" } });
  const marks = [{ point, mark: "gap" }];

  function reset() {
    board.explanation = null;
    board.highlights = marks;
    parts.remark.replaceChildren();
    parts.again.disabled = true;
  }

  function show(at) {
    if (game.renderState().stones.some((stone) => stone.point === at)) {
      parts.remark.textContent = texts.error.occupied();
      return;
    }
    const explanation = game.explain(at);
    const found = verdict(explanation, explanationSteps(explanation), texts, words);
    const strong = document.createElement("strong");
    strong.textContent = found.verdict;
    parts.remark.replaceChildren(strong, ...(found.reasons.length > 0 ? [listOf(found.reasons)] : []));
    parts.again.disabled = false;
    board.highlights = at === point ? [] : marks;
    board.explanation = explanation;
  }

  board.texts = texts.board;
  // The board does not answer before it is asked.
  board.forbiddenMarks = false;
  board.state = game.renderState();
  board.addEventListener("action", ({ detail }) => show(detail.point));
  board.addEventListener("refuse", ({ detail }) => show(detail.point));
  board.addEventListener("mistype", ({ detail: { text } }) => {
    parts.remark.textContent = texts.why.noPoint(text);
  });
  // The reason whose line is being shown stands out.
  board.addEventListener("explain", ({ detail: { shown } }) => {
    for (const [index, item] of [...parts.remark.querySelectorAll("li")].entries()) {
      item.classList.toggle("shown", shown?.index === index);
    }
  });
  offerConfirm(board, parts.answers, (at) => texts.confirm.place(at));
  parts.why.addEventListener("click", () => show(point));
  parts.again.addEventListener("click", () => {
    reset();
    parts.why.focus();
  });
  parts.answer.hidden = true;
  reset();
  parts.live.hidden = false;
}

// The boards of the pages. Each is a picture and its caption; the script makes it a board to try.

import { verdict } from "../../examples/site/rules/verdict.js";
import { explanationSteps } from "../../pkg/element/board.js";
import { explain, newGame, parseGame } from "../../pkg/index.js";
import { diagram } from "./diagram.mjs";
import { attributes, escapeText } from "./html.mjs";

/** What the script fills: the task, what is asked, buttons that answer, what has just happened, a way to the start. */
function live(task, words, extra = "") {
  return `<div class="live" hidden>
          <p class="task"><strong>${words.try}.</strong> ${task}</p>
          <p class="asked"></p>
          <div class="answers"></div>
          <div class="remark" role="status"></div>
          <p class="tools">${extra}<button type="button" class="again" disabled>${words.again}</button></p>
        </div>`;
}

/** Words beside a board; `data` is for the script. */
function lesson(words, picture, caption, below, data, className = "") {
  return `<section${attributes({ class: `lesson ${className}`.trim(), ...data })}>
        <div class="words">
          ${words}
        </div>
        <figure class="board">
          <soosorv-board>${picture}</soosorv-board>
          <figcaption class="caption">${caption}</figcaption>
        </figure>
        ${below}
      </section>`;
}

/**
 * A game that goes on from its record for so many actions; without `actions` until its opening is over. `step` are the
 * words for its board.
 */
export function exercise(html, step, { record, actions, squares }, { board: words }, className) {
  const data = { "data-exercise": record, "data-actions": actions, "data-done": step.done };
  const picture = diagram(parseGame(record).renderState(), words, { squares });
  return lesson(html, picture, step.caption, live(step.task, words), data, className);
}

/** A position and a point of it: what a black stone there would be, and why. The engine's verdict stands in the page. */
export function example(html, { black, white = [], point }, { texts, game }) {
  const { forbidden: words, board } = texts;
  const explanation = explain({ black, white }, point);
  const found = verdict(explanation, explanationSteps(explanation), game, words);
  const data = { "data-example": point, "data-black": black.join(" "), "data-white": white.join(" ") };
  const { stones, offers } = newGame({ position: { black, white, turn: "black" } }).renderState();
  const answer = `<strong>${escapeText(found.verdict)}</strong> ${escapeText(found.reasons.join(" "))}`.trim();
  const caption = `${words.caption} <span class="answer">${answer}</span>`;
  const button = `<button type="button" class="primary why">${board.why(point)}</button>`;
  return lesson(
    html,
    diagram({ stones, offers }, board, { asked: point }),
    caption,
    live(words.task(point), board, button),
    data,
  );
}

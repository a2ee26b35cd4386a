// A step of an opening to try: a game that goes on from its record for so many actions, or until its opening is over.
// No rule is decided here: the engine says what can be done.

import { offerLetter } from "../pkg/element/board.js";
import { openingRules, parseGame } from "../pkg/index.js";
import { asked, refusal, told } from "./exercise-words.js";
import { button, offerConfirm, partsOf } from "./live-board.js";
import { fill } from "./verdict.js";

const OTHER = { black: "white", white: "black" };

/** The button of an action that names no point. */
function choiceButton(action, { turn: { holds } }, { choice }, act) {
  const { type } = action;
  if (type === "declare") {
    return button(String(action.count), act, { label: choice.declare(action.count), className: "number-choice" });
  }
  if (type === "branch") return button(choice.branch[action.to], act, { small: choice.branchAfter[action.to] });
  const small = type === "keep" ? choice.stay[holds] : choice.become[OTHER[holds]];
  return button(choice[type], act, { small });
}

/** Marks the step of an opening rule that is due. A branch jumps; a single fifth move is placed, and needs no pick. */
function followSteps(items, steps) {
  let at = 0;
  const mark = () => {
    for (const [index, item] of items.entries()) {
      if (index === at) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    }
  };
  return {
    begin() {
      at = 0;
      mark();
    },
    go(action, phase) {
      if (action.type === "branch") at = steps[at].branches.find(({ name }) => name === action.to).to;
      else if (action.type !== "offer" || phase !== "offer") at += 1;
      if (steps[at].type === "pick" && phase !== "pick") at += 1;
      mark();
    },
  };
}

/** What follows the steps in the list of a lesson; null where there is none. */
function listedSteps(lesson, record) {
  const items = [...lesson.querySelectorAll(".steps > li")];
  return items.length > 0 ? followSteps(items, openingRules().find(({ id }) => id === record).steps) : null;
}

/** Brings the board of a lesson to life. */
export function startExercise(lesson, texts) {
  const { exercise: record, actions, done } = lesson.dataset;
  const { board, live, answers, remark, again, ...parts } = partsOf(lesson);
  const steps = listedSteps(lesson, record);
  let game = parseGame(record);
  const start = game.renderState().length;

  function isOver({ phase, length }) {
    return actions ? length === start + Number(actions) : phase === "play";
  }

  function showAsked(state) {
    const pattern = state.pattern && texts.patternName(state.pattern);
    const [heading, detail] = isOver(state) ? [fill(done, { pattern })] : asked(state, texts);
    const strong = document.createElement("strong");
    strong.textContent = heading;
    parts.asked.replaceChildren(strong, ...(detail ? [` ${detail}`] : []));
  }

  /** Focus that stood on a button that has gone goes to what is asked next. */
  function showAnswers(state) {
    const hadFocus = answers.contains(document.activeElement);
    const choices = isOver(state) ? [] : state.choices;
    answers.replaceChildren(...choices.map((action) => choiceButton(action, state, texts, () => play(action))));
    if (!hadFocus) return;
    const next = answers.firstElementChild ?? (isOver(state) ? again : board);
    next.focus();
  }

  function show(said) {
    const state = game.renderState();
    board.state = state;
    board.readOnly = isOver(state);
    lesson.classList.toggle("done", isOver(state));
    remark.textContent = said;
    again.disabled = state.length === start;
    showAsked(state);
    showAnswers(state);
  }

  function play(action) {
    const applied = game.applyAction(action);
    const state = game.renderState();
    steps?.go(action, state.phase);
    show(told(applied, state, texts).join(" "));
  }

  function restart() {
    game.free();
    game = parseGame(record);
    steps?.begin();
    show("");
    board.focus();
  }

  board.texts = texts.board;
  board.numbers = true;
  board.addEventListener("action", ({ detail }) => play(detail));
  board.addEventListener("refuse", ({ detail: { point } }) => {
    const { tap } = game.renderState();
    remark.textContent = tap ? refusal(game, { type: tap, point }, texts) : texts.error["wrong-phase"]({});
  });
  board.addEventListener("mistype", ({ detail: { text } }) => {
    remark.textContent = texts.why.noPoint(text);
  });
  offerConfirm(board, answers, (point) => {
    const { tap, offers } = game.renderState();
    return texts.confirm[tap](tap === "pick" ? offerLetter(offers.indexOf(point)) : point);
  });
  again.addEventListener("click", restart);
  steps?.begin();
  show("");
  live.hidden = false;
}

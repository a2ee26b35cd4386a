// A step of an opening to try: a game that goes on from its record for so many actions, or until its opening is over.
// No rule is decided here: the engine says what can be done, the package's texts say it in words.

import { offerLetter } from "../pkg/element/board.js";
import { openingRules, parseGame } from "../pkg/index.js";
import { button, offerConfirm, partsOf } from "./live-board.js";
import { fill } from "./verdict.js";

const OTHER = { black: "white", white: "black" };

/** What is asked now: a heading and a line below it. */
function asked({ phase, turn, moveNumber, area, offers, offersMissing }, { ask, seats }) {
  const words = ask[phase];
  const name = seats[turn.seat];
  switch (phase) {
    case "place":
      return [words.heading[turn.stone](name, moveNumber), words.detail(area)];
    case "choose":
      return [words.heading(name), words.detail[turn.holds]];
    case "offer":
      return [words.heading(name), words.detail(offers.length, offers.length + offersMissing)];
    default:
      return [words.heading(name), words.detail];
  }
}

/** What an action has done, in words. */
function told({ action, seat, placed, swapped }, state, { event, seats, patternName }) {
  const name = seats[seat];
  const { type } = action;
  if (type === "swap") {
    const holds = Object.entries(state.seats).map(([one, color]) => event.nowHolds[color](seats[one]));
    return swapped ? [event.swap(name), ...holds] : [];
  }
  if (type === "pick") return [event.pick(name, placed.number, placed.point)];
  if (placed) {
    const sentence = event.place[placed.color](name, placed.number, placed.point);
    return placed.number === 3 && state.pattern ? [sentence, `${patternName(state.pattern)}.`] : [sentence];
  }
  if (type === "offer") return [event.offer(name, action.point, offerLetter(state.offers.indexOf(action.point)))];
  if (type === "branch") return [event.branch(name, action.to)];
  if (type === "declare") return [event.declare(name, action.count)];
  return [event.keep(name)];
}

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

/** Why an action is refused. Asks a copy of the game. */
function refusal(game, action, { error, why }) {
  const copy = game.clone();
  try {
    copy.applyAction(action);
    return "";
  } catch ({ code, details }) {
    if (code === "symmetrical-offer") return why.symmetrical(action.point, details.to);
    return error[code]?.(details) ?? error.unknown(code);
  } finally {
    copy.free();
  }
}

/** Brings the board of a lesson to life. */
export function startExercise(lesson, texts) {
  const { exercise: record, actions, done } = lesson.dataset;
  const parts = partsOf(lesson);
  const { board, answers } = parts;
  const list = lesson.querySelectorAll(".steps > li");
  const rule = list.length > 0 ? openingRules().find(({ id }) => id === record) : null;
  const steps = rule && followSteps([...list], rule.steps);
  let game;
  let end;

  const isOver = ({ phase, length }) => (end ? length >= end : phase === "play" || phase === "over");

  /** Focus that stood on a button that has gone goes to what is asked next. */
  function keepFocus(state) {
    const [first] = answers.children;
    if (first) first.focus();
    else if (!isOver(state)) board.focus();
    else parts.again.focus();
  }

  function show() {
    const state = game.renderState();
    const hadFocus = answers.contains(document.activeElement);
    const over = isOver(state);
    board.state = state;
    board.readOnly = over;
    const [heading, detail] = over
      ? [fill(done, { pattern: state.pattern && texts.patternName(state.pattern) }), ""]
      : asked(state, texts);
    const strong = document.createElement("strong");
    strong.textContent = heading;
    parts.asked.replaceChildren(strong, detail && ` ${detail}`);
    lesson.classList.toggle("done", over);
    const choices = over ? [] : state.choices;
    answers.replaceChildren(...choices.map((action) => choiceButton(action, state, texts, () => play(action))));
    parts.again.disabled = game.renderState().length === start;
    if (hadFocus) keepFocus(state);
  }

  function play(action) {
    const applied = game.applyAction(action);
    const state = game.renderState();
    steps?.go(action, state.phase);
    show();
    parts.remark.textContent = told(applied, state, texts).join(" ");
  }

  let start;
  function begin() {
    game?.free();
    game = parseGame(record);
    start = game.renderState().length;
    end = actions ? start + Number(actions) : null;
    steps?.begin();
    parts.remark.textContent = "";
    show();
  }

  board.texts = texts.board;
  board.numbers = true;
  board.addEventListener("action", ({ detail }) => play(detail));
  board.addEventListener("refuse", ({ detail: { point } }) => {
    const { tap, phase } = game.renderState();
    parts.remark.textContent = tap ? refusal(game, { type: tap, point }, texts) : texts.error["wrong-phase"]({ phase });
  });
  board.addEventListener("mistype", ({ detail: { text } }) => {
    parts.remark.textContent = texts.why.noPoint(text);
  });
  offerConfirm(board, answers, (point) => {
    const { tap, offers } = game.renderState();
    return texts.confirm[tap](tap === "pick" ? offerLetter(offers.indexOf(point)) : point);
  });
  parts.again.addEventListener("click", () => {
    begin();
    board.focus();
  });
  begin();
  parts.live.hidden = false;
}

// The buttons for everything that is not a press on the board. Their order is
// that of the engine and never changes; none is chosen in advance.

import { offerLetter } from "soosorv/element/board.js";
import { element, stoneDisc } from "./dom.js";
import { stateAfter } from "./outlook.js";

// A press that comes at once after new buttons appeared was meant for what was
// there before.
const SETTLING = 350;

/** A listener that ignores pointer clicks on a button that has just appeared. */
function deliberate(action) {
  const shown = performance.now();
  return (event) => {
    const pressed = event.detail > 0;
    if (pressed && performance.now() - shown < SETTLING) return;
    action();
  };
}

function group(name, className, buttons) {
  return element("div", { role: "group", "aria-label": name, class: className }, ...buttons);
}

/** Buttons for numbers or letters, in rows of about the same length. */
function buttonGrid(name, buttons) {
  const grid = group(name, "choice-numbers", buttons);
  const count = buttons.length;
  if (count <= 12) {
    const columns = count <= 5 ? count : Math.ceil(count / 2);
    grid.style.setProperty("--columns", String(columns));
  }
  return grid;
}

function bigButton({ color, label, after, act }) {
  return element(
    "button",
    {
      type: "button",
      class: "choice",
      onclick: deliberate(act),
    },
    color ? stoneDisc(color) : null,
    element(
      "span",
      { class: "choice-words" },
      element("strong", {}, label),
      " ",
      after ? element("small", {}, after) : null,
    ),
  );
}

/** Keep, swap and branches, each with what it leads to for who chooses. */
function chooseButtons(state, actions, { texts, store, play }) {
  const { choice } = texts;
  const { seat, holds } = state.turn;
  return actions.map((action) => {
    const act = () => play(action);
    if (action.type === "branch") {
      const label = choice.branch[action.to] ?? action.to;
      return bigButton({ label, after: choice.branchAfter[action.to], act });
    }
    const color = stateAfter(store.game, action).seats[seat];
    const after = color === holds ? choice.stay[color] : choice.become[color];
    return bigButton({ color, label: choice[action.type], after, act });
  });
}

function declareButtons(actions, { texts, play }) {
  return actions.map((action) =>
    element(
      "button",
      {
        type: "button",
        class: "number-choice",
        "aria-label": texts.choice.declare(action.count),
        onclick: deliberate(() => play(action)),
      },
      String(action.count),
    ),
  );
}

/** One button an offer: the first press shows it on the board, the second picks. */
function pickButtons(state, { board }) {
  return state.offers
    .map((point, index) => ({ point, letter: offerLetter(index) }))
    .filter(({ point }) => state.points.includes(point))
    .map(({ point, letter }) =>
      element(
        "button",
        {
          type: "button",
          class: "number-choice",
          onclick: deliberate(() => {
            if (board.aim === point) board.confirm();
            else board.aimAt(point);
          }),
        },
        letter,
        " ",
        element("small", {}, point),
      ),
    );
}

/** The groups of buttons for a state. */
export function choiceButtons(state, context) {
  const { texts, play } = context;
  const { choice } = texts;
  const ofType = (...types) => state.choices.filter(({ type }) => types.includes(type));
  const groups = [];

  const deciding = ofType("keep", "swap", "branch");
  if (deciding.length > 0) {
    const buttons = chooseButtons(state, deciding, context);
    groups.push(group(choice.chooseGroup, "choice-pair", buttons));
  }
  const counts = ofType("declare");
  if (counts.length > 0) {
    const buttons = declareButtons(counts, context);
    groups.push(buttonGrid(choice.declareGroup, buttons));
  }
  if (state.tap === "pick") {
    const buttons = pickButtons(state, context);
    groups.push(buttonGrid(choice.pickGroup, buttons));
  }
  const claims = ofType("claim").map((action) =>
    bigButton({
      label: choice.claim,
      after: choice.claimAfter,
      act: () => play(action),
    }),
  );
  const acceptable = state.drawOffer !== null && state.turn && state.drawOffer !== state.turn.seat;
  const draws = acceptable
    ? [
        bigButton({
          label: choice.acceptDraw,
          act: () => play({ type: "accept-draw" }),
        }),
      ]
    : [];
  if (claims.length + draws.length > 0) {
    const buttons = [...claims, ...draws];
    groups.push(group(choice.answerGroup, "choice-pair", buttons));
  }
  return groups;
}

// The buttons for everything that is not a press on the board. Their order is that of the engine and never changes; none
// is chosen in advance.

import { stoneDisc } from "./game-disc.js";
import { stateAfter } from "./game-prompt.js";
import { html, nothing } from "./lit.js";
import { offerLetter } from "./scene.js";

const group = (name, className, buttons) =>
  html`<div role="group" class=${className} part=${className} aria-label=${name}>${buttons}</div>`;

/** Buttons for numbers or letters, in rows of about the same length. */
function buttonGrid(name, buttons) {
  const count = buttons.length;
  const columns = count <= 5 ? count : Math.ceil(count / 2);
  return group(name, `numbers ${count <= 12 ? `in-${columns}` : "in-many"}`, buttons);
}

const bigButton = (view, { color, label, after, act }) => html`
  <button type="button" class="choice" part="button choice" @click=${view.deliberate(act)}>
    ${color ? stoneDisc(color) : nothing}
    <span><strong>${label}</strong> ${after ? html`<small>${after}</small>` : nothing}</span>
  </button>`;

/** Keep, swap and branches, each with what it leads to for who chooses. */
function colorButtons(view, actions) {
  const { choice } = view.texts;
  const { seat, holds } = view.state.turn;
  return actions.map((action) => {
    const act = () => view.choose(action);
    if (action.type === "branch") {
      const label = choice.branch[action.to] ?? action.to;
      return bigButton(view, { label, after: choice.branchAfter[action.to], act });
    }
    const color = stateAfter(view.game, action).seats[seat];
    const after = color === holds ? choice.stay[color] : choice.become[color];
    return bigButton(view, { color, label: choice[action.type], after, act });
  });
}

const numberButton = (view, name, act, content, onFocus = null) => html`
  <button type="button" class="number" part="button number" aria-label=${name ?? nothing}
    @click=${view.deliberate(act)} @focus=${onFocus}>${content}</button>`;

/** One button an offer: a first press or the keyboard's focus shows it on the board, a press then picks it. */
function pickButtons(view) {
  const { offers, points } = view.state;
  const shown = offers.map((point, index) => ({ point, letter: offerLetter(index) }));
  return shown
    .filter(({ point }) => points.includes(point))
    .map(({ point, letter }) =>
      numberButton(
        view,
        null,
        () => (view.aim === point ? view.confirm() : view.aimAt(point)),
        html`${letter} <small>${point}</small>`,
        // A press with the mouse also moves the focus; it must not count as the first press.
        ({ target }) => target.matches(":focus-visible") && view.aimAt(point),
      ),
    );
}

/** Moves the keyboard focus along a row of buttons. */
export function onArrow(event) {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const place = buttons.indexOf(event.target);
  if (!step || place < 0) return;
  event.preventDefault();
  buttons[(place + step + buttons.length) % buttons.length].focus();
}

/** The groups of buttons for the state that is asked now. */
function choiceButtons(view) {
  const { state, texts } = view;
  const { choice } = texts;
  const ofType = (...types) => state.choices.filter(({ type }) => types.includes(type));
  const colors = ofType("keep", "swap", "branch");
  const counts = ofType("declare");
  const answers = ofType("claim").map((action) => ({
    label: choice.claim,
    after: choice.claimAfter,
    act: () => view.choose(action),
  }));
  if (state.drawOffer !== null && state.drawOffer !== state.turn.seat) {
    answers.push({ label: choice.acceptDraw, act: () => view.choose({ type: "accept-draw" }) });
  }
  const declare = (action) => numberButton(view, choice.declare(action.count), () => view.choose(action), action.count);
  return [
    colors.length > 0 ? group(choice.colorsGroup, "pair", colorButtons(view, colors)) : nothing,
    counts.length > 0 ? buttonGrid(choice.countsGroup, counts.map(declare)) : nothing,
    state.tap === "pick" ? buttonGrid(choice.offersGroup, pickButtons(view)) : nothing,
    answers.length > 0
      ? group(
          choice.answersGroup,
          "pair",
          answers.map((answer) => bigButton(view, answer)),
        )
      : nothing,
  ];
}

/** How many of the fifth moves are offered, as small stones; the words say it too. */
function pips({ offers, offersMissing, phase }) {
  if (phase !== "offer") return nothing;
  const all = Array.from({ length: offers.length + offersMissing }, (_, index) => index < offers.length);
  return html`<div class="pips" aria-hidden="true">${all.map((done) => html`<span class=${done ? "pip done" : "pip"}></span>`)}</div>`;
}

/** All that answers the question: the buttons, and how far the fifth moves are. */
export const answers = (view) =>
  html`${view.canAct ? choiceButtons(view) : nothing}${view.live ? pips(view.state) : nothing}`;

// What is asked now, in words, and the buttons that answer.
//
// Everything comes from the state: the phase chooses the sentence, `choices`
// gives the buttons. So an opening rule that is unknown to this page can be
// played all the same.

import { offerLetter } from "soosorv/element/board.js";
import { choiceButtons } from "./choices.js";
import { byId, element } from "./dom.js";
import { outlookSentence } from "./outlook.js";

/** Heading and detail for a state. */
export function promptFor(state, { texts, nameOf }) {
  const { ask, result } = texts;
  if (state.outcome) {
    const { winner, color, reason, kinds } = state.outcome;
    return {
      heading: winner ? result.heading[color](nameOf(winner)) : result.draw,
      detail: reason === "forbidden" ? result.forbidden(kinds) : (result.reason[reason] ?? reason),
    };
  }
  const { seat, holds, stone } = state.turn;
  const name = nameOf(seat);
  const number = state.moveNumber;
  const words = ask[state.phase];
  switch (state.phase) {
    case "place":
      return {
        heading: words.heading[stone](name, number),
        detail: words.detail(state.area),
      };
    case "choose":
      return { heading: words.heading(name), detail: words.detail[holds] };
    case "offer": {
      const offered = state.offers.length;
      return {
        heading: words.heading(name),
        detail: words.detail(offered, offered + state.offersMissing),
      };
    }
    case "play": {
      const offering = state.drawOffer !== null && state.drawOffer !== seat;
      return {
        heading: words.heading[holds](name),
        detail: offering ? words.drawOffered(nameOf(state.drawOffer)) : words.detail(number),
      };
    }
    default:
      return { heading: words.heading(name), detail: words.detail };
  }
}

export function createPrompt(context) {
  const { texts, store, nameOf, board } = context;
  const heading = byId("prompt-heading");
  const detail = byId("prompt-detail");
  const confirm = byId("confirm");
  const choices = byId("choices");
  const pips = element("div", { class: "pips", "aria-hidden": "true" });
  let words = "";

  confirm.addEventListener("click", () => {
    const focused = document.activeElement === confirm;
    board.confirm();
    // The button is off until the next aim; the keyboard goes on at the board.
    if (focused) board.focus();
  });

  function showPips(state) {
    const count = state.offers.length + state.offersMissing;
    pips.replaceChildren();
    if (state.phase !== "offer") return;
    for (let index = 0; index < count; index += 1) {
      const done = index < state.offers.length;
      pips.append(element("span", { class: done ? "pip done" : "pip" }));
    }
  }

  function showChoices(state) {
    const hadFocus = choices.contains(document.activeElement);
    const groups = choiceButtons(state, context);
    choices.replaceChildren(...groups);
    if (state.phase === "offer") choices.append(pips);
    if (!hadFocus) return;
    if (state.tap && state.tap !== "pick") board.focus();
    else heading.focus();
  }

  return {
    show(state) {
      const { game } = store;
      const { heading: title, detail: line } = promptFor(state, context);
      heading.textContent = title;
      words = [line, outlookSentence(game, texts, nameOf)].filter(Boolean).join(" ");
      detail.textContent = words;
      detail.classList.remove("note");
      document.title = texts.pageTitle(title);
      showPips(state);
      showChoices(state);
    },

    /** The button for the second of two steps; `wanted` says if one aims here. */
    showConfirm(state, aim, wanted) {
      const offered = state.offers.indexOf(aim);
      const label = offered >= 0 ? offerLetter(offered) : aim;
      confirm.hidden = !state.tap || !(wanted || aim);
      confirm.disabled = aim === null;
      if (!state.tap) return;
      confirm.textContent = aim ? texts.confirm[state.tap](label) : texts.confirm.none[state.tap];
    },

    /** Puts a remark in the place of the detail, or the detail back. */
    remark(text) {
      detail.textContent = text ?? words;
      detail.classList.toggle("note", Boolean(text));
    },
  };
}

// The start page: what is to be played, and how the two are connected.

import { element, radioGroup } from "../dom.js";
import { openingRules } from "../pkg/index.js";
import { errorSentence, gameWords, ruleName, throwFaults, words } from "../words.js";
import { createGame } from "./games.js";
import { nameField } from "./name-field.js";
import { tellRule } from "./rule-about.js";
import { ways } from "./ways.js";

/** A menu of the opening rules; what the chosen one is stands below it, with a way to its page. */
function ruleField(opening) {
  const options = openingRules().map(({ id }) => element("option", { value: id }, ruleName(id)));
  const select = element("select", { name: "opening", id: "opening", "aria-describedby": "about" }, ...options);
  if (openingRules().some(({ id }) => id === opening)) select.value = opening;
  const about = element("p", { class: "about", id: "about" });
  const tell = () => tellRule(about, select.value);
  select.addEventListener("change", tell);
  tell();
  return element("div", { class: "field" }, element("label", { for: "opening" }, words.create.rule), select, about);
}

/** What happens to Black's forbidden moves, in the element's words. */
function policyField() {
  const { policy, policies } = gameWords.dialog.newGame;
  const options = Object.entries(policies).map(([value, [label]]) => element("option", { value }, label));
  const select = element("select", { name: "forbiddenMoves", id: "policy" }, ...options);
  return element("div", { class: "field" }, element("label", { for: "policy" }, policy), select);
}

function wayField() {
  const options = Object.entries(ways).map(([value, way]) => {
    const [label, hint] = words.ways[value];
    const isHere = way.isHere();
    return { value, label, hint: isHere ? hint : words.wayMissing[value], isHere };
  });
  return radioGroup(words.create.way, "way", options, options.find(({ isHere }) => isHere)?.value);
}

/** `opening` is the rule that is chosen at first, where it is one. */
export function showCreate(page, { open, opening }) {
  const seats = Object.entries(words.create.seats).map(([value, label]) => ({ value, label }));
  const problem = element("p", { class: "problem", role: "alert", hidden: true });
  const form = element(
    "form",
    {
      class: "sheet",
      onsubmit: async (event) => {
        event.preventDefault();
        try {
          await open(await createGame(Object.fromEntries(new FormData(form))), { isNew: true });
        } catch (error) {
          problem.hidden = false;
          problem.textContent = errorSentence(error);
          throwFaults(error);
        }
      },
    },
    element("h1", {}, words.create.heading),
    element("p", {}, words.create.lead),
    ruleField(opening),
    policyField(),
    nameField(),
    radioGroup(words.create.seat, "seat", seats, "first"),
    wayField(),
    problem,
    element("button", { type: "submit", class: "primary" }, words.create.start),
  );
  page.replaceChildren(element("div", { class: "single" }, form));
}

// The menu for a new game: opening rule and its limit, what becomes of a
// forbidden move, and the names of the players.

import { openingRules } from "soosorv";
import { closingButton, openDialog } from "./dialog.js";
import { element } from "./dom.js";
import { radioGroup, selectField, textField } from "./fields.js";
import { nameFields } from "./name-fields.js";

const POLICIES = ["illegal", "loses", "claimed"];

/** The families of rules with their limits, in the engine's order: the default first. */
function families() {
  return new Map(openingRules().map(({ family, limits }) => [family, limits]));
}

export async function askNewGame({ texts, store, settings }) {
  const words = texts.dialog.newGame;
  const { rule, length, phase } = store.state;
  const known = families();
  const present = rule.opening.split("-")[0];
  let family = known.has(present) ? present : known.keys().next().value;
  let policy = rule.forbiddenMoves;

  const limit = textField(words.limit, { type: "number", step: 1, required: true });
  function showLimit() {
    const limits = known.get(family);
    limit.row.hidden = !limits;
    limit.input.disabled = !limits;
    if (!limits) return;
    limit.input.min = String(limits.min);
    limit.input.max = String(limits.max);
    const value = family === present ? rule.limit : limits.default;
    limit.input.value = String(value ?? limits.max);
  }
  showLimit();

  const rules = selectField(
    words.rule,
    [...known.keys()].map((key) => [key, texts.ruleName(key, null)]),
    family,
    (value) => {
      family = value;
      showLimit();
    },
  );
  const policies = radioGroup(
    words.policy,
    POLICIES.map((key) => [key, ...words.policies[key]]),
    policy,
    (value) => {
      policy = value;
    },
  );
  const names = nameFields({ texts, settings });

  const running = length > 0 && phase !== "over";
  const form = element(
    "form",
    {
      id: "new-game-form",
      onsubmit: (event) => {
        event.preventDefault();
        dialog.close("start");
      },
    },
    rules,
    limit.row,
    policies,
    names.group,
    running ? element("p", { class: "warning" }, words.replaces) : null,
  );
  const { dialog, closed } = openDialog(
    words.heading,
    [form],
    [
      closingButton(texts.cancel, ""),
      element("button", { type: "submit", class: "primary", form: "new-game-form" }, words.start),
    ],
  );
  if ((await closed) !== "start") return;
  names.save();
  const opening = known.get(family) ? { id: family, limit: Number(limit.input.value) } : family;
  store.start({ opening, forbiddenMoves: policy });
}

// The start page: what is to be played, and how the two are connected.

import { openingRules } from "../pkg/index.js";
import { element, radioGroup } from "./dom.js";
import { createGame, storage } from "./games.js";
import { ruleName } from "./rule-name.js";
import { ways } from "./ways.js";
import { errorSentence, throwFaults, words } from "./words.js";

/** The games that this browser keeps, the last one first. */
async function keptGames() {
  const games = await storage.list().catch(() => []);
  if (games.length === 0) return null;
  const items = games
    .sort((one, other) => other.changed - one.changed)
    .slice(0, 10)
    .map(({ gameId, seat, note, changed }) =>
      element(
        "li",
        {},
        element("a", { href: `#game=${gameId}.${seat}` }, `${note?.rule ?? ""}, ${words.seats[seat]}`),
        " ",
        element("small", {}, new Date(changed).toLocaleString("en")),
      ),
    );
  return element("section", {}, element("h2", {}, words.create.yours), element("ol", { class: "kept" }, ...items));
}

function ruleField() {
  const rules = openingRules().map(({ family, limits }) => {
    const opening = limits ? `${family}-${limits.default}` : family;
    return element("option", { value: opening }, ruleName(opening));
  });
  const select = element("select", { name: "opening" }, ...rules);
  return element("label", { class: "field" }, element("span", {}, words.create.rule), select);
}

function wayField() {
  const options = Object.entries(ways).map(([value, way]) => {
    const [label, hint] = words.ways[value];
    const isHere = way.isHere();
    return { value, label, hint: isHere ? hint : words.wayMissing[value], isHere };
  });
  return radioGroup(words.create.way, "way", options, options.find(({ isHere }) => isHere)?.value);
}

export async function showCreate(page, { open }) {
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
    ruleField(),
    radioGroup(words.create.seat, "seat", seats, "first"),
    wayField(),
    problem,
    element("button", { type: "submit", class: "primary" }, words.create.start),
    element("p", {}, element("a", { href: "../" }, words.home)),
  );
  const kept = await keptGames();
  page.replaceChildren(element("div", { class: "single" }, form, kept));
}

// Renju for two people at one screen. The game is the element; the page remembers it and the names of the players, has
// a title that says who acts, and speaks the user's language.

import "soosorv/element";
import { readStored, writeStored } from "./storage.js";

/** The page's own words; all others are the element's. */
const WORDS = {
  en: { online: "Share a link and play", rules: "Rules" },
  de: { online: "Per Link spielen", rules: "Regeln" },
  ru: { online: "Играть по ссылке", rules: "Правила" },
};
const NAMES = ["first-name", "second-name"];

const game = document.querySelector("soosorv-game");

/** The names that were remembered; anything else that stands there is no name. */
function rememberedNames() {
  try {
    return NAMES.map((_, seat) => String(JSON.parse(readStored("names"))[seat] ?? ""));
  } catch {
    return ["", ""];
  }
}

/** The game that was left; one that cannot be read any more is forgotten. */
function goOn() {
  const record = readStored("game");
  try {
    if (record) game.open(record);
  } catch {
    // The element has begun a new one.
  }
}

const wanted = navigator.languages.map((tag) => tag.split("-")[0]);
const language = wanted.find((one) => Object.hasOwn(WORDS, one)) ?? "en";
document.documentElement.lang = language;
for (const link of document.querySelectorAll("[data-word]")) link.textContent = WORDS[language][link.dataset.word];
document.querySelector("[data-word=rules]").href = `./rules/${language}/`;
rememberedNames().forEach((name, seat) => {
  if (name) game.setAttribute(NAMES[seat], name);
});
goOn();
game.addEventListener("state", () => {
  writeStored("game", String(game.game));
  document.title = `${game.heading} – Renju`;
});
new MutationObserver(() => {
  writeStored("names", JSON.stringify(NAMES.map((name) => game.getAttribute(name))));
}).observe(game, { attributeFilter: NAMES });

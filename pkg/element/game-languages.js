// The languages of the game: which one an element speaks, and its words, loaded when they are first needed.

const languages = new Map([
  ["en", () => import("./texts/en.js")],
  ["de", () => import("./texts/de.js")],
  ["ru", () => import("./texts/ru.js")],
]);

/** See index.d.ts. */
export function addLanguage(language, load) {
  languages.set(language.toLowerCase(), load);
}

/** The language among ours that a tag such as `de-AT` asks for, or undefined. */
function match(tag) {
  const wanted = tag.toLowerCase();
  return [wanted, wanted.split("-")[0]].find((language) => languages.has(language));
}

/** The language of an element: its own or its surroundings' `lang`; where the page names none, the user's. */
export function languageOf(element) {
  const named = element.closest("[lang]:not([lang=''])")?.lang || document.documentElement.lang;
  const wanted = named ? [named] : navigator.languages;
  return wanted.map(match).find(Boolean) ?? "en";
}

/** The words of a language. */
export async function loadTexts(language) {
  return (await languages.get(language)()).default;
}

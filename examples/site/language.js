// The visitor's language: the one chosen on these pages, or else the first of the browser's that they have.

import { readStored, writeStored } from "./storage.js";

/** Each with its name in itself. */
export const languages = { en: "English", de: "Deutsch", ru: "Русский" };

const known = (tag) => Object.hasOwn(languages, tag);

export const language =
  [readStored("language"), ...navigator.languages.map((tag) => tag.split("-")[0])].find(known) ?? "en";

document.documentElement.lang = language;

/** The page starts again in another language; its address, and so a game or an invitation, stays. */
export function speak(wanted) {
  writeStored("language", wanted);
  location.reload();
}

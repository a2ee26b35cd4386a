// The language of the page. A second language is a second file in texts/ and
// a line here.

import { en } from "./texts/en.js";

const LANGUAGES = [en];

/** The first language of the user that the page has, or English. */
export function chooseTexts(preferred = navigator.languages) {
  for (const wanted of preferred) {
    const base = wanted.toLowerCase().split("-")[0];
    const found = LANGUAGES.find(({ language }) => language === base);
    if (found) return found;
  }
  return en;
}

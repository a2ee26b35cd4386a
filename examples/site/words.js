// The words of these pages in the visitor's language, and those of the game itself, as the element has them.

import { language } from "./language.js";

export const [{ default: words }, { default: gameWords }] = await Promise.all([
  import(`./words/${language}.js`),
  import(`./pkg/element/texts/${language}.js`),
]);

/** The name of an opening rule by its id, such as `soosorv-8`. */
export function ruleName(opening) {
  const [family, limit] = opening.split("-");
  return gameWords.ruleName(family, limit ? Number(limit) : null);
}

export const errorSentence = ({ code }) => words.errors[code] ?? words.errors.other(code ?? "unknown");

/** An error without a code is a fault of these pages, and belongs on the console too. */
export function throwFaults(error) {
  if (typeof error?.code !== "string") throw error;
}

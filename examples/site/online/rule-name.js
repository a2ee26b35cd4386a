// The name of an opening rule, as people write it.

import { words } from "./words.js";

export function ruleName(opening) {
  const [family, limit] = opening.split("-");
  const name = words.rules[family] ?? family;
  // A hyphen at which no line breaks.
  return limit ? `${name}\u2011${limit}` : name;
}

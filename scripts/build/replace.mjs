// Changes of generated text.

import { StepFailed } from "../lib/run.mjs";

/** Replaces a text that must be there exactly once, so that a new wasm-bindgen cannot slip past a change. */
export function replaceOnce(text, what, old, replacement) {
  const count = text.split(old).length - 1;
  if (count !== 1) throw new StepFailed(`the generated text has ${count} places for "${what}", not one`);
  return text.replace(old, () => replacement);
}

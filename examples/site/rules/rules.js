// Brings the boards of a rules page to life. Without this script, or where WebAssembly is not allowed, their pictures
// stay.

import { newGame } from "../pkg/index.js";
import { chosenTheme } from "../theme.js";
import { startExample } from "./example.js";
import { startExercise } from "./exercise.js";

function followTheme() {
  for (const board of document.querySelectorAll("soosorv-board")) board.theme = chosenTheme() ?? "auto";
}

/** Whether the engine can start here. */
function engineStarts() {
  try {
    newGame().free();
    return true;
  } catch {
    return false;
  }
}

followTheme();
addEventListener("storage", followTheme);
if (engineStarts()) {
  // The element hides the pictures as soon as it is known.
  const [{ default: texts }] = await Promise.all([
    import(`../pkg/element/texts/${document.documentElement.lang}.js`),
    import("../pkg/element/board-element.js"),
  ]);
  const words = document.querySelector("main").dataset;
  for (const lesson of document.querySelectorAll("[data-exercise]")) startExercise(lesson, texts);
  for (const lesson of document.querySelectorAll("[data-example]")) startExample(lesson, texts, words);
}

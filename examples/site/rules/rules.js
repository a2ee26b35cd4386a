// Brings the boards of a rules page to life. Without this script, or where WebAssembly is not allowed, their pictures
// stay.

import { newGame } from "../pkg/index.js";
import { startExample } from "./example.js";
import { startExercise } from "./exercise.js";

const SETTINGS = "soosorv.settings";

/** Light or dark as the game on this device was set to; undefined follows the system. */
function chosenTheme() {
  try {
    const { theme } = JSON.parse(localStorage.getItem(SETTINGS)) ?? {};
    return ["light", "dark"].includes(theme) ? theme : undefined;
  } catch {
    return undefined;
  }
}

function followTheme() {
  const theme = chosenTheme();
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  for (const board of document.querySelectorAll("soosorv-board")) board.theme = theme ?? "auto";
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

// Light or dark as the game on this device is set; without a choice there the system's wish.

import { readStored } from "./storage.js";

/** Undefined where this device has chosen none. */
export function chosenTheme() {
  try {
    const { theme } = JSON.parse(readStored("settings")) ?? {};
    return ["light", "dark"].includes(theme) ? theme : undefined;
  } catch {
    return undefined;
  }
}

// The dark colours stand once in the style sheets, in paper.css: when they hold is their condition, and it is set here.
const SYSTEM = "(prefers-color-scheme: dark)";
const CONDITIONS = { light: "not all", dark: "all" };
const { href } = new URL("./paper.css", import.meta.url);
const paper = [...document.styleSheets].find((sheet) => sheet.href === href);
const dark = [...(paper?.cssRules ?? [])].find(({ media }) => media?.mediaText === SYSTEM);

export function followTheme() {
  if (dark) dark.media.mediaText = CONDITIONS[chosenTheme()] ?? SYSTEM;
}

/** At once when it is changed in the settings of a game on this page; what changes there stays inside of the element. */
export function followThemeOf(game) {
  game.shadowRoot.addEventListener("change", followTheme);
}

followTheme();
addEventListener("storage", followTheme);

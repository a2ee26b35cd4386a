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

export function followTheme() {
  const theme = chosenTheme();
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

followTheme();
addEventListener("storage", followTheme);

// The settings of this device: how the board looks and is pressed, the theme,
// and the names of the players.

import { readStored, writeStored } from "./storage.js";

const CHOICES = {
  numbers: [false, true],
  coordinates: [true, false],
  forbiddenMarks: [true, false],
  turned: [false, true],
  inputMode: ["auto", "direct", "confirm", "drag"],
  theme: ["auto", "light", "dark"],
};

/** The values a setting can have; the first is the default. */
export const settingChoices = (key) => CHOICES[key];

export const LONGEST_NAME = 24;

function parse(text) {
  try {
    const stored = JSON.parse(text ?? "{}");
    return stored && typeof stored === "object" ? stored : {};
  } catch {
    return {};
  }
}

function cleanName(value) {
  return typeof value === "string" ? value.trim().slice(0, LONGEST_NAME) : "";
}

export function createSettings() {
  const listeners = [];
  const stored = parse(readStored("settings"));
  const values = {};
  for (const [key, choices] of Object.entries(CHOICES)) {
    values[key] = choices.includes(stored[key]) ? stored[key] : choices[0];
  }
  const names = {
    first: cleanName(stored.names?.first),
    second: cleanName(stored.names?.second),
  };

  function changed() {
    writeStored("settings", JSON.stringify({ ...values, names }));
    for (const listener of listeners) listener();
  }

  return {
    get: (key) => values[key],
    set(key, value) {
      values[key] = value;
      changed();
    },
    /** The name a player chose, or an empty string. */
    name: (seat) => names[seat],
    setNames({ first, second }) {
      names.first = cleanName(first);
      names.second = cleanName(second);
      changed();
    },
    subscribe: (listener) => listeners.push(listener),
  };
}

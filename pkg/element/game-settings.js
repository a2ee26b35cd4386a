// The settings of this device: how the board looks and is pressed, and the theme. Every element on the page shares them,
// and the browser remembers them under one key.

export const SETTINGS_KEY = "soosorv.settings";

const CHOICES = {
  numbers: [false, true],
  coordinates: [true, false],
  forbiddenMarks: [true, false],
  turned: [false, true],
  inputMode: ["auto", "direct", "confirm", "drag"],
  theme: ["auto", "light", "dark"],
};

/** What is stored, an empty object where that cannot be read. Storage can be blocked, full, or written by others. */
function stored() {
  try {
    const value = JSON.parse(localStorage.getItem(SETTINGS_KEY));
    return value && typeof value === "object" ? value : {};
  } catch {
    return {};
  }
}

function createSettings() {
  const listeners = new Set();
  let values;

  function read() {
    const found = stored();
    const pick = ([key, choices]) => [key, choices.includes(found[key]) ? found[key] : choices[0]];
    values = Object.fromEntries(Object.entries(CHOICES).map(pick));
  }

  function tell() {
    for (const listener of listeners) listener();
  }

  // Another tab of the same device.
  function onStorage({ key }) {
    if (key !== null && key !== SETTINGS_KEY) return;
    read();
    tell();
  }

  return {
    /** The values a setting can have; the first is the default. */
    choices: (key) => CHOICES[key],

    /** All values by name. */
    get values() {
      if (!values) read();
      return values;
    },

    set(key, value) {
      values = { ...this.values, [key]: value };
      try {
        // What others keep under the same key stays.
        localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...stored(), ...values }));
      } catch {
        // Nothing to do: it holds until the page is left.
      }
      tell();
    },

    /** Listens to changes until the function returned is called. */
    follow(listener) {
      if (listeners.size === 0) {
        read();
        addEventListener("storage", onStorage);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener("storage", onStorage);
      };
    },
  };
}

export const settings = createSettings();

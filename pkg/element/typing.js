// Points typed on the keyboard: a letter and a number.

const LARGEST = 15;

/** The Latin letter of a key, also where the keyboard writes another script. */
function letterOf({ key, code }) {
  const letter = /^[a-z]$/i.test(key) ? key : /^Key([A-Z])$/.exec(/^\p{L}$/u.test(key) ? code : "")?.[1];
  return letter?.toLowerCase() ?? null;
}

/**
 * Collects keys to a point. `h8` is complete with its digit. `h1` may become
 * `h12`, so it waits for a digit or Enter; no clock decides.
 */
export function createTyping() {
  let text = "";

  function takeDigit(digit) {
    text += digit;
    const number = Number(text.slice(1));
    const exists = text[0] <= "o" && number >= 1 && number <= LARGEST;
    if (!exists) return { wrong: text };
    return number * 10 > LARGEST ? { point: text } : { soFar: text };
  }

  return {
    /** What is typed so far. */
    get text() {
      return text;
    },

    clear() {
      text = "";
    },

    /**
     * Takes a key. Null where it has nothing to do with a point; else `point`
     * if one is complete, `wrong` if there is no such point, `soFar` if what
     * was typed is a point already but may go on.
     */
    take(event) {
      if (event.ctrlKey || event.altKey || event.metaKey) return null;
      const letter = letterOf(event);
      if (letter) {
        text = letter;
        return {};
      }
      if (text === "") return null;
      if (event.key === "Backspace") {
        text = text.slice(0, -1);
        return {};
      }
      if (!/^\d$/.test(event.key)) return null;
      const result = takeDigit(event.key);
      if (!result.soFar) text = "";
      return result;
    },
  };
}

// The language of an element, the players' names in it, and the voice for screen readers.

import { languageOf, loadTexts } from "./game-languages.js";

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * @param {HTMLElement} element
 * @param {() => void} onChange there are other words
 */
export function createSpeech(element, onChange) {
  let language = "";
  let texts = null;

  /** Takes up the language that is in force, once its words are loaded. */
  async function load() {
    const wanted = languageOf(element);
    language = wanted;
    try {
      const loaded = await loadTexts(wanted);
      // A later change may have been quicker.
      if (language !== wanted) return;
      texts = loaded;
    } catch {
      if (!texts && wanted !== "en") texts = await loadTexts("en").catch(() => null);
    }
    onChange();
  }

  return {
    load,

    /** All words; null until they are loaded. */
    get texts() {
      return texts;
    },

    /** Follows the language of the page until the function returned is called. */
    follow() {
      const page = new MutationObserver(() => {
        if (languageOf(element) !== language) load();
      });
      page.observe(document.documentElement, { attributeFilter: ["lang"] });
      return () => page.disconnect();
    },

    /** What a seat is called. Names of the other direction keep it inside a sentence. */
    nameOf(seat) {
      const name = seat === "first" ? element.firstName : element.secondName;
      if (!name) return texts.seats[seat];
      return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
    },

    /** One polite message an event; emptied first so that the same one is spoken again. */
    say(message) {
      const live = element.shadowRoot.getElementById("live");
      if (!live) return;
      live.textContent = "";
      requestAnimationFrame(() => {
        live.textContent = message;
      });
    },
  };
}

// Copying the record of the game, and opening one from text.

import { closingButton, openDialog } from "./dialog.js";
import { element } from "./dom.js";
import { recordErrorSentence } from "./reasons.js";

/** Copies the record; where the browser does not allow it, shows it to copy. */
export async function copyRecord({ texts, store }) {
  const record = store.game.toString();
  try {
    await navigator.clipboard.writeText(record);
    return true;
  } catch {
    const words = texts.dialog.copy;
    const area = element("textarea", {
      rows: 5,
      readonly: true,
      "aria-label": texts.dialog.paste.label,
    });
    area.value = record;
    openDialog(words.heading, [element("p", {}, words.hint), area], [closingButton(texts.close, "")]);
    area.select();
    return false;
  }
}

/** Asks for a record; one that cannot be read leaves the game as it is. */
export function askRecord({ texts, store }) {
  const words = texts.dialog.paste;
  const area = element("textarea", {
    id: "record-text",
    rows: 5,
    spellcheck: "false",
    autocapitalize: "off",
    "aria-describedby": "record-hint",
  });
  const error = element("p", { class: "error", role: "alert" });
  const form = element(
    "form",
    {
      id: "record-form",
      onsubmit: (event) => {
        event.preventDefault();
        open();
      },
    },
    element("label", { for: "record-text" }, words.label),
    area,
    element("p", { class: "hint", id: "record-hint" }, words.hint),
    error,
  );

  function refuse(sentence) {
    error.textContent = sentence;
    area.setAttribute("aria-invalid", "true");
    area.focus();
  }

  function open() {
    const record = area.value.trim();
    if (!record) {
      refuse(texts.recordError.empty);
      return;
    }
    try {
      store.open(record);
      dialog.close("");
    } catch (reason) {
      refuse(recordErrorSentence(reason, texts));
    }
  }

  const { dialog } = openDialog(
    words.heading,
    [form],
    [
      closingButton(texts.cancel, ""),
      element("button", { type: "submit", class: "primary", form: "record-form" }, words.open),
    ],
  );
  area.focus();
}

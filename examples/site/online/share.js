// Boxes with a text to copy.

import { button, element } from "../dom.js";
import { words } from "../words.js";

/** A text that can be copied by one press, or by hand where the browser does not let the page. */
export function copyBox(label, text, note) {
  const field = element("textarea", { readonly: true, rows: "2", "aria-label": label, spellcheck: "false" });
  field.value = text;
  const copy = element(
    "button",
    {
      type: "button",
      class: "primary",
      onclick: async () => {
        field.select();
        try {
          await navigator.clipboard.writeText(text);
          copy.textContent = words.share.copied;
          setTimeout(() => {
            copy.textContent = words.share.copy;
          }, 1500);
        } catch {
          // The text is marked: the browser's own copy will do.
        }
      },
    },
    words.share.copy,
  );
  return element(
    "div",
    { class: "copy-box" },
    element("strong", {}, label),
    note ? element("small", {}, note) : null,
    element("div", { class: "copy-row" }, field, sendButton(text), copy),
  );
}

/** Hands a link to the device's own way of sending, where it has one. */
function sendButton(text) {
  const data = { url: text };
  if (!text.startsWith("http") || !navigator.canShare?.(data)) return null;
  // Not sent is no fault: the player has thought better of it.
  return button(words.share.send, () => navigator.share(data).catch(() => {}));
}

/** A field to paste a text into, with a button that hands it over. */
export function pasteBox(label, action, onText) {
  const field = element("textarea", { rows: "2", "aria-label": label, spellcheck: "false" });
  const press = element(
    "button",
    { type: "button", class: "primary", onclick: () => field.value.trim() && onText(field.value.trim()) },
    action,
  );
  return element(
    "div",
    { class: "copy-box" },
    element("strong", {}, label),
    element("div", { class: "copy-row" }, field, press),
  );
}

// Dialogs. Closing one, by Escape too, never chooses anything.

import { element } from "./dom.js";

/**
 * Shows a modal dialog. `actions` are elements for the lower edge; the promise
 * is fulfilled with the value it was closed with, or with an empty string.
 */
export function openDialog(heading, content, actions) {
  const id = "dialog-heading";
  const dialog = element(
    "dialog",
    { "aria-labelledby": id },
    element("h2", { id, class: "dialog-heading" }, heading),
    ...content,
    element("div", { class: "dialog-actions" }, ...actions),
  );
  document.body.append(dialog);
  dialog.showModal();
  const closed = new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
  return { dialog, closed };
}

/** A button that closes the dialog around it with a value. */
export function closingButton(label, value, className = "quiet") {
  return element(
    "button",
    {
      type: "button",
      class: className,
      onclick: (event) => event.target.closest("dialog").close(value),
    },
    label,
  );
}

/** Asks before something that matters; true only for a press on `yes`. */
export async function ask(texts, { heading, text, yes }) {
  const { closed } = openDialog(
    heading,
    [element("p", {}, text)],
    [closingButton(texts.cancel, ""), closingButton(yes, "yes", "primary")],
  );
  return (await closed) === "yes";
}

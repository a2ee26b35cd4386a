// The names of the two players, for the dialogs.

import { element } from "./dom.js";
import { textField } from "./fields.js";
import { LONGEST_NAME } from "./settings.js";

/** A group of two fields, and a function that keeps what was written in them. */
export function nameFields({ texts, settings }) {
  const fields = ["first", "second"].map((seat) => {
    const field = textField(texts.seats[seat], {
      maxlength: LONGEST_NAME,
      autocomplete: "off",
      placeholder: texts.seats[seat],
    });
    field.input.value = settings.name(seat);
    return { seat, ...field };
  });
  const group = element(
    "fieldset",
    { class: "pair" },
    element("legend", {}, texts.players),
    ...fields.map(({ row }) => row),
  );
  function save() {
    settings.setNames(Object.fromEntries(fields.map(({ seat, input }) => [seat, input.value])));
  }
  return { group, save };
}

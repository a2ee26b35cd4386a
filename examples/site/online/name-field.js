// The field for one's name, which the browser remembers.

import { element } from "../dom.js";
import { readStored, writeStored } from "../storage.js";
import { words } from "../words.js";

export function nameField() {
  const field = element("input", { type: "text", name: "name", id: "name", maxlength: "24", autocomplete: "nickname" });
  field.value = readStored("name") ?? "";
  field.addEventListener("change", () => writeStored("name", field.value));
  return element("div", { class: "field" }, element("label", { for: "name" }, words.create.name), field);
}

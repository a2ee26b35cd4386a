// The settings of this device. Each takes effect at once, names when the dialog closes.

import { closingButton, openDialog } from "./dialog.js";
import { element } from "./dom.js";
import { checkbox, radioGroup } from "./fields.js";
import { nameFields } from "./name-fields.js";
import { settingChoices } from "./settings.js";

const SWITCHES = ["numbers", "coordinates", "forbiddenMarks", "turned"];

export async function openSettings({ texts, settings }) {
  const words = texts.dialog.settings;
  const switches = SWITCHES.map((key) => checkbox(words[key], settings.get(key), (value) => settings.set(key, value)));
  const choice = (key, legend, labels) =>
    radioGroup(
      legend,
      settingChoices(key).map((value) => [value, labels[value]]),
      settings.get(key),
      (value) => settings.set(key, value),
    );
  const names = nameFields({ texts, settings });
  const { closed } = openDialog(
    words.heading,
    [
      element("div", { class: "field-list" }, ...switches),
      choice("inputMode", words.inputMode, words.inputModes),
      choice("theme", words.theme, words.themes),
      names.group,
    ],
    [closingButton(texts.close, "", "primary")],
  );
  await closed;
  names.save();
}

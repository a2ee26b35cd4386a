// Form fields for the dialogs.

import { element } from "./dom.js";

let ids = 0;

/** A group of radio buttons; `options` are [value, label, hint?]. */
export function radioGroup(legend, options, chosen, onChange) {
  ids += 1;
  const name = `radio-${ids}`;
  const rows = options.map(([value, label, hint]) => {
    const input = element("input", {
      type: "radio",
      name,
      value,
      onchange: () => onChange(value),
    });
    input.checked = value === chosen;
    return element(
      "label",
      { class: "field-row" },
      input,
      element("span", {}, label, hint ? element("small", {}, hint) : null),
    );
  });
  return element("fieldset", {}, element("legend", {}, legend), ...rows);
}

export function checkbox(label, checked, onChange) {
  const input = element("input", {
    type: "checkbox",
    onchange: () => onChange(input.checked),
  });
  input.checked = checked;
  return element("label", { class: "field-row" }, input, element("span", {}, label));
}

export function textField(label, attributes) {
  const input = element("input", { type: "text", ...attributes });
  return {
    input,
    row: element("label", { class: "field" }, element("span", {}, label), input),
  };
}

/** A list to choose from; `options` are [value, label]. */
export function selectField(label, options, chosen, onChange) {
  const select = element(
    "select",
    { onchange: () => onChange(select.value) },
    ...options.map(([value, text]) => element("option", { value }, text)),
  );
  select.value = chosen;
  return element("label", { class: "field" }, element("span", {}, label), select);
}

// Elements of the pages. Words go in as text, never as markup.

/** Makes an element; `null` and `false` leave an attribute or a child out, `on…` functions become listeners. */
export function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  node.append(...children.filter(Boolean));
  return node;
}

export function button(label, onclick, className = "quiet") {
  return element("button", { type: "button", class: className, onclick }, label);
}

/** A group of radio buttons; `options` are `{ value, label, hint, isHere }`. */
export function radioGroup(legend, name, options, chosen) {
  const rows = options.map(({ value, label, hint, isHere = true }) => {
    const input = element("input", { type: "radio", name, value, disabled: !isHere });
    input.checked = value === chosen;
    return element("label", { class: "radio" }, input, element("span", {}, label, hint && element("small", {}, hint)));
  });
  return element("fieldset", {}, element("legend", {}, legend), ...rows);
}

// Small helpers for building parts of the page. Words go in as text, never as
// markup.

/**
 * Makes an element. Keys with a value of `null` or `false` are left out,
 * `true` gives an empty attribute; `on…` functions become listeners.
 */
export function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  node.append(...children.filter((child) => child !== null));
  return node;
}

export const byId = (id) => document.getElementById(id);

/** A stone as a small picture beside words that name its colour. */
export function stoneDisc(color) {
  return element("span", { class: `disc ${color}`, "aria-hidden": "true" });
}

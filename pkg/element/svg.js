// The few things needed to draw in SVG, and to change a drawing cheaply.

const NAMESPACE = "http://www.w3.org/2000/svg";

/** Makes an SVG element. Data goes in by attributes and text nodes only. */
export function svgElement(name, attributes = {}, children = []) {
  const node = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) {
    node.setAttribute(key, String(value));
  }
  node.append(...children);
  return node;
}

/**
 * Shows or hides an element. The property `hidden` belongs to HTML alone, so
 * the attribute `display` does it here.
 */
export function setShown(node, shown) {
  if (shown) node.removeAttribute("display");
  else node.setAttribute("display", "none");
}

/**
 * Keeps one kind of element in a layer equal to a wanted list.
 *
 * `sync` takes a map from a key to attributes (`text` is the text inside).
 * An element lives as long as its key does, and only attributes whose value
 * changed are touched, so a new stone costs a new stone and nothing else.
 */
export function createPool(layer, name) {
  const known = new Map();

  function write(entry, attributes) {
    const { node, written } = entry;
    for (const [key, value] of Object.entries(attributes)) {
      if (written[key] === value) continue;
      if (key === "text") node.textContent = value;
      else node.setAttribute(key, String(value));
      written[key] = value;
    }
    for (const key of Object.keys(written)) {
      if (key in attributes) continue;
      if (key === "text") node.textContent = "";
      else node.removeAttribute(key);
      delete written[key];
    }
  }

  return {
    sync(wanted) {
      for (const [key, entry] of known) {
        if (wanted.has(key)) continue;
        entry.node.remove();
        known.delete(key);
      }
      for (const [key, attributes] of wanted) {
        let entry = known.get(key);
        if (!entry) {
          entry = { node: svgElement(name), written: {} };
          known.set(key, entry);
          layer.append(entry.node);
        }
        write(entry, attributes);
      }
    },
  };
}

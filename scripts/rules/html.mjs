// The little that writing HTML needs.

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeText(text) {
  return String(text).replace(/[&<>"]/g, (character) => ENTITIES[character]);
}

/** Attributes, each with a space before it; those that are undefined or null are left out. */
export function attributes(values) {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join("");
}

/** A text without its markup, and with plain hyphens that searches find: for titles and descriptions. */
export function plain(html) {
  return html.replace(/<[^>]*>/g, "").replaceAll("\u2011", "-");
}

// English, 40 % longer: what a language with long words does to the layout.

import en from "/pkg/element/texts/en.js";

const longer = (text) => text + "ø".repeat(Math.ceil(text.length * 0.4));

function stretch(value) {
  if (typeof value === "string") return longer(value);
  if (typeof value === "function") return (...details) => stretch(value(...details));
  if (Array.isArray(value)) return value.map(stretch);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, stretch(inner)]));
}

export default { ...stretch(en), language: "en-x-long", board: en.board };

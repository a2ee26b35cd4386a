// What the board says in English: names of the points for screen readers.
// Another language is another object with the same functions.

const KINDS = {
  overline: "overline",
  "double-four": "double four",
  "double-three": "double three",
};

function stoneName({ color, number }) {
  const name = color === "black" ? "black stone" : "white stone";
  return number > 0 ? `${name} ${number}` : name;
}

/** @type {import("./board.js").BoardTexts} */
export const textsEn = {
  board: () => "Renju board",

  point(info) {
    const parts = [info.point];
    if (info.stone) parts.push(stoneName(info.stone));
    else if (info.offer) parts.push(`offer ${info.offer}`);
    else parts.push("empty");
    if (info.last) parts.push("last move");
    if (info.winning) parts.push("winning line");
    if (info.forbidden.length > 0) {
      const kinds = info.forbidden.map((kind) => KINDS[kind] ?? kind);
      parts.push(`forbidden: ${kinds.join(" and ")}`);
    }
    if (info.symmetricalTo) {
      parts.push(`closed, symmetrical to ${info.symmetricalTo}`);
    }
    if (info.unavailable) parts.push("not available");
    if (info.aimed) parts.push("aimed at");
    return parts.join(", ");
  },
};

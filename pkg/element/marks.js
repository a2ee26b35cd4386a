// Shapes and texts that more than one layer of the board uses.

// A forbidden point is told by the number of corners round the number: three
// for a double three, four for a double four, six for six stones or more.
export const FORBIDDEN_MARKS = {
  "double-three": { corners: 3, radius: 0.51, text: "33", size: 0.34, drop: 0.05 },
  "double-four": { corners: 4, radius: 0.45, text: "44", size: 0.38, drop: 0 },
  overline: { corners: 6, radius: 0.42, text: "6+", size: 0.36, drop: 0 },
};

/** The closed outline of a regular polygon that stands on an edge. */
function polygon(x, y, corners, radius) {
  const first = Math.PI / 2 + Math.PI / corners;
  const points = [];
  for (let index = 0; index < corners; index += 1) {
    const angle = first + (index * 2 * Math.PI) / corners;
    const px = x + radius * Math.cos(angle);
    const py = y + radius * Math.sin(angle);
    points.push(`${px.toFixed(3)} ${py.toFixed(3)}`);
  }
  return `M${points.join("L")}Z`;
}

export function label(x, y, text, size, className) {
  return { class: className, x, y, dy: "0.355em", "font-size": size, text };
}

/** The outline and the text of a kind of forbidden move at a place. */
export function forbiddenShape(kind, x, y, className) {
  const { corners, radius, text, size, drop } = FORBIDDEN_MARKS[kind];
  // A triangle's middle lies low in its box; raise the outline a little.
  const top = y + (corners === 3 ? 0.08 : 0);
  return { d: polygon(x, top, corners, radius), text: label(x, top + drop, text, size, className) };
}

// Where the points of the board lie in the drawing.
//
// The unit of the drawing is the distance between two lines. The top left
// intersection is (0, 0), the bottom right one (14, 14). Seen from the usual
// side a1 is at the bottom left; a turned board shows it at the top right.

export const SIZE = 15;
export const LAST = SIZE - 1;
export const STONE_RADIUS = 0.46;

const LETTERS = "abcdefghijklmno";

/** The 15 column letters and the 15 row numbers, in the order of the board. */
export const COLUMN_NAMES = [...LETTERS];
export const ROW_NAMES = COLUMN_NAMES.map((_, row) => String(row + 1));

/** The five points that are marked with a dot. */
export const STAR_POINTS = ["d4", "l4", "h8", "d12", "l12"];

/** Where a point lies in the drawing. */
export function placeOf(point, turned) {
  const column = LETTERS.indexOf(point[0]);
  const row = Number(point.slice(1)) - 1;
  return turned ? { x: LAST - column, y: row } : { x: column, y: LAST - row };
}

/** The point drawn at whole coordinates of the drawing. */
export function pointAt(x, y, turned) {
  const column = turned ? LAST - x : x;
  const row = turned ? y : LAST - y;
  return LETTERS[column] + (row + 1);
}

/** The two ends of a straight row of points. */
export function endsOf(line, turned) {
  const places = line.map((point) => placeOf(point, turned));
  places.sort((one, other) => one.x - other.x || one.y - other.y);
  return [places[0], places[places.length - 1]];
}

/**
 * The point nearest to a place in the drawing, or null outside the grid.
 * Neighbouring points share a border, so no press falls between two of them.
 */
export function nearestPoint(x, y, turned) {
  const column = Math.round(x);
  const row = Math.round(y);
  const inside = column >= 0 && column <= LAST && row >= 0 && row <= LAST;
  return inside ? pointAt(column, row, turned) : null;
}

/**
 * The visible part of the drawing. With coordinates the margin is one unit: a
 * stone on the edge takes half of it, the letters and numbers the rest. So the
 * board is 16 units wide, and 360 pixels give each point 22.5.
 */
export function visibleBox(coordinates) {
  const margin = coordinates ? 1 : 0.68;
  return { margin, side: LAST + 2 * margin };
}

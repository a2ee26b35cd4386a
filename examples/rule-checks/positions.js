// The club's positions: reads them, asks the engine, draws what differs. Both test runners use it.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "soosorv";

const boardLine = /^\s*(?:\d{1,2}\s)?(?:\s*[xo.]){15}$/;

/** One position of the club: `{ file, title, board, verdict }`, the verdict as a sorted list of lines. */
export function readPosition(file, text) {
  const [title, ...lines] = text.split("\n").map((line) => line.trimEnd());
  const board = lines.filter((line) => boardLine.test(line));
  const verdict = lines.filter((line) => /^(forbidden|black wins|white wins) /.test(line));
  // A line that nobody reads would be a check that nobody makes.
  const frame = "   a b c d e f g h i j k l m n o";
  const strange = lines.find(
    (line) => line !== "" && line !== frame && !board.includes(line) && !verdict.includes(line),
  );
  if (strange !== undefined) throw new Error(`${file}: cannot read the line "${strange}"`);
  return { file, title, board: board.join("\n"), verdict: verdict.flatMap(singlePoints).sort() };
}

/** All positions of a directory. */
export function readPositions(directory) {
  const files = readdirSync(directory).filter((name) => name.endsWith(".txt"));
  return files.sort().map((file) => readPosition(file, readFileSync(join(directory, file), "utf8")));
}

/** "black wins d8 i8" says two things about two points. */
function singlePoints(line) {
  const [first, second, ...points] = line.split(" ");
  return second === "wins" ? points.map((point) => `${first} wins ${point}`) : [line];
}

/** What the engine says of a board, in the same words. */
export function engineVerdict(board) {
  const { forbidden, wins } = analyse(board);
  return [
    ...forbidden.map(({ point, kinds }) => `forbidden ${point} ${kinds.join(" ")}`),
    ...wins.black.map((point) => `black wins ${point}`),
    ...wins.white.map((point) => `white wins ${point}`),
  ].sort();
}

/** Null when the engine agrees with the club; else a text that shows where not. */
export function disagreement({ file, title, board, verdict }) {
  const found = engineVerdict(board);
  const missing = verdict.filter((line) => !found.includes(line));
  const surplus = found.filter((line) => !verdict.includes(line));
  if (missing.length === 0 && surplus.length === 0) return null;
  return [
    `${title} (${file})`,
    ...missing.map((line) => `! expected, not found: ${line}`),
    ...surplus.map((line) => `? found, not expected: ${line}`),
    marked(board, [...surplus.map((line) => ["?", line]), ...missing.map((line) => ["!", line])]),
  ].join("\n");
}

/** The board with a mark on the point of each line. */
function marked(board, marks) {
  const rows = board.split("\n").map((line) => [...line.replace(/[^xo.]/g, "")]);
  for (const [mark, line] of marks) {
    const [, column, row] = /\b([a-o])(\d{1,2})\b/.exec(line);
    rows[15 - Number(row)]["abcdefghijklmno".indexOf(column)] = mark;
  }
  const drawn = rows.map((cells, index) => `${String(15 - index).padStart(2)} ${cells.join(" ")}`);
  return [...drawn, "   a b c d e f g h i j k l m n o"].join("\n");
}

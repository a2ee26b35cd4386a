// The players' names. They travel in the links, as anybody may have written them: short, on one line, and only text.

const SEATS = ["first", "second"];
const LONGEST = 24;

/** A name as it may be shown; empty where there is none. Nothing that turns the line around or hides in it. */
export function cleanName(text) {
  const visible = String(text ?? "").replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "");
  return Array.from(visible.trim().replace(/\s+/g, " ")).slice(0, LONGEST).join("").trim();
}

/** The names in the parts of a link, or in what the browser kept. */
export const namesOf = (parts) => Object.fromEntries(SEATS.map((seat) => [seat, cleanName(parts?.[seat])]));

/** Those that are known, as parts of a link. */
export const withNames = (names) => Object.fromEntries(Object.entries(names).filter(([, name]) => name));

/** After a game in which the seats are exchanged. */
export const exchanged = ({ first, second }) => ({ first: second, second: first });

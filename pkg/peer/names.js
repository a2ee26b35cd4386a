// The players' names. They travel as anybody may have written them: short, on one line, and only text.

const longest = 24;
const seats = ["first", "second"];

/** A name as it may be shown; empty where there is none. Nothing that turns the line around or hides in it. */
export function cleanName(text) {
  if (typeof text !== "string") return "";
  const visible = text.replace(/[\s\u2800]/g, " ").replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, "");
  return Array.from(visible.trim().replace(/ +/g, " ")).slice(0, longest).join("").trim();
}

/** Both seats' names out of an object that may have more, or less. */
export const namesOf = (given) => Object.fromEntries(seats.map((seat) => [seat, cleanName(given?.[seat])]));

export const encodeName = (name) => new TextEncoder().encode(name);

/** What stands in a message: no more of it is read than the longest name can have. */
export const decodeName = (bytes) => cleanName(new TextDecoder().decode(bytes.subarray(0, 4 * longest)));

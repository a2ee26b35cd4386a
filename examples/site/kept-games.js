// The games by link that this browser keeps, the last one first.

import { element } from "./dom.js";
import { language } from "./language.js";
import { indexedDBStorage } from "./pkg/peer.js";
import { ruleName, words } from "./words.js";

const other = { first: "second", second: "first" };

function item({ gameId, seat, note, names, changed }) {
  const rule = note?.opening ? ruleName(note.opening) : words.title;
  const name = names[other[seat]];
  const label = name ? words.start.gameWith[seat](rule, name) : words.start.game[seat](rule);
  const when = new Date(changed).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
  return element(
    "li",
    {},
    element("a", { href: `./online/#game=${gameId}.${seat}` }, label),
    element("small", {}, when),
  );
}

/** A section with the list, or null where there are none. */
export async function keptGames() {
  const games = await indexedDBStorage()
    .list()
    .catch(() => []);
  if (games.length === 0) return null;
  const items = games
    .sort((one, next) => next.changed - one.changed)
    .slice(0, 10)
    .map(item);
  return element(
    "section",
    { class: "yours" },
    element("h2", {}, words.start.yours),
    element("ol", { class: "kept" }, ...items),
  );
}

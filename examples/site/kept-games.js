// The games by link that this browser keeps: first those that wait for whoever sits here.

import { element } from "./dom.js";
import { KINDS, standingOf } from "./kept-standing.js";
import { language } from "./language.js";
import { gameWords, ruleName, words } from "./words.js";

const { kept } = words;
const other = { first: "second", second: "first" };

/** A game with how it stands; without, where it comes from another version of these pages. */
function withStanding(game) {
  try {
    return { ...game, ...standingOf(game) };
  } catch (error) {
    if (typeof error?.code !== "string") throw error;
    return { ...game, kind: "unreadable" };
  }
}

const nameOf = ({ seat, names }, one) => {
  const name = names[one] || gameWords.seats[one];
  return one === seat ? words.you(name) : name;
};

function sentenceOf(game) {
  const { kind, seat, outcome } = game;
  if (kind === "theirs") return kept.theirs(nameOf(game, other[seat]));
  if (kind !== "over") return kept[kind];
  const { winner, color, reason, kinds } = outcome;
  const { heading, draw, forbidden, reason: reasons } = gameWords.result;
  const result = winner ? heading[color](nameOf(game, winner)) : draw;
  return `${result}. ${reason === "forbidden" ? forbidden(kinds) : reasons[reason]}`;
}

function item(game) {
  const { gameId, seat, names, changed, kind, opening } = game;
  const rule = opening ? ruleName(opening) : words.title;
  const name = names[other[seat]];
  const label = name ? kept.gameWith[seat](rule, name) : kept.game[seat](rule);
  const when = new Date(changed).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
  return element(
    "li",
    { class: kind },
    element("a", { href: `./online/#game=${gameId}.${seat}` }, label),
    element("span", { class: "sentence" }, sentenceOf(game)),
    element("time", { datetime: new Date(changed).toISOString() }, when),
  );
}

const list = (games) => element("ol", { class: "kept" }, ...games.map(item));

/** A section with the list of saved games. */
export function keptGames(saved) {
  const games = saved
    .map(withStanding)
    .sort((one, next) => KINDS.indexOf(one.kind) - KINDS.indexOf(next.kind) || next.changed - one.changed);
  const isOpen = ({ kind }) => kind === "yours" || kind === "theirs" || kind === "waiting";
  const [open, ended] = [games.filter(isOpen), games.filter((game) => !isOpen(game))];
  return element(
    "section",
    { class: "games" },
    element("h2", {}, kept.heading),
    open.length > 0 && list(open),
    // As they are, where there is nothing else.
    ended.length > 0 &&
      element("details", { open: open.length === 0 }, element("summary", {}, kept.ended(ended.length)), list(ended)),
  );
}

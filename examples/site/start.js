// The start page: play here, invite by link, watch, read the rules; and one's own games.

import { element } from "./dom.js";
import { siteHeader } from "./header.js";
import { language } from "./language.js";
import { boardPicture } from "./picture.js";
import { indexedDBStorage } from "./pkg/peer.js";
import { readStored } from "./storage.js";
import "./theme.js";
import { words } from "./words.js";

const { start } = words;

function choice([heading, text], href, className = "") {
  return element(
    "li",
    {},
    element("a", { href, class: `choice ${className}` }, element("strong", {}, heading), element("span", {}, text)),
  );
}

/** A record of more than the name of its opening rule: a game has begun at this screen. */
const hasLocalGame = () => / \S/.test(readStored("game") ?? "");

/** A link that somebody has pasted: only what stands behind its # matters, whatever the site. */
function watchForm() {
  const field = element("input", {
    id: "link",
    type: "text",
    autocomplete: "off",
    spellcheck: "false",
    required: true,
  });
  const problem = element("p", { class: "problem", role: "alert", hidden: true });
  const onsubmit = (event) => {
    event.preventDefault();
    const hash = /#((?:watch|invite|return)=.+)$/.exec(field.value.trim())?.[1];
    if (hash) location.href = `./online/#${hash}`;
    else {
      problem.textContent = start.noLink;
      problem.hidden = false;
    }
  };
  return element(
    "section",
    { id: "watch", class: "watch", tabindex: "-1" },
    element("h2", {}, start.watchHeading),
    element("p", {}, start.watchText),
    element(
      "form",
      { onsubmit },
      element("label", { for: "link" }, start.link),
      element("div", { class: "row" }, field, element("button", { type: "submit" }, start.open)),
      problem,
    ),
  );
}

document.title = start.title;
const main = element(
  "main",
  { id: "content" },
  element(
    "div",
    { class: "opening" },
    element(
      "div",
      {},
      element("h1", {}, start.heading),
      element("p", { class: "lead" }, start.lead),
      element(
        "ul",
        { class: "choices" },
        choice(start.invite, "./online/", "primary"),
        choice(hasLocalGame() ? start.goOn : start.play, "./play/"),
        choice(start.watch, "#watch"),
        choice(start.rules, `./rules/${language}/`),
      ),
    ),
    boardPicture(start.picture),
  ),
  watchForm(),
);
const saved = await indexedDBStorage()
  .list()
  .catch(() => []);
if (saved.length > 0) {
  // How they stand, the engine tells; without a game nobody needs it here.
  const { keptGames } = await import("./kept-games.js");
  const games = keptGames(saved);
  // Somebody waits for whoever sits here: that comes before all else.
  if (games.querySelector(".yours")) main.prepend(games);
  else main.children[0].after(games);
}
document.body.prepend(siteHeader({ root: "./", current: "title" }), main);

// Renju for two people at one screen. The game is the element; the page remembers it and the names of the players, has
// a title that says who acts, and speaks the user's language. `#record=…` in the address brings a game along.

import { button, element } from "../dom.js";
import { language } from "../language.js";
import { keepOffline } from "../offline.js";
import "../pkg/element.bundle.js";
import { readStored, writeStored } from "../storage.js";
import { followThemeOf } from "../theme.js";
import { words } from "../words.js";

const NAMES = ["first-name", "second-name"];

const game = document.querySelector("soosorv-game");

/** The names that were remembered; anything else that stands there is no name. */
function rememberedNames() {
  try {
    return NAMES.map((_, seat) => String(JSON.parse(readStored("names"))[seat] ?? ""));
  } catch {
    return ["", ""];
  }
}

/** Whether the element could open it; one that cannot be read any more is forgotten. */
function opened(record) {
  try {
    if (record) game.open(record);
    return Boolean(record);
  } catch {
    return false;
  }
}

const recordOf = (hash) => new URLSearchParams(hash.slice(1)).get("record");

/** What a link has brought, until somebody plays on: only looked at, it takes nobody's own game away. */
let brought = null;
let isOpening = false;

function goOn() {
  const record = recordOf(location.hash);
  isOpening = true;
  const isBrought = opened(record);
  if (isBrought) brought = String(game.game);
  else opened(readStored("game"));
  isOpening = false;
  damaged.hidden = record === null || isBrought;
}

function remember() {
  if (isOpening || String(game.game) === brought) return;
  brought = null;
  writeStored("game", String(game.game));
  // A reload must not bring an old position back.
  if (location.hash) history.replaceState(null, "", location.pathname + location.search);
}

/** The game as an address: copied, or where the browser does not let the page, written into the bar. */
async function share() {
  const address = new URL(`#${new URLSearchParams({ record: String(game.game) })}`, location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    told.textContent = words.local.shared;
  } catch {
    history.replaceState(null, "", address);
    told.textContent = words.local.byHand;
  }
  setTimeout(() => {
    told.textContent = "";
  }, 4000);
}

const told = element("span", { role: "status" });
const damaged = element("div", { role: "alert", hidden: true });
damaged.append(element("p", { class: "problem" }, words.errors["bad-link"]));
const head = document.querySelector("header");
head.querySelector("a").textContent = words.title;
head.append(
  told,
  button(words.local.share, share),
  element("a", { href: `../rules/${language}/`, class: "wide" }, words.site.rules),
);
head.after(damaged);

rememberedNames().forEach((name, seat) => {
  if (name) game.setAttribute(NAMES[seat], name);
});
goOn();
followThemeOf(game);
addEventListener("hashchange", goOn);
game.addEventListener("state", () => {
  remember();
  document.title = `${game.heading} – ${words.title}`;
});
new MutationObserver(() => {
  writeStored("names", JSON.stringify(NAMES.map((name) => game.getAttribute(name))));
}).observe(game, { attributeFilter: NAMES });

/** After what the page itself has to load. The last of it is the element's second file, which the element fetches. */
async function keepAll() {
  await import("../pkg/element.rest.js");
  await keepOffline();
}
addEventListener("load", keepAll);
if (document.readyState === "complete") keepAll();

// Share a link and play: the start page, an invitation, or a game, as the address says.

import { element } from "../dom.js";
import { siteHeader } from "../header.js";
import { readLink } from "../pkg/peer.js";
import { showCreate } from "./create.js";
import "../theme.js";
import { errorSentence, throwFaults, words } from "../words.js";
import { keptGame, nameOfGame } from "./games.js";
import { showLink } from "./invitation.js";
import { withNames } from "./names.js";
import { showTurn } from "./turn.js";

const page = document.getElementById("page");
const header = siteHeader({ root: "../", current: "play" });
let shown = null;

/** What a game needs comes while the invitation is read. */
const loadGame = () => import("./game.js");

/** Shows a game, and lets a reload come back to it: the address names it, and holds no secret. */
async function open(game, options) {
  const name = nameOfGame(game.session.gameId);
  const watching = new URLSearchParams({ watch: name, via: game.way, ...withNames(game.names) });
  history.replaceState(null, "", game.seat ? `#game=${name}.${game.seat}` : `#${watching}`);
  const { showGame } = await loadGame();
  // The game has the whole window, and a head of its own.
  header.hidden = true;
  shown = await showGame(page, game, { ...options, open });
}

/** The game of this browser that an address of `open` names. */
async function ownGame(name, seat) {
  const game = await keptGame(name, seat);
  if (!game) throw Object.assign(new Error("no such game here"), { code: "unknown-game" });
  return game;
}

async function route() {
  shown?.close();
  shown = null;
  header.hidden = false;
  document.title = words.pageTitle;
  showTurn(false);
  try {
    const own = /^#game=([\w-]{22})\.(first|second)$/.exec(location.hash);
    const link = readLink(location);
    if (own) await open(await ownGame(own[1], own[2]), {});
    else if (link) await showLink(page, link, { open });
    else showCreate(page, { open, opening: /^#opening=([\w-]+)$/.exec(location.hash)?.[1] });
  } catch (error) {
    const problem = element("p", { class: "problem", role: "alert" }, errorSentence(error));
    const start = element("a", { href: "./" }, words.create.heading);
    page.replaceChildren(element("div", { class: "single" }, element("div", { class: "sheet" }, problem, start)));
    throwFaults(error);
  }
}

document.body.prepend(header);
addEventListener("hashchange", route);
await route();
// What does not come now is asked for again when it is needed.
loadGame().catch(() => {});

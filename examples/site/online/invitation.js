// The page of somebody who has opened a link. Nothing is taken before the button is pressed.

import { joinSession } from "../pkg/index.js";
import { fetchGenesis } from "../pkg/peer.js";
import { fromText } from "./bytes.js";
import { element } from "./dom.js";
import { guestGame, keptGame, nameOfGame, returnedGame, storage, watchedGame } from "./games.js";
import { ruleName } from "./rule-name.js";
import { wayOf, ways } from "./ways.js";
import { errorSentence, throwFaults, words } from "./words.js";

const other = { first: "second", second: "first" };

/** What the game begins with: from the link itself, or from whoever has it. */
async function genesisOf({ gameId, extra }, way) {
  if (extra.genesis) return fromText(extra.genesis);
  const transport = ways[way].transport();
  try {
    return await fetchGenesis(transport, gameId);
  } finally {
    transport.close();
  }
}

export async function showLink(page, link, { open }) {
  const way = wayOf(link.extra.via);
  const name = nameOfGame(link.gameId);
  // One's own seat again: the link is not asked twice.
  const mine = link.seat && (await keptGame(name, link.seat).catch(() => null));
  if (mine) return open(mine, {});

  const sheet = element("div", { class: "sheet" }, element("p", { role: "status" }, words.invitation.looking));
  page.replaceChildren(element("div", { class: "single" }, sheet));
  const genesis = await genesisOf(link, way);
  // Refuses what is not this game, or not understood here, before anything is sent.
  const { rule } = joinSession(genesis, { gameId: link.gameId, seat: null }).view().state;
  if (link.kind === "return") return open(await returnedGame(genesis, link, way), {});
  const offer = link.extra.offer ?? null;
  if (link.kind === "watch") return open(watchedGame(genesis, link.gameId, way), { offer });

  const isBoth = (await storage.load(name, other[link.seat]).catch(() => null)) !== null;
  const run = (act) => async () => {
    try {
      await act();
    } catch (error) {
      sheet.append(element("p", { class: "problem", role: "alert" }, errorSentence(error)));
      throwFaults(error);
    }
  };
  const join = run(async () => open(await guestGame(genesis, link, way), { offer }));
  const watch = run(() => open(watchedGame(genesis, link.gameId, way), { offer }));
  sheet.replaceChildren(
    element("h1", {}, words.invitation.heading(ruleName(rule.opening))),
    element("p", {}, words.invitation.seats[link.seat]),
    element("p", {}, words.invitation.policies[rule.forbiddenMoves]),
    ...(isBoth ? [element("p", { class: "note" }, words.invitation.bothNote)] : []),
    element(
      "button",
      { type: "button", class: "primary big", onclick: join },
      isBoth ? words.invitation.both : words.invitation.join,
    ),
    element("button", { type: "button", class: "quiet", onclick: watch }, words.invitation.watch),
  );
  return undefined;
}

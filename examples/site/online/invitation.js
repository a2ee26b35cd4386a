// The page of somebody who has opened a link. Nothing is taken before the button is pressed.

import { fromText } from "../bytes.js";
import { element } from "../dom.js";
import { joinSession } from "../pkg/index.js";
import { fetchGenesis } from "../pkg/peer.js";
import { errorSentence, ruleName, throwFaults, words } from "../words.js";
import { guestGame, keptGame, nameOfGame, returnedGame, storage, watchedGame } from "./games.js";
import { nameField } from "./name-field.js";
import { namesOf } from "./names.js";
import { tellRule } from "./rule-about.js";
import { wayOf, ways } from "./ways.js";

const other = { first: "second", second: "first" };

/** What the game begins with: from the link itself, from this browser, or from whoever has it. */
async function genesisOf({ gameId, extra }, way) {
  if (extra.genesis) return fromText(extra.genesis);
  for (const seat of ["first", "second"]) {
    const kept = await storage.load(nameOfGame(gameId), seat).catch(() => null);
    if (kept) return kept.genesis;
  }
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
  if (link.kind === "watch") return open(watchedGame(genesis, link, way), { offer });

  const isBoth = (await storage.load(name, other[link.seat]).catch(() => null)) !== null;
  const run = (act) => async () => {
    try {
      await act();
    } catch (error) {
      sheet.append(element("p", { class: "problem", role: "alert" }, errorSentence(error)));
      throwFaults(error);
    }
  };
  // Who plays both seats here has one name, and it is taken.
  const field = isBoth ? null : nameField();
  const join = run(async () => {
    const name = field?.querySelector("input").value ?? "";
    await open(await guestGame(genesis, link, way, name), { offer });
  });
  const watch = run(() => open(watchedGame(genesis, link, way), { offer }));
  const by = namesOf(link.extra)[other[link.seat]];
  const ruleText = ruleName(rule.opening);
  const about = element("p", { class: "about" });
  tellRule(about, rule.opening);
  sheet.replaceChildren(
    element("h1", {}, by ? words.invitation.headingBy(ruleText, by) : words.invitation.heading(ruleText)),
    element(
      "p",
      { class: "opens" },
      by && link.seat === "second" ? words.invitation.opens(by) : words.invitation.seats[link.seat],
    ),
    element("p", {}, `${words.invitation.what} ${words.invitation.policies[rule.forbiddenMoves]}`),
    about,
    field ?? element("p", { class: "note" }, words.invitation.bothNote),
    element(
      "button",
      { type: "button", class: "primary big", onclick: join },
      isBoth ? words.invitation.both : words.invitation.join,
    ),
    element("button", { type: "button", class: "quiet", onclick: watch }, words.invitation.watch),
  );
  return undefined;
}

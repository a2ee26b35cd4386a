// A game between two browsers: the element shows it and asks, the session decides what counts.

import { element } from "../dom.js";
import "../pkg/element.bundle.js";
import { gameFromBytes } from "../pkg/index.js";
import { connect } from "../pkg/peer.js";
import { followThemeOf } from "../theme.js";
import { errorSentence, gameWords, words } from "../words.js";
import { createAsks } from "./asks.js";
import { storage } from "./games.js";
import { createLinks } from "./links.js";
import { createStatus } from "./status.js";
import { showTurn } from "./turn.js";
import { ways } from "./ways.js";

/** Brings the element to the game of the session: by what was played since, where that is all that has changed. */
function follow(board, session) {
  const game = gameFromBytes(session.record());
  const [wanted, shown] = [game.actions(), board.game.actions()];
  const isNext = shown.every((action, index) => JSON.stringify(action) === JSON.stringify(wanted[index]));
  if (!isNext || board.state.rule.opening !== game.renderState().rule.opening) board.open(String(game));
  else for (const action of wanted.slice(shown.length)) board.apply(action);
  game.free();
}

export async function showGame(page, game, { open, isNew = false, offer = null, takeOver = false }) {
  const { session, keys, seat, way } = game;
  const transport = ways[way].transport();
  const isMine = (one) => one === session.view().seat;
  const names = () => context.peer?.names ?? game.names;
  const plainName = (one) => names()[one] || gameWords.seats[one];
  const nameOf = (one) => (isMine(one) ? words.you(plainName(one)) : plainName(one));

  const context = { session, seat, way, keys, transport, names, nameOf, game, open, peer: null };
  const status = createStatus(context);
  const asks = createAsks(context);
  context.asks = asks;
  const links = createLinks(context);
  const head = element(
    "header",
    { class: "game-head" },
    element("h1", {}, element("a", { href: "../" }, words.title)),
    element("a", { href: "./" }, words.another),
  );
  const bar = element("div", { class: "online" }, head, status.node, asks.node, links.node);
  const board = element("soosorv-game", { seat: "none" }, bar);
  page.replaceChildren(board);
  followThemeOf(board);
  board.open(String(gameFromBytes(session.record())));

  const handle = { close: () => context.peer?.close() };
  try {
    context.peer = await connect(session, transport, {
      keys,
      storage: seat ? storage : null,
      note: { way },
      names: game.names,
      takeOver,
    });
  } catch (error) {
    if (error.code !== "open-elsewhere") throw error;
    status.elsewhere(() => open(game, { isNew, offer, takeOver: true }));
    return handle;
  }
  const { peer } = context;

  function show() {
    const view = session.view();
    bar.dataset.status = view.status;
    board.seat = (view.status === "disputed" ? null : view.seat) ?? "none";
    board.firstName = nameOf("first");
    board.secondName = nameOf("second");
    follow(board, session);
    for (const part of [status, asks, links]) part.show();
    showTitle(view);
  }

  /** The tab says who is to act, or how it ended. */
  function showTitle({ status, actor }) {
    const isTurn = status === "open" && seat !== null && isMine(actor);
    document.title = isTurn ? words.yourTurn(words.title) : `${board.heading || words.pageTitle} – ${words.title}`;
    showTurn(isTurn);
  }

  board.addEventListener("action", (event) => {
    // The element shows it when it is signed and stored: what was not kept must not be seen.
    event.preventDefault();
    peer.act(event.detail).catch((error) => status.tell(errorSentence(error)));
  });
  // The element's words come a little later than what they speak of.
  board.addEventListener("state", () => showTitle(session.view()));
  peer.on("change", show);
  for (const part of [status, asks, links]) part.follow();
  if (offer) links.answer(offer);
  if (isNew && way === "direct") links.offer();
  show();
  return handle;
}

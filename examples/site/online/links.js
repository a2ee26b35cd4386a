// The links of a game, and for a direct connection the texts that the players exchange.

import { toText } from "../bytes.js";
import { button, element } from "../dom.js";
import { languageChoice } from "../header.js";
import {
  answerDataChannel,
  dataChannelTransport,
  inviteLink,
  isPeerError,
  offerDataChannel,
  returnLink,
  watchLink,
} from "../pkg/peer.js";
import { errorSentence, words } from "../words.js";
import { withNames } from "./names.js";
import { copyBox, pasteBox } from "./share.js";

const other = { first: "second", second: "first" };

export function createLinks(context) {
  const { session, seat, way, keys, transport, names } = context;
  const fixed = element("div", { class: "link-list" });
  const direct = element("div", { class: "link-list", id: "direct" });
  const problem = element("p", { class: "problem", role: "alert", hidden: true });
  // Another language starts the page again, and with it a direct connection would be lost.
  const choice = way === "direct" ? null : languageChoice();
  let made = "";
  let before = "";
  const node = element("div", { class: "links" }, fixed, direct, problem);

  const { gameId } = session;
  // A direct connection has nobody to ask: the link holds what the game begins with.
  const extra = (more) => ({
    via: way,
    ...withNames(names()),
    ...(way === "direct" ? { genesis: toText(session.genesis) } : {}),
    ...more,
  });
  const base = location.href;
  const linkTo = {
    invite: (more) => inviteLink(base, { gameId, seat: other[seat], secret: keys.secret, extra: extra(more) }),
    watch: (more) => watchLink(base, { gameId, extra: extra(more) }),
    back: () => returnLink(base, { ...keys, gameId, seat, extra: extra() }),
  };

  const guarded = (act) => async (text) => {
    problem.hidden = true;
    try {
      await act(text);
    } catch (error) {
      problem.hidden = false;
      problem.textContent = isPeerError(error) ? errorSentence(error) : words.errors["bad-link"];
    }
  };

  /** A new direct connection, of which the other one learns by a link. */
  async function offer(kind) {
    const channel = dataChannelTransport();
    const made = await offerDataChannel({ transport: channel });
    transport.add(channel);
    const label = kind === "watch" ? words.share.watch : words.direct.offer;
    direct.replaceChildren(
      copyBox(label, linkTo[kind]({ offer: made.offer })),
      pasteBox(words.direct.answerHere, words.direct.connect, guarded(made.accept)),
    );
  }

  async function answer(text) {
    const channel = dataChannelTransport();
    transport.add(channel);
    const { answer: made } = await answerDataChannel(text, { transport: channel });
    direct.replaceChildren(copyBox(words.direct.answer, made));
  }

  /** After the connection was lost: either side begins, by a text without a link around it. */
  function again() {
    const make = async () => {
      const channel = dataChannelTransport();
      const made = await offerDataChannel({ transport: channel });
      transport.add(channel);
      direct.replaceChildren(
        copyBox(words.direct.offer, made.offer),
        pasteBox(words.direct.answerHere, words.direct.connect, guarded(made.accept)),
      );
    };
    direct.replaceChildren(
      element("p", {}, words.direct.lead),
      button(words.direct.make, guarded(make), "primary"),
      pasteBox(words.direct.pasted, words.direct.connect, guarded(answer)),
    );
  }

  function boxes() {
    const { status, seat: mine } = session.view();
    const list = [];
    if (mine && status === "unbound" && way !== "direct") {
      if (keys && mine === seat) list.push(copyBox(words.share.invite, linkTo.invite(), words.share.inviteNote));
    }
    if (way !== "direct") list.push(copyBox(words.share.watch, linkTo.watch()));
    if (mine && keys && status !== "unbound") list.push(copyBox(words.share.back, linkTo.back(), words.share.backNote));
    return list;
  }

  return {
    node,
    follow() {
      if (way !== "direct") return;
      context.peer.on("up", () => direct.replaceChildren());
      context.peer.on("down", () => seat && again());
    },
    show() {
      const { peer } = context;
      const { status, seat: mine, length, undo } = session.view();
      const wanted = JSON.stringify([status, mine, peer.isUp, length, undo?.by, names()]);
      if (wanted === made) return;
      made = wanted;
      // Open until somebody has joined; from then on as the player has it.
      const stays = before === status && fixed.querySelector("details")?.open;
      before = status;
      const list = boxes();
      const isOpen = status === "unbound" || stays;
      const more = context.asks.undo(session.view());
      if (way === "direct" && mine && peer.isUp) {
        const watcher = guarded(() => offer("watch"));
        more.push(button(words.direct.addWatcher, watcher));
      }
      if (way === "direct" && mine && !peer.isUp && status !== "unbound") again();
      const name = more.length > 0 ? words.share.more : words.share.links;
      fixed.replaceChildren(
        element("details", { open: isOpen }, element("summary", {}, name), ...more, ...list, choice),
      );
      fixed.hidden = list.length + more.length === 0;
    },
    offer: guarded(() => offer("invite")),
    answer: guarded(answer),
  };
}

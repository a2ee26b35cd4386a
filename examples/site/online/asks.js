// What the two ask each other beside the game: to take moves back, to play again.

import { button, element } from "../dom.js";
import { gameFromBytes } from "../pkg/index.js";
import { words } from "../words.js";
import { exchanged } from "./names.js";

export function createAsks(context) {
  const { session, seat, names, nameOf, game, open } = context;
  const node = element("div", { class: "asks", id: "asks" });
  let shown = "";
  let wantsRematch = null;

  const act = (entry) => () => context.peer.act(entry).catch(() => {});

  /** How many actions stay when one's own last one, and what came after it, is taken back; -1 where there is none. */
  function before() {
    const record = gameFromBytes(session.record());
    let length = record.renderState().length - 1;
    while (length >= 0 && record.stateAt(length).turn.seat !== seat) length--;
    record.free();
    return length;
  }

  /** The next game between the same two, on the same way. */
  async function again() {
    const { peer } = context;
    const next = session.view().seat ? peer.rematch() : session.rematch();
    peer.close();
    await open({ ...game, session: next, seat: next.view().seat, names: exchanged(names()) }, {});
  }

  function rematch({ seat: mine }) {
    const wanted = wantsRematch && mine && element("p", {}, words.wantsRematch(nameOf(wantsRematch)));
    const press = mine ? button(words.rematch.play, again, "primary") : button(words.rematch.watch, again);
    return [wanted, press];
  }

  function answers({ undo, seat: mine }) {
    if (!mine) return [];
    if (undo.by === mine) {
      return [element("p", {}, words.undo.waits), button(words.undo.cancel, act({ type: "cancel-undo" }))];
    }
    return [
      element("p", {}, words.undo.asked(nameOf(undo.by))),
      button(words.undo.accept, act({ type: "accept-undo" }), "primary"),
      button(words.undo.decline, act({ type: "decline-undo" })),
    ];
  }

  function parts(view) {
    if (view.status === "over") return rematch(view);
    return view.undo ? answers(view) : [];
  }

  return {
    node,
    /** The button that asks to take back, where there is something of one's own. */
    undo({ status, seat: mine, undo }) {
      const to = status === "open" && mine && !undo ? before() : -1;
      return to < 0 ? [] : [button(words.undo.ask, act({ type: "request-undo", to }))];
    },
    follow: () =>
      context.peer.on("rematch", (event) => {
        wantsRematch = event.seat;
      }),
    /** Only what has changed: a button must not be exchanged under the finger. */
    show() {
      const view = session.view();
      const { status, seat: mine, undo, length } = view;
      const key = JSON.stringify([status, mine, undo, length, wantsRematch]);
      if (key === shown) return;
      shown = key;
      node.replaceChildren(...parts(view).filter(Boolean));
    },
  };
}

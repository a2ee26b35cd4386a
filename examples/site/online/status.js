// The line that tells how the connection is, and what was refused.

import { button, element } from "../dom.js";
import { words } from "../words.js";

/** A short break is nobody's business. */
const awayAfter = 5000;

export function createStatus(context) {
  const { session, seat, way, nameOf } = context;
  const line = element("p", { class: "status-line", id: "connection" });
  const notice = element("p", { class: "notice", id: "notice", role: "status", hidden: true });
  const warning = element("p", { class: "notice", id: "warning", role: "status", hidden: true });
  const node = element("div", { class: "status" }, line, notice, warning);
  let awayTimer = null;
  let isAway = false;
  let wasThere = false;
  let isTakenOver = false;

  const other = () => (seat === "first" ? "second" : "first");
  const put = (node, text) => {
    node.textContent = text;
    node.hidden = text === "";
  };

  function sentence() {
    const { peer } = context;
    const view = session.view();
    if (isTakenOver) return ["off", words.status.takenOver];
    if (view.status === "disputed") return ["bad", words.status.disputed];
    if (seat && view.seat === null) return ["", words.status.watchingTaken];
    if (view.status === "unbound" && seat && view.actor === seat) return ["wait", words.status.waiting];
    if (!peer.isUp && way !== "direct") return ["bad", words.status.down];
    // Before the two have met, nothing is lost: the answer has to be taken back by hand.
    if (!peer.isUp)
      return view.status === "unbound" ? ["wait", words.status.answering] : ["bad", words.status.downDirect];
    if (view.status === "unbound") return ["wait", seat ? words.status.knocking : words.status.waiting];
    if (view.seat === null) return ["", words.status.watching];
    if (isAway) return ["bad", words.status.away(nameOf(other()))];
    return ["good", words.status.up];
  }

  function show() {
    const [kind, text] = sentence();
    line.className = `status-line ${kind}`;
    line.textContent = text;
  }

  /** Only after a while: a player who reloads the page is not away. */
  function watchPresence() {
    const { peer } = context;
    const isThere = peer.present[other()];
    if (isThere) wasThere = true;
    clearTimeout(awayTimer);
    if (isThere || !peer.isUp || !wasThere) isAway = false;
    else {
      awayTimer = setTimeout(() => {
        isAway = !peer.present[other()] && peer.isUp;
        show();
      }, awayAfter);
    }
    show();
  }

  return {
    node,
    show,
    /** Something that the player should know, until the next move. */
    tell: (text) => put(notice, text),
    elsewhere(takeOver) {
      line.className = "status-line bad";
      line.replaceChildren(words.status.elsewhere, button(words.status.here, takeOver, "primary"));
    },
    follow() {
      const { peer } = context;
      peer.on("presence", watchPresence);
      peer.on("refused", ({ code }) => put(notice, words.refused[code] ?? words.refused.other(code)));
      peer.on("action", () => put(notice, ""));
      peer.on("dropped", ({ seat: by }) => put(notice, words.dropped(nameOf(by))));
      peer.on("storage-failed", () => put(warning, words.status.storage));
      peer.on("taken-over", () => {
        isTakenOver = true;
        show();
      });
    },
  };
}

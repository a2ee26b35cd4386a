// The row of buttons that is always there. A button that has no use now is
// switched off but keeps its place, so no press lands on another one.

import { byId, element } from "./dom.js";

export function createActions({ texts, store, play }) {
  const row = byId("actions");
  row.setAttribute("aria-label", texts.actionsGroup);
  let offersDraw = false;

  const button = (name, onclick) => {
    const node = element("button", { type: "button", class: "quiet", id: name, onclick }, texts[name]);
    row.append(node);
    return node;
  };

  const undo = button("undo", () => store.undo());
  const redo = button("redo", () => store.redo());
  const pass = button("pass", () => play({ type: "pass" }));
  const draw = button("offerDraw", () => {
    offersDraw = !offersDraw;
    draw.setAttribute("aria-pressed", String(offersDraw));
  });
  const resign = button("resign", () => {
    play({ type: "resign", seat: store.state.turn.seat });
  });

  return {
    show(state) {
      offersDraw = false;
      draw.setAttribute("aria-pressed", "false");
      undo.disabled = !store.canUndo;
      redo.disabled = !store.canRedo;
      pass.disabled = !state.choices.some(({ type }) => type === "pass");
      draw.disabled = state.phase !== "play";
      resign.disabled = state.phase === "over";
    },

    /** The action as it is played: a draw offer travels with a stone or pass. */
    withDrawOffer(action) {
      const carries = action.type === "place" || action.type === "pass";
      return offersDraw && carries ? { ...action, offerDraw: true } : action;
    },
  };
}

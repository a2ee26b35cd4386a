// The two players: name, colour held now, and whose turn it is, each by picture
// and word, so that nothing depends on colour alone.

import { byId, element, stoneDisc } from "./dom.js";

const SEATS = ["first", "second"];

export function createPlayers({ texts, nameOf }) {
  const section = byId("players");
  let shown = false;
  section.setAttribute("aria-label", texts.players);
  const cards = SEATS.map((seat) => {
    const disc = stoneDisc("black");
    const name = element("span", { class: "player-name" });
    const color = element("span", { class: "player-color" });
    const mark = element("span", { class: "player-mark" }, texts.toAct);
    const card = element(
      "div",
      { class: "player", "data-seat": seat },
      disc,
      element("div", { class: "player-words" }, name, element("span", {}, color, " ", mark)),
    );
    section.append(card);
    return { seat, card, disc, name, color, mark };
  });

  return {
    show(state) {
      for (const { seat, card, disc, name, color, mark } of cards) {
        const held = state.seats[seat];
        const acts = state.turn?.seat === seat;
        const wins = state.outcome?.winner === seat;
        name.textContent = nameOf(seat);
        color.textContent = texts.colors[held];
        if (!disc.classList.contains(held)) {
          // The first colour is just there; a later one turns up, so that a swap is seen.
          disc.className = `disc ${held}${shown ? " turning" : ""}`;
        }
        card.classList.toggle("acts", acts);
        card.classList.toggle("wins", wins);
        if (acts) card.setAttribute("aria-current", "true");
        else card.removeAttribute("aria-current");
        mark.textContent = wins ? texts.winner : texts.toAct;
        mark.hidden = !acts && !wins;
      }
      shown = true;
    },
  };
}

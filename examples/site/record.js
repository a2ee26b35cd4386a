// The list of moves: stones as pairs of number and point, decisions as a line
// of words, and the opening pattern once it is known.

import { byId, element, stoneDisc } from "./dom.js";
import { sentenceFor } from "./history.js";

function stoneItem(entry, texts) {
  return element(
    "li",
    { class: "move" },
    element("span", { class: "move-number" }, String(entry.number)),
    stoneDisc(entry.color),
    element("span", { class: "unseen" }, texts.colors[entry.color]),
    element("span", { class: "move-point" }, entry.point),
  );
}

const lineItem = (text) => element("li", { class: "decision" }, text);

function itemsFor(entries, texts, nameOf) {
  const items = [];
  for (let index = 0; index < entries.length; index += 1) {
    const entry = entries[index];
    if (entry.type === "offer") {
      const points = [];
      while (entries[index]?.type === "offer") {
        points.push(entries[index].point);
        index += 1;
      }
      index -= 1;
      items.push(lineItem(texts.event.offers(nameOf(entry.seat), points)));
      continue;
    }
    if (entry.type === "pick") {
      items.push(lineItem(sentenceFor(entry, texts, nameOf)));
    }
    if (entry.type === "place" || entry.type === "pick") {
      items.push(stoneItem(entry, texts));
    } else {
      items.push(lineItem(sentenceFor(entry, texts, nameOf)));
    }
    if (entry.offerDraw) {
      items.push(lineItem(texts.event.drawOffered(nameOf(entry.seat))));
    }
  }
  return items;
}

export function createRecord({ texts, store, nameOf }) {
  const list = byId("moves");
  const pattern = byId("pattern");

  return {
    show(state) {
      list.replaceChildren(...itemsFor(store.entries, texts, nameOf));
      list.scrollTop = list.scrollHeight;
      pattern.replaceChildren();
      if (!state.pattern) return;
      pattern.append(texts.patternName(state.pattern), " ", element("span", { lang: "ja" }, state.pattern.kanji));
    },
  };
}

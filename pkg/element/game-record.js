// The record of the game: its rule, the list of moves, the buttons that step through it, and what can be done with it.

import { stoneDisc } from "./game-disc.js";
import { sentenceFor } from "./game-sentences.js";
import { html, nothing } from "./lit.js";

/** One item a stone, a decision, or the fifth moves that were offered in a row. */
function moveItems({ texts, entries, step, nameOf, replay }) {
  const items = [];
  const stone = ({ number, color, point }, index) => html`
    <li class="move${index + 1 === step ? " here" : ""}" part="move" @click=${() => replay.show(index + 1)}>
      <span class="move-number">${number}</span>${stoneDisc(color)}<span class="unseen">${texts.colors[color]}</span>
      <span class="move-point">${point}</span>
    </li>`;
  const line = (text) => html`<li class="decision" part="decision">${text}</li>`;
  for (let index = 0; index < entries.length; index += 1) {
    const entry = entries[index];
    if (entry.type === "offer") {
      const points = [];
      while (entries[index]?.type === "offer") {
        points.push(entries[index].point);
        index += 1;
      }
      index -= 1;
      items.push(line(texts.event.offers(nameOf(entry.seat), points)));
      continue;
    }
    if (entry.type !== "place") items.push(line(sentenceFor(entry, texts, nameOf)));
    if (entry.type === "place" || entry.type === "pick") items.push(stone(entry, index));
    if (entry.offerDraw) items.push(line(texts.event.drawOffered(nameOf(entry.seat))));
  }
  return items;
}

const ICONS = {
  first: "M6 5v14M19 5 9 12l10 7z",
  back: "M16 5 6 12l10 7z",
  play: "M7 4l12 8-12 8z",
  pause: "M8 5v14M16 5v14",
  forward: "M8 5l10 7-10 7z",
  last: "M18 5v14M5 5l10 7-10 7z",
};

function replayButtons(view) {
  const { texts, step, steps, replay } = view;
  const words = texts.replay;
  const button = (name, usable, act) => html`
    <button type="button" class="quiet icon" part="button replay" id="replay-${name}" aria-label=${words[name]} title=${words[name]} ?disabled=${!usable} @click=${act}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]}></path></svg>
    </button>`;
  return html`
    <div class="replay" part="replay" role="group" aria-label=${words.group}>
      ${button("first", step > 0, () => replay.show(0))}
      ${button("back", step > 0, () => replay.show(step - 1))}
      ${button(replay.playing ? "pause" : "play", steps > 0, replay.toggle)}
      ${button("forward", step < steps, () => replay.show(step + 1))}
      ${button("last", step < steps, () => replay.show(steps))}
      <input type="range" part="slider" min="0" max=${steps} .value=${String(step)} ?disabled=${steps === 0}
        aria-label=${words.group} aria-valuetext=${words.step(step, steps)}
        @input=${({ target }) => replay.show(Number(target.value))} />
    </div>`;
}

const kanji = ({ pattern }, texts) =>
  pattern ? html`${texts.patternName(pattern)} <span lang="ja">${pattern.kanji}</span>` : nothing;

// For how long it is said that the record was copied, in milliseconds.
const COPIED = 1500;

/** To the clipboard; where the browser forbids that, into a dialog. */
async function copyRecord({ game, openDialog, onCopied }) {
  try {
    await navigator.clipboard.writeText(String(game));
  } catch {
    openDialog({ kind: "copy" });
    return;
  }
  onCopied(true);
  setTimeout(onCopied, COPIED, false);
}

/** All of the record. */
export function record(view) {
  const { texts, state, alone, openDialog } = view;
  const [family] = state.rule.opening.split("-");
  const button = (id, label, act) =>
    html`<button type="button" class="quiet" part="button tool" id=${id} @click=${act}>${label}</button>`;
  return html`
    <header>
      <h2 id="record-heading">${texts.moves}</h2>
      <p class="pattern" part="pattern" id="pattern">${kanji(state, texts)}</p>
      <p class="rule" part="rule" id="rule">${texts.ruleName(family, state.rule.limit)}</p>
    </header>
    ${replayButtons(view)}
    <ol id="moves" part="moves" tabindex="0" aria-labelledby="record-heading">${moveItems(view)}</ol>
    <div class="tools" part="tools">
      ${alone ? button("open-new-game", texts.newGame, () => openDialog({ kind: "newGame" })) : nothing}
      ${button("copy-record", view.copied ? texts.recordCopied : texts.copyRecord, () => copyRecord(view))}
      ${alone ? button("open-paste", texts.pasteRecord, () => openDialog({ kind: "paste" })) : nothing}
      ${button("open-settings", texts.settings, () => openDialog({ kind: "settings" }))}
    </div>`;
}

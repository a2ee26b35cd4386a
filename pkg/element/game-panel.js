// The parts around the board: players, question, buttons, list of moves. Each is a template of what the view holds.

import { offerLetter } from "./board.js";
import { choiceButtons, onArrow, pips, stoneDisc } from "./game-choices.js";
import { sentenceFor } from "./game-history.js";
import { html, nothing } from "./lit.js";

/** Name, colour held now, and whose turn it is, each by picture and word, so that nothing depends on colour alone. */
function playerCard({ texts, state, nameOf }, seat) {
  const held = state.seats[seat];
  const acts = state.turn?.seat === seat;
  const wins = state.outcome?.winner === seat;
  const mark = wins ? texts.winner : texts.toAct;
  return html`
    <div class="player${acts || wins ? " marked" : ""}" part="player" data-seat=${seat} aria-current=${acts ? "true" : nothing}>
      ${stoneDisc(held)}
      <div>
        <bdi class="name">${nameOf(seat)}</bdi>
        <span><span class="color">${texts.colors[held]}</span>${acts || wins ? html` <em>${mark}</em>` : nothing}</span>
      </div>
    </div>`;
}

const players = (view) => html`
  <div class="players" part="players" id="players" role="group" aria-label=${view.texts.players}>
    ${playerCard(view, "first")}${playerCard(view, "second")}
  </div>`;

/** The button for the second of two steps. */
function confirmButton({ texts, state, aim, aims, canAct, confirm }) {
  if (!canAct || !state.tap || !(aims || aim)) return nothing;
  const offered = state.offers.indexOf(aim);
  const label = offered >= 0 ? offerLetter(offered) : aim;
  return html`
    <button type="button" class="primary confirm" part="button confirm" id="confirm" ?disabled=${aim === null} @click=${confirm}>
      ${aim ? texts.confirm[state.tap](label) : texts.confirm.none[state.tap]}
    </button>`;
}

const question = (view) => html`
  <div class="prompt" part="prompt" role="group" aria-labelledby="prompt-heading">
    <div class="words">
      <h2 id="prompt-heading" part="heading" tabindex="-1">${view.heading}</h2>
      <p id="prompt-detail" part="detail" class=${view.remark ? "note" : ""}>${view.remark ?? view.detail}</p>
    </div>
    ${confirmButton(view)}
    <div class="choices" part="choices" id="choices" @keydown=${onArrow}>
      ${view.canAct ? choiceButtons(view) : nothing}${view.live ? pips(view.state) : nothing}
    </div>
  </div>`;

/** Always there: a button that has no use now is switched off but keeps its place, so no press lands on another one. */
function actions(view) {
  const { texts, live, state, alone } = view;
  const button = (id, label, usable, act, pressed = nothing) => html`
    <button type="button" class="quiet" part="button action" id=${id} aria-pressed=${pressed} ?disabled=${!usable || !live} @click=${act}>${label}</button>`;
  return html`
    <div class="actions" part="actions" id="actions" role="group" aria-label=${texts.actions}>
      ${alone ? button("undo", texts.undo, view.canUndo, view.undo) : nothing}
      ${alone ? button("redo", texts.redo, view.canRedo, view.redo) : nothing}
      ${button("pass", texts.pass, view.canAct && state.choices.some(({ type }) => type === "pass"), view.pass)}
      ${button("offerDraw", texts.offerDraw, view.canAct && state.phase === "play", view.toggleDraw, String(view.offersDraw))}
      ${button("resign", texts.resign, view.resigning && state.phase !== "over", view.resign)}
    </div>`;
}

function moveItems({ texts, entries, step, nameOf, showStep }) {
  const items = [];
  const stone = ({ number, color, point }, index) => html`
    <li class="move${index + 1 === step ? " here" : ""}" part="move" @click=${() => showStep(index + 1)}>
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

function replay(view) {
  const { texts, step, steps, playing, showStep } = view;
  const words = texts.replay;
  const button = (name, usable, act) => html`
    <button type="button" class="quiet icon" part="button replay" id="replay-${name}" aria-label=${words[name]} title=${words[name]} ?disabled=${!usable} @click=${act}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]}></path></svg>
    </button>`;
  return html`
    <div class="replay" part="replay" role="group" aria-label=${words.group}>
      ${button("first", step > 0, () => showStep(0))}
      ${button("back", step > 0, () => showStep(step - 1))}
      ${button(playing ? "pause" : "play", steps > 0, view.togglePlaying)}
      ${button("forward", step < steps, () => showStep(step + 1))}
      ${button("last", step < steps, () => showStep(steps))}
      <input type="range" part="slider" min="0" max=${steps} .value=${String(step)} ?disabled=${steps === 0}
        aria-label=${words.group} aria-valuetext=${words.step(step, steps)}
        @input=${({ target }) => showStep(Number(target.value))} />
    </div>`;
}

const kanji = ({ pattern }, texts) =>
  pattern ? html`${texts.patternName(pattern)} <span lang="ja">${pattern.kanji}</span>` : nothing;

function record(view) {
  const { texts, state, alone, openDialog } = view;
  const [family] = state.rule.opening.split("-");
  const button = (id, label, act) =>
    html`<button type="button" class="quiet" part="button tool" id=${id} @click=${act}>${label}</button>`;
  return html`
    <div class="record" part="record" role="group" aria-labelledby="record-heading">
      <header>
        <h2 id="record-heading">${texts.moves}</h2>
        <p class="pattern" part="pattern" id="pattern">${kanji(state, texts)}</p>
        <p class="rule" part="rule" id="rule">${texts.ruleName(family, state.rule.limit)}</p>
      </header>
      ${replay(view)}
      <ol id="moves" part="moves" tabindex="0" aria-labelledby="record-heading">${moveItems(view)}</ol>
      <div class="tools" part="tools">
        ${alone ? button("open-new-game", texts.newGame, () => openDialog({ kind: "newGame" })) : nothing}
        ${button("copy-record", view.copied ? texts.recordCopied : texts.copyRecord, view.copyRecord)}
        ${alone ? button("open-paste", texts.pasteRecord, () => openDialog({ kind: "paste" })) : nothing}
        ${button("open-settings", texts.settings, () => openDialog({ kind: "settings" }))}
      </div>
    </div>`;
}

/** The whole element. The board's place and the spoken messages are filled from outside and left alone here. */
export const gameTemplate = (view) => html`
  <div class="game" part="game" data-theme=${view.theme} lang=${view.texts.language}>
    <slot></slot>
    ${players(view)}
    <div class="board" part="board" id="board"></div>
    ${question(view)}${actions(view)}${record(view)}
    <div id="live" class="unseen" role="status" aria-live="polite"></div>
    ${view.dialog ?? nothing}
  </div>`;

/** In the place of a game where the browser has no engine, as under a policy that forbids WebAssembly. */
export const failureTemplate = (texts) => html`
  <div class="game" part="game" data-theme="auto" lang=${texts.language}><p class="failure" role="alert">${texts.failed}</p></div>`;

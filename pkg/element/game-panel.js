// The parts around the board: players, question, buttons, record. Each is a template of what the view holds; what
// `view.rest` has comes a moment later (game-later.js).

import { stoneDisc } from "./game-disc.js";
import { html, nothing } from "./lit.js";
import { offerLetter } from "./scene.js";

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
    <div class="choices" part="choices" id="choices" @keydown=${view.rest?.onArrow ?? nothing}>
      ${view.rest?.answers(view) ?? nothing}
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

/** The whole element. The board's place and the spoken messages are filled from outside and left alone here. */
export const gameTemplate = (view) => html`
  <div class="game" part="game" data-theme=${view.theme} lang=${view.texts.language}>
    <slot></slot>
    ${players(view)}
    <div class="board" part="board" id="board"></div>
    ${question(view)}${actions(view)}
    <div class="record" part="record" role="group" aria-labelledby="record-heading">${view.rest?.record(view) ?? nothing}</div>
    <div id="live" class="unseen" role="status" aria-live="polite"></div>
    ${view.dialog ?? nothing}
  </div>`;

/** In the place of a game where the browser has no engine, as under a policy that forbids WebAssembly. */
export const failureTemplate = (texts) => html`
  <div class="game" part="game" data-theme="auto" lang=${texts.language}><p class="failure" role="alert">${texts.failed}</p></div>`;

/** Stones that change hands turn over, so that a swap is seen. */
export function showSwap(root) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const disc of root.querySelectorAll(".player .disc")) {
    disc.animate({ transform: ["rotateY(90deg)", "none"] }, 250);
  }
}

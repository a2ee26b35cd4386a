// Renju for two people at one screen: joins the engine, the board and the
// parts of the page. No rule of the game is decided here.

import { createBoard } from "soosorv/element/board.js";
import { createActions } from "./actions.js";
import { ask } from "./dialog.js";
import { byId } from "./dom.js";
import { sentenceFor } from "./history.js";
import { askNewGame } from "./new-game-dialog.js";
import { createPlayers } from "./players.js";
import { createPrompt, promptFor } from "./prompt.js";
import { explainForbidden, explainRefusal } from "./reasons.js";
import { createRecord } from "./record.js";
import { askRecord, copyRecord } from "./record-dialogs.js";
import { createSettings } from "./settings.js";
import { openSettings } from "./settings-dialog.js";
import { createStore } from "./store.js";
import { chooseTexts } from "./texts.js";
import { followTheme, isDark } from "./theme.js";

const texts = chooseTexts();
const settings = createSettings();
const coarsePointer = matchMedia("(pointer: coarse)");

document.documentElement.lang = texts.language;
document.documentElement.dir = texts.direction;
for (const node of document.querySelectorAll("[data-text]")) {
  node.textContent = texts[node.dataset.text];
}

const nameOf = (seat) => settings.name(seat) || texts.seats[seat];

/** One polite message an event; emptied first so that the same one is spoken again. */
function announce(message) {
  const live = byId("live");
  live.textContent = "";
  requestAnimationFrame(() => {
    live.textContent = message;
  });
}

function start() {
  const store = createStore();
  const board = createBoard(byId("board"), {
    texts: texts.board,
    onAction: (action) => play(action),
    onAim: () => showConfirm(),
    onRefuse: refuse,
    onInspect: inspect,
  });
  const context = { texts, settings, store, board, nameOf, play };
  const players = createPlayers(context);
  const prompt = createPrompt(context);
  const actions = createActions(context);
  const record = createRecord(context);
  let highlighted = [];

  /** What must be asked before an action, or null. */
  function questionFor(action) {
    const { dialog, why } = texts;
    const { state } = store;
    const name = action.seat ? nameOf(action.seat) : nameOf(state.turn.seat);
    const spoken = {
      pass: dialog.pass,
      resign: dialog.resign,
      "accept-draw": dialog.acceptDraw,
      claim: dialog.claim,
    }[action.type];
    if (spoken) return { ...spoken, heading: spoken.heading(name) };
    // Where forbidden moves can be played, a press on one may be a slip.
    const foul = state.forbidden.find(({ point }) => point === action.point);
    if (!foul || state.turn.stone !== "black") return null;
    return {
      heading: dialog.forbidden.heading(foul.point),
      text: why.forbidden[state.rule.forbiddenMoves](foul.point, foul.kinds),
      yes: dialog.forbidden.yes,
    };
  }

  async function play(action) {
    const { state } = store;
    const question = questionFor(action);
    const carried = actions.withDrawOffer(action);
    if (question && !(await ask(texts, question))) return;
    // The game may have changed while the question was open.
    if (store.state === state) store.apply(carried);
  }

  function refuse(point) {
    const { game, state } = store;
    const { text, highlights } = explainRefusal(game, { type: state.tap, point }, texts);
    prompt.remark(text);
    // A forbidden point shows its lines one after the other.
    highlight([]);
    board.showExplanation(highlights.length > 0 ? game.explain(point) : null);
    announce(text);
  }

  /** Rings on the board; most presses and moves of the mouse change nothing here. */
  function highlight(marks) {
    if (marks.length + highlighted.length === 0) return;
    highlighted = marks;
    board.set({ highlights: marks });
  }

  function inspect(point) {
    const marked = point !== null && settings.get("forbiddenMarks");
    const forbidden = marked ? explainForbidden(store.game, point, texts) : null;
    const closed = store.state.symmetrical.find((one) => one.point === point);
    const closedText = closed && texts.why.symmetrical(point, closed.to);
    prompt.remark(forbidden?.text ?? closedText ?? null);
    highlight(forbidden?.highlights ?? []);
  }

  function showConfirm() {
    const mode = settings.get("inputMode");
    const wanted = mode === "confirm" || (mode === "auto" && coarsePointer.matches);
    prompt.showConfirm(store.state, board.aim, wanted);
  }

  function show() {
    const { state } = store;
    const { opening, limit } = state.rule;
    const [family] = opening.split("-");
    byId("rule").textContent = texts.ruleName(family, limit);
    highlight([]);
    board.update(state);
    players.show(state);
    prompt.show(state);
    actions.show(state);
    record.show(state);
    showConfirm();
  }

  function messageFor({ type, entry }) {
    const { state } = store;
    const parts = [];
    if (type !== "applied") parts.push(texts.event[type]);
    else {
      parts.push(sentenceFor(entry, texts, nameOf));
      if (entry.type === "swap") {
        for (const seat of ["first", "second"]) {
          const held = state.seats[seat];
          parts.push(texts.event.nowHolds[held](nameOf(seat)));
        }
      }
      if (entry.offerDraw) {
        parts.push(texts.event.drawOffered(nameOf(entry.seat)));
      }
    }
    const { heading, detail } = promptFor(state, context);
    parts.push(`${heading}.`, detail);
    return parts.join(" ");
  }

  function applySettings() {
    board.set({
      numbers: settings.get("numbers"),
      coordinates: settings.get("coordinates"),
      forbiddenMarks: settings.get("forbiddenMarks"),
      turned: settings.get("turned"),
      inputMode: settings.get("inputMode"),
    });
    players.show(store.state);
    prompt.show(store.state);
    record.show(store.state);
    showConfirm();
  }

  store.subscribe((event) => {
    show();
    announce(messageFor(event));
  });
  settings.subscribe(applySettings);
  followTheme(settings, (dark) => {
    const label = dark ? texts.light : texts.dark;
    byId("toggle-theme").setAttribute("aria-label", label);
    byId("toggle-theme").title = label;
    board.set({ theme: dark ? "dark" : "light" });
  });
  coarsePointer.addEventListener("change", showConfirm);

  byId("open-settings").setAttribute("aria-label", texts.settings);
  byId("open-settings").title = texts.settings;
  byId("open-settings").addEventListener("click", () => openSettings(context));
  byId("toggle-theme").addEventListener("click", () => {
    settings.set("theme", isDark(settings) ? "light" : "dark");
  });
  byId("open-new-game").addEventListener("click", () => askNewGame(context));
  byId("open-paste").addEventListener("click", () => askRecord(context));
  const copy = byId("copy-record");
  copy.addEventListener("click", async () => {
    if (!(await copyRecord(context))) return;
    copy.textContent = texts.recordCopied;
    announce(texts.recordCopied);
    setTimeout(() => {
      copy.textContent = texts.copyRecord;
    }, 1500);
  });

  applySettings();
  show();
}

try {
  start();
} catch (error) {
  byId("prompt-heading").textContent = texts.boardFallback;
  throw error;
}

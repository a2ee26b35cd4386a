// `<soosorv-game>`: a whole game in one tag. Joins the engine, the board and the parts around it; no rule of the game is
// decided here.

import { ATTRIBUTES, reflectAttributes, startFromAttributes, takeEarlyProperties } from "./game-attributes.js";
import { createGameBoard } from "./game-board.js";
import { withRest } from "./game-later.js";
import { failureTemplate, gameTemplate, showSwap } from "./game-panel.js";
import { wordsFor } from "./game-prompt.js";
import { questionFor } from "./game-questions.js";
import { createRemarks } from "./game-remarks.js";
import { settings } from "./game-settings.js";
import { createSpeech } from "./game-speech.js";
import { createStore } from "./game-store.js";
import { GAME_STYLE } from "./game-style.js";
import { nothing, render } from "./lit.js";
import { adoptStyle } from "./style.js";

// A press that comes at once after the game has changed was meant for what was there before.
const SETTLING = 350;
// What the class extends where there is no HTML; it is never made there.
const Base = globalThis.HTMLElement ?? class {};

/**
 * A whole game of renju: engine, board, and all that is asked around it.
 *
 * @tagname soosorv-game
 *
 * @attr {string} opening - The opening rule, such as `soosorv-8`; changing it starts a new game
 * @attr {"illegal" | "loses" | "claimed"} forbidden-moves - What becomes of Black's forbidden moves; changing it starts a new game
 * @attr {string} record - A record to start from; changing it opens that record
 * @attr {"both" | "first" | "second" | "none"} seat - The seats that play on this device
 * @attr {string} first-name - The name of the player who opens
 * @attr {string} second-name - The name of the other player
 * @attr {"auto" | "light" | "dark"} theme - Light or dark; without it this device's setting
 * @attr {"auto" | "direct" | "confirm" | "drag"} input - What a press on the board does; without it this device's setting
 * @attr {string} lang - The language; without it that of the page
 *
 * @prop {string} opening - The opening rule
 * @prop {"illegal" | "loses" | "claimed" | ""} forbiddenMoves - What becomes of Black's forbidden moves
 * @prop {string} record - A record to start from
 * @prop {"both" | "first" | "second" | "none" | ""} seat - The seats that play on this device
 * @prop {string} firstName - The name of the player who opens
 * @prop {string} secondName - The name of the other player
 * @prop {"auto" | "light" | "dark" | ""} theme - Light or dark
 * @prop {"auto" | "direct" | "confirm" | "drag" | ""} input - What a press on the board does
 *
 * @fires {CustomEvent<Action>} action - Somebody here chose an action; prevent the default, and it is not played
 * @fires {CustomEvent<State>} state - The game has changed
 * @fires {CustomEvent<Outcome>} over - The game has ended
 *
 * @slot - What the page puts above the players, such as its heading
 *
 * @csspart game - All of it
 * @csspart players - The two players
 * @csspart player - One player
 * @csspart disc - A stone beside words; also `black` or `white`
 * @csspart board - The place of the board
 * @csspart prompt - What is asked
 * @csspart heading - Its heading
 * @csspart detail - The line below
 * @csspart confirm - The button for the second of two steps
 * @csspart choices - The buttons that answer
 * @csspart choice - A large one of them
 * @csspart number - A number or a letter among them
 * @csspart button - Any button
 * @csspart actions - Undo, pass, resign and the like
 * @csspart record - The list of moves and what belongs to it
 * @csspart replay - The buttons that step through the game
 * @csspart moves - The list itself
 * @csspart dialog - A dialog
 *
 * @cssprop --soosorv-paper - The ground
 * @cssprop --soosorv-sheet - The ground of cards, buttons and dialogs
 * @cssprop --soosorv-ink - Words
 * @cssprop --soosorv-soft - Words of less weight
 * @cssprop --soosorv-hair - Thin lines
 * @cssprop --soosorv-edge - Edges of buttons
 * @cssprop --soosorv-accent - What matters now
 * @cssprop --soosorv-on-accent - Words on that
 * @cssprop --soosorv-focus - The ring round what has the keyboard focus
 * @cssprop --soosorv-sans - The font of most words
 * @cssprop --soosorv-serif - The font of headings
 * @cssprop --soosorv-gap - The space at the edges
 * @cssprop --soosorv-board-size - The side of the board, at most
 * @cssprop --soosorv-panel-size - The width of the panel beside a board
 */
export class SoosorvGame extends Base {
  static observedAttributes = [...Object.values(ATTRIBUTES), "lang"];

  #store = createStore((event) => this.#onChange(event));
  #board = null;
  #speech = createSpeech(this, () => this.#schedule());
  #view = {};
  #started = false;
  #scheduled = false;
  #stopFollowing = null;

  #remarks = createRemarks({
    game: () => this.game,
    board: () => this.#board,
    texts: () => this.#speech.texts,
    say: this.#speech.say,
    onChange: () => this.#schedule(),
  });
  #dialog = null;
  #offersDraw = false;
  #copied = false;
  #changedAt = 0;
  #seats = null;
  #rest = null;
  #replay = null;

  constructor() {
    super();
    adoptStyle(this.attachShadow({ mode: "open" }), GAME_STYLE);
  }

  connectedCallback() {
    takeEarlyProperties(this);
    if (!this.#started) startFromAttributes(this, this.getAttribute("record"), this.#fail);
    this.#started = true;
    this.#follow();
    this.#speech.load();
  }

  disconnectedCallback() {
    this.#stopFollowing?.();
    this.#stopFollowing = null;
    this.#replay?.pause();
    this.#board?.showExplanation(null);
  }

  attributeChangedCallback(name, before, after) {
    if (!this.#started || before === after) return;
    if (name === "lang") this.#speech.load();
    else if (name === "record" && after) startFromAttributes(this, after, this.#fail);
    else if (name === "opening" || name === "forbidden-moves") startFromAttributes(this, null, this.#fail);
    else this.#schedule();
  }

  // ------------------------------------------------------------------------------------------- for the page

  /** The engine's game. To be read: what changes it is `apply`, `undo`, `redo`, `newGame` and `open`. */
  get game() {
    return this.#store.game;
  }

  /** The game's state. */
  get state() {
    return this.#store.state;
  }

  /** What is asked now, or how the game ended, in the element's language; for the title of a page. */
  get heading() {
    return this.#speech.texts && this.game ? this.#wordsNow().heading : "";
  }

  /** Starts a new game; throws the engine's error. */
  newGame(options) {
    this.#store.start(options);
  }

  /** Opens the game of a record; throws the engine's error. */
  open(record) {
    this.#store.open(record);
  }

  /** Plays an action, of whichever seat; throws the engine's error. */
  apply(action, options) {
    return this.#store.apply(action, options);
  }

  /** Takes the last action back and returns it, or null. */
  undo() {
    return this.#store.undo();
  }

  /** Plays again what was taken back last and returns it, or null. */
  redo() {
    return this.#store.redo();
  }

  /** Moves the keyboard focus to the board. */
  focus() {
    this.#renderNow();
    this.#board?.focus();
  }

  // ------------------------------------------------------------------------------------- games and their changes

  /** What an attribute asks for cannot throw to anybody, so the error is shown. */
  #fail = (error) => this.#remarks.fail(error, true);

  #onChange(event) {
    const { state } = this;
    this.#replay?.leave();
    this.#remarks.clear();
    this.#offersDraw = false;
    this.#changedAt = performance.now();
    if (this.#dialog?.state) this.#closeDialog();
    if (this.#speech.texts && this.#started) this.#announce(event, state);
    this.#schedule();
    if (!this.#started) return;
    this.dispatchEvent(new CustomEvent("state", { detail: state }));
    if (state.outcome && event.type !== "opened")
      this.dispatchEvent(new CustomEvent("over", { detail: state.outcome }));
  }

  #announce(event, state) {
    const { texts, nameOf, say } = this.#speech;
    const { heading, detail } = this.#wordsNow();
    withRest(({ messageFor }) => {
      say([messageFor(event, state, texts, nameOf), `${heading}.`, detail].join(" "));
    });
  }

  // --------------------------------------------------------------------------------------- what people here do

  /** Whether the game itself is shown, and not a step of a replay. */
  get #isLive() {
    return (this.#replay?.step ?? null) === null;
  }

  /** Whether the seat to act plays on this device and sees the game itself. */
  get #canAct() {
    const { turn } = this.state;
    const seat = this.seat || "both";
    return this.#isLive && turn !== null && (seat === "both" || seat === turn.seat);
  }

  /** Plays an action, after asking where it matters. */
  #choose(action) {
    const { state } = this;
    const ask = questionFor(action, state, this.#speech.nameOf);
    if (ask) this.#openDialog({ kind: "ask", ask, state, yes: () => this.#act(action) });
    else this.#act(action);
  }

  #act(action) {
    const carries = this.#offersDraw && (action.type === "place" || action.type === "pass");
    const carried = carries ? { ...action, offerDraw: true } : action;
    const event = new CustomEvent("action", { detail: carried, cancelable: true });
    if (!this.dispatchEvent(event)) return;
    try {
      this.apply(carried);
    } catch (error) {
      this.#remarks.fail(error, false);
    }
  }

  /** A listener that ignores pointer clicks on a button that has just appeared. */
  #deliberate = (act) => (event) => {
    const pressed = event.detail > 0;
    if (!pressed || performance.now() - this.#changedAt > SETTLING) act();
  };

  #onStep = (step) => {
    this.#remarks.clear();
    // The slider speaks for itself.
    const slides = this.shadowRoot.activeElement?.type === "range";
    if (!slides) this.#speech.say(this.#speech.texts.replay.step(step, this.state.length));
    this.#schedule();
  };

  // -------------------------------------------------------------------------------------- dialogs and the record

  #openDialog(dialog) {
    this.#dialog = dialog;
    withRest(this.#takeRest);
  }

  #closeDialog = () => {
    this.shadowRoot.querySelector("dialog")?.close();
    this.#dialog = null;
    this.#schedule();
  };

  /** Closed by the browser. The event comes a moment after; by then the next dialog may be open. */
  #onDialogClosed = ({ target }) => {
    if (!target.open && target === this.shadowRoot.querySelector("dialog")) this.#closeDialog();
  };

  #onCopied = (copied) => {
    this.#copied = copied;
    if (copied) this.#speech.say(this.#speech.texts.recordCopied);
    this.#schedule();
  };

  // -------------------------------------------------------------------------------------------------- rendering

  #follow() {
    const schedule = () => this.#schedule();
    const coarse = matchMedia("(pointer: coarse)");
    const unfollow = settings.follow(schedule);
    const silence = this.#speech.follow();
    coarse.addEventListener("change", schedule);
    this.#stopFollowing?.();
    this.#stopFollowing = () => {
      unfollow();
      silence();
      coarse.removeEventListener("change", schedule);
    };
  }

  /** What comes a moment later is here. */
  #takeRest = (rest) => {
    adoptStyle(this.shadowRoot, rest.REST_STYLE);
    this.#replay ??= rest.createReplay(
      () => this.state.length,
      (step) => this.#onStep(step),
    );
    this.#rest = rest;
    this.#schedule();
  };

  #schedule() {
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => this.#renderNow());
  }

  /** Heading and detail of the game for who sits here. */
  #wordsNow() {
    const { texts, nameOf } = this.#speech;
    return wordsFor(this.game, texts, nameOf, this.seat || "both");
  }

  #renderNow() {
    this.#scheduled = false;
    if (!this.#speech.texts || !this.#started) return;
    if (!this.game) {
      render(failureTemplate(this.#speech.texts), this.shadowRoot);
      return;
    }
    const state = this.#isLive ? this.state : this.game.stateAt(this.#replay.step);
    this.#view = this.#viewOf(state);
    const focused = this.shadowRoot.activeElement;
    const inChoices = focused?.closest("#choices, #confirm") ?? null;
    render(gameTemplate(this.#view), this.shadowRoot);
    this.#showBoard(state);
    const swapped = this.#seats && this.#seats.first !== state.seats.first;
    this.#seats = state.seats;
    if (swapped) showSwap(this.shadowRoot);
    this.shadowRoot.querySelector("dialog:not([open])")?.showModal();
    if (!this.#rest) withRest(this.#takeRest);
    if (inChoices && (!focused.isConnected || focused.disabled)) this.#moveFocusOn(state);
  }

  /** All that the templates show. */
  #viewOf(state) {
    const texts = this.#speech.texts;
    const { game } = this;
    const { values } = settings;
    const steps = this.state.length;
    const step = this.#replay?.step ?? steps;
    const live = this.#isLive;
    const seat = this.seat || "both";
    const input = this.input || values.inputMode;
    const words = live ? this.#wordsNow() : { heading: texts.replay.step(step, steps), detail: texts.replay.detail };
    const resigning = seat === "both" ? this.state.turn?.seat : seat;
    const view = {
      ...words,
      texts,
      rest: this.#rest,
      game,
      state,
      entries: this.#store.entries,
      nameOf: this.#speech.nameOf,
      theme: this.theme || values.theme,
      live,
      step,
      steps,
      alone: seat === "both",
      canAct: this.#canAct,
      canUndo: steps > 0,
      canRedo: this.#store.canRedo,
      resigning: seat !== "none",
      aim: this.#board?.aim ?? null,
      aims: input === "confirm" || (input === "auto" && matchMedia("(pointer: coarse)").matches),
      remark: this.#remarks.in(texts),
      copied: this.#copied,
      offersDraw: this.#offersDraw,

      choose: (action) => this.#choose(action),
      deliberate: this.#deliberate,
      confirm: () => this.#board.confirm(),
      aimAt: (point) => this.#board.aimAt(point),
      undo: () => this.undo(),
      redo: () => this.redo(),
      pass: () => this.#choose({ type: "pass" }),
      resign: () => this.#choose({ type: "resign", seat: resigning }),
      toggleDraw: () => {
        this.#offersDraw = !this.#offersDraw;
        this.#schedule();
      },
      replay: this.#replay,
      onCopied: this.#onCopied,
      openDialog: (dialog) => this.#openDialog(dialog),
    };
    const context = {
      element: this,
      settings,
      schedule: () => this.#schedule(),
      close: this.#closeDialog,
      onClose: this.#onDialogClosed,
    };
    view.dialog = (this.#dialog && this.#rest?.dialogTemplate(this.#dialog, view, context)) ?? nothing;
    return view;
  }

  #showBoard(state) {
    const { texts } = this.#speech;
    const { numbers, coordinates, forbiddenMarks, turned, inputMode } = settings.values;
    this.#board ??= createGameBoard(this.shadowRoot.getElementById("board"), {
      texts: texts.board,
      onAction: (action) => this.#choose(action),
      onAim: () => this.#schedule(),
      onRefuse: (point) => this.#remarks.refuse(point),
      onInspect: (point) => this.#isLive && this.#remarks.inspect(point, settings.values.forbiddenMarks),
      onExplain: (shown) => this.#remarks.explain(shown),
      onMistype: (text) => this.#remarks.note((texts) => texts.why.noPoint(text)),
    });
    this.#board.show(state, texts, {
      ...{ numbers, coordinates, forbiddenMarks, turned },
      inputMode: this.input || inputMode,
      theme: this.#view.theme,
      readOnly: !this.#canAct,
    });
  }

  /** The button that had the focus is gone, or off: on to where the next step is. */
  #moveFocusOn({ tap }) {
    if (tap && tap !== "pick") this.#board.focus();
    else this.shadowRoot.getElementById("prompt-heading").focus();
  }
}

reflectAttributes(SoosorvGame.prototype);

if (globalThis.customElements && !customElements.get("soosorv-game")) {
  customElements.define("soosorv-game", SoosorvGame);
}

// `<soosorv-board>`: the board of board.js as an element of HTML.
//
// It needs no library and no build step: a page imports this file. Where there
// is no HTML, as in Node, importing it does nothing.

import { createBoard } from "./board.js";
import { BOARD_DEFAULTS } from "./board-defaults.js";

/** Attribute to property; properties without an attribute take objects. */
const ATTRIBUTES = {
  coordinates: "coordinates",
  "forbidden-marks": "forbiddenMarks",
  "input-mode": "inputMode",
  numbers: "numbers",
  readonly: "readOnly",
  theme: "theme",
  turned: "turned",
};
const OPTIONS = [...Object.values(ATTRIBUTES), "highlights", "texts"];
const PROPERTIES = ["state", "explanation", ...OPTIONS];

/** `numbers="5"` is 5, `numbers` and `numbers="true"` are true, `numbers="false"` is false. */
function fromAttribute(property, text) {
  if (text === null) return null;
  if (property === "inputMode" || property === "theme") return text;
  if (text === "false") return false;
  return property === "numbers" && /^\d+$/.test(text) ? Number(text) : true;
}

// What the class extends where there is no HTML; it is never made there.
const Base = globalThis.HTMLElement ?? class {};

/**
 * A renju board: draws a `State` of the engine, emits the chosen `Action`.
 *
 * @tagname soosorv-board
 *
 * @attr {boolean} coordinates - Letters and numbers at the edge; `"false"` hides them
 * @attr {boolean} forbidden-marks - Marks on points forbidden for Black; `"false"` hides them
 * @attr {"auto" | "direct" | "confirm" | "drag"} input-mode - What a press does
 * @attr {boolean | number} numbers - Move numbers on the stones: on all, or on the last few
 * @attr {boolean} readonly - A board to look at
 * @attr {"auto" | "light" | "dark"} theme - Wood by day or by night
 * @attr {boolean} turned - The board from the other side
 *
 * @prop {object | null} state - The `State` to show
 * @prop {object | null} explanation - Why a point is what it is, shown line by line; null again when left
 * @prop {boolean} coordinates - Letters and numbers at the edge
 * @prop {boolean} forbiddenMarks - Marks on points forbidden for Black
 * @prop {"auto" | "direct" | "confirm" | "drag"} inputMode - What a press does
 * @prop {boolean | number} numbers - Move numbers on the stones: all, none, or those of the last few moves
 * @prop {boolean} readOnly - A board to look at
 * @prop {"auto" | "light" | "dark"} theme - Wood by day or by night
 * @prop {boolean} turned - The board from the other side
 * @prop {Array} highlights - Points with a ring or a dot
 * @prop {object} texts - Every word the board says; English unless given
 *
 * @fires {CustomEvent<Action>} action - A legal point was played, offered or picked
 * @fires {CustomEvent<{ point: Point | null }>} aim - The aim moved to a point or was dropped
 * @fires {CustomEvent<{ point: Point }>} refuse - A point was pressed that is not legal
 * @fires {CustomEvent<{ text: string }>} mistype - What was typed is no point of the board
 * @fires {CustomEvent<{ point: Point | null }>} inspect - Mouse, focus or a press came to a point, or left
 * @fires {CustomEvent<{ shown: ShownExplanation | null }>} explain - A step of the explanation is shown, or it was left
 *
 * @csspart board - The whole drawing
 * @csspart wood - The wood
 * @csspart line - The lines
 * @csspart coordinates - The letters and numbers at the edge
 * @csspart stone - A stone; also `black` or `white`
 * @csspart number - A move number
 * @csspart offer - An offered fifth move
 * @csspart last - The mark of the last move
 * @csspart forbidden - The mark of a forbidden point; also `double-three`, `double-four` or `overline`
 * @csspart win - The winning line
 * @csspart explanation-line - A line of an explanation
 * @csspart loupe - The loupe
 *
 * @cssprop --soosorv-wood - The wood
 * @cssprop --soosorv-wood-edge - The edge of the wood
 * @cssprop --soosorv-grain - The grain of the wood
 * @cssprop --soosorv-line - The lines and star points
 * @cssprop --soosorv-coordinate - The letters and numbers at the edge
 * @cssprop --soosorv-mark - Marks on the wood: forbidden points, aim, winning line
 * @cssprop --soosorv-mark-ground - The ground of a forbidden mark
 * @cssprop --soosorv-rim-black - The rim of black stones
 * @cssprop --soosorv-rim-white - The rim of white stones
 * @cssprop --soosorv-radius - How round the corners of the board are
 * @cssprop --soosorv-font - The font of numbers and letters
 */
export class SoosorvBoard extends Base {
  static observedAttributes = Object.keys(ATTRIBUTES);

  #board = null;
  #values = {};
  #changed = new Set();

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    const emit = (type, detail) => this.dispatchEvent(new CustomEvent(type, { detail }));
    this.#board = createBoard(root, {
      onAction: (action) => emit("action", action),
      onAim: (point) => emit("aim", { point }),
      onRefuse: (point) => emit("refuse", { point }),
      onMistype: (text) => emit("mistype", { text }),
      onInspect: (point) => emit("inspect", { point }),
      onExplain: (shown) => {
        if (!shown) this.#values.explanation = null;
        emit("explain", { shown });
      },
    });
  }

  connectedCallback() {
    // Frameworks may set properties before this class is known.
    for (const property of PROPERTIES) {
      if (!Object.hasOwn(this, property)) continue;
      const value = this[property];
      delete this[property];
      this[property] = value;
    }
  }

  disconnectedCallback() {
    // An element that moves inside the page is connected again by then.
    queueMicrotask(() => {
      if (!this.isConnected) this.explanation = null;
    });
  }

  attributeChangedCallback(name, _before, text) {
    const property = ATTRIBUTES[name];
    this[property] = fromAttribute(property, text);
  }

  /** The aimed point, or null. */
  get aim() {
    this.#show();
    return this.#board.aim;
  }

  /** Aims at a legal point as a first tap would; null drops the aim. */
  aimAt(point) {
    this.#show();
    this.#board.aimAt(point);
  }

  /** Acts on the aimed point, for a button beside the board. */
  confirm() {
    this.#show();
    this.#board.confirm();
  }

  /** Moves the keyboard focus to the board. */
  focus() {
    this.#board.focus();
  }

  /** Moves the keyboard focus to a point. */
  focusPoint(point) {
    this.#board.focus(point);
  }

  /** Shows one step of the explanation, to stay; null shows all lines together. */
  showExplanationStep(index) {
    this.#show();
    this.#board.showExplanationStep(index);
  }

  static {
    for (const property of PROPERTIES) {
      Object.defineProperty(SoosorvBoard.prototype, property, {
        configurable: true,
        enumerable: true,
        get() {
          return this.#values[property] ?? BOARD_DEFAULTS[property] ?? null;
        },
        set(value) {
          this.#values[property] = value;
          if (this.#changed.size === 0) queueMicrotask(() => this.#show());
          this.#changed.add(property);
        },
      });
    }
  }

  /** Draws what has changed; however many properties did, once. */
  #show() {
    const changed = this.#changed;
    if (changed.size === 0) return;
    this.#changed = new Set();
    const { state, explanation } = this.#values;
    const options = OPTIONS.filter((property) => changed.has(property));
    if (options.length > 0) {
      this.#board.set(Object.fromEntries(options.map((property) => [property, this.#values[property]])));
    }
    // A new state leaves the explanation of the one before.
    if (changed.has("state")) this.#board.update(state ?? null);
    if (changed.has("explanation")) {
      this.#values.explanation = explanation;
      this.#board.showExplanation(explanation ?? null);
    }
  }
}

if (globalThis.customElements && !customElements.get("soosorv-board")) {
  customElements.define("soosorv-board", SoosorvBoard);
}

import type { Action, Color, Explanation, Kind, Point, State } from "../index.js";

/**
 * What a press on the board does.
 *
 * - `"direct"`: one press acts.
 * - `"confirm"`: the first press aims, a second one on the same point acts.
 * - `"drag"`: a finger or pen takes the aim along under a loupe, and acts where it is lifted;
 *   off the board it drops the aim. The mouse and the keyboard act directly.
 * - `"auto"`: the mouse and the keyboard act directly, a finger or pen aims first.
 *
 * In `"direct"` and `"confirm"` a press that moved more than 10 pixels never acts. In `"confirm"` a finger that moves
 * takes the aim along under the loupe.
 */
export type InputMode = "auto" | "direct" | "confirm" | "drag";

/** What the name of a point is made of. */
export interface PointInfo {
  point: Point;
  stone: { color: Color; number: number } | null;
  /** The letter of the offer on this point. */
  offer: string | null;
  /** The offer that closed this point by symmetry. */
  symmetricalTo: Point | null;
  /** Empty while forbidden points are not shown. */
  forbidden: readonly Kind[];
  last: boolean;
  winning: boolean;
  /** A tap is asked for, but not on this point, and nothing above says why. */
  unavailable: boolean;
  aimed: boolean;
}

/** Every word the board says. */
export interface BoardTexts {
  /** The name of the whole board. */
  board(state: State | null): string;
  /** The name of a point, such as `"h8, black stone 5, last move"`. */
  point(info: PointInfo): string;
}

export interface Highlight {
  point: Point;
  /** A ring round a stone, or a dot on an empty point. */
  mark: "stone" | "gap";
}

/**
 * One line of an explanation.
 *
 * A step of kind `"false-three"` is about one extension of a three, and why it does not count.
 */
export interface ExplanationStep {
  readonly kind: "five" | "overline" | "four" | "three" | "false-three";
  /** The stones of the line, the explained one included. */
  readonly stones: readonly Point[];
  /** What completes the four, or extends the three. */
  readonly gaps: readonly Point[];
  /** Why the extension of a false three does not count: it makes a five, or is forbidden itself. */
  readonly because: "five" | Kind | null;
  /** The rows that make the extension a forbidden double-three. */
  readonly inner: readonly (readonly Point[])[];
}

/** What the board shows of an explanation. */
export interface ShownExplanation {
  readonly point: Point;
  readonly steps: readonly ExplanationStep[];
  /** The step shown; null: all of them together. */
  readonly index: number | null;
}

/**
 * The lines of an explanation in the order in which the board shows them: where a black stone is forbidden those that
 * forbid it, where it makes a five that five, elsewhere all. None where the stone makes nothing.
 */
export function explanationSteps(explanation: Explanation): ExplanationStep[];

export interface BoardOptions {
  /** Move numbers on the stones: all, none, or those of the last few moves. */
  numbers?: boolean | number;
  /** Letters and numbers at the edge; on unless set to false. */
  coordinates?: boolean;
  /** Shows the board from the other side. */
  turned?: boolean;
  /** Marks the points that are forbidden for Black; on unless set to false. */
  forbiddenMarks?: boolean;
  inputMode?: InputMode;
  /** `"auto"` follows `prefers-color-scheme`. */
  theme?: "auto" | "light" | "dark";
  /** A board to look at: no press and no key acts. */
  readOnly?: boolean;
  highlights?: readonly Highlight[];
  /** English unless given. */
  texts?: BoardTexts;
  /** A legal point was played, offered or picked. */
  onAction?: ((action: Action) => void) | null;
  /** The aim moved to a point or was dropped. */
  onAim?: ((point: Point | null) => void) | null;
  /** A point was pressed that the state does not list as legal. */
  onRefuse?: ((point: Point) => void) | null;
  /** A letter and a number were typed that are no point of the board, such as `"z9"`. */
  onMistype?: ((text: string) => void) | null;
  /** The mouse, the keyboard focus or a press came to a point, or left the board. */
  onInspect?: ((point: Point | null) => void) | null;
  /** A step of an explanation is shown; null: the explanation was left. */
  onExplain?: ((shown: ShownExplanation | null) => void) | null;
}

export interface Board {
  /** Shows a state. Forgets the aim, and any press that is still down. */
  update(state: State | null): void;
  /** Changes some options; `undefined` or `null` restores the default. */
  set(options: BoardOptions): void;
  readonly aim: Point | null;
  /** Aims at a legal point as a first tap would; null drops the aim. */
  aimAt(point: Point | null): void;
  /** Acts on the aimed point. */
  confirm(): void;
  /**
   * Shows why a point is what it is: its lines one after the other, then all together. Where motion is not welcome all
   * are shown at once. Escape, a press, a new state or null leave it.
   */
  showExplanation(explanation: Explanation | null): void;
  /** Shows one step of the explanation, to stay; null shows all lines together. */
  showExplanationStep(index: number | null): void;
  /** Moves the keyboard focus to a point, or to the board. */
  focus(point?: Point): void;
  /** Removes the board and all its listeners. */
  destroy(): void;
}

/** Draws a board at the end of `container`; it is as wide as its container. */
export function createBoard(container: Element | DocumentFragment, options?: BoardOptions): Board;

/** The letter of an offer by its place in `state.offers`: A … Z, AA, AB … */
export function offerLetter(index: number): string;

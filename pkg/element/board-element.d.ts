import type { Action, Explanation, Point, State } from "../index.js";
import type { BoardTexts, Highlight, InputMode, ShownExplanation } from "./board.js";

/** The events of `<soosorv-board>`. They do not bubble. */
export interface SoosorvBoardEventMap {
  /** A legal point was played, offered or picked. */
  action: CustomEvent<Action>;
  /** The aim moved to a point or was dropped. */
  aim: CustomEvent<{ point: Point | null }>;
  /** A point was pressed that the state does not list as legal. */
  refuse: CustomEvent<{ point: Point }>;
  /** A letter and a number were typed that are no point of the board, such as `"z9"`. */
  mistype: CustomEvent<{ text: string }>;
  /** The mouse, the keyboard focus or a press came to a point, or left the board. */
  inspect: CustomEvent<{ point: Point | null }>;
  /** A step of the explanation is shown; null: the explanation was left. */
  explain: CustomEvent<{ shown: ShownExplanation | null }>;
}

/**
 * `<soosorv-board>`: draws a `State`, emits the chosen `Action`.
 *
 * Properties that change together are drawn together, before the next frame; null restores a default. Importing this
 * where there is no HTML, as in Node, does nothing.
 *
 * ```html
 * <script type="module">
 *   import { newGame } from "soosorv";
 *   import "soosorv/element/board-element.js";
 *
 *   const game = newGame();
 *   const board = document.querySelector("soosorv-board");
 *   board.state = game.renderState();
 *   board.addEventListener("action", ({ detail }) => {
 *     game.applyAction(detail);
 *     board.state = game.renderState();
 *   });
 * </script>
 * <soosorv-board></soosorv-board>
 * ```
 */
export class SoosorvBoard extends HTMLElement {
  /** What the board shows. */
  state: State | null;
  /** Why a point is what it is, line by line; null again once it is left. */
  explanation: Explanation | null;
  /** Move numbers on the stones: all, none, or those of the last few moves. Attribute `numbers`. */
  numbers: boolean | number;
  /** Letters and numbers at the edge; on unless set to false. Attribute `coordinates`. */
  coordinates: boolean;
  /** Shows the board from the other side. Attribute `turned`. */
  turned: boolean;
  /** Marks the points that are forbidden for Black; on unless set to false. Attribute `forbidden-marks`. */
  forbiddenMarks: boolean;
  /** What a press does. Attribute `input-mode`. */
  inputMode: InputMode;
  /** Wood by day or by night; `"auto"` follows `prefers-color-scheme`. Attribute `theme`. */
  theme: "auto" | "light" | "dark";
  /** A board to look at: no press and no key acts. Attribute `readonly`. */
  readOnly: boolean;
  /** Points with a ring or a dot. */
  highlights: readonly Highlight[];
  /** Every word the board says; English unless given. */
  texts: BoardTexts;

  /** The aimed point, or null. */
  readonly aim: Point | null;
  /** Aims at a legal point as a first tap would; null drops the aim. */
  aimAt(point: Point | null): void;
  /** Acts on the aimed point. */
  confirm(): void;
  /** Moves the keyboard focus to the board. */
  focus(): void;
  /** Moves the keyboard focus to a point. */
  focusPoint(point: Point): void;
  /** Shows one step of the explanation, to stay; null shows all lines together. */
  showExplanationStep(index: number | null): void;

  addEventListener<Name extends keyof SoosorvBoardEventMap>(
    type: Name,
    listener: (this: SoosorvBoard, event: SoosorvBoardEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** What `<soosorv-board>` takes in JSX besides the attributes of every element. */
export type SoosorvBoardJsx = Partial<
  Pick<
    SoosorvBoard,
    | "state"
    | "explanation"
    | "numbers"
    | "coordinates"
    | "turned"
    | "forbiddenMarks"
    | "inputMode"
    | "theme"
    | "readOnly"
    | "highlights"
    | "texts"
  >
> & {
  [Name in keyof SoosorvBoardEventMap as `on${Name}`]?: (event: SoosorvBoardEventMap[Name]) => void;
};

declare global {
  interface HTMLElementTagNameMap {
    "soosorv-board": SoosorvBoard;
  }
}

// The names of React are known only where React is installed.
// @ts-ignore
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      // @ts-ignore
      "soosorv-board": Omit<DetailedHTMLProps<HTMLAttributes<SoosorvBoard>, SoosorvBoard>, "inputMode"> &
        SoosorvBoardJsx;
    }
  }
}

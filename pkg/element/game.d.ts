import type { Action, Applied, ApplyOptions, ForbiddenMoves, Game, GameOptions, Outcome, State } from "../index.js";
import type { InputMode } from "./board.js";

/** The seats that play on this device. */
export type SeatControl = "both" | "first" | "second" | "none";

/** The events of `<soosorv-game>`. They do not bubble. */
export interface SoosorvGameEventMap {
  /**
   * Somebody here chose an action. It is played when the listeners have returned; `preventDefault()` leaves that to the
   * page, which calls {@link SoosorvGame.apply} when it is time.
   */
  action: CustomEvent<Action>;
  /** The game has changed, by whomever. */
  state: CustomEvent<State>;
  /** The game has ended. */
  over: CustomEvent<Outcome>;
}

/**
 * `<soosorv-game>`: a whole game of renju in one tag.
 *
 * Every property but `game`, `state` and `heading` is an attribute too. An empty one is not set: then the default holds, and for
 * `theme` and `input` the setting of this device, which the browser keeps under the key `soosorv.settings`.
 *
 * ```html
 * <script type="module" src="soosorv/element.bundle.js"></script>
 * <soosorv-game opening="soosorv-8" lang="de"></soosorv-game>
 * ```
 *
 * Two devices, whatever connects them:
 *
 * ```html
 * <soosorv-game seat="first"></soosorv-game>
 * <script type="module">
 *   const game = document.querySelector("soosorv-game");
 *   game.addEventListener("action", ({ detail }) => connection.send(detail));
 *   connection.onmessage = (action) => game.apply(action, { seat: "second" });
 * </script>
 * ```
 */
export class SoosorvGame extends HTMLElement {
  /** The opening rule, such as `"soosorv-8"`, the default. Changing it starts a new game. */
  opening: string;
  /** What becomes of Black's forbidden moves; `"illegal"` unless set. Changing it starts a new game. */
  forbiddenMoves: ForbiddenMoves | "";
  /** A record to start from. Changing it opens that record; one that cannot be read is told in the element. */
  record: string;
  /** The seats that play on this device; `"both"` unless set. The others' actions come by {@link apply}. */
  seat: SeatControl | "";
  /** The name of the player who opens. */
  firstName: string;
  /** The name of the other player. */
  secondName: string;
  /** Light or dark; `"auto"` follows the system. */
  theme: "auto" | "light" | "dark" | "";
  /** What a press on the board does. */
  input: InputMode | "";

  /** The engine's game, to be read. What changes it are the methods below. */
  readonly game: Game;
  /** The state of the game. */
  readonly state: State;
  /**
   * What is asked now, or how the game ended, in the element's language: `"Anna may swap colours"`. For the title of a
   * page; empty until the words are loaded.
   */
  readonly heading: string;

  /** Starts a new game. Throws the engine's errors, the game unchanged. */
  newGame(options?: GameOptions): void;
  /** Opens the game of a record. Throws the engine's errors, the game unchanged. */
  open(record: string): void;
  /** Plays an action, of whichever seat. Throws the engine's errors, the game unchanged. */
  apply(action: Action, options?: ApplyOptions): Applied;
  /** Takes the last action back and returns it; null if there is none. */
  undo(): Action | null;
  /** Plays again what was taken back last, and returns it; null if there is none. */
  redo(): Action | null;
  /** Moves the keyboard focus to the board. */
  focus(): void;

  addEventListener<Name extends keyof SoosorvGameEventMap>(
    type: Name,
    listener: (this: SoosorvGame, event: SoosorvGameEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** What `<soosorv-game>` takes in JSX besides the attributes of every element. */
export type SoosorvGameJsx = Partial<
  Pick<SoosorvGame, "opening" | "forbiddenMoves" | "record" | "seat" | "firstName" | "secondName" | "theme" | "input">
> & {
  [Name in keyof SoosorvGameEventMap as `on${Name}`]?: (event: SoosorvGameEventMap[Name]) => void;
};

declare global {
  interface HTMLElementTagNameMap {
    "soosorv-game": SoosorvGame;
  }
}

// The names of React are known only where React is installed.
// @ts-ignore
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      // @ts-ignore
      "soosorv-game": DetailedHTMLProps<HTMLAttributes<SoosorvGame>, SoosorvGame> & SoosorvGameJsx;
    }
  }
}

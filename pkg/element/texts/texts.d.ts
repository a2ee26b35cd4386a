import type { Area, ForbiddenMoves, Kind, Point, Reason, Seat } from "../../index.js";
import type { BoardTexts } from "../board.js";

/** A thing once for Black and once for White: languages bend colours, so no sentence has a gap for one. */
export interface ByColor<T> {
  readonly black: T;
  readonly white: T;
}

/** A sentence about a player, who is called by name. */
export type Named = (name: string) => string;

/** A question before something that matters: its heading, what follows, and the button that does it. */
export interface Question {
  readonly heading: Named;
  readonly text: string;
  readonly yes: string;
}

/** Details of an engine's error, as its code promises them. */
export interface ErrorDetails {
  readonly area?: Area;
  readonly to?: Point;
  readonly min?: number;
  readonly max?: number;
}

/** Every word of the game in one language. One file a language has this shape, no key more and none less. */
export interface Texts {
  /** The language, as the attribute `lang` names it. */
  readonly language: string;
  /** The names of the board and of its points. */
  readonly board: BoardTexts;

  readonly newGame: string;
  readonly moves: string;
  readonly copyRecord: string;
  readonly recordCopied: string;
  readonly pasteRecord: string;
  readonly undo: string;
  readonly redo: string;
  readonly pass: string;
  readonly offerDraw: string;
  readonly resign: string;
  readonly settings: string;
  readonly cancel: string;
  readonly close: string;
  readonly players: string;
  /** The group of buttons that is always there. */
  readonly actions: string;
  /** Said where the game cannot start at all. */
  readonly failed: string;

  readonly seats: { readonly [seat in Seat]: string };
  readonly colors: ByColor<string>;
  readonly toAct: string;
  readonly winner: string;
  /** What a seat reads that another seat keeps waiting. */
  readonly waiting: Named;

  /** The name of a family of opening rules, with its limit where it has one. */
  ruleName(family: string, limit: number | null): string;
  /** The code and the name of one of the 26 openings. */
  patternName(pattern: { readonly code: string; readonly name: string }): string;

  readonly replay: {
    readonly group: string;
    readonly first: string;
    readonly back: string;
    readonly play: string;
    readonly pause: string;
    readonly forward: string;
    readonly last: string;
    readonly step: (step: number, steps: number) => string;
    readonly detail: string;
  };

  /** What is asked of whom: a heading and a line below it. */
  readonly ask: {
    readonly place: { readonly heading: ByColor<(name: string, number: number) => string>; detail(area: Area): string };
    readonly choose: { readonly heading: Named; readonly detail: ByColor<string> };
    readonly declare: { readonly heading: Named; readonly detail: string };
    readonly offer: { readonly heading: Named; detail(offered: number, count: number): string };
    readonly pick: { readonly heading: Named; readonly detail: string };
    readonly play: { readonly heading: ByColor<Named>; detail(number: number): string; readonly drawOffered: Named };
  };

  /** What comes after the step that is asked now. */
  readonly next: {
    readonly place: ByColor<(name: string, number: number) => string>;
    /** The same where it is still open who will have the colour. */
    readonly placeByColor: ByColor<(number: number) => string>;
    readonly choose: Named;
    readonly declare: string;
    readonly offer: (count: number) => string;
    readonly pick: string;
    readonly play: string;
  };

  readonly choice: {
    readonly keep: string;
    readonly swap: string;
    readonly stay: ByColor<string>;
    readonly become: ByColor<string>;
    /** By the name of the branch. */
    readonly branch: { readonly [name: string]: string };
    readonly branchAfter: { readonly [name: string]: string };
    readonly declare: (count: number) => string;
    readonly claim: string;
    readonly claimAfter: string;
    readonly acceptDraw: string;
    readonly colorsGroup: string;
    readonly countsGroup: string;
    readonly offersGroup: string;
    readonly answersGroup: string;
  };

  /** The button for the second of two steps; `none` while nothing is aimed at. */
  readonly confirm: {
    readonly place: (point: Point) => string;
    readonly offer: (point: Point) => string;
    readonly pick: (letter: string) => string;
    readonly none: { readonly place: string; readonly offer: string; readonly pick: string };
  };

  /** What happened, for the list of moves and for screen readers. */
  readonly event: {
    readonly place: ByColor<(name: string, number: number, point: Point) => string>;
    readonly pass: ByColor<Named>;
    readonly keep: Named;
    readonly swap: Named;
    readonly nowHolds: ByColor<Named>;
    readonly branch: (name: string, to: string) => string;
    readonly declare: (name: string, count: number) => string;
    readonly offer: (name: string, point: Point, letter: string) => string;
    readonly offers: (name: string, points: readonly Point[]) => string;
    readonly pick: (name: string, number: number, point: Point) => string;
    readonly claim: Named;
    readonly acceptDraw: Named;
    readonly resign: Named;
    readonly timeout: Named;
    readonly drawOffered: Named;
    readonly undone: string;
    readonly redone: string;
    readonly started: string;
    readonly opened: string;
  };

  readonly result: {
    readonly heading: ByColor<Named>;
    readonly draw: string;
    readonly reason: { readonly [reason in Exclude<Reason, "forbidden">]: string };
    readonly forbidden: (kinds: readonly Kind[]) => string;
  };

  /** Why a stone may not be here, or may after all. */
  readonly why: {
    readonly forbidden: { readonly [policy in ForbiddenMoves]: (point: Point, kinds: readonly Kind[]) => string };
    readonly overline: (row: string) => string;
    readonly four: (row: string) => string;
    readonly three: (row: string) => string;
    readonly allowed: (point: Point) => string;
    /** A row is no three after all: a stone on this point would make a five at once, or be forbidden. */
    readonly falseThree: (row: string, point: Point, because: "five" | Kind) => string;
    readonly noPoint: (text: string) => string;
    readonly symmetrical: (point: Point, to: Point) => string;
  };

  /** Errors of the engine by code; each gets the details of the error. */
  readonly error: { readonly [code in ErrorCode]: (details: ErrorDetails) => string } & {
    readonly unknown: (code: string) => string;
  };

  /** What is wrong with a record: the word, and why in general words. */
  readonly recordError: {
    readonly word: (word: string, reason: string) => string;
    readonly empty: string;
    readonly end: string;
    readonly other: string;
    readonly causes: { readonly [cause in RecordCause]: string };
  };

  readonly dialog: {
    readonly newGame: {
      readonly heading: string;
      readonly rule: string;
      readonly limit: string;
      readonly policy: string;
      readonly policies: { readonly [policy in ForbiddenMoves]: readonly [name: string, hint: string] };
      readonly replaces: string;
      readonly start: string;
    };
    readonly paste: { readonly heading: string; readonly label: string; readonly hint: string; readonly open: string };
    readonly copy: { readonly heading: string; readonly hint: string };
    readonly settings: {
      readonly heading: string;
      readonly numbers: string;
      readonly coordinates: string;
      readonly forbiddenMarks: string;
      readonly turned: string;
      readonly input: string;
      readonly inputs: { readonly [mode in InputName]: string };
      readonly theme: string;
      readonly themes: { readonly auto: string; readonly light: string; readonly dark: string };
    };
    readonly pass: Question;
    readonly resign: Question;
    readonly acceptDraw: Question;
    readonly claim: Question;
    readonly forbidden: { readonly heading: (point: Point) => string; readonly yes: string };
  };
}

/** The ways to press the board, as the settings name them. */
export type InputName = "auto" | "direct" | "confirm" | "drag";

/** The errors that a player can meet. */
export type ErrorCode =
  | "game-over"
  | "not-your-turn"
  | "wrong-phase"
  | "occupied"
  | "outside-area"
  | "already-offered"
  | "symmetrical-offer"
  | "not-offered"
  | "forbidden-overline"
  | "forbidden-double-four"
  | "forbidden-double-three"
  | "count-out-of-range"
  | "unknown-branch"
  | "nothing-to-claim"
  | "no-draw-offer"
  | "nothing-to-undo"
  | "unknown-opening"
  | "limit-out-of-range"
  | "unsupported-version"
  | "bad-position"
  | "invalid-argument";

/** Why a word of a record cannot be read, where the error's own sentence would not do. */
export type RecordCause =
  | "unreadable"
  | "not-canonical"
  | "too-long"
  | "wrong-phase"
  | "outside-area"
  | "symmetrical-offer"
  | "count-out-of-range"
  | "limit-out-of-range"
  | "unknown-opening"
  | "bad-position"
  | "game-over"
  | "nothing-to-claim"
  | "no-draw-offer";

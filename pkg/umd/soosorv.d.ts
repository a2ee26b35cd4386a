/// <reference lib="esnext.disposable" />

// The types of the API, once for `import` and for `require`: modules can take over the types of CommonJS, but not the
// other way round. index.d.ts has the introduction.

// ---------------------------------------------------------------------------------------------- vocabulary

/**
 * A player for the whole game: `"first"` opens it. Swaps exchange the colours of the seats, never the seats.
 */
export type Seat = "first" | "second";

/** What a stone is, and what a seat holds now. Stones never change colour. */
export type Color = "black" | "white";

/**
 * A point of the board: column `a` to `o` (left to right, with `i`) and row `1` to `15` (from the bottom), lower case
 * only. `"h8"` is the centre.
 */
export type Point = string;

/**
 * Bytes in memory of their own: `Uint8Array<ArrayBuffer>` where TypeScript tells apart what an array lies in (from 5.7
 * on), else `Uint8Array`.
 */
export type Bytes = ReturnType<typeof Uint8Array.of>;

/** A kind of forbidden move, Black's only. Lists of kinds hold all that apply, in this order. */
export type Kind = "overline" | "double-four" | "double-three";

/**
 * What is asked for: a stone, keep or swap (or a branch), the number of fifth moves, fifth moves to choose from, one of
 * them, normal play, or nothing more.
 */
export type Phase = "place" | "choose" | "declare" | "offer" | "pick" | "play" | "over";

/**
 * How a game ended. `"five"` is also White's five; `"overline"` is White's row of six or more, which wins;
 * `"forbidden"` is a forbidden move of Black's; the last three and `"agreement"` are as their names say, `"passes"`
 * being two in a row.
 */
export type Reason =
  | "five"
  | "overline"
  | "forbidden"
  | "resignation"
  | "timeout"
  | "full-board"
  | "passes"
  | "agreement";

/**
 * What happens to Black's forbidden moves: `"illegal"`, they cannot be played; `"loses"`, they end the game at once;
 * `"claimed"`, White must claim them, as over the board.
 */
export type ForbiddenMoves = "illegal" | "loses" | "claimed";

/** Side of the central square in which a stone must lie; 15 is the whole board. */
export type Area = 1 | 3 | 5 | 7 | 9 | 15;

/**
 * An action of a player, plain data: the same object can be applied, sent and stored.
 *
 * - `place`: a stone of the colour due. `offerDraw` (in phase `play` only) offers a draw together with it.
 * - `pass`: no stone; in phase `play` only.
 * - `keep`, `swap`, `branch`: the answers to a choice of colours; `to` is the name of the branch.
 * - `declare`: how many fifth moves Black must offer.
 * - `offer`, `pick`: one of Black's fifth moves; White's choice among them.
 * - `claim`: White claims Black's forbidden move (policy `"claimed"` only).
 * - `accept-draw`: accepts the draw offer that stands.
 * - `resign`, `timeout`: the seat that resigns, whose time is out. The app keeps the clock.
 */
export type Action =
  | { readonly type: "place"; readonly point: Point; readonly offerDraw?: true }
  | { readonly type: "pass"; readonly offerDraw?: true }
  | { readonly type: "keep" }
  | { readonly type: "swap" }
  | { readonly type: "branch"; readonly to: string }
  | { readonly type: "declare"; readonly count: number }
  | { readonly type: "offer"; readonly point: Point }
  | { readonly type: "pick"; readonly point: Point }
  | { readonly type: "claim" }
  | { readonly type: "accept-draw" }
  | { readonly type: "resign"; readonly seat: Seat }
  | { readonly type: "timeout"; readonly seat: Seat };

/** The type word of an action. */
export type ActionType = Action["type"];

// --------------------------------------------------------------------------------------------------- games

/**
 * The opening of a new game: an id as {@link openingRules} lists them, with a limit where the rule has one
 * (`"soosorv-8"`, `"soosorv"` for the family's default limit), or the family and the limit apart.
 */
export type Opening =
  | "soosorv-8"
  | "soosorv-4"
  | "taraguchi-10"
  | "yamaguchi-12"
  | "rif"
  | "tarannikov"
  | "swap2"
  | "standard"
  | (string & {})
  | { readonly id: string; readonly limit?: number };

/** Stones on a board: lists of points, no point twice. */
export interface Stones {
  readonly black: readonly Point[];
  readonly white: readonly Point[];
}

/** Stones to start a game from, none of them a winning row, and the colour that moves next. */
export interface StartPosition extends Stones {
  readonly turn: Color;
}

/** How to set up a game: an opening, or stones that are already on the board. */
export type GameOptions =
  | {
      /** Default: `"soosorv-8"`. */
      readonly opening?: Opening;
      /** Default: `"illegal"`. */
      readonly forbiddenMoves?: ForbiddenMoves;
      readonly position?: never;
    }
  | {
      /** The game starts in phase `play`; the first seat holds Black. */
      readonly position: StartPosition;
      /** Default: `"illegal"`. */
      readonly forbiddenMoves?: ForbiddenMoves;
      readonly opening?: never;
    };

/** Who applies an action. */
export interface ApplyOptions {
  /** When given, the action is refused (`not-your-turn`) unless this seat may act now. */
  readonly seat?: Seat;
}

/**
 * Starts a game.
 *
 * Throws `unknown-opening`, `limit-out-of-range`, `bad-position`; `opening` beside `position` is `invalid-argument`.
 *
 * ```ts
 * const game = newGame();
 * const blitz = newGame({ opening: { id: "soosorv", limit: 5 }, forbiddenMoves: "loses" });
 * const study = newGame({ position: { black: ["h8", "i9"], white: ["h9"], turn: "white" } });
 * ```
 */
export function newGame(options?: GameOptions): Game;

/**
 * Reads a game from its text record, as {@link Game.toString} writes it. Nothing but that spelling is accepted; only the
 * white space around the words may be another.
 *
 * Throws `bad-record`, whose `cause` tells why: also an unknown opening is a word that cannot be read.
 *
 * ```ts
 * const game = parseGame("soosorv-8 h8 h9 h10 keep g7 1 swap j12");
 * game.renderState().moveNumber; // 6
 *
 * try {
 *   parseGame("soosorv-8 h8 h8");
 * } catch (error) {
 *   if (isRuleError(error)) console.log(error.code, error.details); // bad-record { at: 2, word: "h8", cause: "occupied" }
 * }
 * ```
 */
export function parseGame(text: string): Game;

/**
 * Reads a game from its binary record, as {@link Game.toBytes} writes it.
 *
 * Throws `bad-record`, `unsupported-version`.
 *
 * ```ts
 * const game = parseGame("soosorv-8 h8 h9");
 * const copy = gameFromBytes(game.toBytes());
 * copy.toString(); // "soosorv-8 h8 h9"
 * ```
 */
export function gameFromBytes(bytes: Uint8Array): Game;

/**
 * A game: its rule, the actions so far, and where they lead. Made by {@link newGame}, {@link parseGame} and
 * {@link gameFromBytes}.
 *
 * It is a handle into the engine's memory, freed when it is collected. To send or store a game take its record:
 * `structuredClone` and `postMessage` would copy the empty handle only. Games are compared by their records or hashes too:
 * to the `deepEqual` of a test runner all are alike. Vue and Alpine leave a game as it is: let them watch its state. In
 * Node a game in a console is its board.
 *
 * ```ts
 * const game = newGame();
 * game.applyAction({ type: "place", point: "h8" });
 * const sent = structuredClone({ record: String(game), state: game.renderState() });
 * sent.state.stones; // [{ point: "h8", color: "black", number: 1 }]
 * parseGame(sent.record).hash() === game.hash(); // true
 * ```
 */
export class Game {
  private constructor();

  /**
   * What the rules ask of the seat to act, in a fixed order: points in board order (a1, b1, … o15). Never empty before
   * the end. `resign`, `timeout` and `accept-draw` are never listed, nor is `offerDraw`; ask {@link Game.isLegal}.
   *
   * ```ts
   * newGame().legalActions(); // [{ type: "place", point: "h8" }]
   * ```
   */
  legalActions(): Action[];

  /**
   * True exactly when `applyAction(action)` would succeed; false for anything else, whatever it is. Never throws.
   *
   * ```ts
   * const game = newGame();
   * game.isLegal({ type: "place", point: "h8" }); // true
   * game.isLegal({ type: "place", point: "a1" }); // false
   * game.isLegal({ type: "resign", seat: "second" }); // true
   * game.isLegal("nonsense"); // false
   * ```
   */
  isLegal(action: unknown): boolean;

  /**
   * Plays an action and returns what it did.
   *
   * Throws the first of these that applies: `game-over`, `not-your-turn`, `wrong-phase`, `occupied`, `outside-area`,
   * `already-offered`, `symmetrical-offer`, `not-offered`, `forbidden-overline`, `forbidden-double-four`,
   * `forbidden-double-three`, `count-out-of-range`, `unknown-branch`, `nothing-to-claim`, `no-draw-offer`.
   *
   * ```ts
   * const game = newGame();
   * const { placed } = game.applyAction({ type: "place", point: "h8" });
   * placed; // { point: "h8", color: "black", number: 1 }
   *
   * // An action from the network: the seat that sent it must be the one to act.
   * const received = JSON.parse('{ "type": "place", "point": "h9" }');
   * game.applyAction(received, { seat: "first" }).swapped; // false
   * ```
   */
  applyAction(action: Action, options?: ApplyOptions): Applied;

  /**
   * Everything that a frontend shows, as plain data, deeply frozen. The same object until the game changes, a new one
   * afterwards; it survives `structuredClone` and JSON unchanged.
   *
   * ```ts
   * const game = newGame();
   * const { phase, turn, points, tap } = game.renderState();
   * phase; // "place"
   * turn; // { seat: "first", holds: "black", stone: "black" }
   * points; // ["h8"]
   * tap; // "place"
   * game.renderState() === game.renderState(); // true
   * ```
   */
  renderState(): State;

  /**
   * The state after the first `length` actions: 0 is the start, `renderState().length` the present. Any other number
   * is `invalid-argument`.
   *
   * ```ts
   * const game = parseGame("soosorv-8 h8 h9 h10");
   * game.stateAt(0).stones; // []
   * game.stateAt(2).moveNumber; // 3
   * game.stateAt(game.renderState().length).phase; // "choose"
   * ```
   */
  stateAt(length: number): State;

  /**
   * What a stone of either colour would make on an empty point, with the stones of each shape and, for Black, why it
   * is forbidden or allowed.
   *
   * Throws `occupied`.
   *
   * ```ts
   * const position = { black: ["f8", "g8", "h6", "h7"], white: ["a1"], turn: "black" } as const;
   * const { black, white } = newGame({ position }).explain("h8");
   * black.forbidden; // ["double-three"]
   * black.threes.map((three) => three.stones); // [["f8", "g8", "h8"], ["h6", "h7", "h8"]]
   * white.threes; // []
   * ```
   */
  explain(point: Point): Explanation;

  /**
   * Takes back the last action, of whatever type, and returns it; applying it again is redo.
   *
   * Throws `nothing-to-undo`.
   *
   * ```ts
   * const game = parseGame("soosorv-8 h8 h9");
   * const action = game.undo();
   * action; // { type: "place", point: "h9" }
   * game.applyAction(action);
   * ```
   */
  undo(): Action;

  /**
   * The actions so far, in order.
   *
   * ```ts
   * const game = parseGame("soosorv-8 h8 h9 h10 keep");
   * game.actions().at(-1); // { type: "keep" }
   *
   * const replay = newGame();
   * for (const action of game.actions()) replay.applyAction(action);
   * replay.toString(); // "soosorv-8 h8 h9 h10 keep"
   * ```
   */
  actions(): Action[];

  /**
   * The text record: the rule, then one word an action, separated by single spaces. {@link parseGame} reads it.
   *
   * ```ts
   * const game = newGame();
   * for (const point of ["h8", "h9", "h10"]) game.applyAction({ type: "place", point });
   * game.applyAction({ type: "keep" });
   * String(game); // "soosorv-8 h8 h9 h10 keep"
   * ```
   */
  toString(): string;

  /**
   * The binary record. {@link gameFromBytes} reads it.
   *
   * ```ts
   * const bytes = parseGame("soosorv-8 h8 h9").toBytes();
   * gameFromBytes(bytes).renderState().length; // 2
   * ```
   */
  toBytes(): Bytes;

  /**
   * The text record, so that `JSON.stringify` keeps the game.
   *
   * ```ts
   * const text = JSON.stringify({ table: 7, game: parseGame("soosorv-8 h8") });
   * text; // '{"table":7,"game":"soosorv-8 h8"}'
   * parseGame(JSON.parse(text).game).renderState().length; // 1
   * ```
   */
  toJSON(): string;

  /**
   * The board as text: 15 lines, row 15 first; `x` Black, `o` White, `.` empty. {@link analyse} and {@link explain}
   * read it.
   *
   * ```ts
   * const board = parseGame("soosorv-8 h8 h9").ascii();
   * board.split("\n")[6]; // " 9 . . . . . . . o . . . . . . ."
   * board.split("\n")[7]; // " 8 . . . . . . . x . . . . . . ."
   * analyse(board).forbidden; // []
   * ```
   */
  ascii(): string;

  /**
   * 16 hexadecimal digits that tell positions apart (rule, stones, colour due, seats, step, offers, …); the same
   * position reached in another order has the same hash. Fast, not cryptographic.
   *
   * ```ts
   * const one = parseGame("standard h8 h9 i8 i9 j8");
   * const other = parseGame("standard j8 i9 h8 h9 i8");
   * one.hash() === other.hash(); // true
   * one.hash().length; // 16
   * ```
   */
  hash(): string;

  /**
   * An independent copy, history included.
   *
   * ```ts
   * const game = newGame();
   * const trial = game.clone();
   * trial.applyAction({ type: "place", point: "h8" });
   * game.renderState().length; // 0
   * ```
   */
  clone(): Game;

  /**
   * Gives the memory back at once. The game cannot be used afterwards: `isLegal` is
   * false, a second `free` does nothing, every other method throws `invalid-argument`. Only loops that make games by the thousand
   * need it: otherwise memory comes back when the game is collected.
   *
   * ```ts
   * let drawn = 0;
   * for (let number = 0; number < 1000; number++) {
   *   const game = parseGame("position:h8:h9:black pass pass");
   *   if (game.renderState().outcome?.winner === null) drawn++;
   *   game.free();
   * }
   * drawn; // 1000
   * ```
   */
  free(): void;

  /**
   * As {@link Game.free}, for `using game = newGame()`. There only where the runtime knows `Symbol.dispose`.
   *
   * ```ts
   * function moveNumber(record: string): number {
   *   using game = parseGame(record);
   *   return game.renderState().moveNumber;
   * }
   * moveNumber("soosorv-8 h8 h9"); // 3
   * ```
   */
  [Symbol.dispose](): void;
}

/** What an action did. */
export interface Applied {
  /** The action. */
  readonly action: Action;
  /** Who acted. */
  readonly seat: Seat;
  /** The stone that came onto the board, if one did. */
  readonly placed: Stone | null;
  /** Whether the seats exchanged colours. */
  readonly swapped: boolean;
  /** How the game ended, if it did. */
  readonly outcome: Outcome | null;
}

// --------------------------------------------------------------------------------------------------- state

/** Everything there is to show of a game. A frontend computes no rule. */
export interface State {
  /** Lines a side. */
  readonly size: 15;
  /** What the game is played by. */
  readonly rule: Rule;
  /** Actions so far. */
  readonly length: number;
  /** Number of the stone or pass that comes next, from 1; passes count. */
  readonly moveNumber: number;
  /** What is asked for. */
  readonly phase: Phase;
  /** Of whom it is asked; null when the game is over. */
  readonly turn: Turn | null;
  /** The colours that the seats hold now; tentative until the last choice of the opening. */
  readonly seats: { readonly first: Color; readonly second: Color };
  /** The stones, in the order of placing. */
  readonly stones: readonly Stone[];
  /** The last stone or pass; null before the first. */
  readonly last: LastMove | null;
  /** The type of the action that a tap on one of `points` makes; null where no point is asked for. */
  readonly tap: "place" | "offer" | "pick" | null;
  /** Where a tap is legal now, in board order (a1, b1, … o15). */
  readonly points: readonly Point[];
  /** The legal actions that name no point: buttons. */
  readonly choices: readonly Action[];
  /** Side of the central square that the stone must lie in; null where no stone is placed or offered. */
  readonly area: Area | null;
  /** Where a black stone is forbidden on this board, whoever is to act, in board order. */
  readonly forbidden: readonly ForbiddenPoint[];
  /** The number of fifth moves that was declared. */
  readonly declared: number | null;
  /** The fifth moves offered so far, in the order of offering; empty but while offering and picking. */
  readonly offers: readonly Point[];
  /** How many are still to be offered. */
  readonly offersMissing: number;
  /** The points that an offer closes, since both would be the same move. */
  readonly symmetrical: readonly SymmetricalPoint[];
  /** The decisions to swap or not, so far. */
  readonly swaps: readonly SwapDecision[];
  /** Which of the 26 openings the first three stones make, in any orientation; null where they make none. */
  readonly pattern: PatternName | null;
  /** The seat whose draw offer stands. */
  readonly drawOffer: Seat | null;
  /** How the game ended; null before the end. */
  readonly outcome: Outcome | null;
}

/** What a game is played by. */
export interface Rule {
  /** The opening as the record writes it, `"soosorv-8"`; `"position"` for a game from a position. */
  readonly opening: string;
  /** The opening's limit; null for a rule without one. */
  readonly limit: number | null;
  /** What happens to forbidden moves. */
  readonly forbiddenMoves: ForbiddenMoves;
  /** The {@link rulesRevision} of the engine. */
  readonly revision: number;
}

/** Whose turn it is. */
export interface Turn {
  /** Who is to act. */
  readonly seat: Seat;
  /** The colour that this seat holds now. */
  readonly holds: Color;
  /** Colour of the stone placed, offered or picked now; null where the action is about none. */
  readonly stone: Color | null;
}

/** A stone on the board. */
export interface Stone {
  readonly point: Point;
  readonly color: Color;
  /** Its move number from 1, passes counted; 0 for the stones that a game started with. */
  readonly number: number;
}

/** The last stone or pass. */
export interface LastMove {
  /** Null: a pass. */
  readonly point: Point | null;
  readonly color: Color;
  /** The move number. */
  readonly number: number;
}

/** A point where a black stone is forbidden. */
export interface ForbiddenPoint {
  readonly point: Point;
  /** All the kinds that apply; at least one. */
  readonly kinds: readonly Kind[];
}

/** A point that cannot be offered because of an offer. */
export interface SymmetricalPoint {
  /** The closed point. */
  readonly point: Point;
  /** The offer that it is symmetrical to. */
  readonly to: Point;
}

/** A decision to swap the colours or not. */
export interface SwapDecision {
  /** Number of the stone after which it fell. */
  readonly after: number;
  readonly swapped: boolean;
}

/** One of the 26 openings by its names. */
export interface PatternName {
  /** `"D1"` … `"D13"`: direct openings, `"I1"` … `"I13"`: indirect ones. */
  readonly code: string;
  /** The Japanese name in Latin letters. */
  readonly name: string;
  /** The Japanese name. */
  readonly kanji: string;
}

/** How a game ended. */
export interface Outcome {
  /** The seat that won; null: a draw. */
  readonly winner: Seat | null;
  /** The colour that it held; null: a draw. */
  readonly color: Color | null;
  readonly reason: Reason;
  /** The stone that ended the game, or the forbidden one; null where no stone did. */
  readonly point: Point | null;
  /** The winning row, end to end; else empty. */
  readonly line: readonly Point[];
  /** The kinds of the forbidden move that lost; else empty. */
  readonly kinds: readonly Kind[];
}

// --------------------------------------------------------------------------------------------- rule checks

/**
 * Any stones on a board, whether a game can come to them or not: lists of points, or a board as text: 15 lines, row 15
 * first; `x`, `X` or `●` Black, `o`, `O` or `○` White, `.`, `+` or `-` empty. Spaces and a frame of letters and row
 * numbers are ignored.
 *
 * ```ts
 * const drawn = `
 *   . . . . . . . . . . . . . . .
 *   . . . . . . . . . . . . . . .
 *   . . . . . . . . . . . . . . .
 *   . . . . . . . . . . . . . . .
 *   . . . . . . . . . . . . . . .
 *   . . . . . . . . . . . . . . .
 *   . . . . . . . . . . . . . . .
 *   . . . . o x x x x . . . . . .
 *   . . . . . . . . . . . . . . .
 *   . . . . . . . . . . . . . . .
 *   . . . . . . . . . . . . . . .
 *   . . . . . . . . . . . . . . .
 *   . . . . . . . . . . . . . . .
 *   . . . . . . . . . . . . . . .
 *   . . . . . . . . . . . . . . .
 * `;
 * analyse(drawn).wins.black; // ["j8"]
 * ```
 */
export type Position = (Stones & { readonly turn?: never }) | string;

/** What {@link analyse} finds. */
export interface Analysis {
  /** Where a black stone is forbidden, in board order. */
  readonly forbidden: readonly ForbiddenPoint[];
  /** Where one stone wins, in board order: exactly five for Black, five or more for White. */
  readonly wins: { readonly black: readonly Point[]; readonly white: readonly Point[] };
}

/**
 * Finds Black's forbidden points and both colours' winning points.
 *
 * Throws `bad-position`.
 *
 * ```ts
 * analyse({ black: ["h8", "h9", "i10", "j10"], white: [] }).forbidden; // [{ point: "h10", kinds: ["double-three"] }]
 * ```
 */
export function analyse(position: Position): Analysis;

/**
 * What a stone of either colour would make on an empty point of any position.
 *
 * Throws `bad-position`, `occupied`.
 *
 * ```ts
 * const { black } = explain({ black: ["h8", "h9", "h10", "h11"], white: [] }, "h12");
 * black.fives; // [["h8", "h9", "h10", "h11", "h12"]]
 * ```
 */
export function explain(position: Position, point: Point): Explanation;

/** What a stone would make on a point. */
export interface Explanation {
  readonly point: Point;
  /** What a black stone would make. */
  readonly black: Shapes;
  /** What a white stone would make. */
  readonly white: Shapes;
}

/** What one stone makes, that stone included. Lists of points run along their line. */
export interface Shapes {
  /** Unbroken rows of five; for White of five or more. */
  readonly fives: readonly (readonly Point[])[];
  /** Unbroken rows of six or more. */
  readonly overlines: readonly (readonly Point[])[];
  /** Rows of four that one more stone turns into a five. */
  readonly fours: readonly Four[];
  /** Rows of three that one more stone turns into a straight four. */
  readonly threes: readonly Three[];
  /** The kinds of forbidden move that the stone is; empty for White. */
  readonly forbidden: readonly Kind[];
}

/** A four. With two completions it is a straight four. */
export interface Four {
  readonly stones: readonly Point[];
  /** Where one more stone makes the five. */
  readonly completions: readonly Point[];
}

/** A three. */
export interface Three {
  readonly stones: readonly Point[];
  /** Whether one of the extensions is real: only such threes count in a double-three. */
  readonly real: boolean;
  /** Where one more stone makes the straight four. */
  readonly extensions: readonly Extension[];
}

/** A point where one more stone turns a three into a straight four. */
export interface Extension {
  readonly point: Point;
  /** Whether that stone can be played (RIF 9.3) without making a five at the same time. */
  readonly real: boolean;
  /** Why it is not real: the stone makes a five, or is forbidden itself; null where it is real. */
  readonly because: "five" | Kind | null;
  /** What the stone there makes for Black; given only where `because` is `"double-three"`. */
  readonly inner: Shapes | null;
}

// ------------------------------------------------------------------------------------------------ openings

/** One of the 26 openings, in its usual orientation. */
export interface Pattern extends PatternName {
  /** Black's first stone, White's, Black's second. */
  readonly stones: readonly Point[];
}

/**
 * The 26 openings, the direct ones first.
 *
 * ```ts
 * openingPatterns()[0]; // { code: "D1", name: "Kansei", kanji: "寒星", stones: ["h8", "h9", "h10"] }
 * ```
 */
export function openingPatterns(): readonly Pattern[];

/** An opening rule: a table of steps. */
export interface OpeningRule {
  /** What `newGame` takes: the family with its default limit, where it has one. */
  readonly id: string;
  /** The rule without a limit: `"soosorv"`. */
  readonly family: string;
  /** The limits that the family can have; null for a rule without one. */
  readonly limits: { readonly min: number; readonly max: number; readonly default: number } | null;
  /** The steps in order, but where a branch jumps forward. */
  readonly steps: readonly Step[];
  /** The year in which the rule came into use, where it is known for certain; by whom and where. */
  readonly origin: { readonly year: number | null; readonly place: string };
}

/** Who acts at a step: a seat, or the seat that holds a colour at that time. */
export type By = Seat | Color;

/**
 * A step of an opening rule.
 *
 * - `place`: one stone of the colour due, in the central square of side `area`.
 * - `choose`: keep or swap; or, instead of deciding, a branch to the step with the number `to` (from 0).
 * - `declare`: a number of fifth moves, from 1 to the limit of the rule.
 * - `offer`: so many different fifth moves, no two symmetrical; `"declared"` is the number declared, `"limit"` the limit
 *   of the rule. A single one is played at once, without a pick.
 * - `pick`: White's holder picks one of them.
 * - `play`: the end of the table: normal play.
 */
export type Step =
  | { readonly type: "place"; readonly by: By; readonly area: Area }
  | {
      readonly type: "choose";
      readonly by: By;
      readonly branches: readonly { readonly name: string; readonly to: number }[];
    }
  | { readonly type: "declare"; readonly by: By }
  | { readonly type: "offer"; readonly count: number | "declared" | "limit"; readonly area: Area }
  | { readonly type: "pick" }
  | { readonly type: "play" };

/**
 * The opening rules that the engine knows, the default first.
 *
 * ```ts
 * const [first] = openingRules();
 * first?.id; // "soosorv-8"
 * first?.limits; // { min: 1, max: 50, default: 8 }
 * first?.steps[0]; // { type: "place", by: "first", area: 1 }
 * ```
 */
export function openingRules(): readonly OpeningRule[];

// ------------------------------------------------------------------------------------------------ sessions

/**
 * What a seat writes into the log of a session: an action of the game, or a question or answer about taking moves back.
 * A request names how many of the game's actions are to stay; there is one request at a time, and after one that came to
 * nothing its seat may ask again only when something has been played.
 */
export type SessionEntry =
  | Action
  | { readonly type: "request-undo"; readonly to: number }
  | { readonly type: "accept-undo" }
  | { readonly type: "decline-undo" }
  | { readonly type: "cancel-undo" };

/** What `newSession` takes: a new game, and who creates it. */
export type SessionOptions = GameOptions & {
  /** The creator's seat. */
  readonly seat: Seat;
  /** 16 random bytes, such as `crypto.getRandomValues(new Uint8Array(16))`; never all zero. */
  readonly random: Uint8Array;
  /** The creator's public key (Ed25519, 32 bytes). With it every entry must be signed; without it none is. */
  readonly key?: Uint8Array;
};

/** What `joinSession` takes beside the genesis. */
export interface JoinOptions {
  /** The name of the game (16 bytes), from a link: the genesis is checked against it. */
  readonly gameId: Uint8Array;
  /** The seat to play, null to watch. */
  readonly seat: Seat | null;
  /** The own public key, where the game is signed; never to watch. */
  readonly key?: Uint8Array;
}

/** Where a message comes from. */
export interface ReceiveOptions {
  /**
   * The seat at the other end of the connection; null or absent where it is no player or unknown. One's own seat stands
   * for one's own store.
   */
  readonly from?: Seat | null;
  /** In a signed game: the numbers of the entries of the batch whose signatures were checked and are right. */
  readonly verified?: readonly number[];
}

/** An entry just written: its number in the log, and in a signed game the 32 bytes to be signed. */
export interface Written {
  readonly number: number;
  readonly toSign: Bytes | null;
}

/** An entry whose signature is to be checked before the batch is received. */
export interface Unverified {
  readonly number: number;
  /** The author. */
  readonly seat: Seat;
  /** The author's public key (Ed25519, 32 bytes). */
  readonly key: Bytes;
  /** The bytes that were signed (32). */
  readonly toVerify: Bytes;
  /** The signature (64 bytes). */
  readonly signature: Bytes;
}

/**
 * What became of an entry that arrived.
 *
 * - `applied`: it is the last entry of the log now.
 * - `duplicate`: the log holds it already.
 * - `gap`, `other-branch`: it stands on something that the log does not hold; send a summary. No alarm.
 * - `replaced`: it took the place of what the other seat wrote out of turn, which is in `dropped`.
 * - `superseded`: it was written out of turn and does not count; send the log from `number`.
 * - `equivocation`: its author has written two different entries at one place; the session is disputed.
 * - `refused`: `code` says why.
 */
export type ReceiptKind =
  | "applied"
  | "duplicate"
  | "gap"
  | "other-branch"
  | "replaced"
  | "superseded"
  | "equivocation"
  | "refused";

/** What became of an entry. */
export interface Receipt {
  readonly kind: ReceiptKind;
  /** Its number in the log, from 0; null when the message could not be read. */
  readonly number: number | null;
  /** Its author; null when the message could not be read. */
  readonly seat: Seat | null;
  /** The entry, where it could be read at its place. `bind` gives the open seat to the guest. */
  readonly entry: SessionEntry | { readonly type: "bind" } | null;
  /** What it pushed out of the log, oldest first. */
  readonly dropped: readonly SessionEntry[];
  /** Why it was refused. */
  readonly code: RuleErrorCode | null;
}

/** What there is to show of a session. */
export interface SessionView {
  /** The game. */
  readonly state: State;
  /** Whether the second player has not come, the game goes on, is over, or a seat has written two entries at one place. */
  readonly status: "unbound" | "open" | "over" | "disputed";
  /** The seat that this side plays; null when it watches, and once the invite has gone to somebody else. */
  readonly seat: Seat | null;
  /** Who is to write next: the seat to act, or the one that is asked to take moves back; null after the end. */
  readonly actor: Seat | null;
  /** The open request to take moves back: who asks, and how many actions are to stay. */
  readonly undo: { readonly by: Seat; readonly to: number } | null;
  /** How many entries the log has. */
  readonly length: number;
  /** Opened without its log and not yet sure to hold all of it: nothing can be written. */
  readonly recovering: boolean;
  /** The numbers of this side's entries that wait for their signature. */
  readonly unsigned: readonly number[];
}

/**
 * The creator's side of a game between two players. It writes at once; the other seat is open until `admit`.
 *
 * Throws `unknown-opening`, `limit-out-of-range`, `bad-position`, and `bad-genesis` for random bytes or a key of zeros.
 *
 * ```ts
 * const random = crypto.getRandomValues(new Uint8Array(16));
 * const session = newSession({ opening: "soosorv-8", seat: "first", random });
 * session.play({ type: "place", point: "h8" }).number; // 0
 * session.view().status; // "unbound"
 * ```
 */
export function newSession(options: SessionOptions): Session;

/**
 * A side of a game that exists already: the guest's, a watcher's, or a player's own again. It is checked that the genesis
 * is that of the game, of a version that is understood, and that the key fits.
 *
 * Throws `bad-genesis`.
 *
 * ```ts
 * const anna = newSession({ seat: "first", random: new Uint8Array(16).fill(7) });
 * const boris = joinSession(anna.genesis, { gameId: anna.gameId, seat: "second" });
 * const watcher = joinSession(anna.genesis, { gameId: anna.gameId, seat: null });
 * watcher.view().seat; // null
 * ```
 */
export function joinSession(genesis: Uint8Array, options: JoinOptions): Session;

/**
 * One side of a game between two players. It sends nothing itself: it takes bytes and gives bytes, over whatever
 * connects the sides. All that hold the same entries come to the same game, in whatever order and however often they came.
 *
 * An app stores `since(0)` before it sends an entry or a summary, and stores nothing while the session recovers.
 *
 * ```ts
 * const secret = crypto.getRandomValues(new Uint8Array(32)); // in the invite, with the genesis
 * const anna = newSession({ opening: "standard", seat: "first", random: crypto.getRandomValues(new Uint8Array(16)) });
 * const boris = joinSession(anna.genesis, { gameId: anna.gameId, seat: "second" });
 *
 * anna.admit(boris.hello(secret), secret);
 * anna.play({ type: "place", point: "h8" });
 * boris.receive(anna.since(0), { from: "first" });
 * boris.compare(anna.summary(), { from: "first" }).equal; // true
 * boris.play({ type: "place", point: "h9" });
 * anna.receive(boris.since(2), { from: "second" })[0]?.entry; // { type: "place", point: "h9" }
 * ```
 */
export class Session {
  private constructor();

  /** The bytes that another side needs to take part. */
  readonly genesis: Bytes;
  /** The name of the game: 16 bytes. */
  readonly gameId: Bytes;
  /** Whether every entry must be signed. */
  readonly signed: boolean;

  /**
   * The guest's request for the open seat: its key, and the proof that it knows the secret (32 bytes) of the invite,
   * which itself never travels.
   *
   * Throws `wrong-seat` for the creator and for who watches, `invite-spent` once the seat is taken.
   *
   * ```ts
   * const secret = crypto.getRandomValues(new Uint8Array(32));
   * const anna = newSession({ seat: "first", random: new Uint8Array(16).fill(7) });
   * const boris = joinSession(anna.genesis, { gameId: anna.gameId, seat: "second" });
   * anna.admit(boris.hello(secret), secret);
   * boris.receive(anna.since(0), { from: "first" })[0]?.entry; // { type: "bind" }
   * ```
   */
  hello(secret: Uint8Array): Bytes;

  /**
   * The creator's answer to a hello: writes the entry that gives the open seat to the guest's key.
   *
   * Throws `bad-message`, `unsupported-version`, `wrong-game`, `bad-hello` when the proof is wrong, `wrong-seat` unless
   * this is the creator, `invite-spent` once the seat is taken, and what {@link Session.play} throws.
   *
   * ```ts
   * const secret = crypto.getRandomValues(new Uint8Array(32));
   * const anna = newSession({ seat: "first", random: new Uint8Array(16).fill(7) });
   * const boris = joinSession(anna.genesis, { gameId: anna.gameId, seat: "second" });
   * anna.admit(boris.hello(secret), secret).number; // 0
   * anna.view().status; // "open"
   * ```
   */
  admit(hello: Uint8Array, secret: Uint8Array): Written;

  /**
   * Writes an entry at the end of the log. Nothing is sent: {@link Session.since} gives what there is to send.
   *
   * Throws what the rules say of the action; `wrong-seat` for who watches, `invite-spent` when the seat went to somebody
   * else, `unbound`, `recovering`, `disputed`, `log-full`, and of undoing `undo-open`, `no-undo-request`,
   * `undo-too-soon`, `undo-out-of-range`.
   *
   * ```ts
   * const session = newSession({ seat: "first", random: new Uint8Array(16).fill(7) });
   * session.play({ type: "place", point: "h8" }); // { number: 0, toSign: null }
   * ```
   */
  play(entry: SessionEntry): Written;

  /**
   * Takes the signature (64 bytes) of what {@link Session.play} or {@link Session.admit} gave to sign. Until then the
   * entry is not handed out.
   *
   * Throws `nothing-to-sign` when no entry waits for it; it may have been dropped meanwhile.
   *
   * ```ts
   * const { publicKey, privateKey } = (await crypto.subtle.generateKey("Ed25519", false, ["sign", "verify"])) as CryptoKeyPair;
   * const key = new Uint8Array(await crypto.subtle.exportKey("raw", publicKey));
   * const session = newSession({ seat: "first", random: new Uint8Array(16).fill(7), key });
   * const { toSign } = session.play({ type: "place", point: "h8" });
   * session.sign(toSign!, new Uint8Array(await crypto.subtle.sign("Ed25519", privateKey, toSign!)));
   * session.view().unsigned; // []
   * ```
   */
  sign(toSign: Uint8Array, signature: Uint8Array): void;

  /**
   * The entries from this number on (0 to `view().length`), as one batch to send or to store, without those that wait for
   * a signature.
   *
   * ```ts
   * const session = newSession({ seat: "first", random: new Uint8Array(16).fill(7) });
   * session.play({ type: "place", point: "h8" });
   * session.since(0).length; // 64
   * ```
   */
  since(number: number): Bytes;

  /**
   * The entries of a batch whose signatures are to be checked, by WebCrypto, before it is received: those that the log
   * does not hold. Empty in a game without signatures.
   *
   * Throws `bad-message`, `unsupported-version`, `wrong-game`.
   *
   * ```ts
   * const anna = newSession({ seat: "first", random: new Uint8Array(16).fill(7) });
   * const watcher = joinSession(anna.genesis, { gameId: anna.gameId, seat: null });
   * watcher.inspect(anna.since(0)); // []
   * ```
   */
  inspect(batch: Uint8Array): readonly Unverified[];

  /**
   * Takes a batch in, and says what became of each entry, in their order; what follows one that did not come into the log
   * is not looked at. Any bytes of any sender will do: what is wrong is refused in its receipt, and the log stays.
   *
   * ```ts
   * const anna = newSession({ seat: "first", random: new Uint8Array(16).fill(7) });
   * const watcher = joinSession(anna.genesis, { gameId: anna.gameId, seat: null });
   * anna.play({ type: "place", point: "h8" });
   * watcher.receive(anna.since(0)).map(({ kind }) => kind); // ["applied"]
   * watcher.receive(new Uint8Array(9))[0]?.code; // "bad-message"
   * ```
   */
  receive(batch: Uint8Array, options?: ReceiveOptions): readonly Receipt[];

  /**
   * What to tell the other sides on every connection, and after what they sent: length and head of the log.
   *
   * ```ts
   * const session = newSession({ seat: "first", random: new Uint8Array(16).fill(7) });
   * session.summary().length; // 54
   * ```
   */
  summary(): Bytes;

  /**
   * Compares with the summary of another side: whether both logs are equal, and from which number on the other side is
   * to be sent the log, if at all. When the other player's is equal, a session that recovers has caught up.
   *
   * A summary is not signed. Whoever relays the messages can hide what a player has written who has lost the store, and so
   * make that player write another entry in its place. Who keeps the store is safe from that.
   *
   * Throws `bad-message`, `unsupported-version`, `wrong-game`.
   *
   * ```ts
   * const anna = newSession({ seat: "first", random: new Uint8Array(16).fill(7) });
   * const watcher = joinSession(anna.genesis, { gameId: anna.gameId, seat: null });
   * anna.play({ type: "place", point: "h8" });
   * anna.compare(watcher.summary()); // { equal: false, sendFrom: 0 }
   * ```
   */
  compare(summary: Uint8Array, options?: ReceiveOptions): { readonly equal: boolean; readonly sendFrom: number | null };

  /**
   * The next game between the same two, seats exchanged. Both sides come to the same one without a word. To be called
   * when both are known to be equal.
   *
   * Throws `not-over`, `unbound` when nobody ever came, `disputed`.
   *
   * ```ts
   * const secret = crypto.getRandomValues(new Uint8Array(32));
   * const anna = newSession({ seat: "first", random: new Uint8Array(16).fill(7) });
   * const boris = joinSession(anna.genesis, { gameId: anna.gameId, seat: "second" });
   * anna.admit(boris.hello(secret), secret);
   * anna.play({ type: "resign", seat: "first" });
   * anna.rematch().view().seat; // "second"
   * ```
   */
  rematch(): Session;

  /**
   * The binary record of the game without what was undone, for {@link gameFromBytes}. It fits into a link.
   *
   * ```ts
   * const session = newSession({ seat: "first", random: new Uint8Array(16).fill(7) });
   * session.play({ type: "place", point: "h8" });
   * gameFromBytes(session.record()).toString(); // "soosorv-8 h8"
   * ```
   */
  record(): Bytes;

  /**
   * What proves a dispute to anybody: the log and the other entry, two batches. A watcher's session that verifies and
   * receives both becomes disputed too. Null where nothing is disputed.
   *
   * ```ts
   * newSession({ seat: "first", random: new Uint8Array(16).fill(7) }).evidence(); // null
   * ```
   */
  evidence(): readonly [log: Bytes, conflicting: Bytes] | null;

  /**
   * Everything there is to show: the same frozen object until the session changes, a new one after.
   *
   * ```ts
   * const session = newSession({ seat: "first", random: new Uint8Array(16).fill(7) });
   * session.view().state.turn?.seat; // "first"
   * session.view() === session.view(); // true
   * ```
   */
  view(): SessionView;

  /**
   * Gives the memory back at once; the session cannot be used any more. Without it that happens when it is collected. A
   * second time does nothing; every other method then throws `invalid-argument`.
   *
   * ```ts
   * newSession({ seat: "first", random: new Uint8Array(16).fill(7) }).free();
   * ```
   */
  free(): void;

  /**
   * The same as {@link Session.free}, for `using`.
   *
   * ```ts
   * using session = newSession({ seat: "first", random: new Uint8Array(16).fill(7) });
   * ```
   */
  [Symbol.dispose](): void;
}

// -------------------------------------------------------------------------------------------------- errors

/** What each error says beyond its code. */
export interface RuleErrorDetails {
  /** A value of the wrong JavaScript type, an unknown type of action, an unknown key, a bad point (a `TypeError`). */
  "invalid-argument": { readonly argument: string; readonly expected: string };
  /** The game has ended. */
  "game-over": Readonly<Record<string, never>>;
  /** The seat that may act is this one. */
  "not-your-turn": { readonly seat: Seat };
  /** The phase of the game, and the types of action that it knows. */
  "wrong-phase": { readonly phase: Phase; readonly expected: readonly ActionType[] };
  /** There is a stone on the point. */
  occupied: { readonly point: Point };
  /** The stone must lie in the central square of this side. */
  "outside-area": { readonly area: Area };
  /** The point is offered already. */
  "already-offered": { readonly point: Point };
  /** The point is symmetrical to this offer. */
  "symmetrical-offer": { readonly to: Point };
  /** The point is not among the offers. */
  "not-offered": { readonly point: Point };
  /** The stone makes six or more in a row. All the kinds that apply. */
  "forbidden-overline": { readonly kinds: readonly Kind[] };
  /** The stone makes two fours. All the kinds that apply. */
  "forbidden-double-four": { readonly kinds: readonly Kind[] };
  /** The stone makes two threes. */
  "forbidden-double-three": { readonly kinds: readonly Kind[] };
  /** The numbers that can be declared. */
  "count-out-of-range": { readonly min: number; readonly max: number };
  /** The choice has no branch of this name; it has these. */
  "unknown-branch": { readonly expected: readonly string[] };
  /** White has nothing to claim, or it is not White's turn. */
  "nothing-to-claim": Readonly<Record<string, never>>;
  /** No draw offer of the other seat stands. */
  "no-draw-offer": Readonly<Record<string, never>>;
  /** No action has been played. */
  "nothing-to-undo": Readonly<Record<string, never>>;
  /** No opening rule has this id (of a long one its first 64 characters), or the rule takes no limit. */
  "unknown-opening": { readonly opening: string };
  /** The limits that the rule can have. */
  "limit-out-of-range": { readonly min: number; readonly max: number };
  /** Where the record goes wrong: number of the word or byte from 0, that word (null in bytes, or too long), and why. */
  "bad-record": { readonly at: number; readonly word: string | null; readonly cause: RecordCause };
  /** Record or wire version and rules revision: those of the record or message, and those that this package reads. */
  "unsupported-version": {
    readonly found: readonly [version: number, rulesRevision: number];
    readonly supported: readonly [version: number, rulesRevision: number];
  };
  /** The genesis of a session cannot be played by. */
  "bad-genesis": { readonly cause: "unreadable" | "version" | "game-id" | "random" | "key" };
  /** The bytes are no message of a session. */
  "bad-message": Readonly<Record<string, never>>;
  /** The message belongs to another game. */
  "wrong-game": Readonly<Record<string, never>>;
  /** It is not for this seat, or not for who sent it. */
  "wrong-seat": Readonly<Record<string, never>>;
  /** No right signature of its author was reported for the entry. */
  "bad-signature": Readonly<Record<string, never>>;
  /** The author sees another position after the entry. */
  "wrong-digest": Readonly<Record<string, never>>;
  /** The other seat is not taken yet, so nobody but the creator may write. */
  unbound: Readonly<Record<string, never>>;
  /** The hello does not prove that its sender knows the invite. */
  "bad-hello": Readonly<Record<string, never>>;
  /** The seat is taken. */
  "invite-spent": Readonly<Record<string, never>>;
  /** A request to undo is open already. */
  "undo-open": Readonly<Record<string, never>>;
  /** No request to undo is open that this seat can answer or cancel. */
  "no-undo-request": Readonly<Record<string, never>>;
  /** The seat's last request came to nothing, and nothing was played since. */
  "undo-too-soon": Readonly<Record<string, never>>;
  /** The greatest number of actions that can be asked to stay; null when there is nothing to undo. */
  "undo-out-of-range": { readonly max: number | null };
  /** The log has room only for an entry that ends the game. */
  "log-full": Readonly<Record<string, never>>;
  /** The session was opened without its log and has not caught up yet. */
  recovering: Readonly<Record<string, never>>;
  /** A seat has written two different entries at one place. */
  disputed: Readonly<Record<string, never>>;
  /** The game is not over. */
  "not-over": Readonly<Record<string, never>>;
  /** No entry waits for this signature. */
  "nothing-to-sign": Readonly<Record<string, never>>;
  /** Where the position goes wrong: a point, or line and column of a board as text, from 1. */
  "bad-position": { readonly point: Point | null; readonly line: number | null; readonly column: number | null };
}

/**
 * Why a word or byte of a record is refused: it is none of the format, it has another spelling, which is the only one,
 * the record ends too early or is longer than any game, or else the code of the error that it leads to.
 */
export type RecordCause =
  | "unreadable"
  | "not-canonical"
  | "truncated"
  | "too-long"
  | Exclude<RuleErrorCode, "bad-record" | "invalid-argument" | "unsupported-version" | SessionErrorCode>;

/** The codes that only sessions have. */
export type SessionErrorCode =
  | "bad-genesis"
  | "bad-message"
  | "wrong-game"
  | "wrong-seat"
  | "bad-signature"
  | "wrong-digest"
  | "unbound"
  | "bad-hello"
  | "invite-spent"
  | "undo-open"
  | "no-undo-request"
  | "undo-too-soon"
  | "undo-out-of-range"
  | "log-full"
  | "recovering"
  | "disputed"
  | "not-over"
  | "nothing-to-sign";

/** The stable code of an error. */
export type RuleErrorCode = keyof RuleErrorDetails;

/** The error with a given code. */
export interface RuleErrorOf<Code extends RuleErrorCode> extends Error {
  /** `"RuleError"`; `"TypeError"` for `invalid-argument`. */
  readonly name: Code extends "invalid-argument" ? "TypeError" : "RuleError";
  readonly code: Code;
  readonly details: RuleErrorDetails[Code];
}

/**
 * What this package throws. `code` tells which, `details` say more, `message` is for logs: both of them in
 * words (`outside-area, area 3`).
 *
 * ```ts
 * let message = "";
 * try {
 *   newGame().applyAction({ type: "place", point: "a1" });
 * } catch (error) {
 *   if (!isRuleError(error)) throw error;
 *   if (error.code === "outside-area") message = `Inside the central ${error.details.area} × ${error.details.area}`;
 * }
 * message; // "Inside the central 1 × 1"
 * ```
 */
export type RuleError = { [Code in RuleErrorCode]: RuleErrorOf<Code> }[RuleErrorCode];

/**
 * True for the errors of this package, whichever copy of it threw them.
 *
 * ```ts
 * isRuleError(new Error("another")); // false
 * try {
 *   newGame().undo();
 * } catch (error) {
 *   isRuleError(error) && error.code; // "nothing-to-undo"
 * }
 * ```
 */
export function isRuleError(error: unknown): error is RuleError;

// ------------------------------------------------------------------------------------------------ versions

/**
 * The version of this package.
 *
 * ```ts
 * const [major] = VERSION.split(".");
 * ```
 */
export const VERSION: string;

/**
 * Number of the rules as this engine reads them: it goes up when the same record can mean another game.
 *
 * ```ts
 * newGame().renderState().rule.revision === rulesRevision; // true
 * ```
 */
export const rulesRevision: number;

/**
 * Number of the format in which games travel between players.
 *
 * ```ts
 * const greeting = { wireVersion, rulesRevision };
 * const understood = (theirs: typeof greeting) => theirs.wireVersion === wireVersion;
 * understood(greeting); // true
 * ```
 */
export const wireVersion: number;

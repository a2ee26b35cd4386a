// Compiled only, under the strictest settings: every public name in use, and what must not compile.

import {
  type Action,
  type ActionType,
  type Analysis,
  type Applied,
  type ApplyOptions,
  type Area,
  analyse,
  type By,
  type Color,
  type Explanation,
  type Extension,
  explain,
  type ForbiddenMoves,
  type ForbiddenPoint,
  type Four,
  Game,
  type GameOptions,
  gameFromBytes,
  isRuleError,
  type Kind,
  type LastMove,
  newGame,
  type Opening,
  type OpeningRule,
  type Outcome,
  openingPatterns,
  openingRules,
  type Pattern,
  type PatternName,
  type Phase,
  type Point,
  type Position,
  parseGame,
  type Reason,
  type RecordCause,
  type Rule,
  type RuleError,
  type RuleErrorCode,
  type RuleErrorDetails,
  type RuleErrorOf,
  rulesRevision,
  type Seat,
  type Shapes,
  type StartPosition,
  type State,
  type Step,
  type Stone,
  type Stones,
  type SwapDecision,
  type SymmetricalPoint,
  type Three,
  type Turn,
  VERSION,
  wireVersion,
} from "soosorv";

// --- Starting games ---------------------------------------------------------------------------------------

const opening: Opening = { id: "soosorv", limit: 5 };
const policy: ForbiddenMoves = "claimed";
const stones: Stones = { black: ["h8"], white: [] };
const start: StartPosition = { ...stones, turn: "white" };
const options: GameOptions[] = [
  {},
  { opening },
  { opening: "rif", forbiddenMoves: policy },
  { position: start, forbiddenMoves: "loses" },
];
// @ts-expect-error: an opening and a position exclude each other
options.push({ opening: "standard", position: start });
// @ts-expect-error: a position needs the colour to move
options.push({ position: stones });
// @ts-expect-error: no such policy
newGame({ forbiddenMoves: "allowed" });

const games: Game[] = [newGame(), ...options.map((option) => newGame(option)), parseGame("soosorv-8 h8")];
const game = games[0] ?? newGame();
// @ts-expect-error: games come from functions
new Game();

// --- Playing ----------------------------------------------------------------------------------------------

const everyAction: Record<ActionType, Action> = {
  place: { type: "place", point: "h8", offerDraw: true },
  pass: { type: "pass" },
  keep: { type: "keep" },
  swap: { type: "swap" },
  branch: { type: "branch", to: "offers" },
  declare: { type: "declare", count: 3 },
  offer: { type: "offer", point: "a1" },
  pick: { type: "pick", point: "a1" },
  claim: { type: "claim" },
  "accept-draw": { type: "accept-draw" },
  resign: { type: "resign", seat: "first" },
  timeout: { type: "timeout", seat: "second" },
};
// @ts-expect-error: a draw is offered by true, never declined by false
everyAction.pass = { type: "pass", offerDraw: false };
// @ts-expect-error: an offer names a point
everyAction.offer = { type: "offer" };

const listed: Action[] = game.legalActions();
const legal: boolean = game.isLegal(everyAction.keep) || game.isLegal(undefined);
const asSecond: ApplyOptions = { seat: "second" };
const applied: Applied = game.applyAction({ type: "place", point: "h8" });
game.applyAction(everyAction.resign, asSecond);
const seatThatActed: Seat = applied.seat;
const placed: Stone | null = applied.placed;
const swapped: boolean = applied.swapped;
const undone: Action = game.undo();

/** A reader that must name every type of action. */
function describe(action: Action): string {
  switch (action.type) {
    case "place":
      return action.offerDraw ? `${action.point}~` : action.point;
    case "offer":
    case "pick":
      return action.point;
    case "branch":
      return action.to;
    case "declare":
      return action.count.toFixed();
    case "resign":
    case "timeout":
      return action.seat;
    case "pass":
    case "keep":
    case "swap":
    case "claim":
    case "accept-draw":
      return action.type;
    default:
      return action satisfies never;
  }
}

// --- State ------------------------------------------------------------------------------------------------

const state: State = game.renderState();
const earlier: State = game.stateAt(0);
const size: 15 = state.size;
const rule: Rule = state.rule;
const limit: number | null = rule.limit;
const phase: Phase = state.phase;
const turn: Turn | null = state.turn;
const stoneNow: Color | null | undefined = turn?.stone;
const black: Seat = state.seats.first === "black" ? "first" : "second";
const last: LastMove | null = state.last;
const area: Area | null = state.area;
const forbidden: readonly ForbiddenPoint[] = state.forbidden;
const kinds: readonly Kind[] = forbidden.flatMap((point) => [...point.kinds]);
const closed: SymmetricalPoint | undefined = state.symmetrical[0];
const decision: SwapDecision | undefined = state.swaps[0];
const patternName: PatternName | null = state.pattern;
const outcome: Outcome | null = state.outcome;
const reason: Reason | undefined = outcome?.reason;
const numbers: number[] = [state.length, state.moveNumber, state.offersMissing, state.declared ?? 0, rule.revision];

// The action that a tap makes, from plain data alone.
const tapped: Action | null = state.tap && state.points[0] ? { type: state.tap, point: state.points[0] } : null;

// @ts-expect-error: a state is read only
state.length = 0;
// @ts-expect-error: to its leaves
state.points.push("a1");
// @ts-expect-error: to its leaves
if (state.stones[0]) state.stones[0].color = "black";

// --- Records ----------------------------------------------------------------------------------------------

const text: string = game.toString() + game.toJSON() + game.ascii() + game.hash();
const bytes: Uint8Array<ArrayBuffer> = game.toBytes();
const copies: Game[] = [gameFromBytes(bytes), game.clone()];
const history: Action[] = game.actions();
game[Symbol.dispose]();
game.free();
{
  using short = newGame();
  short.renderState();
}

// --- Rule checks ------------------------------------------------------------------------------------------

const positions: Position[] = [stones, "15 lines"];
// @ts-expect-error: a board without a game has nobody to move
positions.push(start);
const analysis: Analysis = analyse(stones);
const wins: readonly Point[] = analysis.wins.white;
const explanation: Explanation = explain(positions[0] ?? "", "h8");
const sameFromGame: Explanation = game.explain("h9");
const shapes: Shapes = explanation.black;
const four: Four | undefined = shapes.fours[0];
const three: Three | undefined = shapes.threes[0];
const extension: Extension | undefined = three?.extensions[0];
const nested: Shapes | null | undefined = extension?.because === "double-three" ? extension.inner : null;

// --- Openings ---------------------------------------------------------------------------------------------

const patterns: readonly Pattern[] = openingPatterns();
const rules: readonly OpeningRule[] = openingRules();
const actors: By[] = rules.flatMap(({ steps }) => steps.flatMap((step: Step) => ("by" in step ? [step.by] : [])));

// --- Errors -----------------------------------------------------------------------------------------------

const codes: Record<RuleErrorCode, true> = {
  "invalid-argument": true,
  "game-over": true,
  "not-your-turn": true,
  "wrong-phase": true,
  occupied: true,
  "outside-area": true,
  "already-offered": true,
  "symmetrical-offer": true,
  "not-offered": true,
  "forbidden-overline": true,
  "forbidden-double-four": true,
  "forbidden-double-three": true,
  "count-out-of-range": true,
  "unknown-branch": true,
  "nothing-to-claim": true,
  "no-draw-offer": true,
  "nothing-to-undo": true,
  "unknown-opening": true,
  "limit-out-of-range": true,
  "bad-record": true,
  "unsupported-version": true,
  "bad-position": true,
  "bad-genesis": true,
  "bad-message": true,
  "wrong-game": true,
  "wrong-seat": true,
  "bad-signature": true,
  "wrong-digest": true,
  unbound: true,
  "bad-hello": true,
  "invite-spent": true,
  "undo-open": true,
  "no-undo-request": true,
  "undo-too-soon": true,
  "undo-out-of-range": true,
  "log-full": true,
  recovering: true,
  disputed: true,
  "not-over": true,
  "nothing-to-sign": true,
};

function explainError(error: unknown): string {
  if (!isRuleError(error)) throw error;
  const known: RuleError = error;
  switch (known.code) {
    case "outside-area": {
      const side: Area = known.details.area;
      return `${side}`;
    }
    case "wrong-phase":
      return known.details.expected.join(" or ");
    case "bad-record": {
      const cause: RecordCause = known.details.cause;
      return `${known.details.at} ${known.details.word ?? ""} ${cause}`;
    }
    case "invalid-argument":
      return `${known.name satisfies "TypeError"} ${known.details.argument} ${known.details.expected}`;
    default:
      return known.message;
  }
}

function limitsOf(error: RuleErrorOf<"limit-out-of-range">): RuleErrorDetails["limit-out-of-range"] {
  return error.details;
}

export const used = {
  versions: [VERSION, rulesRevision, wireVersion],
  everything: [
    ...[legal, listed, seatThatActed, placed, swapped, undone, describe, earlier, size, limit, phase, stoneNow],
    ...[black, last, area, kinds, closed, decision, patternName, reason, numbers, tapped, text, copies, history],
    ...[wins, sameFromGame, four, nested, patterns, actors, codes, explainError, limitsOf],
  ],
};

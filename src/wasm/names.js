// The names that cross as numbers, in the order of the engine's own lists; a test holds them together.
//
// Loops rather than functions of functions: this runs at each import, and each function that runs is compiled first.

/** The 225 points in board order. */
export const POINTS = [];
for (let row = 1; row <= 15; row++) for (const column of "abcdefghijklmno") POINTS.push(column + row);

export const SEATS = "first second".split(" ");
export const COLORS = "black white".split(" ");
export const POLICIES = "illegal loses claimed".split(" ");
/** The types of action, by their numbers. */
export const TYPES = "place offer pick declare pass keep swap claim accept-draw resign timeout branch".split(" ");
/** The field in which an action of each type says what it is about. */
export const FIELDS = {
  place: "point",
  offer: "point",
  pick: "point",
  declare: "count",
  resign: "seat",
  timeout: "seat",
  branch: "to",
};
/** Set in the number of an action with which a draw is offered. */
export const DRAW_OFFER = 1 << 15;
export const PHASES = "place choose declare offer pick play over".split(" ");
export const REASONS = "five overline forbidden resignation timeout full-board passes agreement".split(" ");
export const KINDS = "overline double-four double-three".split(" ");
/** The lists of kinds by their bits. */
export const KIND_LISTS = [[]];
for (const kind of KINDS) for (const list of [...KIND_LISTS]) KIND_LISTS.push([...list, kind]);
for (const list of KIND_LISTS) Object.freeze(list);
/** Why an extension of a three does not count. */
export const BECAUSE = ["five", ...KINDS];
export const STATUSES = "unbound open over disputed".split(" ");
export const VERDICTS = "applied duplicate gap other-branch replaced superseded equivocation refused".split(" ");
/** What is written in a session about the game. */
export const ACTS = "bind request-undo accept-undo decline-undo cancel-undo".split(" ");
/** The words that cross as numbers: those of words.rs beside this file, and the lists behind them. */
export const WORDS = [
  "area at bad-record branches by cause choose code column count declare declared default expected family found id kanji kinds limit limits line max min name offer opening origin phase pick place play point seat steps stones supported to type word year",
  // Codes: of the rules, of what reads, of sessions; the faults of a genesis.
  "game-over not-your-turn wrong-phase occupied outside-area already-offered symmetrical-offer not-offered forbidden-overline forbidden-double-four forbidden-double-three count-out-of-range unknown-branch nothing-to-claim no-draw-offer nothing-to-undo",
  "unreadable not-canonical truncated unknown-opening limit-out-of-range bad-position",
  "bad-genesis bad-message unsupported-version wrong-game wrong-seat bad-signature wrong-digest unbound bad-hello invite-spent undo-open no-undo-request undo-too-soon undo-out-of-range log-full recovering disputed not-over nothing-to-sign",
  "unreadable version game-id random key",
  ...PHASES,
  ...SEATS,
  ...COLORS,
]
  .join(" ")
  .split(" ");
/** Stands for what is absent. */
export const NONE = 0xffff;

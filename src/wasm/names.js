// The names that cross as numbers, in the order of the engine's own lists; a test holds them together.

/** The 225 points in board order. */
export const POINTS = Array.from(
  { length: 225 },
  (_, index) => "abcdefghijklmno"[index % 15] + (1 + Math.floor(index / 15)),
);
export const SEATS = ["first", "second"];
export const COLORS = ["black", "white"];
export const POLICIES = ["illegal", "loses", "claimed"];
/** The types of action, by their numbers. */
export const TYPES = [
  "place",
  "offer",
  "pick",
  "declare",
  "pass",
  "keep",
  "swap",
  "claim",
  "accept-draw",
  "resign",
  "timeout",
  "branch",
];
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
export const PHASES = ["place", "choose", "declare", "offer", "pick", "play", "over"];
export const TAPS = ["place", "offer", "pick"];
export const REASONS = ["five", "overline", "forbidden", "resignation", "timeout", "full-board", "passes", "agreement"];
export const KINDS = ["overline", "double-four", "double-three"];
/** The lists of kinds by their bits. */
export const KIND_LISTS = Array.from({ length: 8 }, (_, bits) =>
  Object.freeze(KINDS.filter((_kind, place) => bits & (1 << place))),
);
/** Why an extension of a three does not count. */
export const BECAUSE = ["five", "overline", "double-four", "double-three"];
export const STATUSES = ["unbound", "open", "over", "disputed"];
export const VERDICTS = [
  "applied",
  "duplicate",
  "gap",
  "other-branch",
  "replaced",
  "superseded",
  "equivocation",
  "refused",
];
/** What is written in a session about the game. */
export const ACTS = ["bind", "request-undo", "accept-undo", "decline-undo", "cancel-undo"];
/** Stands for what is absent. */
export const NONE = 0xffff;

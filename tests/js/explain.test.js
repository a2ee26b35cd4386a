// Rule checks on any position: forbidden and winning points, and explanations down to the last reason.

import assert from "node:assert/strict";
import { test } from "node:test";
import { analyse, explain, newGame, parseGame } from "../../pkg/index.js";

const none = { fives: [], overlines: [], fours: [], threes: [], forbidden: [] };
const real = (point) => ({ point, real: true, because: null, inner: null });
const notReal = (point, because, inner = null) => ({ point, real: false, because, inner });
const words = (text) => text.split(" ").filter(Boolean);
const position = (black, white = "") => ({ black: words(black), white: words(white) });

test("analyse finds forbidden points with all kinds, and the points that win", () => {
  assert.deepEqual(analyse(position("")), { forbidden: [], wins: { black: [], white: [] } });
  assert.deepEqual(analyse(position("e3 c4 f4 c5", "g1")).forbidden, [{ point: "d4", kinds: ["double-three"] }]);
  // Exactly five for Black, five or more for White: a sixth stone is an overline for the one, a win for the other.
  const four = analyse(position("b1 c1 d1 e1 g1", "h8 h9 h11 h12 h13"));
  assert.deepEqual(four.wins, { black: ["a1"], white: ["h10"] });
  assert.deepEqual(four.forbidden, [{ point: "f1", kinds: ["overline"] }]);
});

test("analyse takes positions that no game reaches", () => {
  const fives = position("a1 b1 c1 d1 e1 h1 i1 j1 k1 l1 m1", "a15 b15 c15 d15 e15 f15");
  assert.deepEqual(analyse(fives).wins.white, ["g15"]);
  const all = { black: [], white: [] };
  for (const column of "abcdefghijklmno") for (let row = 1; row <= 15; row++) all.black.push(`${column}${row}`);
  assert.deepEqual(analyse(all), { forbidden: [], wins: { black: [], white: [] } });
});

test("a board drawn in any of its ways is the same board", () => {
  const expected = analyse(position("h8 h9 h10 h11", "i8"));
  const rows = Array(15).fill(".".repeat(15));
  for (const [row, marks] of [
    [8, "xo"],
    [9, "X."],
    [10, "●+"],
    [11, "x-"],
  ])
    rows[15 - row] = `.......${marks}......`;
  const plain = rows.join("\n");
  const spaced = rows.map((row) => ` ${row.split("").join("  ")} `).join("\r\n");
  const framed = [
    "   a b c d e f g h i j k l m n o",
    ...rows.map((row, index) => `${15 - index} ${row} ${15 - index}`),
    "abcdefghijklmno",
  ];
  const white = plain.replaceAll("o", "○");
  for (const drawn of [plain, `\n${plain}\n\n`, spaced, framed.join("\n"), white, plain.replaceAll("o", "O")]) {
    assert.deepEqual(analyse(drawn), expected);
    assert.deepEqual(explain(drawn, "h12").black.fives, [words("h8 h9 h10 h11 h12")]);
  }
});

test("explain: fives, overlines and fours of both colours", () => {
  const { point, black, white } = explain(position("d8 e8 f8 g8 i8", "h4 h5 h6 h7 h9 h10"), "h8");
  assert.equal(point, "h8");
  assert.deepEqual(black, { ...none, overlines: [words("d8 e8 f8 g8 h8 i8")], forbidden: ["overline"] });
  const row = words("h4 h5 h6 h7 h8 h9 h10");
  assert.deepEqual(white, { ...none, fives: [row], overlines: [row] });
  // A straight four is one four with two completions; a row with gaps has one completion, and may be two fours.
  assert.deepEqual(explain(position("e8 f8 g8"), "h8").black.fours, [
    { stones: words("e8 f8 g8 h8"), completions: ["d8", "i8"] },
  ]);
  const gaps = explain(position("d8 f8 g8 j8"), "h8").black;
  assert.deepEqual(gaps.fours, [
    { stones: words("d8 f8 g8 h8"), completions: ["e8"] },
    { stones: words("f8 g8 h8 j8"), completions: ["i8"] },
  ]);
  assert.deepEqual(gaps.forbidden, ["double-four"]);
  // A five wins whatever else the stone makes.
  const five = explain(position("d8 e8 f8 g8 h3 h4 h5 h6 h7"), "h8").black;
  assert.deepEqual([five.fives, five.overlines], [[words("d8 e8 f8 g8 h8")], [words("h3 h4 h5 h6 h7 h8")]]);
  assert.deepEqual(five.forbidden, []);
});

test("explain: a double-three, and the same stones of White's", () => {
  const shapes = {
    ...none,
    threes: [
      { stones: words("f8 g8 h8"), real: true, extensions: [real("e8"), real("i8")] },
      { stones: words("h8 h9 h11"), real: true, extensions: [real("h10")] },
    ],
  };
  const black = explain(position("f8 g8 h9 h11"), "h8").black;
  assert.deepEqual(black, { ...shapes, forbidden: ["double-three"] });
  assert.deepEqual(explain(position("", "f8 g8 h9 h11"), "h8").white, shapes);
});

test("explain: allowed, since the straight four would come with a five", () => {
  const { black, white } = explain(position("f8 h8 g7 g6 g5 g4 h5"), "e8");
  assert.deepEqual(black, {
    ...none,
    threes: [
      { stones: words("e8 f8 h8"), real: false, extensions: [notReal("g8", "five")] },
      { stones: words("h5 g6 e8"), real: true, extensions: [real("f7")] },
    ],
  });
  assert.deepEqual(white, none);
});

test("explain: allowed by a stone that shares no line with the point", () => {
  const before = explain(position("i5 g6 d8 f8 e10 g10 e11", "h10"), "e8").black;
  assert.deepEqual(before.forbidden, ["double-three"]);
  const after = explain(position("i5 g6 g7 d8 f8 e10 g10 e11", "h10"), "e8").black;
  assert.deepEqual(after, {
    ...none,
    threes: [
      { stones: words("d8 e8 f8"), real: true, extensions: [real("c8"), notReal("g8", "double-four")] },
      { stones: words("e8 e10 e11"), real: false, extensions: [notReal("e9", "double-four")] },
    ],
  });
});

test("explain: allowed, since the straight four would be a double-three itself, which is told inside", () => {
  const { black } = explain(position("g5 g6 e8 f8 h9 h10 i10"), "h8");
  const inner = {
    ...none,
    fours: [{ stones: words("e8 f8 g8 h8"), completions: ["d8", "i8"] }],
    threes: [
      { stones: words("g5 g6 g8"), real: true, extensions: [real("g7")] },
      { stones: words("g8 h9 i10"), real: true, extensions: [real("f7"), real("j11")] },
    ],
    forbidden: ["double-three"],
  };
  assert.deepEqual(black, {
    ...none,
    threes: [
      { stones: words("e8 f8 h8"), real: false, extensions: [notReal("g8", "double-three", inner)] },
      { stones: words("h8 h9 h10"), real: true, extensions: [real("h7"), real("h11")] },
    ],
  });
});

test("explain: allowed, since the straight four would be an overline", () => {
  const { black } = explain(position("e8 f8 g4 g5 g6 g7 g9 h9 h10"), "h8");
  assert.deepEqual(black.threes[0], {
    stones: words("e8 f8 h8"),
    real: false,
    extensions: [notReal("g8", "overline")],
  });
  assert.deepEqual(black.forbidden, []);
});

test("a game explains its own position, whatever the phase", () => {
  const stones = position("e3 c4 f4 c5", "g1");
  const game = newGame({ position: { ...stones, turn: "white" } });
  assert.deepEqual(game.explain("d4"), explain(stones, "d4"));
  const opening = parseGame("soosorv-8 h8 h9 h10");
  assert.deepEqual(opening.explain("h11"), explain(position("h8 h10", "h9"), "h11"));
  assert.deepEqual(opening.explain("a1"), { point: "a1", black: none, white: none });
});

test("explanations are plain data", () => {
  const told = explain(position("g5 g6 e8 f8 h9 h10 i10"), "h8");
  assert.deepEqual(structuredClone(told), told);
  assert.deepEqual(JSON.parse(JSON.stringify(told)), told);
  const found = analyse(position("e3 c4 f4 c5", "g1"));
  assert.deepEqual(structuredClone(found), found);
});

// The frontend's flow, checked by node:test.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newGame, openingRules, parseGame } from "soosorv";
import { Table } from "../frontend/table.js";

test("two people play the opening by taps and buttons", () => {
  const table = new Table();
  const answers = [];
  const say = (...results) => answers.push(...results, table.prompt);
  say(table.tap("h8"), table.tap("h9"), table.tap("j9"));
  say(table.press("Swap the colours"));
  say(table.tap("a1"), table.press("2 fifth moves"), table.press("Keep the colours"));
  say(table.tap("g5"), table.tap("i5"));
  say(table.tap("i5"));
  assert.deepEqual(answers, [
    ...[null, null, null, "The second player keeps white or swaps"],
    ...[null, "The first player places a white stone"],
    ...[null, null, null, "The second player offers fifth moves, 2 to go"],
    ...[null, null, "The first player picks one of the fifth moves"],
    ...[null, "The first player places a white stone"],
  ]);
  assert.equal(
    table.draw().replaceAll(" ", ""),
    `
15...............
14...............
13...............
12...............
11...............
10...............
9.......o.x.....
8.......x.......
7...............
6...............
5........x......
4...............
3...............
2...............
1o..............
abcdefghijklmno
`.trimStart(),
  );
});

test("a tap that the rules refuse changes nothing and says why", () => {
  const table = new Table();
  assert.equal(table.tap("a1"), "outside-area");
  assert.equal(table.press("Pass"), 'There is no button "Pass"');
  assert.equal(table.receive({ type: "place", point: "h8" }, "second"), "not-your-turn");
  assert.equal(table.receive({ type: "place", point: "H8" }, "first"), "invalid-argument");
  assert.equal(table.save(), "soosorv-8");
});

test("every legal action can be reached, and all of them have words, in whole games of every opening", () => {
  for (const { id } of openingRules()) {
    const table = new Table({ opening: id });
    const game = newGame({ opening: id });
    for (let turn = 0; table.state.phase !== "over"; turn++) {
      const { tap, points } = table.state;
      const reachable = [
        ...points.map((point) => ({ type: tap, point })),
        ...table.buttons.map(({ action }) => action),
      ];
      assert.deepEqual(reachable, game.legalActions(), table.save());
      assert.ok(table.buttons.every(({ label }) => label.length > 0));
      // Two passes would end the game soon.
      const taken = reachable.filter(({ type }) => type !== "pass");
      const action = taken[(turn * 37) % taken.length] ?? { type: "pass" };
      game.applyAction(action);
      assert.equal(table.receive(action, table.state.turn.seat), null);
    }
    assert.match(table.prompt, /wins|draw/);
  }
});

test("a saved game comes back as it was, and can be taken back to its start", () => {
  const table = new Table();
  for (const point of ["h8", "h9", "h10"]) table.tap(point);
  const again = new Table({ saved: table.save() });
  assert.deepEqual(again.state, table.state);
  assert.equal(parseGame(table.save()).hash(), parseGame(again.save()).hash());
  for (let step = 0; step < 5; step++) again.takeBack();
  assert.equal(again.save(), "soosorv-8");
});

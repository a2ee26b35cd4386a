// Getters and proxies of the caller that throw, or that call back into the same game while it reads them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { analyse, explain, gameFromBytes, isRuleError, newGame, parseGame } from "../../pkg/index.js";
import { assertUnchanged, gameAndSnapshot, PHASES, snapshot, thrown } from "./support/games.js";

const own = new Error("the caller's own");
const throwing = () => {
  throw own;
};

/** Objects that throw the caller's error when the key is read, or when their keys are asked for. */
function throwers(valid) {
  const getters = Object.keys(valid).map((key) =>
    Object.defineProperty({ ...valid }, key, { get: throwing, enumerable: true }),
  );
  return [...getters, new Proxy(valid, { get: throwing }), new Proxy(valid, { ownKeys: throwing })];
}

test("what a getter or proxy throws comes through, and the game is untouched", () => {
  const [game, before] = gameAndSnapshot(PHASES.play);
  for (const valid of [
    { type: "place", point: "a1", offerDraw: true },
    { type: "resign", seat: "first" },
    { type: "declare", count: 1 },
    { type: "branch", to: "offers" },
  ]) {
    for (const action of throwers(valid)) {
      assert.equal(
        thrown(() => game.applyAction(action)),
        own,
      );
      assert.equal(game.isLegal(action), false, "isLegal never throws");
    }
  }
  for (const options of throwers({ seat: "first" })) {
    assert.equal(
      thrown(() => game.applyAction({ type: "pass" }, options)),
      own,
    );
  }
  assertUnchanged(game, before);

  const lists = throwers({ black: ["h8"], white: ["h9"] });
  const elements = new Proxy(["h8"], { get: (list, key) => (key === "0" ? throwing() : Reflect.get(list, key)) });
  for (const position of [...lists, { black: elements, white: [] }]) {
    assert.equal(
      thrown(() => analyse(position)),
      own,
    );
    assert.equal(
      thrown(() => explain(position, "a1")),
      own,
    );
  }
  for (const options of throwers({ opening: { id: "soosorv" }, forbiddenMoves: "loses" })) {
    assert.equal(
      thrown(() => newGame(options)),
      own,
    );
  }
  for (const opening of throwers({ id: "soosorv", limit: 8 }))
    assert.equal(
      thrown(() => newGame({ opening })),
      own,
    );
});

test("a thrown value need not be an error", () => {
  const [game, before] = gameAndSnapshot(PHASES.play);
  for (const value of [undefined, null, 0, "text", Symbol("own")]) {
    const action = {
      get type() {
        throw value;
      },
    };
    assert.equal(
      thrown(() => game.applyAction(action)),
      value,
    );
    assert.equal(game.isLegal(action), false);
  }
  assertUnchanged(game, before);
});

test("every property is read once, so nobody can tell two stories", () => {
  const [game] = gameAndSnapshot("standard h8");
  const reads = {};
  const counted = new Proxy(
    { type: "place", point: "a1", offerDraw: true },
    {
      get: (target, key) => {
        reads[key] = (reads[key] ?? 0) + 1;
        return reads[key] === 1 ? target[key] : "another story";
      },
    },
  );
  const { action } = game.applyAction(counted);
  assert.deepEqual(action, { type: "place", point: "a1", offerDraw: true });
  assert.deepEqual(reads, { type: 1, point: 1, offerDraw: 1 });
});

/** An action whose type, when read, does something first. */
const after = (act, action) => ({
  get type() {
    act();
    return action.type;
  },
  ...Object.fromEntries(Object.entries(action).filter(([key]) => key !== "type")),
});

test("a getter that plays, takes back or looks finds the game free", () => {
  const game = parseGame("standard h8");
  // The action is judged by the game as it is when it is played.
  const inner = () => game.applyAction({ type: "place", point: "h9" });
  game.applyAction(after(inner, { type: "place", point: "h10" }));
  assert.equal(game.toString(), "standard h8 h9 h10");
  const taken = thrown(() =>
    game.applyAction(after(() => game.applyAction({ type: "place", point: "a1" }), { type: "place", point: "a1" })),
  );
  assert.equal(taken.code, "occupied");
  assert.equal(game.toString(), "standard h8 h9 h10 a1");
  game.applyAction(after(() => game.undo(), { type: "place", point: "b1" }));
  assert.equal(game.toString(), "standard h8 h9 h10 b1");
  assert.equal(game.isLegal(after(() => game.undo(), { type: "place", point: "b1" })), true);
  assert.equal(game.toString(), "standard h8 h9 h10");
  const seen = [];
  const look = () =>
    seen.push(
      game.renderState(),
      game.legalActions(),
      game.stateAt(0),
      game.explain("a1"),
      game.clone().toBytes(),
      game.hash(),
    );
  game.applyAction(after(look, { type: "pass" }));
  assert.equal(seen[0].length, 3);
  assert.equal(game.renderState().length, 4, "the state rendered inside is not kept for later");
  const options = {
    get seat() {
      game.undo();
      return "second";
    },
  };
  game.applyAction({ type: "place", point: "c1" }, options);
  assert.equal(game.toString(), "standard h8 h9 h10 c1");
});

test("a getter that frees its game breaks no other, and nothing traps", () => {
  for (const method of ["applyAction", "isLegal"]) {
    const game = parseGame("standard h8");
    const [other, before] = gameAndSnapshot("standard h8 h9");
    try {
      game[method](after(() => game.free(), { type: "place", point: "a1" }));
    } catch (error) {
      assert.ok(error instanceof Error && !(error instanceof WebAssembly.RuntimeError), `${error}`);
    }
    assert.throws(() => game.renderState(), Error);
    assertUnchanged(other, before);
  }
});

test("a getter that calls itself for ever ends in the caller's own error, or in false", () => {
  for (const method of ["applyAction", "isLegal"]) {
    const [game, before] = gameAndSnapshot(PHASES.choose);
    const endless = {
      get type() {
        game[method](endless);
        return "keep";
      },
    };
    if (method === "applyAction") {
      const error = thrown(() => game.applyAction(endless));
      assert.ok(error instanceof RangeError || isRuleError(error), `${error}`);
    } else {
      game.isLegal(endless);
    }
    assertUnchanged(game, before);
    game.applyAction({ type: "swap" });
    game.undo();
    assert.deepEqual(snapshot(game), before);
  }
});

test("a caller that runs out of stack meets its own error, and the engine goes on", () => {
  const [game, before] = gameAndSnapshot(PHASES.play);
  const place = { type: "place", point: game.renderState().points[0] };
  let calls = 0;
  const fall = () => {
    calls++;
    game.isLegal(place);
    game.applyAction(place);
    game.undo();
    game.explain(place.point);
    game.renderState();
    fall();
  };
  // From many heights, so that the end comes at many places.
  const from = (height) => (height === 0 ? fall() : from(height - 1));
  for (let height = 0; height < 12; height++) {
    assert.throws(() => from(height), RangeError);
    if (game.actions().length !== before.state.length) game.undo();
    assertUnchanged(game, { ...before, state: game.renderState() });
  }
  assert.ok(calls > 1000);
});

test("bytes that lie about their length are read as what they are, or refused", () => {
  const [game, before] = gameAndSnapshot(PHASES.play);
  const bytes = game.toBytes();
  const lying = (list, length) => Object.defineProperty(Uint8Array.from(list), "length", { value: length });
  for (const length of [0, 1, 7, bytes.length - 1, bytes.length + 1, 1e6, -1, Number.NaN, "7", null, {}]) {
    for (const list of [bytes, Array(5000).fill(255)]) {
      try {
        gameFromBytes(lying(list, length)).free();
      } catch (error) {
        assert.ok(isRuleError(error), `length ${String(length)}: ${error?.stack}`);
      }
    }
  }
  // Had more been written into the engine's memory than was asked for, it would show here.
  for (let round = 0; round < 200; round++) {
    const copy = gameFromBytes(bytes);
    assert.equal(copy.toString(), before.text);
    copy.free();
  }
  assertUnchanged(game, before);
});

// What runs in every environment. It gets the package's functions, so that it fits modules, CommonJS and globals, and
// is written for the oldest of them. Returns "ok" or throws.

/** Plays to the pick of the fifth stone, reads, errs, runs out of stack, and takes the game through its records. */
export function check({ gameFromBytes, isRuleError, newGame, parseGame }) {
  function equal(what, found, expected) {
    const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
    if (one !== other) throw new Error(`${what}: ${one} instead of ${other}`);
  }

  const game = newGame();
  const record = "soosorv-8 h8 h9 h10 keep g7 3 swap ?i7 ?j12 ?c3 =j12";
  for (const point of ["h8", "h9", "h10"]) game.applyAction({ type: "place", point });
  game.applyAction({ type: "keep" });
  game.applyAction({ type: "place", point: "g7" });
  game.applyAction({ type: "declare", count: 3 });
  game.applyAction({ type: "swap" });
  for (const point of ["i7", "j12", "c3"]) game.applyAction({ type: "offer", point });
  equal("phase", game.renderState().phase, "pick");
  const applied = game.applyAction({ type: "pick", point: "j12" });
  equal("placed", applied.placed, { point: "j12", color: "black", number: 5 });

  const state = game.renderState();
  equal("stones", state.stones.length, 5);
  equal("pattern", state.pattern?.kanji, "寒星");
  equal("the same object", state === game.renderState(), true);
  equal("explain", game.explain("h11").black.forbidden, []);

  for (const [code, name, action] of [
    ["occupied", "RuleError", { type: "place", point: "h8" }],
    ["invalid-argument", "TypeError", { type: "place", point: "H8" }],
  ]) {
    let caught = null;
    try {
      game.applyAction(action);
    } catch (error) {
      caught = error;
    }
    equal("error", [isRuleError(caught), caught.code, caught.name], [true, code, name]);
  }

  // A caller at the end of its stack, in frames of all sizes: the engine goes on.
  let calls = 0;
  function fall() {
    try {
      fall();
    } catch {
      // Its own error.
    }
    if (calls++ < 500) {
      game.isLegal({ type: "place", point: "a1" });
      game.explain("a1");
      game.clone().free();
    }
  }
  try {
    fall();
  } catch {
    // The same.
  }
  equal("calls at the end of the stack", calls > 500, true);

  equal("record", String(game), record);
  equal("text", parseGame(String(game)).hash(), game.hash());
  equal("bytes", gameFromBytes(game.toBytes()).hash(), game.hash());
  return "ok";
}

/** The check as a classic script. */
export const checkScript = check.toString();

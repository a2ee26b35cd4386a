// The JavaScript API of the built package, each call beside structuredClone of what crosses: the plainest copy that the
// platform has. Medians of rounds that alternate.

import { newGame, parseGame } from "soosorv";
import { median, pair, ROUNDS } from "./timing.mjs";

// A whole opening and play on a filling board: 60 actions of a random game.
const RECORD =
  "soosorv-8 h8 i7 j8 swap c11 5 swap ?l14 ?b2 ?o15 ?b4 ?m3 =o15 m1 k6 g1 c2 d11 m14 c13 b12 a2 d10 f8 b4 f14 d2 a13 " +
  "f3 f1 l11 c12 o13 e13 i13 o11 j1 a6 h3 j10 j6 h5 m12 k5 d14 d9 c4 m7 i9 c7 e5 k13 o9 d6 j11 k9 o6 g9 g4 h2";

function isLegal() {
  const game = parseGame(RECORD);
  const action = { type: "place", point: game.renderState().points[40] };
  return pair(
    20_000,
    () => game.isLegal(action),
    () => structuredClone(action),
  );
}

function apply() {
  const actions = parseGame(RECORD)
    .actions()
    .map((action) => ({ ...action }));
  return pair(
    30,
    () => {
      const game = newGame();
      for (const action of actions) game.applyAction(action);
      game.free();
    },
    () => {
      for (const action of actions) structuredClone(action);
    },
  );
}

/** `renderState` once after each action; never twice on one position. The actions between are not measured. */
function render() {
  const actions = parseGame(RECORD).actions();
  const states = [];
  const playing = () => {
    const game = newGame();
    let spent = 0;
    for (const action of actions) {
      game.applyAction(action);
      const started = performance.now();
      const state = game.renderState();
      spent += performance.now() - started;
      if (states.length < actions.length) states.push(state);
    }
    game.free();
    return spent * 1e6;
  };
  playing();
  const cloning = () => {
    let spent = 0;
    for (const state of states) {
      const started = performance.now();
      structuredClone(state);
      spent += performance.now() - started;
    }
    return spent * 1e6;
  };
  const times = { ours: [], theirs: [] };
  for (let round = 0; round < 10 * ROUNDS; round++) {
    times.ours.push(playing());
    times.theirs.push(cloning());
  }
  const [ns, against] = [median(times.ours), median(times.theirs)];
  return { ns: ns / actions.length, ratio: ns / against, against: "structuredClone" };
}

/** The benchmarks of the API, by name. */
export function apiBenchmarks() {
  return { "is-legal-js": isLegal(), "apply-js": apply(), "render-js": render() };
}

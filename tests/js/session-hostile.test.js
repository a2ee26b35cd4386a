// Random JavaScript values thrown at sessions: only coded errors come back, no session is changed, no memory is lost.

import assert from "node:assert/strict";
import { test } from "node:test";
import v8 from "node:v8";
import vm from "node:vm";
import { isRuleError, joinSession, newSession } from "../../pkg/index.js";
import { engineBytes } from "./support/engine-memory.js";
import { Random, turn } from "./support/games.js";
import { HostileValues, OWN } from "./support/hostile-values.js";
import { casualPair, play, RANDOM, SECRET } from "./support/sessions.js";

const VALUES = 20_000;

v8.setFlagsFromString("--expose-gc");
const collect = vm.runInNewContext("gc");
Error.stackTraceLimit = 0;

/** Every function and method, with the value in each of its places. */
const calls = {
  newSession: (value) => newSession(value).free(),
  "newSession, seat": (value) => newSession({ seat: value, random: RANDOM }).free(),
  "newSession, random": (value) => newSession({ seat: "first", random: value }).free(),
  "newSession, key": (value) => newSession({ seat: "first", random: RANDOM, key: value }).free(),
  joinSession: (value, session) => joinSession(value, { gameId: session.gameId, seat: null }).free(),
  "joinSession, options": (value, session) => joinSession(session.genesis, value).free(),
  hello: (value, session) => session.hello(value),
  admit: (value, session) => session.admit(value, SECRET),
  "admit, secret": (value, session) => session.admit(session.summary(), value),
  play: (value, session) => session.play(value),
  sign: (value, session) => session.sign(value, value),
  since: (value, session) => session.since(value),
  inspect: (value, session) => session.inspect(value),
  receive: (value, session) => session.receive(value),
  "receive, options": (value, session) => session.receive(session.since(0), value),
  compare: (value, session) => session.compare(value),
  view: (value, session) => session.view(value),
  rematch: (value, session) => session.rematch(value).free(),
};

function call(name, { value, throws }, session) {
  const view = session.view();
  try {
    calls[name](value, session);
  } catch (error) {
    const isOwn =
      throws && !(error instanceof WebAssembly.RuntimeError) && (error === OWN || error instanceof TypeError);
    assert.ok(isOwn || (isRuleError(error) && typeof error.code === "string"), `${name}: ${error}`);
  }
  assert.deepEqual(session.view(), view, name);
}

test("20,000 values at every function and method of sessions", { timeout: 600_000 }, async () => {
  const values = new HostileValues(new Random(9));
  const pair = casualPair({ opening: "standard" });
  play(pair, "h8", "h9", "i8");
  const open = newSession({ seat: "second", random: RANDOM });
  const watcher = joinSession(open.genesis, { gameId: open.gameId, seat: null });
  // None of these may write but the guest, whose turn it is: the one action that is right is taken for all.
  const sessions = [pair.creator, open, watcher];
  const logs = sessions.map((session) => session.since(0));
  let half;
  for (let number = 0; number < VALUES; number++) {
    const hostile = values.next();
    const session = sessions[number % sessions.length];
    for (const name of Object.keys(calls)) call(name, hostile, session);
    if (number % 500 === 499) await turn();
    if (number === VALUES / 2 - 1) half = await engine();
  }
  assert.deepEqual(
    sessions.map((session) => session.since(0)),
    logs,
  );
  assert.equal(await engine(), half, "the engine's memory has not grown in the second half");
});

async function engine() {
  for (let round = 0; round < 5; round++) {
    collect();
    await turn();
  }
  return engineBytes();
}

// The relay under load: many games at once between real peers on this machine, then the relay killed and connections
// cut at random while they play. Prints a table and what was lost; the last line is `N passed, N failed`.
//
//   node scripts/relay-load.mjs [greatest number of games]

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { main, StepFailed } from "./lib/run.mjs";
import { cutAtRandom, LoadedGame, watch } from "./relay-load/games.mjs";
import { RelayProcess } from "./relay-load/relay.mjs";

/** A stone in each game every so many milliseconds, much quicker than people play. */
const pace = 4000;
const measureFor = 12_000;
/** Making the keys of many players at once takes its time, and what waited for it is no part of the measure. */
const warmUpFor = (size) => 3000 + 5 * size;
const faultsFor = 12_000;
const sizes = [100, 500, 1000, 2000];

const columns = [
  ["games", 5],
  ["stones/s", 10],
  ["messages/s", 12],
  ["p50 ms", 8],
  ["p95 ms", 8],
  ["p99 ms", 8],
  ["max ms", 8],
  ["relay: cores", 14],
  ["MB", 6],
  ["kB a game", 11],
  ["waits p99 ms", 14],
  ["players: wait p99 ms", 21],
];

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Lets every game play at its pace, each from a moment of its own, until stopped. */
function keepPlaying(game, errors) {
  let isStopped = false;
  const playing = (async () => {
    await sleep(Math.random() * pace);
    while (!isStopped && !game.isOver) {
      await game.act().catch((error) => errors.push(error));
      await sleep(pace * (0.75 + Math.random() / 2));
    }
  })();
  return async () => {
    isStopped = true;
    await playing;
  };
}

async function settle(games, patience) {
  const end = performance.now() + patience;
  for (;;) {
    const unequal = games.filter((game) => !game.isEqual);
    if (unequal.length === 0 || performance.now() > end) return unequal.length;
    await sleep(200);
  }
}

main(async () => {
  const greatest = Number(process.argv[2] ?? 2000);
  if (!Number.isInteger(greatest) || greatest < 1 || greatest > 5000)
    throw new StepFailed("games: a number up to 5000");
  const steps = [...sizes.filter((size) => size < greatest), greatest];
  const directory = mkdtempSync(join(tmpdir(), "soosorv-relay-load-"));
  // All clients have one address here.
  const limits = { connections: 20_000, connectionsPerAddress: 20_000, roomsPerAddress: 1e6 };
  const relay = new RelayProcess(directory, limits);
  const results = [];
  const check = (name, isTrue) => {
    results.push(isTrue);
    console.log(`${isTrue ? "✓" : "✗"} ${name}`);
  };
  try {
    await relay.start();
    const idle = (await relay.metrics()).memory;
    const latencies = [];
    const games = [];
    const stops = [];
    const errors = [];
    // Until a player's move is in the other's log: signed, stored, sent, passed on, kept, verified, judged. All players
    // share one program, so what that one waits for itself is told beside what the relay waits for.
    console.log(columns.map(([name, width]) => name.padStart(width)).join(""));
    const ownDelay = monitorEventLoopDelay({ resolution: 5 });
    ownDelay.enable();
    for (const size of steps) {
      while (games.length < size) {
        const batch = Array.from({ length: Math.min(50, size - games.length) }, () => new LoadedGame(latencies));
        await Promise.all(batch.map((game) => game.start(relay.address)));
        games.push(...batch);
        for (const game of batch) stops.push(keepPlaying(game, errors));
      }
      await sleep(warmUpFor(size));
      latencies.length = 0;
      ownDelay.reset();
      const [before, start] = [await relay.metrics(), performance.now()];
      await sleep(measureFor);
      const [after, seconds] = [await relay.metrics(), (performance.now() - start) / 1000];
      const sorted = latencies.slice().sort((one, other) => one - other);
      const messages = after.received - before.received + after.sent - before.sent;
      const cells = [
        ...[size, (sorted.length / seconds).toFixed(0), (messages / seconds).toFixed(0)],
        ...[0.5, 0.95, 0.99, 1].map((share) => percentile(sorted, share).toFixed(1)),
        ...[((after.busy - before.busy) / seconds).toFixed(2), (after.memory / 1e6).toFixed(0)],
        ((after.memory - idle) / 1000 / size).toFixed(1),
        ...[after.delay, ownDelay.percentile(99) / 1e6].map((delay) => delay.toFixed(0)),
      ];
      console.log(cells.map((cell, index) => String(cell).padStart(columns[index][1])).join(""));
    }

    const count = () => games.reduce((sum, game) => sum + game.written, 0);
    await Promise.all(stops.map((stop) => stop()));
    const differing = await settle(games, 5000);
    check(`${games.length} games, ${count()} entries: both ends hold the same (${differing} differ)`, differing === 0);

    const stopsOfFaults = games.map((game) => keepPlaying(game, errors));
    let cut = 0;
    const end = performance.now() + faultsFor;
    for (let second = 0; performance.now() < end; second++) {
      await sleep(1000);
      cut += cutAtRandom(0.03);
      if (second === 4) {
        await relay.kill();
        await sleep(1500);
        await relay.start();
      }
    }
    await Promise.all(stopsOfFaults.map((stop) => stop()));
    const unequal = await settle(games, 120_000);
    check(
      `relay killed once, ${cut} connections cut: of ${count()} entries none lost (${unequal} differ)`,
      unequal === 0,
    );
    check(`nothing went wrong in the players' own programs (${errors.length} errors)`, errors.length === 0);
    for (const error of errors.slice(0, 5)) console.log(error);

    const sample = games.filter((_, index) => index % Math.ceil(games.length / 100) === 0);
    for (const game of games) game.close();
    const kept = [];
    for (const game of sample) kept.push(await watch(game, relay.address));
    check(`a watcher reads the same from the relay alone (${kept.length} games)`, kept.every(Boolean));
    const { stored, refused } = await relay.metrics();
    console.log(`${(stored / games.length / 1000).toFixed(1)} kB a game on disk; ${refused} times refused or cut`);
    await relay.kill("SIGTERM");
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  const failed = results.filter((isTrue) => !isTrue).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
});

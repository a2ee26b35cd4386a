// Two sides timed in turns, as medians.

export const ROUNDS = 15;

export function median(values) {
  return values.sort((one, other) => one - other)[values.length >> 1];
}

/** Nanoseconds a call. */
function time(count, work) {
  const started = performance.now();
  for (let number = 0; number < count; number++) work();
  return ((performance.now() - started) * 1e6) / count;
}

/** Both sides, a round of the one after a round of the other: ours in nanoseconds, and the ratio. */
export function pair(count, ours, theirs, against = "structuredClone") {
  const times = { ours: [], theirs: [] };
  for (let round = 0; round < ROUNDS; round++) {
    times.ours.push(time(count, ours));
    times.theirs.push(time(count, theirs));
  }
  const ns = median(times.ours);
  return { ns, ratio: ns / median(times.theirs), against };
}

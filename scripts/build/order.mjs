// The order of the functions. Compression finds what is alike only if it is near, so each function is followed by the
// one that is most like it. wasm-opt renumbers them: it sorts by name, and here they get names for that.

import { partsOf, walk } from "./code.mjs";

/** So many pieces in a row, at least, count as alike. */
const run = 4;

/** How often each run of pieces is in a function. */
function runsOf(body) {
  const pieces = [];
  walk(body, (what, start, end) => pieces.push(`${what}:${body.subarray(start, end)}`));
  const runs = new Map();
  for (let end = run; end <= pieces.length; end++) {
    const key = pieces.slice(end - run, end).join();
    runs.set(key, (runs.get(key) ?? 0) + 1);
  }
  return runs;
}

function likeness(some, others) {
  let common = 0;
  for (const [key, count] of some) common += Math.min(count, others.get(key) ?? 0);
  return common / Math.sqrt((some.size + 1) * (others.size + 1));
}

/** The functions by number, from the first on each time the most alike; those before count too, each half the next. */
function orderByLikeness(functions) {
  const runs = functions.map(runsOf);
  const scores = new Map(functions.map((_, index) => [index, 0]));
  const order = [0];
  while (scores.delete(order.at(-1)) && scores.size > 0) {
    for (const [index, score] of scores) scores.set(index, score / 2 + likeness(runs[order.at(-1)], runs[index]));
    order.push([...scores].reduce((best, next) => (next[1] > best[1] ? next : best))[0]);
  }
  return order;
}

/** Small numbers only (LEB128). */
const number = (value) => (value < 128 ? [value] : [(value & 127) | 128, ...number(value >> 7)]);
const sized = (bytes) => [...number(bytes.length), ...bytes];

/** The module with a name section, in whose order functions that are alike are neighbours. It imports none. */
export function nameByLikeness(module) {
  const order = orderByLikeness(partsOf(module).functions);
  const names = order
    .map((index, place) => [index, Buffer.from(String(place).padStart(5, "0"))])
    .sort(([a], [b]) => a - b)
    .flatMap(([index, name]) => [...number(index), ...sized(name)]);
  const functionNames = [1, ...sized([...number(order.length), ...names])];
  return Buffer.concat([module, Buffer.from([0, ...sized([...sized(Buffer.from("name")), ...functionNames])])]);
}

// The only place that calls the engine. Numbers go in and numbers come out; what the engine refuses is thrown here.
//
// A game or session lives in the engine's memory, under a number that is given out here and is free again once the object
// around it was freed or collected.

import { invalid, ruleError } from "./errors.js";
import { FREE } from "./questions.js";
import { Reader } from "./reader.js";
import { ask as askEngine, getUint16ArrayMemory0 as memory } from "./soosorv.js";

/**
 * Hands a number on and on, and gives it back: some 200 bytes of the stack for each call. The call is not the last thing
 * done, since JavaScriptCore gives such a call the place of its caller; and what it gives is needed, since bundlers leave
 * out what is not.
 */
const makeRoom = (calls, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p) =>
  calls === 0 ? a : 0 + makeRoom(calls - 1, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, a);

/** More than the engine takes. A multiple of 16, the numbers that are handed on: then the first is the first again. */
const ROOM = 64;

/**
 * Asks the engine: what, about which handle, and the numbers that belong to it. The answer is a Uint16Array that begins
 * at place 1.
 */
export function ask(what, handle = 0, numbers = []) {
  // A caller that calls itself without end meets the end of the stack here, as an error of its own. In the midst of the
  // engine it would leave it in the middle of something, for ever.
  const reached = makeRoom(ROOM, handle);
  // Where the length is, in two halves, and then the answer.
  const place = askEngine(what, reached, numbers) / 2;
  const held = memory();
  const start = place + 2;
  const answer = held.slice(start, start + held[place] + (held[place + 1] << 16));
  if (answer[0] === 1) {
    const reader = new Reader(answer);
    throw ruleError(reader.value(), reader.value());
  }
  return answer;
}

/** The numbers that can be given out again, and the first that never was. */
const free = [];
let next = 0;

/** What is known of each object: its handle, and what its class remembers. */
const known = new WeakMap();

function giveUp(handle) {
  ask(FREE, handle);
  free.push(handle);
}

// Some runtimes collect nothing before they end.
const collected = globalThis.FinalizationRegistry && new FinalizationRegistry(giveUp);

/** A number for another handle, in two halves. */
export const handleOf = (object) => {
  const { handle } = inside(object);
  return [handle & 0xffff, handle >>> 16];
};

/** What is known of the object; throws where it was freed. */
export function inside(object) {
  const held = known.get(object);
  if (held === undefined) {
    throw invalid("this", "a game or session that has not been freed");
  }
  return held;
}

export const isFreed = (object) => !known.has(object);

/** What `Game` and `Session` share. */
export class Held {
  constructor() {
    throw new TypeError("Illegal constructor: use newGame() or newSession()");
  }

  free() {
    const held = known.get(this);
    if (held !== undefined) {
      // First, since it can fail at the end of the stack: then nothing has happened yet.
      giveUp(held.handle);
      known.delete(this);
      collected?.unregister(this);
    }
  }

  /** Vue puts a proxy, which is no game, around each object whose tag is "Object". */
  get [Symbol.toStringTag]() {
    return this.constructor.name;
  }

  /** For `using`, where there is such a thing. */
  [Symbol.dispose ?? Symbol("dispose")]() {
    this.free();
  }
}

/** An object of the class around what the engine makes of the question. */
export function hold({ prototype }, what, numbers) {
  const handle = free.pop() ?? next++;
  try {
    ask(what, handle, numbers);
  } catch (error) {
    free.push(handle);
    throw error;
  }
  const object = Object.create(prototype);
  known.set(object, { handle });
  collected?.register(object, handle, object);
  return object;
}

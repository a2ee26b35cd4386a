// Random JavaScript values of every sort, most of them nearly right: what a careless or a malicious caller may pass.

import vm from "node:vm";
import { PHASES, POINTS } from "./games.js";

/** What getters and proxies of these values throw. */
export const OWN = new Error("the caller's own");

const throwOwn = () => {
  throw OWN;
};

const HUGE_STRING = "h8 ".repeat(400_000);
const SPARSE = [];
SPARSE[4_000_000_000] = "h8";
const LONG_LIST = Array(1 << 10).fill("h8");
// Just longer than any record. Seldom used: to list the keys of so many elements takes milliseconds.
const LONG_BYTES = new Uint8Array((1 << 16) + 1);
const REVOKED = Proxy.revocable({}, {});
REVOKED.revoke();
const REVOKED_LIST = Proxy.revocable([], {});
REVOKED_LIST.revoke();
const DETACHED = new Uint8Array(64);
structuredClone(DETACHED.buffer, { transfer: [DETACHED.buffer] });
const CYCLE = { type: "place" };
CYCLE.point = CYCLE;
const FOREIGN = vm.runInNewContext(
  "({ object: { type: 'place', point: 'H8' }, list: ['h8'], bytes: new Uint8Array(9) })",
);
class Instance {
  type = "place";
  point = "H8";
  seat = 1;
}

const NUMBERS = [0, -0, 1, -1, 3, 8, 9, 15, 224, 225, 255, 256, 0.5, 2 ** 31, 2 ** 32, 2 ** 53, 1e300, -1e300, 5e-324];
const ODD_NUMBERS = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
const STRINGS = [
  "",
  " ",
  "h8",
  "H8",
  "h08",
  "h16",
  "i8 ",
  "?h8",
  "ｈ8",
  "8h",
  "\0",
  "\ud800",
  "é",
  "__proto__",
  "constructor",
];
const WORDS = "place pass keep swap declare offer pick claim black white first second".split(" ");
const KEYS = "type point count seat to offerDraw black white turn opening id limit".split(" ");
const TYPES = [...WORDS.slice(0, 8), "branch", "accept-draw", "resign", "timeout", "Place", "place ", "", null, 0];
const RECORDS = Object.values(PHASES);

/** Makes values; each is `{ value, throws }`, where `throws` says whether reading it may throw an error not ours. */
export class HostileValues {
  constructor(random) {
    this.random = random;
    this.makers = [
      () => this.plain(this.primitive()),
      () => this.plain(this.builtIn()),
      () => this.plain(this.nearMiss()),
      () => this.plain(this.list()),
      () => this.plain(this.bytes()),
      () => this.plain(this.text()),
      () => this.plain(this.object(2)),
      () => this.plain(this.changedPrototype(this.nearMiss())),
      () => this.trap(),
    ];
  }

  next() {
    return this.random.pick(this.makers)();
  }

  plain(value) {
    return { value, throws: false };
  }

  primitive() {
    const { random } = this;
    const choices = [
      () => random.pick(NUMBERS),
      () => random.pick(ODD_NUMBERS),
      () => random.below(1 << 30) / 7,
      () => random.pick(STRINGS),
      () => random.pick(WORDS),
      () => random.pick([undefined, null, true, false]),
      () => random.pick([0n, 3n, -1n, 2n ** 80n]),
      () => random.pick([Symbol("h8"), Symbol.iterator, Symbol.for("soosorv.error")]),
      () => HUGE_STRING,
    ];
    return random.pick(choices)();
  }

  builtIn() {
    const choices = [
      () => () => "h8",
      () => class {},
      () => async () => {},
      () => new Date(this.random.below(1e9)),
      () => /h8/g,
      () => new Map([["type", "keep"]]),
      () => new Set(["h8"]),
      () => new WeakMap(),
      () => Promise.resolve("h8"),
      () => new Error("h8"),
      () => new String("h8"),
      () => new Number(3),
      () => new Boolean(true),
      () => new Instance(),
      () => Object.create(null),
      () => Object.freeze(new Instance()),
      () => CYCLE,
      () => globalThis,
      () => WebAssembly,
      () => FOREIGN.object,
    ];
    return this.random.pick(choices)();
  }

  /** Actions, seats and positions with one thing wrong, or right at the wrong time. */
  nearMiss() {
    const { random } = this;
    const point = random.pick(["H8", "h0", "h16", "p1", " h8", "h8\n", 112, ["h8"], null, undefined, new String("h8")]);
    const choices = [
      () => ({ type: "place", point }),
      () => ({ type: random.pick(["offer", "pick"]), point }),
      () => ({ type: "place", point: random.pick(POINTS), extra: 1 }),
      () => ({ type: "place", point: random.pick(POINTS), offerDraw: random.pick([false, 1, null, "true"]) }),
      () => ({ type: "place", Point: random.pick(POINTS) }),
      () => ({ type: "declare", count: random.pick([...NUMBERS.slice(6), ...ODD_NUMBERS, "3", null, 3n]) }),
      () => ({ type: random.pick(["resign", "timeout"]), seat: random.pick(["black", "First", 0, null, undefined]) }),
      () => ({ type: "branch", to: random.pick(["", "Offers", HUGE_STRING, 1, null]) }),
      () => ({ type: random.pick(TYPES), [random.pick(KEYS)]: this.primitive() }),
      () => ({ black: this.list(), white: this.list() }),
      () => ({ black: [random.pick(POINTS), "h8"], white: [random.pick(POINTS), "h8"] }),
      () => ({
        opening: random.pick(["soosorv-0", "soosorv-51", "standard-8", "", null, {}, { id: "soosorv", limit: 1e300 }]),
      }),
      () => ({ opening: "standard", position: { black: [], white: [], turn: "black" } }),
      () => ({ position: { black: this.list(), white: [], turn: this.primitive() } }),
      () => ({ seat: this.primitive() }),
    ];
    return random.pick(choices)();
  }

  list() {
    const { random } = this;
    const choices = [
      () => [],
      () => Array.from({ length: random.below(6) }, () => random.pick(POINTS)),
      () => Array.from({ length: random.below(6) }, () => this.primitive()),
      () => Array(random.below(5)),
      () => SPARSE,
      () => LONG_LIST,
      () => FOREIGN.list,
      () => Object.assign([], { type: "keep", 0: "h8", length: random.below(3) }),
    ];
    return random.pick(choices)();
  }

  bytes() {
    const { random } = this;
    const length = random.below(40);
    const fill = (list) => list.map((_, index) => (index < 4 ? [83, 86, 1, 1][index] : random.below(256)));
    const choices = [
      () => fill(new Uint8Array(length)),
      () => Buffer.from(fill(new Uint8Array(length))),
      () => new Uint8Array(new SharedArrayBuffer(length)),
      () => (random.below(50) === 0 ? LONG_BYTES : LONG_BYTES.subarray(0, length)),
      () => new Uint8Array(0),
      () => DETACHED,
      () => FOREIGN.bytes,
      () => new Uint8ClampedArray(length),
      () => new Float64Array(length),
      () => new BigInt64Array(length),
      () => new ArrayBuffer(length),
      () => new DataView(new ArrayBuffer(length)),
      () => Object.defineProperty(fill(new Uint8Array(length)), "length", { value: random.below(80) }),
    ];
    return random.pick(choices)();
  }

  /** Records and drawn boards with some characters changed. */
  text() {
    const { random } = this;
    const rows = Array(15).fill(". x o . . . . . . . . . . . .").join("\n");
    const text = random.pick([...RECORDS, rows, "position:h8:h9:black"]).split("");
    for (let changes = 1 + random.below(3); changes > 0; changes--) {
      text[random.below(text.length)] = random.pick([...STRINGS, "x", "~", "/", ":", "\n", "9"]);
    }
    return text.join("");
  }

  object(depth) {
    const { random } = this;
    const object = {};
    for (let keys = random.below(4); keys > 0; keys--) {
      object[random.pick(KEYS)] = depth > 0 && random.below(3) === 0 ? this.object(depth - 1) : this.primitive();
    }
    return random.below(4) === 0 ? Object.freeze(object) : object;
  }

  changedPrototype(value) {
    return Object.setPrototypeOf(
      value,
      this.random.pick([null, Array.prototype, Uint8Array.prototype, { type: "keep" }]),
    );
  }

  /** Values that throw when they are looked at, at once or on some occasions. */
  trap() {
    const { random } = this;
    const sometimes = () => (random.below(2) === 0 ? throwOwn() : this.primitive());
    const choices = [
      () => REVOKED.proxy,
      () => REVOKED_LIST.proxy,
      () => new Proxy({}, { get: throwOwn }),
      () => new Proxy({}, { get: sometimes, ownKeys: () => KEYS.slice(0, 2) }),
      () => new Proxy([], { get: sometimes }),
      () => new Proxy(new Uint8Array(9), {}),
      () => new Proxy(() => {}, { get: sometimes }),
      () => new Proxy({ type: "place", point: "H8" }, { ownKeys: throwOwn }),
      () => Object.defineProperty({}, random.pick(KEYS), { get: throwOwn, enumerable: true }),
      () => ({ type: "place", point: { toString: throwOwn, [Symbol.toPrimitive]: throwOwn } }),
      () => ({ black: new Proxy(["h8"], { get: sometimes }), white: [] }),
      () => ({ type: "declare", count: { valueOf: throwOwn } }),
    ];
    return { value: random.pick(choices)(), throws: true };
  }
}

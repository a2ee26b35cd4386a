// How much anybody may ask of the relay. Each is an option of `startRelay({ limits })`.

export const defaultLimits = {
  /** Bytes of one message. The log of the longest game in one piece has some 600,000. */
  messageBytes: 1_048_576,
  /** Messages of one connection: a second in the long run, and at once after a pause. */
  messagesPerSecond: 20,
  messagesAtOnce: 200,
  /** Bytes of one connection: a second in the long run, and at once after a pause. */
  bytesPerSecond: 65_536,
  bytesAtOnce: 2_097_152,
  /** Bytes that wait for a slow reader before it is cut; it comes back and reads from the file. */
  waitingBytes: 2_097_152,
  /** Connections in all, and of one address. */
  connections: 10_000,
  connectionsPerAddress: 100,
  /** Connections in one room. */
  members: 100,
  /** Rooms that one address may open in an hour. */
  roomsPerAddress: 60,
  /** Bytes of one room's file. Beyond, messages are passed on and no longer kept. */
  roomBytes: 2_097_152,
  /** Rooms and bytes on disk in all. Beyond, no room is opened, and nothing more is kept. */
  rooms: 100_000,
  storedBytes: 4_294_967_296,
  /** Days after its last message that a room's file is deleted. */
  roomDays: 90,
  /** Seconds from the connection to its first message. */
  joinSeconds: 10,
  /** Seconds without a sign of life after which a connection is cut. */
  idleSeconds: 75,
};

/** The limits with some of them replaced; a name that is none, or a value that is no number, is an error. */
export function withDefaults(limits = {}) {
  for (const [name, value] of Object.entries(limits)) {
    if (!Object.hasOwn(defaultLimits, name)) throw new TypeError(`no limit "${name}"`);
    if (typeof value !== "number" || !(value > 0)) throw new TypeError(`limits.${name}: not a positive number`);
  }
  return { ...defaultLimits, ...limits };
}

/** Lets so much through a second in the long run, and so much at once after a pause. */
export class Allowance {
  #perSecond;
  #atOnce;
  #left;
  #since;

  constructor(perSecond, atOnce, now = performance.now()) {
    this.#perSecond = perSecond;
    this.#atOnce = atOnce;
    this.#left = atOnce;
    this.#since = now;
  }

  /** Takes `amount` if there is that much. */
  take(amount, now = performance.now()) {
    this.#left = Math.min(this.#atOnce, this.#left + ((now - this.#since) / 1000) * this.#perSecond);
    this.#since = now;
    if (amount > this.#left) return false;
    this.#left -= amount;
    return true;
  }
}

/** Counts by address how many there are now. */
export class Counter {
  #counts = new Map();

  of(address) {
    return this.#counts.get(address) ?? 0;
  }

  add(address) {
    this.#counts.set(address, this.of(address) + 1);
  }

  remove(address) {
    const left = this.of(address) - 1;
    if (left > 0) this.#counts.set(address, left);
    else this.#counts.delete(address);
  }
}

/** One allowance an address; those that are full again are forgotten by `sweep`. */
export class AllowancesByAddress {
  #allowances = new Map();
  #perHour;

  constructor(perHour) {
    this.#perHour = perHour;
  }

  take(address) {
    const known = this.#allowances.get(address);
    const allowance = known ?? { value: new Allowance(this.#perHour / 3600, this.#perHour), last: 0 };
    if (!known) this.#allowances.set(address, allowance);
    allowance.last = performance.now();
    return allowance.value.take(1);
  }

  sweep() {
    const hourAgo = performance.now() - 3_600_000;
    for (const [address, { last }] of this.#allowances) if (last < hourAgo) this.#allowances.delete(address);
  }
}

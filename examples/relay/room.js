// A room: who is connected for one game, and what is kept of it.

import { timingSafeEqual } from "node:crypto";
import { isSigned, joinEntries, splitEntries } from "./entries.js";
import { kinds, readNamed, stored } from "./frames.js";
import { sha256 } from "./store.js";

const keptHellos = 8;
/** Of these kinds only the last messages are for who comes later. */
const replaced = [kinds.hello, kinds.name];

/** Which message of those kept this is: the first bytes of its hash, as a number that a Set holds cheaply. */
const markOf = (message) => sha256(message).readUIntBE(0, 6);

export class Room {
  #file;
  #limits;
  #marks = new Set();
  #hellos = [];
  /** By seat, the mark of the message that names its player: the last one counts. */
  #names = [];
  #members = new Set();
  #isOpen = false;
  #isSigned = false;
  /** How many connections are in it or on their way in. */
  users = 0;

  constructor(gameId, store, limits) {
    this.gameId = gameId;
    this.#limits = limits;
    this.#file = store.file(gameId);
    this.store = store;
    this.ready = this.#load();
  }

  async #load() {
    for (const message of await this.#file.load()) {
      if (message[0] === kinds.genesis) this.#openBy(message);
      this.#note(message);
    }
  }

  /** What is in the file now, and what of it counts. */
  #note(message) {
    const mark = markOf(message);
    this.#marks.add(mark);
    if (message[0] === kinds.hello) this.#keepHello(mark);
    if (message[0] === kinds.name) this.#names[readNamed(message)] = mark;
  }

  #openBy(message) {
    this.#isOpen = true;
    this.#isSigned = isSigned(message.subarray(1));
  }

  #keepHello(mark) {
    this.#hellos.push(mark);
    if (this.#hellos.length > keptHellos) this.#hellos.shift();
  }

  get isFull() {
    return this.#members.size >= this.#limits.members;
  }

  /** Whether this token lets write here; any does while the room has no genesis. */
  admits(token) {
    return !this.#isOpen || timingSafeEqual(sha256(token), this.#file.tokenHash);
  }

  /** Sends all that is kept, then its end; what others send meanwhile comes after it. */
  async join(member) {
    this.#members.add(member);
    member.hold();
    const records = await this.#file.read();
    // Of the hellos only the last few, of the names only the last; and those in the order they came.
    const last = new Set([...this.#hellos, ...this.#names]);
    const wanted = records.filter((message) => !replaced.includes(message[0]) || last.has(markOf(message)));
    for (const message of joinEntries(wanted)) await member.deliver(message);
    await member.deliver(stored(this.#isOpen));
    member.release();
  }

  leave(member) {
    if (!this.#members.delete(member)) return;
    if (member.isWriter && member.farewell) this.#passOn(member.farewell, member);
  }

  flush() {
    return this.#file.flush();
  }

  /** Takes a message of a member who may write. A code where it was not kept: why. */
  take(message, member) {
    const kind = message[0];
    if (kind === kinds.genesis) return this.#begin(message, member);
    // Before the genesis nobody can know what the room is about.
    if (!this.#isOpen) return "no-genesis";
    if (kind === kinds.name && readNamed(message) === undefined) return "bad-name";
    const kept = this.#partsToKeep(message);
    if (!kept) return "bad-entries";
    this.#passOn(message, member);
    for (const part of kept) {
      const code = this.#keep(part);
      if (code) return code;
    }
    return null;
  }

  #partsToKeep(message) {
    if (message[0] === kinds.entries) return splitEntries(message, { signed: this.#isSigned });
    return replaced.includes(message[0]) ? [message] : [];
  }

  /** Opens the room: only what hashes to the game's id can, so nobody opens rooms of made-up names. */
  #begin(message, member) {
    if (this.#isOpen) return null;
    if (sha256(message.subarray(1)).subarray(0, 16).toString("hex") !== this.gameId) return "bad-genesis";
    if (this.store.rooms >= this.#limits.rooms) return "relay-full";
    if (this.store.bytes + message.length > this.#limits.storedBytes) return "relay-full";
    if (!member.mayOpen()) return "too-many-rooms";
    this.#openBy(message);
    this.#file.create(sha256(member.token));
    this.#file.append(message);
    this.#marks.add(markOf(message));
    for (const other of this.#members) {
      if (other.isWriter && !this.admits(other.token)) other.isWriter = false;
    }
    this.#passOn(message, member);
    return null;
  }

  /** Appends a message unless it is there already. */
  #keep(message) {
    if (this.#isKept(message)) return null;
    if (this.#file.isBroken) return "not-kept";
    if (this.#file.size + message.length > this.#limits.roomBytes) return "room-full";
    if (this.store.bytes + message.length > this.#limits.storedBytes) return "relay-full";
    this.#file.append(message);
    this.#note(message);
    return null;
  }

  /** A name that was replaced is kept once more when it is told again. */
  #isKept(message) {
    const mark = markOf(message);
    return message[0] === kinds.name ? this.#names[readNamed(message)] === mark : this.#marks.has(mark);
  }

  #passOn(message, from) {
    for (const member of this.#members) if (member !== from) member.send(message);
  }
}

/** The rooms that somebody is in. Others are only files. */
export class Rooms {
  #rooms = new Map();
  #store;
  #limits;

  constructor(store, limits) {
    this.#store = store;
    this.#limits = limits;
  }

  get count() {
    return this.#rooms.size;
  }

  has(gameId) {
    return this.#rooms.has(gameId);
  }

  /** The room of a game, read from its file if nobody is in it. Each call needs one of `leave`. */
  async enter(gameId) {
    const known = this.#rooms.get(gameId);
    const room = known ?? new Room(gameId, this.#store, this.#limits);
    if (!known) this.#rooms.set(gameId, room);
    room.users++;
    try {
      await room.ready;
      return room;
    } catch (error) {
      this.#rooms.delete(gameId);
      throw error;
    }
  }

  async leave(room) {
    room.users--;
    await room.flush();
    if (room.users === 0 && this.#rooms.get(room.gameId) === room) this.#rooms.delete(room.gameId);
  }

  async flush() {
    await Promise.all([...this.#rooms.values()].map((room) => room.flush()));
  }
}

// The files of the rooms: one a game, only ever appended to. A file is a head (magic, game id, hash of the token that
// lets write) and then records: four bytes of length, and a message as it came. What a crash left half written at the
// end is cut off when the file is next opened.

import { createHash } from "node:crypto";
import { appendFile, mkdir, open, readdir, readFile, rm, stat, truncate } from "node:fs/promises";
import { join } from "node:path";

const magic = Buffer.from("SVRELAY1");
const idBytes = 16;
const hashBytes = 32;
const headBytes = magic.length + idBytes + hashBytes;
const ending = ".room";

export const sha256 = (bytes) => createHash("sha256").update(bytes).digest();

/** The records of a file's bytes, and how many of the bytes are whole. */
function readRecords(bytes) {
  const records = [];
  let at = headBytes;
  while (at + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length === 0 || at + 4 + length > bytes.length) break;
    records.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return { records, whole: at };
}

function record(message) {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(message.length);
  return [length, message];
}

/** The file of one room. Writing is queued, and what queues up meanwhile is written at once. */
class RoomFile {
  #store;
  #path;
  #waiting = [];
  #writing = null;
  /** Bytes of the file, the queue included. 0: there is no file yet. */
  size = 0;
  tokenHash = null;
  /** A write failed: what came after a half-written record could not be read again. Opened anew, the file is whole. */
  isBroken = false;

  constructor(store, gameId) {
    this.#store = store;
    this.gameId = gameId;
    this.#path = join(store.directory, gameId + ending);
  }

  /** Reads the file if there is one, and hands back its records. */
  async load() {
    const bytes = await readFile(this.#path).catch((error) => {
      if (error.code === "ENOENT") return Buffer.alloc(0);
      throw error;
    });
    const { records, whole } = readRecords(bytes);
    const isOurs = bytes.length >= headBytes && bytes.subarray(0, magic.length).equals(magic);
    if (!isOurs || records.length === 0) {
      // Nothing whole was ever written: as if there were no file.
      if (bytes.length > 0) await this.#store.remove(this.gameId, bytes.length);
      return [];
    }
    if (whole < bytes.length) {
      await truncate(this.#path, whole);
      this.#store.bytes -= bytes.length - whole;
    }
    this.size = whole;
    this.tokenHash = bytes.subarray(magic.length + idBytes, headBytes);
    return records;
  }

  /** Begins the file. */
  create(tokenHash) {
    this.tokenHash = tokenHash;
    this.#store.rooms++;
    this.#queue([magic, Buffer.from(this.gameId, "hex"), tokenHash]);
  }

  append(message) {
    this.#queue(record(message));
  }

  /** The records up to this call, and none of those that come while they are read. */
  async read() {
    const end = this.size;
    if (end === 0) return [];
    await this.flush();
    return readRecords((await readFile(this.#path)).subarray(0, end)).records;
  }

  /** Fulfilled when all that was queued is written, or could not be. */
  async flush() {
    while (this.#writing) await this.#writing;
  }

  #queue(parts) {
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    this.size += length;
    this.#store.bytes += length;
    this.#waiting.push(...parts);
    this.#writing ??= this.#write();
  }

  async #write() {
    // Lets what comes in the same turn go into one write.
    await null;
    while (this.#waiting.length > 0 && !this.isBroken) {
      const parts = this.#waiting;
      this.#waiting = [];
      await appendFile(this.#path, Buffer.concat(parts)).catch((error) => {
        this.isBroken = true;
        this.#store.onError(error);
      });
    }
    this.#writing = null;
  }
}

/** The directory with the files of all rooms. */
export class Store {
  /** How many files there are, and their bytes. */
  rooms = 0;
  bytes = 0;

  constructor(directory, onError) {
    this.directory = directory;
    this.onError = onError;
  }

  async open() {
    await mkdir(this.directory, { recursive: true });
    // Fails at the start rather than at the first move where the directory cannot be written.
    const probe = join(this.directory, ".writable");
    await (await open(probe, "w")).close();
    await rm(probe);
    for await (const { size } of this.#files()) {
      this.rooms++;
      this.bytes += size;
    }
  }

  file(gameId) {
    return new RoomFile(this, gameId);
  }

  async remove(gameId, size) {
    await rm(join(this.directory, gameId + ending), { force: true });
    this.rooms--;
    this.bytes -= size;
  }

  /** Deletes the files that were not written to for so many days; `isOpen` keeps those in use. */
  async sweep(days, isOpen) {
    const oldest = Date.now() - days * 86_400_000;
    for await (const { gameId, size, changed } of this.#files()) {
      if (changed < oldest && !isOpen(gameId)) await this.remove(gameId, size);
    }
  }

  /** One after the other, each as it is when its turn comes: with many files that may be much later. */
  async *#files() {
    const names = (await readdir(this.directory)).filter((name) => /^[0-9a-f]{32}\.room$/.test(name));
    for (const name of names) {
      const found = await stat(join(this.directory, name)).catch(() => null);
      if (found) yield { gameId: name.slice(0, -ending.length), size: found.size, changed: found.mtimeMs };
    }
  }
}

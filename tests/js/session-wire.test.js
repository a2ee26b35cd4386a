// The golden bytes of sessions, taken apart by the table of the documentation and hashed by Node: heads, names and proofs
// are what the table says, and the package reads them.

import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gameFromBytes, joinSession } from "../../pkg/index.js";

const golden = Object.fromEntries(
  readFileSync(new URL("../data/session.txt", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(" "))
    .map(([name, digits]) => [name, Uint8Array.from(Buffer.from(digits, "hex"))]),
);

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();
const text = (bytes, start, end) => Buffer.from(bytes.slice(start, end)).toString("latin1");
const same = (actual, expected, what) => assert.deepEqual(Buffer.from(actual), Buffer.from(expected), what);

/** Splits a batch of a signed game: number and head before the first, then each entry, its digest and signature. */
function taken(batch) {
  const lengths = { 238: 3, 239: 34, 240: 4 };
  const entries = [];
  let place = 54;
  while (place < batch.length) {
    const end = place + (lengths[batch[place + 1]] ?? 2);
    entries.push({ entry: batch.slice(place, end), signature: batch.slice(end + 8, end + 72) });
    place = end + 72;
  }
  assert.equal(place, batch.length);
  return { number: (batch[20] << 8) | batch[21], previous: batch.slice(22, 54), entries };
}

test("every message begins with its kind, the versions, and the game's name", () => {
  const kinds = { genesis: "SG", entries: "SE", "entries-from-5": "SE", summary: "SS", "casual-hello": "SH" };
  for (const [name, kind] of Object.entries(kinds)) {
    assert.equal(text(golden[name], 0, 4), `${kind}\u0001\u0001`, name);
  }
  const id = sha256(golden.genesis).subarray(0, 16);
  for (const name of ["entries", "entries-from-5", "summary"]) same(golden[name].slice(4, 20), id, name);
});

test("the chain is SHA-256 of head and entry, and the summary tells its end", () => {
  const { number, previous, entries } = taken(golden.entries);
  assert.equal(number, 0);
  let head = sha256(golden.genesis);
  same(previous, head);
  const heads = [head];
  for (const { entry, signature } of entries) {
    head = sha256(head, entry);
    heads.push(head);
    same(signature, new Uint8Array(64).fill(head[0]), "the head is what is signed");
  }
  const later = taken(golden["entries-from-5"]);
  assert.equal(later.number, 5);
  same(later.previous, heads[5]);
  same(golden.summary.slice(20), [0, entries.length, ...head]);
});

test("a hello proves the secret, and a rematch follows from the last head", () => {
  const hello = golden["casual-hello"];
  const signed = hello.slice(4, 53);
  same(hello.slice(53), createHmac("sha256", new Uint8Array(32).fill(2)).update(signed).digest());
  const rematch = golden["rematch-genesis"];
  const last = golden.summary.slice(22);
  same(rematch.slice(-16), sha256("rematch", last).subarray(0, 16));
  const keys = (genesis) => [genesis.slice(-80, -48), genesis.slice(-48, -16)];
  same(keys(rematch)[1], new Uint8Array(32).fill(0xc2));
  same(keys(rematch)[0], keys(golden.genesis)[1]);
});

test("the package reads them", () => {
  const gameId = golden.entries.slice(4, 20);
  const watcher = joinSession(golden.genesis, { gameId, seat: null });
  const numbers = watcher.inspect(golden.entries).map(({ number }) => number);
  const receipts = watcher.receive(golden.entries, { verified: numbers });
  assert.ok(receipts.every(({ kind }) => kind === "applied"));
  assert.deepEqual(watcher.since(5), golden["entries-from-5"]);
  assert.deepEqual(watcher.summary(), golden.summary);
  assert.deepEqual(watcher.rematch().genesis, golden["rematch-genesis"]);
  assert.equal(String(gameFromBytes(golden.record)), String(gameFromBytes(watcher.record())));
  const casual = golden["casual-genesis"];
  const options = { gameId: sha256(casual).subarray(0, 16), seat: "second" };
  const guest = joinSession(casual, { ...options, gameId: Uint8Array.from(options.gameId) });
  assert.deepEqual(guest.hello(new Uint8Array(32).fill(2)), golden["casual-hello"]);
});

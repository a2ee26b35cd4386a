// A seat's keys, and where its game is kept.

import assert from "node:assert/strict";
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { casualKeys, createKeys, memoryStorage } from "soosorv/peer";
import { fileStorage } from "soosorv/peer/file-storage.js";
import { sign, Verifier, writeToken } from "../../pkg/peer/keys.js";

const random = (length) => crypto.getRandomValues(new Uint8Array(length));
const hex = (text) => Uint8Array.from(Buffer.from(text, "hex"));

test("keys from a seed are those of RFC 8032", async () => {
  const seed = hex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60");
  const { publicKey, privateKey } = await createKeys({ seed });
  assert.deepEqual(publicKey, hex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"));
  assert.deepEqual(
    await sign(privateKey, new Uint8Array()),
    hex(
      "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155" +
        "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    ),
  );
});

test("the same seed is the same seat; without one every seat is new", async () => {
  const first = await createKeys();
  const same = await createKeys({ seed: first.seed, secret: first.secret });
  assert.deepEqual(same.publicKey, first.publicKey);
  const { publicKey } = first;
  assert.deepEqual((await createKeys({ seed: first.seed, publicKey })).publicKey, publicKey);
  await assert.rejects(createKeys({ seed: random(32), publicKey }), { code: "bad-link" });
  assert.deepEqual(same.secret, first.secret);
  assert.notDeepEqual((await createKeys()).publicKey, first.publicKey);
  await assert.rejects(crypto.subtle.exportKey("pkcs8", first.privateKey));
});

test("keys that cannot leave have no seed, and sign all the same", async () => {
  const { publicKey, privateKey, seed } = await createKeys({ extractable: false });
  assert.equal(seed, null);
  const bytes = random(32);
  const signature = await sign(privateKey, bytes);
  const verifier = new Verifier();
  assert.equal(await verifier.verify(publicKey, signature, bytes), true);
  assert.equal(await verifier.verify(publicKey, signature, random(32)), false);
  assert.equal(await verifier.verify(publicKey, new Uint8Array(64), bytes), false);
  assert.equal(await verifier.verify(publicKey, new Uint8Array(3), bytes), false);
  assert.equal(await verifier.verify(new Uint8Array(32), signature, bytes), false);
  assert.equal(await verifier.verify(random(32), signature, bytes), false);
});

test("seeds and secrets of another length or kind are refused", async () => {
  for (const value of [new Uint8Array(31), new Uint8Array(33), "seed", 5, [1, 2]]) {
    await assert.rejects(createKeys({ seed: value }), { name: "TypeError", code: "invalid-argument" });
    await assert.rejects(createKeys({ secret: value }), { name: "TypeError", code: "invalid-argument" });
    assert.throws(() => casualKeys({ secret: value }), { name: "TypeError", code: "invalid-argument" });
  }
});

test("a page without cryptography is told so", async (t) => {
  const { subtle } = crypto;
  Object.defineProperty(crypto, "subtle", { value: undefined, configurable: true });
  t.after(() => Object.defineProperty(crypto, "subtle", { value: subtle, configurable: true }));
  await assert.rejects(createKeys(), { code: "insecure-context" });
  assert.equal(casualKeys().secret.length, 32);
});

test("the token that lets write is one of the game and the secret", async () => {
  const [secret, gameId] = [random(32), random(16)];
  const token = await writeToken(secret, gameId);
  assert.equal(token.length, 16);
  assert.deepEqual(await writeToken(secret, gameId), token);
  assert.notDeepEqual(await writeToken(secret, random(16)), token);
  assert.notDeepEqual(await writeToken(random(32), gameId), token);
});

async function someGame(gameId, seat) {
  const keys = await createKeys();
  return { gameId, seat, genesis: random(90), log: random(200), keys, note: { name: "Õie" }, changed: 5 };
}

function useDirectory(t) {
  const directory = mkdtempSync(join(tmpdir(), "soosorv-storage-"));
  t.after(() => rmSync(directory, { recursive: true, force: true }));
  return join(directory, "games");
}

for (const [name, make] of [
  ["memory", () => memoryStorage()],
  ["files", (t) => fileStorage(useDirectory(t))],
]) {
  test(`${name}: keeps games by game and seat`, async (t) => {
    const storage = make(t);
    assert.deepEqual(await storage.list(), []);
    assert.equal(await storage.load("AAAA", "first"), null);
    const games = [await someGame("AAAA", "first"), await someGame("AAAA", "second"), await someGame("-_bb", "first")];
    for (const game of games) await storage.save(game);
    for (const game of games) {
      const loaded = await storage.load(game.gameId, game.seat);
      const { privateKey, ...keys } = loaded.keys;
      const { privateKey: own, ...ownKeys } = game.keys;
      assert.deepEqual({ ...loaded, keys }, { ...game, keys: ownKeys });
      assert.deepEqual(await sign(privateKey, Uint8Array.of(1)), await sign(own, Uint8Array.of(1)));
    }
    assert.equal((await storage.list()).length, 3);
    await storage.save({ ...games[0], log: Uint8Array.of(7) });
    assert.deepEqual((await storage.load("AAAA", "first")).log, Uint8Array.of(7));
    await storage.remove("AAAA", "first");
    await storage.remove("AAAA", "first");
    assert.equal(await storage.load("AAAA", "first"), null);
    assert.equal((await storage.list()).length, 2);
  });
}

test("files: a casual game's too, for nobody else's eyes, and none outside of the directory", async (t) => {
  const directory = useDirectory(t);
  const storage = fileStorage(directory);
  const game = { ...(await someGame("AAAA", "first")), keys: casualKeys() };
  await storage.save(game);
  assert.deepEqual(await storage.load("AAAA", "first"), game);
  const [name] = readdirSync(directory);
  assert.equal(statSync(join(directory, name)).mode & 0o077, 0);
  for (const [gameId, seat] of [
    ["../AAAA", "first"],
    ["AAAA", "../first"],
    ["", "first"],
  ]) {
    await assert.rejects(async () => storage.load(gameId, seat), TypeError);
    await assert.rejects(storage.save({ ...game, gameId, seat }), TypeError);
  }
  await assert.rejects(storage.save({ ...game, keys: await createKeys({ extractable: false }) }), TypeError);
  // A write that was cut off leaves the old one.
  writeFileSync(join(directory, "AAAA.first.json.new"), "{");
  assert.deepEqual(await storage.load("AAAA", "first"), game);
  assert.deepEqual(await storage.list(), [game]);
  // A file that is damaged hides no other game.
  writeFileSync(join(directory, "BBBB.first.json"), "{");
  assert.deepEqual(await storage.list(), [game]);
  await assert.rejects(storage.load("BBBB", "first"));
  chmodSync(directory, 0o700);
});

// A platform that fails its player: a full storage, cryptography that refuses, locks that are taken away.

import assert from "node:assert/strict";
import { test } from "node:test";
import { connect, createKeys, indexedDBStorage, memoryStorage } from "soosorv/peer";
import { Verifier } from "../../pkg/peer/keys.js";
import { guest, host, Line, listen, pair, reopen, slowed, until } from "./support/players.js";

const place = (point) => ({ type: "place", point });
const of = (events, type) => events.filter((event) => event.type === type);
const nameOf = ({ gameId }) => Buffer.from(gameId).toString("base64url");
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Makes one of WebCrypto's functions reject as often as `count` says. */
function refuse(t, name, count) {
  const { subtle } = crypto;
  const original = subtle[name];
  t.after(() => delete subtle[name]);
  subtle[name] = (...given) =>
    count-- > 0 ? Promise.reject(new DOMException("busy", "OperationError")) : original.apply(subtle, given);
}

/** Locks as a browser has them, one place of exclusive ones with `ifAvailable` and `steal`. */
function useLocks(t, locks = fakeLocks()) {
  const before = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  Object.defineProperty(globalThis, "navigator", { value: { locks }, configurable: true });
  t.after(() => {
    delete globalThis.navigator;
    if (before) Object.defineProperty(globalThis, "navigator", before);
  });
  return locks;
}

function fakeLocks() {
  const held = new Map();
  return {
    held,
    async request(name, { steal = false }, act) {
      await null;
      const rival = held.get(name);
      if (rival && !steal) return act(null);
      rival?.(new DOMException("stolen", "AbortError"));
      let breakIt;
      const broken = new Promise((_, reject) => {
        breakIt = reject;
      });
      held.set(name, breakIt);
      try {
        return await Promise.race([act({ name }), broken]);
      } finally {
        if (held.get(name) === breakIt) held.delete(name);
      }
    },
  };
}

test("a log that could not be kept leaves no older one that would pass for it", async (t) => {
  const { line, one, two } = await pair(t);
  await one.peer.act(place("h8"));
  // Full: what is there can be made smaller, and nothing greater.
  const { save } = one.storage;
  one.storage.save = async (game) => {
    if (game.log) throw new DOMException("full", "QuotaExceededError");
    return save(game);
  };
  await one.peer.act(place("h9"));
  assert.deepEqual(of(one.events, "storage-failed").length, 1);
  await until(() => two.session.view().length === 3);
  one.peer.close();
  two.end.cut();
  one.storage.save = save;
  const kept = await one.storage.load(nameOf(one.session), "first");
  assert.equal(kept.log, null);
  assert.deepEqual(kept.keys.publicKey, one.keys.publicKey);
  one.session = reopen({ session: one.session, seat: "first", keys: kept.keys });
  one.peer = await connect(one.session, line.end(), one);
  t.after(() => one.peer.close());
  // From the older log it would play another stone here, and be the one that contradicts itself.
  await assert.rejects(one.peer.act(place("i9")), { code: "recovering" });
  two.end.connect();
  await until(() => !one.session.view().recovering);
  await one.peer.act(place("i10"));
  await until(() => two.session.view().length === 4);
  assert.deepEqual(of(two.events, "disputed"), []);
  assert.equal((await one.storage.load(nameOf(one.session), "first")).log.length, one.session.since(0).length);
});

test("a store that takes nothing at all is asked for no more than its log", async (t) => {
  const { one, two } = await pair(t);
  const before = await one.storage.load(nameOf(one.session), "first");
  one.storage.save = () => Promise.reject(new Error("blocked"));
  one.storage.remove = () => assert.fail("its keys may be nowhere else");
  await one.peer.act(place("h8"));
  await until(() => two.session.view().length === 2);
  assert.equal(await one.storage.load(nameOf(one.session), "first"), before);
});

for (const [what, damage] of [
  ["cut off", (log) => log.slice(0, -1)],
  ["altered", (log) => log.map((byte, place) => (place === log.length - 70 ? byte ^ 1 : byte))],
  ["no log", () => Uint8Array.of(1, 2, 3)],
]) {
  test(`a log that is damaged in the store (${what}) is asked for, and kept again`, async (t) => {
    const { line, one, two } = await pair(t);
    await one.peer.act(place("h8"));
    await until(() => two.session.view().length === 2);
    one.peer.close();
    const name = nameOf(one.session);
    const kept = await one.storage.load(name, "first");
    await one.storage.save({ ...kept, log: damage(kept.log) });
    one.session = reopen({ session: one.session, seat: "first", keys: one.keys });
    one.peer = await connect(one.session, line.end(), one);
    t.after(() => one.peer.close());
    const events = listen(one.peer);
    await until(() => !one.session.view().recovering);
    assert.equal(of(events, "storage-failed").length, 1);
    await one.peer.act(place("h9"));
    assert.deepEqual((await one.storage.load(name, "first")).log, one.session.since(0));
  });
}

/** IndexedDB as far as writing needs it; `transaction` makes one of the connection with this number. */
function useIndexedDB(t, transaction) {
  let connections = 0;
  globalThis.indexedDB = {
    open() {
      const number = ++connections;
      const opening = { result: { transaction: () => transaction(number), close() {} } };
      queueMicrotask(() => opening.onsuccess());
      return opening;
    },
  };
  t.after(() => delete globalThis.indexedDB);
}

const objectStore = () => ({ put() {} });

test("a connection to IndexedDB that is dead without a word is made anew", async (t) => {
  const used = [];
  useIndexedDB(t, (number) => {
    used.push(number);
    if (number === 1) throw new DOMException("closed", "InvalidStateError");
    const transaction = { objectStore };
    queueMicrotask(() => transaction.oncomplete());
    return transaction;
  });
  const storage = indexedDBStorage();
  for (let count = 0; count < 2; count++) await storage.save({ gameId: "AAAA", seat: "first" });
  assert.deepEqual(used, [1, 2, 2]);
});

test("why a transaction of IndexedDB failed is told", async (t) => {
  useIndexedDB(t, () => {
    const transaction = { error: null, objectStore };
    queueMicrotask(() => {
      // A request's error comes up to its transaction, which has none of its own before it has ended.
      transaction.onerror();
      transaction.error = new DOMException("full", "QuotaExceededError");
      transaction.onabort();
    });
    return transaction;
  });
  await assert.rejects(indexedDBStorage().save({ gameId: "AAAA", seat: "first" }), { name: "QuotaExceededError" });
});

test("a key that the platform would not take once is taken the next time", async (t) => {
  const { publicKey, privateKey } = await createKeys();
  const bytes = new Uint8Array(32);
  const signature = new Uint8Array(await crypto.subtle.sign({ name: "Ed25519" }, privateKey, bytes));
  const verifier = new Verifier();
  refuse(t, "importKey", 1);
  assert.equal(await verifier.verify(publicKey, signature, bytes), false);
  assert.equal(await verifier.verify(publicKey, signature, bytes), true);
});

test("the guest is admitted where the entry that says so is signed later", async (t) => {
  const line = new Line();
  const one = await host();
  one.peer = await connect(one.session, line.end(), one);
  const events = listen(one.peer);
  const two = await guest(one);
  refuse(t, "sign", 1);
  // The token of a relay is made by the same function.
  two.keys = { ...two.keys, secret: one.keys.secret };
  await until(() => one.peer.isUp);
  const hello = two.session.hello(two.keys.secret);
  const end = line.end();
  end.connect();
  end.send(Uint8Array.of(3, ...hello));
  await until(() => of(events, "admitted").length === 1);
  assert.deepEqual(of(events, "refused")[0]?.code, "not-signed");
  await until(() => one.session.view().unsigned.length === 0);
  end.send(Uint8Array.of(3, ...hello));
  await pause(50);
  assert.equal(of(events, "admitted").length, 1);
  one.peer.close();
});

test("entries that lost their place while they waited for their signature are nothing to send", async (t) => {
  const { one, two } = await pair(t);
  await one.peer.act(place("h8"));
  await one.peer.act(place("h9"));
  await until(() => two.session.view().length === 3);
  one.end.cut();
  // The one on turn plays; the other one asks, takes that back, and has no time any more, which is not signed.
  await one.peer.act(place("h10"));
  await two.peer.act({ type: "request-undo", to: 0 });
  await two.peer.act({ type: "cancel-undo" });
  refuse(t, "sign", Number.POSITIVE_INFINITY);
  await assert.rejects(two.peer.act({ type: "timeout", seat: "second" }), { code: "not-signed" });
  one.end.connect();
  await until(() => of(two.events, "dropped").length === 1);
  assert.equal(of(two.events, "dropped")[0].entries.length, 3);
  assert.equal(two.session.view().length, 4);
  delete crypto.subtle.sign;
  // It was to be tried again after a second or two.
  await pause(2200);
  assert.deepEqual(of(two.events, "refused"), []);
  await two.peer.act({ type: "swap" });
  await until(() => one.session.view().length === 5);
});

test("where a page is given no locks, it plays without", async (t) => {
  useLocks(t, { request: () => Promise.reject(new DOMException("no origin", "SecurityError")) });
  const { one, two } = await pair(t);
  await one.peer.act(place("h8"));
  await until(() => two.session.view().length === 2);
});

test("a peer that could not begin leaves its seat free", async (t) => {
  const locks = useLocks(t);
  const one = await host();
  refuse(t, "importKey", 1);
  await assert.rejects(connect(one.session, new Line().end(), one), { name: "OperationError" });
  await pause(0);
  assert.equal(locks.held.size, 0);
  const peer = await connect(one.session, new Line().end(), one);
  assert.equal(locks.held.size, 1);
  peer.close();
  await pause(0);
  assert.equal(locks.held.size, 0);
});

test("a seat is free only when what was under way at its end is stored", async (t) => {
  const locks = useLocks(t);
  const { line, one } = await pair(t);
  const release = slowed(one.storage);
  const acting = one.peer.act(place("h8"));
  await pause(20);
  one.peer.close();
  await pause(10);
  const again = () => {
    const session = reopen({ session: one.session, seat: "first", keys: one.keys });
    return connect(session, line.end(), { keys: one.keys, storage: one.storage });
  };
  await assert.rejects(again(), { code: "open-elsewhere" });
  release();
  assert.equal(await acting, 1);
  await pause(0);
  const peer = await again();
  assert.equal(peer.session.view().length, 2);
  peer.close();
  assert.ok(locks);
});

test("a tab whose seat was taken over while it signed neither stores nor sends", async (t) => {
  useLocks(t);
  const { line, one, two } = await pair(t);
  const { subtle } = crypto;
  const { sign } = subtle;
  t.after(() => delete subtle.sign);
  let goOn;
  subtle.sign = (...given) => {
    subtle.sign = sign;
    return new Promise((resolve) => {
      goOn = () => resolve(sign.apply(subtle, given));
    });
  };
  const acting = one.peer.act(place("h8"));
  acting.catch(() => {});
  await until(() => goOn);
  const session = reopen({ session: one.session, seat: "first", keys: one.keys });
  const { keys, storage } = one;
  const later = await connect(session, line.end(), { keys, storage, takeOver: true });
  t.after(() => later.close());
  assert.equal(of(one.events, "taken-over").length, 1);
  await later.act(place("h8"));
  await later.act(place("h9"));
  goOn();
  await assert.rejects(acting, { code: "closed" });
  const kept = await storage.load(nameOf(session), "first");
  assert.deepEqual(kept.log, session.since(0));
  await until(() => two.session.view().length === 3);
  assert.deepEqual(of(two.events, "disputed"), []);
});

test("a storage that is cleared under a game has it again with the next entry", async (t) => {
  const { one } = await pair(t);
  await one.storage.remove(nameOf(one.session), "first");
  await one.peer.act(place("h8"));
  assert.deepEqual((await one.storage.load(nameOf(one.session), "first")).log, one.session.since(0));
  assert.deepEqual(await memoryStorage().list(), []);
});

// The relay: what it passes on, what it keeps, who may write, and what a restart leaves.

import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { appendFileSync, readdirSync, readFileSync, statSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { test } from "node:test";
import { kinds } from "../../examples/relay/frames.js";
import { startRelay } from "../../examples/relay/relay.js";
import { Store } from "../../examples/relay/store.js";
import { kinds as peerKinds } from "../../pkg/peer/messages.js";
import {
  Client,
  joined,
  joinMessage,
  Log,
  message,
  opener,
  relayFor,
  someGame,
  temporaryDirectory,
} from "./support/client.js";

test("its kinds of messages are those of the package", () => assert.deepEqual(kinds, peerKinds));

const text = (bytes) => bytes.subarray(1).toString("ascii");

test("passes on what one sends to all others of the room, and to nobody else", async (t) => {
  const relay = await relayFor(t);
  const game = someGame();
  const [one, elsewhere] = [await opener(t, relay, game), await opener(t, relay, someGame())];
  const two = await joined(t, relay, game.gameId, game.token);
  const watcher = await joined(t, relay, game.gameId);
  const others = ["summary", "hello", "bye", "ask", "rematch", "name"].map((kind) => message(kind, [1, 2, 3]));
  for (const sent of [new Log(game).add(112), ...others]) {
    one.send(sent);
    assert.deepEqual(await two.next(), sent);
    assert.deepEqual(await watcher.next(), sent);
  }
  assert.ok(await one.isSilent());
  assert.ok(await elsewhere.isSilent());
});

test("keeps the genesis, entries and hellos, once each, for who comes later", async (t) => {
  const relay = await relayFor(t);
  const game = someGame();
  const log = new Log(game);
  const one = await opener(t, relay, game);
  assert.equal(one.isOpen, false);
  const kept = [log.add(112), message("hello", [2]), log.add(113)];
  for (const sent of [...kept, message("summary", [4]), message("bye", [0]), message("rematch", [5]), ...kept]) {
    one.send(sent);
  }
  assert.ok(await one.isSilent());
  const watcher = await joined(t, relay, game.gameId);
  assert.deepEqual(watcher.before, [message("genesis", game.genesis), ...kept]);
  assert.equal(watcher.isOpen, true);
});

test("a log that is sent again as a whole is kept once, and comes as one message", async (t) => {
  const relay = await relayFor(t);
  const game = someGame();
  const log = new Log(game);
  const one = await opener(t, relay, game);
  for (let number = 0; number < 20; number++) one.send(log.add(number));
  assert.ok(await one.isSilent());
  const bytes = () => Number(/^soosorv_relay_stored_bytes (\d+)$/m.exec(relay.metrics())[1]);
  const before = bytes();
  for (let from = 0; from < 20; from++) one.send(log.message(from));
  assert.ok(await one.isSilent());
  assert.equal(bytes(), before);
  const watcher = await joined(t, relay, game.gameId);
  assert.deepEqual(watcher.before, [message("genesis", game.genesis), log.message(0)]);
  // Another entry at one place is kept as well: which one counts is for the players to say.
  const branch = new Log(game);
  for (let number = 0; number < 3; number++) one.send(branch.add(number));
  assert.ok(await one.isSilent());
  const late = await joined(t, relay, game.gameId);
  assert.deepEqual(late.before, [message("genesis", game.genesis), log.message(0), branch.message(0)]);
});

test("what is no batch of entries is neither kept nor passed on", async (t) => {
  const relay = await relayFor(t);
  const game = someGame();
  const one = await opener(t, relay, game);
  const two = await joined(t, relay, game.gameId, game.token);
  const whole = new Log(game).add(112);
  const otherKind = Buffer.from(whole);
  otherKind[whole.length - 73] = 250;
  for (const sent of [message("entries", [1]), whole.subarray(0, -1), otherKind, Buffer.concat([whole, whole])]) {
    one.send(sent);
    assert.equal(text(await one.next()), "bad-entries");
  }
  assert.ok(await two.isSilent());
});

test("keeps the last eight hellos", async (t) => {
  const relay = await relayFor(t);
  const game = someGame();
  const one = await opener(t, relay, game);
  const hellos = Array.from({ length: 12 }, (_, index) => message("hello", [index]));
  for (const hello of hellos) one.send(hello);
  assert.ok(await one.isSilent());
  const { before } = await joined(t, relay, game.gameId, game.token);
  assert.deepEqual(before.slice(1), hellos.slice(-8));
});

test("keeps the last name of each seat, also over a restart; what is none is refused", async (t) => {
  const directory = temporaryDirectory();
  const game = someGame();
  const first = await relayFor(t, { directory });
  const one = await opener(t, first, game);
  const two = await joined(t, first, game.gameId, game.token);
  const named = (seat, name) => message("name", [seat, ...Buffer.from(name)]);
  const longest = message("name", [0, ...randomBytes(64 + 96)]);
  for (const sent of [
    longest,
    named(0, "Anna"),
    named(1, "Mallory"),
    named(1, "Boris"),
    named(0, "x"),
    named(0, "Anna"),
  ]) {
    one.send(sent);
    assert.deepEqual(await two.next(), sent);
  }
  for (const payload of [[], [0], [2, 65], [0, ...randomBytes(64 + 97)]]) {
    one.send(message("name", payload));
    assert.equal(text(await one.next()), "bad-name");
  }
  assert.ok(await two.isSilent());
  const names = async (relay) => {
    const { before } = await joined(t, relay, game.gameId);
    return new Set(before.slice(1).map((bytes) => `${bytes[1]} ${bytes.subarray(2)}`));
  };
  assert.deepEqual(await names(first), new Set(["0 Anna", "1 Boris"]));
  await first.close();
  assert.deepEqual(await names(await relayFor(t, { directory })), new Set(["0 Anna", "1 Boris"]));
});

test("a room opens only by what hashes to its name", async (t) => {
  const relay = await relayFor(t);
  const game = someGame();
  const one = await joined(t, relay, game.gameId, game.token);
  one.send(new Log(game).add(112));
  assert.equal(text(await one.next()), "no-genesis");
  one.send(message("genesis", randomBytes(100)));
  assert.equal(text(await one.next()), "bad-genesis");
  assert.match(relay.metrics(), /^soosorv_relay_stored_rooms 0$/m);
  one.send(message("genesis", game.genesis));
  assert.ok(await one.isSilent());
  assert.match(relay.metrics(), /^soosorv_relay_stored_rooms 1$/m);
});

test("only who holds the token of the opener writes", async (t) => {
  const relay = await relayFor(t);
  const game = someGame();
  // A stranger who was there before the room opened is a reader from then on.
  const stranger = await joined(t, relay, game.gameId, randomBytes(16));
  const one = await opener(t, relay, game);
  assert.deepEqual(await stranger.next(), message("genesis", game.genesis));
  const watcher = await joined(t, relay, game.gameId);
  for (const client of [stranger, watcher]) {
    for (const kind of ["entries", "hello", "summary", "rematch", "bye", "genesis"]) {
      client.send(message(kind, [1]));
      assert.equal(text(await client.next()), "read-only");
    }
  }
  assert.ok(await one.isSilent());
  const late = await new Client(relay.address).open();
  late.send(joinMessage(game.gameId, randomBytes(16)));
  assert.deepEqual(await late.closes(), { code: 1008, reason: "wrong-token" });
});

test("says good-bye for a writer whose connection ends, and for no reader", async (t) => {
  const relay = await relayFor(t);
  const game = someGame();
  const farewell = message("bye", [1]);
  const one = await opener(t, relay, game);
  const two = await joined(t, relay, game.gameId, game.token, farewell);
  const watcher = await joined(t, relay, game.gameId, undefined, farewell);
  await watcher.close();
  two.socket.terminate();
  assert.deepEqual(await one.next(), farewell);
  assert.ok(await one.isSilent());
});

test("a restart loses nothing", async (t) => {
  const directory = temporaryDirectory();
  const game = someGame();
  const first = await startRelay({ directory });
  const one = await opener(t, first, game);
  const log = new Log(game);
  for (let number = 0; number < 50; number++) one.send(log.add(number));
  assert.ok(await one.isSilent());
  await first.close();
  assert.deepEqual(await one.closes(), { code: 1001, reason: "stopping" });

  const second = await relayFor(t, { directory });
  const { before } = await joined(t, second, game.gameId, game.token);
  assert.deepEqual(before.slice(1), [log.message(0)]);
  // Nor does it forget who may write.
  const stranger = await new Client(second.address).open();
  stranger.send(joinMessage(game.gameId, randomBytes(16)));
  assert.equal((await stranger.closes()).reason, "wrong-token");
});

test("what a crash left half written is cut off, and the room goes on", async (t) => {
  const directory = temporaryDirectory();
  const game = someGame();
  const first = await startRelay({ directory });
  const one = await opener(t, first, game);
  const log = new Log(game);
  for (const point of [1, 2, 3]) one.send(log.add(point));
  assert.ok(await one.isSilent());
  await first.close();
  const file = join(directory, readdirSync(directory)[0]);
  const whole = statSync(file).size;

  for (const damage of [
    () => truncateSync(file, whole - 1),
    () => appendFileSync(file, Buffer.from([0, 0, 1, 0, 9])),
  ]) {
    damage();
    const relay = await startRelay({ directory });
    const client = await joined(t, relay, game.gameId, game.token);
    assert.deepEqual(client.before[1].subarray(0, log.message(0, 2).length), log.message(0, 2));
    client.send(log.message(2));
    assert.ok(await client.isSilent());
    await relay.close();
    assert.equal(statSync(file).size, whole);
  }
});

test("a file of which nothing whole was written is as none", async (t) => {
  const directory = temporaryDirectory();
  const game = someGame();
  const first = await startRelay({ directory });
  const one = await opener(t, first, game);
  assert.ok(await one.isSilent());
  await first.close();
  truncateSync(join(directory, readdirSync(directory)[0]), 20);
  const relay = await relayFor(t, { directory });
  const again = await opener(t, relay, game);
  assert.deepEqual([again.before, again.isOpen], [[], false]);
  assert.ok(await again.isSilent());
  assert.match(relay.metrics(), /^soosorv_relay_stored_rooms 1$/m);
});

test("what comes while a reader still reads comes to it afterwards, in order", async (t) => {
  const relay = await relayFor(t);
  const game = someGame();
  const log = new Log(game);
  const one = await opener(t, relay, game);
  for (let number = 0; number < 150; number++) one.send(log.add(number));
  const reader = await new Client(relay.address).open();
  reader.send(joinMessage(game.gameId));
  for (let number = 150; number < 170; number++) {
    one.send(log.add(number));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const last = message("bye", [0]);
  one.send(last);
  const { before } = await reader.replay();
  const numbers = [];
  for (const bytes of before.slice(1)) {
    const first = bytes.readUInt16BE(21);
    const count = (bytes.length - 55) / 74;
    for (let number = first; number < first + count; number++) numbers.push(number);
  }
  for (;;) {
    const bytes = await reader.next();
    if (bytes.equals(last)) break;
    numbers.push(bytes.readUInt16BE(21));
  }
  assert.deepEqual(numbers, [...Array(170).keys()]);
});

test("old rooms are deleted, rooms in use are not", async (t) => {
  const directory = temporaryDirectory();
  const relay = await relayFor(t, { directory });
  const games = [someGame(), someGame()];
  const clients = [await opener(t, relay, games[0]), await opener(t, relay, games[1])];
  for (const client of clients) assert.ok(await client.isSilent());
  const store = new Store(directory, assert.fail);
  await store.open();
  assert.equal(store.rooms, 2);
  const past = Date.now() / 1000 - 91 * 86_400;
  for (const name of readdirSync(directory)) utimesSync(join(directory, name), past, past);
  await store.sweep(90, (gameId) => gameId === games[0].gameId.toString("hex"));
  assert.deepEqual(readdirSync(directory), [`${games[0].gameId.toString("hex")}.room`]);
  assert.equal(store.rooms, 1);
  assert.equal(store.bytes, readFileSync(join(directory, readdirSync(directory)[0])).length);
});

test("a room that is written to while others are deleted stays", async () => {
  const directory = temporaryDirectory();
  const names = [1, 2, 3].map((digit) => `${String(digit).repeat(32)}.room`);
  const past = Date.now() / 1000 - 91 * 86_400;
  for (const name of names) {
    writeFileSync(join(directory, name), "room");
    utimesSync(join(directory, name), past, past);
  }
  const store = new Store(directory, assert.fail);
  await store.open();
  let asked = 0;
  await store.sweep(90, () => {
    // While the first is looked at, all others are used and left again.
    if (asked++ === 0)
      for (const name of readdirSync(directory)) utimesSync(join(directory, name), new Date(), new Date());
    return false;
  });
  assert.deepEqual([readdirSync(directory).length, asked, store.rooms], [2, 1, 2]);
});

test("joins a server that has other pages, at a path of its own", async (t) => {
  const server = createServer((request, response) => {
    if (!relay.answer(request, response)) response.end("mine");
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => server.close());
  const relay = await relayFor(t, { server, path: "/games" });
  const at = `127.0.0.1:${server.address().port}`;
  assert.equal(await (await fetch(`http://${at}/`)).text(), "mine");
  assert.equal(await (await fetch(`http://${at}/health`)).text(), "ok\n");
  const client = await new Client(`ws://${at}/games`).open();
  client.send(joinMessage(someGame().gameId));
  assert.deepEqual(await client.next(), Buffer.from([kinds.stored, 0]));
  await client.close();
  server.closeAllConnections();
});

test("health and metrics", async (t) => {
  const relay = await relayFor(t);
  const at = relay.address.replace("ws:", "http:").replace(/\/relay$/, "");
  const game = someGame();
  const one = await opener(t, relay, game);
  one.send(new Log(game).add(112));
  assert.ok(await one.isSilent());
  const health = await fetch(`${at}/health`);
  assert.deepEqual([health.status, await health.text()], [200, "ok\n"]);
  const metrics = await (await fetch(`${at}/metrics`)).text();
  for (const line of [
    "soosorv_relay_connections 1",
    "soosorv_relay_rooms 1",
    "soosorv_relay_stored_rooms 1",
    'soosorv_relay_received_messages_total{kind="entries"} 1',
  ]) {
    assert.ok(metrics.split("\n").includes(line), line);
  }
  // Every line is a comment or a sample, as the format wants it.
  for (const line of metrics.trimEnd().split("\n")) {
    assert.match(line, /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[\w-]+"\})? \d+)$/);
  }
  assert.equal((await fetch(`${at}/rooms`)).status, 404);
});

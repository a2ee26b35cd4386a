// Nobody gets more of the relay than its limits say, and nothing that anybody sends harms it.

import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { connect as connectSocket } from "node:net";
import { test } from "node:test";
import { kinds } from "../../examples/relay/frames.js";
import { Allowance } from "../../examples/relay/limits.js";
import { startRelay } from "../../examples/relay/relay.js";
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

const text = (bytes) => bytes.subarray(1).toString("ascii");
const reasonOf = async (client) => (await client.closes()).reason;
const statusOf = async (client) => /\d{3}/.exec((await client.failure).message)?.[0];

test("an allowance refills with time and no further", () => {
  const allowance = new Allowance(10, 20, 0);
  assert.ok(allowance.take(20, 0));
  assert.ok(!allowance.take(1, 0));
  assert.ok(!allowance.take(6, 500));
  assert.ok(allowance.take(5, 500));
  assert.ok(allowance.take(20, 60_000));
  assert.ok(!allowance.take(1, 60_000));
});

test("a limit that is none is an error at the start", async () => {
  const directory = temporaryDirectory();
  for (const limits of [{ speed: 1 }, { rooms: "many" }, { members: 0 }, { rooms: Number.NaN }]) {
    await assert.rejects(startRelay({ directory, limits }), TypeError);
  }
});

test("nonsense ends its connection and nothing else", async (t) => {
  const relay = await relayFor(t, { limits: { messageBytes: 1000 } });
  const game = someGame();
  const one = await opener(t, relay, game);
  const cases = [
    ["bad-join", (client) => client.send(randomBytes(10))],
    ["bad-join", (client) => client.send(message("summary", [1]))],
    ["bad-join", (client) => client.send(joinMessage(game.gameId, game.token, randomBytes(65)))],
    ["bad-join", (client) => client.send(joinMessage(game.gameId, game.token, message("entries", [1])))],
    ["not-binary", (client) => client.send("hello")],
    ["not-binary", (client) => client.send(Buffer.alloc(0))],
  ];
  for (const [reason, act] of cases) {
    const client = await new Client(relay.address).open();
    act(client);
    assert.equal(await reasonOf(client), reason);
  }
  const big = await joined(t, relay, game.gameId, game.token);
  big.send(message("entries", randomBytes(2000)));
  assert.equal((await big.closes()).code, 1009);

  const odd = await joined(t, relay, game.gameId, game.token);
  for (const kind of [0, 7, 8, 12, 200, 255]) {
    odd.send(Buffer.from([kind, 1, 2]));
    assert.equal(text(await odd.next()), "unknown-kind");
  }
  assert.ok(await one.isSilent());
});

test("who says nothing is cut", async (t) => {
  const relay = await relayFor(t, { limits: { joinSeconds: 0.05, idleSeconds: 0.3 } });
  const mute = await new Client(relay.address).open();
  assert.equal(await reasonOf(mute), "no-join");
  // A socket that answers no ping any more: as after sleep, or with the line gone.
  const dead = await joined(t, relay, someGame().gameId);
  const alive = await joined(t, relay, someGame().gameId);
  dead.socket._socket.pause();
  await new Promise((resolve) => setTimeout(resolve, 800));
  assert.match(relay.metrics(), /^soosorv_relay_connections 1$/m);
  assert.match(relay.metrics(), /refused_total\{reason="idle"\} 1$/m);
  assert.ok(await alive.isSilent());
});

test("too many messages, or too many bytes", async (t) => {
  const limits = { messagesPerSecond: 1, messagesAtOnce: 20, bytesPerSecond: 1000, bytesAtOnce: 10_000 };
  const relay = await relayFor(t, { limits });
  const game = someGame();
  for (const flood of [Array(40).fill(message("summary", [1])), Array(8).fill(message("rematch", randomBytes(2000)))]) {
    const client = await opener(t, relay, game);
    for (const sent of flood) client.send(sent);
    assert.equal(await reasonOf(client), "too-fast");
  }
});

test("a slow reader is cut, and others do not wait for it", async (t) => {
  const relay = await relayFor(t, { limits: { waitingBytes: 300_000, bytesAtOnce: 1e9, messagesAtOnce: 1e6 } });
  const game = someGame();
  const one = await opener(t, relay, game);
  const quick = await joined(t, relay, game.gameId);
  const slow = await joined(t, relay, game.gameId);
  slow.socket._socket.pause();
  // More than the system's own buffers take in.
  for (let index = 0; index < 400; index++) {
    one.send(message("summary", randomBytes(50_000)));
    await quick.next();
  }
  assert.match(relay.metrics(), /refused_total\{reason="slow-reader"\} 1$/m);
  assert.ok(await one.isSilent());
});

test("who asks and asks for signs of life, and reads none, is cut too", async (t) => {
  const limits = { waitingBytes: 300_000, bytesAtOnce: 1e9, messagesAtOnce: 1e6 };
  const relay = await relayFor(t, { limits });
  for (const client of [await new Client(relay.address).open(), await joined(t, relay, someGame().gameId)]) {
    client.failure.catch(() => {});
    client.socket._socket.pause();
    // More than the system's own buffers take in.
    for (let index = 0; index < 400; index++) {
      client.send(message("ping", randomBytes(50_000)));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    client.socket.terminate();
  }
  assert.match(relay.metrics(), /refused_total\{reason="slow-reader"\} 2$/m);
});

/** A socket that asks for a WebSocket at a path. */
async function askFor(port, path, options = {}) {
  const socket = connectSocket({ port, host: "127.0.0.1", ...options });
  socket.on("error", () => {});
  const key = "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==";
  const head = `GET ${path} HTTP/1.1\r\nhost: relay\r\nconnection: upgrade\r\nupgrade: websocket\r\n${key}\r\n\r\n`;
  await new Promise((resolve) => socket.write(head, resolve));
  return socket;
}

test("a socket that is gone before its answer ends nothing else, whatever it asked for", async (t) => {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => server.close());
  const own = await relayFor(t);
  const relay = await relayFor(t, { server });
  for (const path of ["/", "/relay"]) {
    for (const port of [own.port, server.address().port]) {
      for (let round = 0; round < 5; round++) (await askFor(port, path)).resetAndDestroy();
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { port } = server.address();
  assert.ok(await (await new Client(`ws://127.0.0.1:${port}/relay`).open()).isSilent());
  // Who is refused cannot keep the socket either.
  const refused = await askFor(port, "/", { allowHalfOpen: true });
  const answer = await new Promise((resolve) => refused.once("data", (data) => resolve(data.toString())));
  assert.match(answer, /^HTTP\/1.1 404 /);
  const count = () => new Promise((resolve) => server.getConnections((_, number) => resolve(number)));
  const deadline = performance.now() + 5000;
  while ((await count()) > 1 && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(await count(), 1);
  refused.destroy();
  assert.match(relay.metrics(), /^soosorv_relay_connections 1$/m);
});

test("connections and members", async (t) => {
  const relay = await relayFor(t, { limits: { connections: 4, connectionsPerAddress: 3, members: 2 } });
  const game = someGame();
  const one = await opener(t, relay, game);
  const two = await joined(t, relay, game.gameId);
  const three = await new Client(relay.address).open();
  three.send(joinMessage(game.gameId));
  assert.equal(await reasonOf(three), "too-many-members");
  const four = await joined(t, relay, someGame().gameId);
  assert.equal(await statusOf(new Client(relay.address)), "429");
  await four.close();
  await joined(t, relay, someGame().gameId);
  for (const client of [one, two]) assert.ok(await client.isSilent());
});

test("addresses behind a proxy are told apart only where it is trusted", async (t) => {
  for (const [trustProxy, expected] of [
    [true, undefined],
    [false, "429"],
  ]) {
    const relay = await relayFor(t, { trustProxy, limits: { connectionsPerAddress: 1 } });
    await new Client(relay.address, { headers: { "x-forwarded-for": "10.0.0.1" } }).open();
    const second = new Client(relay.address, { headers: { "x-forwarded-for": "10.0.0.1, 2001:db8::1" } });
    if (expected) assert.equal(await statusOf(second), expected);
    else {
      await second.open();
      const sameNetwork = { headers: { "x-forwarded-for": "2001:db8:0:0:9::2" } };
      assert.equal(await statusOf(new Client(relay.address, sameNetwork)), "429");
    }
  }
});

test("rooms of one address, and rooms in all", async (t) => {
  for (const [limits, code] of [
    [{ roomsPerAddress: 2 }, "too-many-rooms"],
    [{ rooms: 2 }, "relay-full"],
    [{ storedBytes: 400 }, "relay-full"],
  ]) {
    const relay = await relayFor(t, { limits });
    for (let index = 0; index < 2; index++) {
      const client = await opener(t, relay, someGame());
      assert.ok(await client.isSilent());
    }
    const third = await opener(t, relay, someGame());
    assert.equal(text(await third.next()), code);
    assert.match(relay.metrics(), /^soosorv_relay_stored_rooms 2$/m);
  }
});

test("a full room keeps no more, and goes on passing on", async (t) => {
  const relay = await relayFor(t, { limits: { roomBytes: 500 } });
  const game = someGame();
  const log = new Log(game);
  const one = await opener(t, relay, game);
  const two = await joined(t, relay, game.gameId, game.token);
  for (let number = 0; number < 3; number++) {
    one.send(log.add(number));
    const passedOn = await two.next();
    assert.deepEqual(passedOn[0] === kinds.genesis ? await two.next() : passedOn, log.message(number));
  }
  assert.equal(text(await one.next()), "room-full");
  const { before } = await joined(t, relay, game.gameId);
  assert.deepEqual(before.slice(1), [log.message(0, 2)]);
});

test("pages of other origins stay out", async (t) => {
  const own = await relayFor(t);
  const listed = await relayFor(t, { origins: ["https://club.example"] });
  const all = await relayFor(t, { origins: ["*"] });
  const connect = async (relay, origin) => {
    const client = new Client(relay.address, { origin });
    const opened = client.open().then(() => "open");
    return Promise.race([opened.catch(() => statusOf(client)), statusOf(client)]);
  };
  const same = new URL(own.address).origin.replace("ws:", "http:");
  assert.equal(await connect(own, `http://${new URL(own.address).host}`), "open", same);
  assert.equal(await connect(own, "https://club.example"), "403");
  assert.equal(await connect(own, "null"), "403");
  assert.equal(await connect(own, "nonsense"), "403");
  assert.equal(await connect(listed, "https://club.example"), "open");
  assert.equal(await connect(listed, "https://club.example.evil"), "403");
  assert.equal(await connect(all, "https://anywhere.example"), "open");
});

test("random bytes, as first message and later, never bring it down", async (t) => {
  const relay = await relayFor(t, { limits: { messagesAtOnce: 1e6, bytesAtOnce: 1e9, connectionsPerAddress: 500 } });
  const game = someGame();
  const one = await opener(t, relay, game);
  for (let round = 0; round < 60; round++) {
    const client = await new Client(relay.address).open();
    if (round % 2) client.send(joinMessage(game.gameId, game.token));
    for (let index = 0; index < 20; index++) client.send(randomBytes(1 + ((index * 7) % 90)));
    client.send(Buffer.alloc(0));
    await client.closes();
  }
  one.messages.length = 0;
  assert.ok(await one.isSilent());
  const { before } = await joined(t, relay, game.gameId);
  assert.deepEqual(before[0], message("genesis", game.genesis));
});

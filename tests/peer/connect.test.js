// Two players and watchers on lines that are cut, lose and alter.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { connect, hubTransport, memoryStorage } from "soosorv/peer";
import { guest, host, Line, listen, newKeys, pair, playRandomly, reopen, until } from "./support/players.js";

const place = (point) => ({ type: "place", point });
const equalLogs = (one, two) => Buffer.from(one.session.since(0)).equals(Buffer.from(two.session.since(0)));
const of = (events, type) => events.filter((event) => event.type === type);

for (const signed of [true, false]) {
  test(`a guest is admitted and both play (${signed ? "signed" : "casual"})`, async (t) => {
    const { one, two } = await pair(t, { signed });
    assert.deepEqual(of(one.events, "admitted").length, 1);
    assert.deepEqual(of(two.events, "admitted").length, 1);
    assert.equal(await one.peer.act(place("h8")), 1);
    await one.peer.act(place("h9"));
    await until(() => two.session.view().length === 3);
    assert.deepEqual(
      of(two.events, "action")
        .slice(1)
        .map(({ entry, seat, number }) => [entry.point, seat, number]),
      [
        ["h8", "first", 1],
        ["h9", "first", 2],
      ],
    );
    assert.deepEqual(one.peer.present, { first: false, second: true });
    assert.ok(equalLogs(one, two));
    assert.deepEqual(of([...one.events, ...two.events], "refused"), []);
  });
}

test("frameworks that put a proxy around plain objects see that a peer is none", async (t) => {
  const { one } = await pair(t);
  assert.equal(Object.prototype.toString.call(one.peer), "[object Peer]");
});

test("an action that the rules refuse throws its code, and nothing is sent", async (t) => {
  const { one, two } = await pair(t);
  await assert.rejects(one.peer.act(place("a1")), { code: "outside-area" });
  await assert.rejects(two.peer.act(place("h8")), { code: "not-your-turn" });
  await assert.rejects(two.peer.act({ type: "nonsense" }), { code: "invalid-argument" });
  assert.equal(one.session.view().length, 1);
  await one.peer.act(place("h8"));
  await until(() => two.session.view().length === 2);
});

test("what is written while the line is cut arrives after it", async (t) => {
  const { one, two } = await pair(t);
  two.end.cut();
  assert.equal(two.peer.isUp, false);
  await one.peer.act(place("h8"));
  await one.peer.act(place("h9"));
  assert.equal(two.session.view().length, 1);
  two.end.connect();
  await until(() => two.session.view().length === 3);
  await until(() => two.peer.hasCaughtUp);
  assert.ok(equalLogs(one, two));
});

test("a message that is lost is asked for", async (t) => {
  const { line, one, two } = await pair(t);
  line.onTheWay = () => null;
  await one.peer.act(place("h8"));
  line.onTheWay = (bytes) => bytes;
  // Nobody tells the guest; the writer asks until it hears that all has come.
  await until(() => two.session.view().length === 2);
});

test("a guest whose first words are lost is admitted, and who comes back catches up", async (t) => {
  const line = new Line();
  const one = await host();
  const two = await guest(one);
  const open = async (side, options = side) => {
    line.onTheWay = () => null;
    side.peer = await connect(side.session, line.end(), options);
    t.after(() => side.peer.close());
    await new Promise((resolve) => setTimeout(resolve, 100));
    line.onTheWay = (bytes) => bytes;
  };
  await open(one);
  await open(two);
  await until(() => two.session.view().status === "open" && !two.session.view().recovering);
  one.peer.close();
  one.session = reopen({ session: one.session, seat: "first", keys: one.keys });
  await open(one, { keys: one.keys });
  await until(() => !one.session.view().recovering);
  await one.peer.act(place("h8"));
  await until(() => two.session.view().length === 2);
});

test("a whole game over a line that loses a quarter and doubles a fifth", async (t) => {
  const { line, one, two } = await pair(t);
  let count = 0;
  line.onTheWay = (bytes, end) => {
    count++;
    if (count % 5 === 0) setTimeout(() => end.isOpen && end.send(bytes), 20);
    // Not by chance: the same message lost again and again takes longer each time than a test waits.
    return count % 4 === 0 ? null : bytes;
  };
  await playRandomly({ one, two }, ({ length }) => length >= 14);
  line.onTheWay = (bytes) => bytes;
  await until(() => equalLogs(one, two));
  assert.ok(count > 0);
  for (const { events } of [one, two]) assert.deepEqual(of(events, "disputed"), []);
});

test("what is altered on the way is refused, the log is as before, and the game goes on", async (t) => {
  const { line, one, two } = await pair(t);
  let altered = 0;
  line.onTheWay = (bytes) => {
    // The stone itself, the 74 bytes before the end being author, stone, digest, signature.
    if (bytes[0] !== 2 || altered > 0) return bytes;
    altered++;
    bytes[bytes.length - 73] ^= 1;
    return bytes;
  };
  await one.peer.act(place("h8"));
  await until(() => of(two.events, "refused").length > 0);
  const [{ code, number, seat }] = of(two.events, "refused");
  assert.deepEqual([code, number, seat], ["bad-signature", 1, "first"]);
  await until(() => two.session.view().length === 2);
  assert.ok(equalLogs(one, two));
});

test("nonsense is refused with a code, and never throws", async (t) => {
  const { line, one, two } = await pair(t);
  const stranger = line.end();
  stranger.connect();
  for (let kind = 0; kind < 256; kind++) {
    for (const length of [0, 1, 20, 60, 200]) {
      stranger.send(Uint8Array.of(kind, ...crypto.getRandomValues(new Uint8Array(length))));
    }
  }
  stranger.send(new Uint8Array());
  await one.peer.act(place("h8"));
  await until(() => two.session.view().length === 2);
  assert.ok(of(two.events, "refused").every(({ code }) => typeof code === "string"));
});

test("a second guest finds the seat taken; the first keeps it", async (t) => {
  const { line, one, two } = await pair(t);
  const late = await guest(one);
  late.peer = await connect(late.session, line.end(), late);
  t.after(() => late.peer.close());
  const events = listen(late.peer);
  await until(() => of(events, "seat-taken").length === 1);
  await assert.rejects(late.peer.act(place("h8")), { code: "invite-spent" });
  await one.peer.act(place("h8"));
  await until(() => late.session.view().length === 2 && two.session.view().length === 2);
  assert.deepEqual([late.session.view().seat, late.peer.seat], [null, null]);
  // It has nothing to keep, and its going is not the other's.
  await until(async () => (await late.storage.list()).length === 0);
  late.peer.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal(one.peer.present.second, true);
});

test("a guest with another secret stays outside", async (t) => {
  const line = new Line();
  const one = await host();
  const two = await guest({ ...one, invite: { seat: "second", keys: await newKeys(true) } });
  for (const side of [one, two]) {
    side.peer = await connect(side.session, line.end(), side);
    side.events = listen(side.peer);
    t.after(() => side.peer.close());
  }
  await until(() => of(one.events, "refused").some(({ code }) => code === "bad-hello"));
  assert.equal(one.session.view().status, "unbound");
});

test("a watcher who comes late sees all, and writes nothing", async (t) => {
  const { line, one } = await pair(t);
  await one.peer.act(place("h8"));
  const session = reopen({ session: one.session, seat: null });
  const peer = await connect(session, line.end());
  t.after(() => peer.close());
  await until(() => session.view().length === 2 && peer.hasCaughtUp);
  await one.peer.act(place("h9"));
  await until(() => session.view().length === 3);
  await assert.rejects(peer.act(place("h10")), { code: "wrong-seat" });
  assert.deepEqual(peer.present, { first: true, second: true });
});

test("a side that comes back from its store goes on, creator and guest", async (t) => {
  const { line, one, two } = await pair(t);
  await playRandomly({ one, two }, ({ length }) => length >= 5);
  await until(() => equalLogs(one, two));
  for (const [seat, side] of [
    ["first", one],
    ["second", two],
  ]) {
    side.peer.close();
    const { genesis, keys } = await side.storage.load(Buffer.from(side.session.gameId).toString("base64url"), seat);
    assert.deepEqual(genesis, side.session.genesis);
    side.session = reopen({ session: side.session, seat, keys });
    side.peer = await connect(side.session, line.end(), side);
    t.after(() => side.peer.close());
    assert.equal(side.session.view().recovering, false);
    assert.equal(side.session.view().state.length, 5);
  }
  await playRandomly({ one, two }, ({ length }) => length >= 9);
  await until(() => equalLogs(one, two));
});

test("without its store a side takes its own entries from the other", async (t) => {
  const { line, one, two } = await pair(t);
  await one.peer.act(place("h8"));
  await until(() => equalLogs(one, two));
  one.peer.close();
  one.session = reopen({ session: one.session, seat: "first", keys: one.keys });
  one.peer = await connect(one.session, line.end(), { keys: one.keys, storage: memoryStorage() });
  t.after(() => one.peer.close());
  // Not before: it might contradict what it has written elsewhere.
  await assert.rejects(one.peer.act(place("h8")), { code: "recovering" });
  await until(() => !one.session.view().recovering);
  assert.ok(equalLogs(one, two));
  await one.peer.act(place("h9"));
  await until(() => two.session.view().length === 3);
});

test("what is written is stored before it is sent", async (t) => {
  const { line, one, two } = await pair(t);
  const order = [];
  const { save } = one.storage;
  one.storage.save = async (game) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    await save(game);
    order.push("stored");
  };
  line.onTheWay = (bytes) => {
    if (bytes[0] === 2) order.push("sent");
    return bytes;
  };
  await one.peer.act(place("h8"));
  assert.deepEqual(order, ["stored", "sent"]);
  await until(() => two.session.view().length === 2);
});

test("a seat that is kept is not written over: not by other keys, and not where it cannot be read", async (t) => {
  const { line, one, two } = await pair(t);
  await one.peer.act(place("h8"));
  one.peer.close();
  const name = Buffer.from(one.session.gameId).toString("base64url");
  const before = await one.storage.load(name, "first");
  const again = await guest({ ...one, invite: { seat: "second", keys: one.keys } });
  await assert.rejects(connect(again.session, line.end(), { keys: again.keys, storage: two.storage }), {
    code: "other-keys",
  });
  const unreadable = { ...one.storage, load: () => Promise.reject(new Error("blocked")) };
  const session = reopen({ session: one.session, seat: "first", keys: one.keys });
  const peer = await connect(session, line.end(), { keys: one.keys, storage: unreadable });
  t.after(() => peer.close());
  const events = listen(peer);
  await until(() => !session.view().recovering && of(events, "storage-failed").length === 1);
  await peer.act(place("h9"));
  assert.deepEqual(await one.storage.load(name, "first"), before);
});

test("what the platform would not sign is signed and sent later, and blocks nothing", async (t) => {
  const { one, two } = await pair(t);
  const { subtle } = crypto;
  const { sign } = subtle;
  const refuse = (count) => {
    subtle.sign = (...given) =>
      count-- > 0 ? Promise.reject(new DOMException("busy", "OperationError")) : sign.apply(subtle, given);
  };
  t.after(() => {
    delete subtle.sign;
  });
  refuse(2);
  await assert.rejects(one.peer.act(place("h8")), { name: "PeerError", code: "not-signed" });
  assert.equal(two.session.view().length, 1);
  // By itself, although the first further attempt fails too.
  await until(() => two.session.view().length === 2);
  // With the next entry.
  refuse(1);
  await assert.rejects(one.peer.act(place("h9")), { code: "not-signed" });
  await one.peer.act(place("h10"));
  await until(() => equalLogs(one, two));
  assert.equal(two.session.view().length, 4);
  // With the next connection.
  refuse(1);
  await assert.rejects(two.peer.act({ type: "swap" }), { code: "not-signed" });
  two.end.cut();
  two.end.connect();
  await until(() => one.session.view().length === 5);
  assert.deepEqual(of([...one.events, ...two.events], "refused"), []);
});

test("a listener that throws is the app's fault alone", () => {
  const program = `
    import { Line, pair, until } from "./tests/peer/support/players.js";
    const { one, two } = await pair({ after() {} }, { line: new Line() });
    const faults = [];
    process.on("uncaughtException", (error) => faults.push(error.message));
    two.peer.on("action", () => { throw new Error("mine"); });
    await one.peer.act({ type: "place", point: "h8" });
    await until(() => faults.length === 1 && two.session.view().length === 2);
    console.log(faults.join(), two.events.some(({ type }) => type === "refused"));
    for (const { peer } of [one, two]) peer.close();`;
  const args = ["--input-type=module", "--eval", program];
  const root = join(import.meta.dirname, "../..");
  assert.equal(execFileSync(process.execPath, args, { cwd: root, encoding: "utf8" }), "mine false\n");
});

test("a store that fails is told, and the game goes on", async (t) => {
  const { one, two } = await pair(t);
  one.storage.save = () => Promise.reject(new Error("full"));
  await one.peer.act(place("h8"));
  await until(() => of(one.events, "storage-failed").length > 0);
  await until(() => two.session.view().length === 2);
});

test("a resignation that lost its place to the other's move is written again", async (t) => {
  const { one, two } = await pair(t);
  two.end.cut();
  await two.peer.act({ type: "resign", seat: "second" });
  await one.peer.act(place("h8"));
  two.end.connect();
  await until(() => one.session.view().status === "over");
  await until(() => equalLogs(one, two));
  assert.deepEqual(of(two.events, "dropped")[0].entries, [{ type: "resign", seat: "second" }]);
  assert.equal(one.session.view().state.outcome.winner, "first");
});

test("undo by consent", async (t) => {
  const { one, two } = await pair(t);
  await one.peer.act(place("h8"));
  await one.peer.act({ type: "request-undo", to: 0 });
  await until(() => two.session.view().undo !== null);
  await two.peer.act({ type: "accept-undo" });
  await until(() => one.session.view().state.length === 0 && equalLogs(one, two));
});

test("the same seat on two devices that contradict each other is disputed, with evidence", async (t) => {
  const { line, one, two } = await pair(t);
  await until(() => equalLogs(one, two));
  two.end.cut();
  // A second device, off the line, with the same store.
  const other = {
    keys: one.keys,
    storage: one.storage,
    session: reopen({ session: one.session, seat: "first", keys: one.keys }),
  };
  const otherLine = new Line();
  other.peer = await connect(other.session, otherLine.end(), { ...other, storage: memoryStorage() });
  t.after(() => other.peer.close());
  other.session.receive(one.session.since(0), { from: "first", verified: [0] });
  await other.peer.act(place("h8"));
  await other.peer.act(place("i9"));
  await one.peer.act(place("h8"));
  await one.peer.act(place("h9"));
  const messages = [];
  otherLine.onTheWay = (bytes) => bytes;
  const tap = otherLine.end();
  tap.onMessage = (bytes) => messages.push(bytes);
  tap.connect();
  two.end.connect();
  await until(() => equalLogs(one, two));
  two.end.onMessage(Uint8Array.of(2, ...other.session.since(0)));
  await until(() => of(two.events, "disputed").length > 0);
  assert.equal(two.session.view().status, "disputed");
  assert.equal(two.session.evidence().length, 2);
  await assert.rejects(two.peer.act({ type: "resign", seat: "second" }), { code: "disputed" });
  assert.ok(line);
});

test("logs that cannot meet are not sent back and forth without end", async (t) => {
  const { line, one, two } = await pair(t);
  let count = 0;
  line.onTheWay = (bytes) => {
    count++;
    // The digest of every stone is altered: the other side refuses it for ever.
    if (bytes[0] === 2) bytes[bytes.length - 1] ^= 1;
    return bytes;
  };
  await one.peer.act(place("h8"));
  await new Promise((resolve) => setTimeout(resolve, 3000));
  assert.ok(count < 20, `${count} messages`);
  assert.equal(two.session.view().length, 1);
});

test("a hub passes on: a watcher and a player on lines of their own, and who goes is seen", async (t) => {
  const lines = [new Line(), new Line()];
  const hub = hubTransport();
  const one = await host();
  one.peer = await connect(one.session, hub, one);
  t.after(() => one.peer.close());
  for (const line of lines) {
    const end = line.end();
    end.connect();
    hub.add(end);
  }
  const two = await guest(one);
  two.end = lines[0].end();
  two.peer = await connect(two.session, two.end, two);
  t.after(() => two.peer.close());
  await until(() => two.session.view().status === "open" && one.peer.present.second);
  const session = reopen({ session: one.session, seat: null });
  const watcher = await connect(session, lines[1].end());
  t.after(() => watcher.close());
  await one.peer.act(place("h8"));
  await until(() => session.view().length === 2);
  await one.peer.act(place("h9"));
  await one.peer.act(place("h10"));
  await until(() => two.session.view().length === 4);
  await two.peer.act({ type: "keep" });
  await until(() => session.view().length === 5);
  two.peer.close();
  await until(() => !one.peer.present.second && !watcher.present.second);
});

test("presence: who leaves says so, and a cut line shows nobody", async (t) => {
  const { one, two } = await pair(t);
  await until(() => one.peer.present.second && two.peer.present.first);
  two.peer.close();
  await until(() => !one.peer.present.second);
  await assert.rejects(two.peer.act(place("h8")), { code: "closed" });
  one.end.cut();
  assert.deepEqual(one.peer.present, { first: false, second: false });
});

test("a rematch is the same game on both sides", async (t) => {
  const { one, two } = await pair(t);
  await one.peer.act({ type: "resign", seat: "first" });
  await until(() => two.session.view().status === "over" && equalLogs(one, two));
  const next = one.peer.rematch();
  await until(() => of(two.events, "rematch").length === 1);
  const same = two.peer.rematch();
  assert.deepEqual(next.gameId, same.gameId);
  assert.deepEqual([next.view().seat, same.view().seat], ["second", "first"]);
  const line = new Line();
  const first = await connect(same, line.end(), { keys: two.keys });
  const second = await connect(next, line.end(), { keys: one.keys });
  t.after(() => [first, second].map((peer) => peer.close()));
  await first.act(place("h8"));
  await until(() => next.view().length === 1);
});

test("a casual game stays off a shared transport; a signed one wants keys", async () => {
  const casual = await host({ signed: false });
  const shared = { ...new Line().end(), isShared: true };
  await assert.rejects(connect(casual.session, shared, casual), { code: "needs-signatures" });
  const signed = await host();
  await assert.rejects(connect(signed.session, new Line().end(), {}), { code: "no-key" });
});

// The other transports, as far as Node has them: two tabs, and what a data channel is cut into.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  answerDataChannel,
  broadcastTransport,
  dataChannelTransport,
  hasDataChannels,
  offerDataChannel,
} from "soosorv/peer";
import { pair, playRandomly, until } from "./support/players.js";

test("two tabs of one browser play a casual game to its end", async (t) => {
  const { one, two } = await pair(t, { signed: false, transport: () => broadcastTransport() });
  await playRandomly({ one, two }, ({ length }) => length >= 12);
  await until(() => one.session.view().length === two.session.view().length);
  assert.deepEqual(one.session.summary(), two.session.summary());
});

/** Two ends of a channel that hands messages over as a browser's does. */
function channels() {
  const ends = [0, 1].map(() => ({ readyState: "open", bufferedAmount: 0, sizes: [], binaryType: "blob" }));
  ends.forEach((end, index) => {
    const other = ends[1 - index];
    end.send = (bytes) => {
      end.sizes.push(bytes.length);
      queueMicrotask(() => other.onmessage({ data: bytes.slice().buffer }));
    };
    end.close = () => {
      for (const one of ends) {
        one.readyState = "closed";
        one.onclose?.();
      }
    };
  });
  return ends;
}

test("a long message goes over a data channel in pieces and comes out whole", async () => {
  const [near, far] = channels();
  const one = dataChannelTransport(near);
  const two = dataChannelTransport(far);
  const arrived = [];
  two.onMessage = (bytes) => arrived.push(bytes);
  const sent = [1, 59_999, 60_000, 60_001, 250_000, 3].map((length) => new Uint8Array(length).map((_, index) => index));
  for (const bytes of sent) one.send(bytes);
  await until(() => arrived.length === sent.length);
  assert.deepEqual(arrived, sent);
  assert.ok(near.sizes.every((size) => size <= 60_001));
});

test("a message without end is dropped, and what comes after it arrives", async () => {
  const [near, far] = channels();
  const two = dataChannelTransport(far);
  const arrived = [];
  two.onMessage = (bytes) => arrived.push(bytes);
  const piece = new Uint8Array(60_001);
  for (let index = 0; index < 40; index++) near.send(piece);
  near.send(Uint8Array.of(1, 9));
  near.send(Uint8Array.of(1, 7, 8));
  near.send(Uint8Array.of(1));
  near.send(new Uint8Array());
  await until(() => arrived.length > 0);
  assert.deepEqual(arrived, [Uint8Array.of(7, 8)]);
});

test("a transport goes on with another channel after the first has ended", async () => {
  const transport = dataChannelTransport(channels()[0]);
  const events = [];
  transport.onOpen = () => events.push("open");
  transport.onClose = () => events.push("close");
  const [near, far] = channels();
  transport.use(near);
  assert.equal(transport.isOpen, true);
  far.onmessage = () => {};
  far.close();
  assert.deepEqual(events, ["open", "close"]);
  assert.equal(transport.isOpen, false);
  transport.send(Uint8Array.of(1));
});

test("where there are no data channels, that is said", async () => {
  assert.equal(hasDataChannels(), false);
  await assert.rejects(offerDataChannel(), { code: "no-data-channel" });
  await assert.rejects(answerDataChannel("x"), { code: "no-data-channel" });
});

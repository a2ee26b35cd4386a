// Links: what goes in comes out, secrets stay in the fragment, and a link that was cut off says so.

import assert from "node:assert/strict";
import { test } from "node:test";
import { inviteLink, isPeerError, readLink, returnLink, watchLink } from "soosorv/peer";
import { fromBase64url, toBase64url } from "../../pkg/peer/bytes.js";

const random = (length) => crypto.getRandomValues(new Uint8Array(length));
const base = "https://club.example/play/?lang=de#old";
const game = { gameId: random(16), seat: "second", secret: random(32), seed: random(32), publicKey: random(32) };

test("base64url is that of the platform, in its one spelling", () => {
  for (let length = 0; length < 70; length++) {
    const bytes = random(length);
    const text = Buffer.from(bytes).toString("base64url");
    assert.equal(toBase64url(bytes), text);
    assert.deepEqual(fromBase64url(text), bytes);
  }
  // Padding, foreign letters, a length that no bytes have, bits that should be zero.
  for (const text of ["AA==", "A+AA", "A/AA", "A", "AAAAA", "AB", "A A", "é"]) assert.equal(fromBase64url(text), null);
});

test("each link reads back as it was made", () => {
  const { gameId, seat, secret, seed, publicKey } = game;
  const cases = [
    [inviteLink(base, game), { kind: "invite", gameId, seat, secret, seed: null, publicKey: null, extra: {} }],
    [returnLink(base, game), { kind: "return", gameId, seat, secret, seed, publicKey, extra: {} }],
    [
      returnLink(base, { ...game, seed: null }),
      { kind: "return", gameId, seat, secret, seed: null, publicKey: null, extra: {} },
    ],
    [
      watchLink(base, game),
      { kind: "watch", gameId, seat: null, secret: null, seed: null, publicKey: null, extra: {} },
    ],
  ];
  for (const [link, expected] of cases) {
    assert.deepEqual(readLink(link), expected);
    assert.deepEqual(readLink(new URL(link)), expected);
    const url = new URL(link);
    assert.equal(`${url.origin}${url.pathname}${url.search}`, "https://club.example/play/?lang=de");
    assert.match(url.hash, /^#[\w.=-]+$/);
  }
});

test("an app's own words travel along", () => {
  const extra = { via: "relay", name: "Ülo & Õie = ♥" };
  assert.deepEqual(readLink(inviteLink(base, { ...game, extra })).extra, extra);
});

test("a watch link holds no secret, an invite link no seed", () => {
  const { secret, seed } = game;
  assert.ok(!watchLink(base, game).includes(toBase64url(secret)));
  assert.ok(!inviteLink(base, game).includes(toBase64url(seed)));
});

test("other addresses are no links", () => {
  for (const address of [
    "https://club.example/",
    "https://club.example/#rules",
    "https://club.example/?invite=a.f.b",
  ]) {
    assert.equal(readLink(address), null);
  }
});

test("a link that is cut off or altered is refused, wherever it is cut", () => {
  const whole = inviteLink("https://club.example/", game);
  const start = whole.indexOf("=") + 1;
  for (let length = start; length < whole.length; length++) {
    assert.throws(
      () => readLink(whole.slice(0, length)),
      (error) => isPeerError(error) && error.code === "bad-link",
      whole.slice(0, length),
    );
  }
  for (const altered of [
    `${whole}A`,
    whole.replace(".s.", ".x."),
    whole.replace(".s.", "."),
    whole.replace("invite", "watch"),
  ]) {
    assert.throws(() => readLink(altered), { code: "bad-link" }, altered);
  }
});

test("no link is made of what would not read back", () => {
  const wrong = [
    { gameId: random(15) },
    { gameId: "AAAA" },
    { seat: "third" },
    { seat: "toString" },
    { secret: random(31) },
    { seed: random(33) },
    { publicKey: null },
  ];
  for (const part of wrong) {
    assert.throws(() => returnLink(base, { ...game, ...part }), { name: "TypeError", code: "invalid-argument" });
  }
});

// Links: all that matters stands in the fragment, which browsers send to nobody.

import { fromBase64url, toBase64url } from "./bytes.js";
import { PeerError } from "./errors.js";

const letters = { first: "f", second: "s" };
const gameIdBytes = 16;
const secretBytes = 32;

function link(base, kind, parts, extra = {}) {
  const url = new URL(base);
  const fragment = new URLSearchParams({ [kind]: parts.join("."), ...extra });
  // Written by hand only in what a link may hold as it is; the app's own words are escaped.
  url.hash = fragment.toString();
  return url.href;
}

export function inviteLink(base, { gameId, seat, secret, extra }) {
  return link(base, "invite", [toBase64url(gameId), letters[seat], toBase64url(secret)], extra);
}

export function returnLink(base, { gameId, seat, secret, seed, extra }) {
  const parts = [toBase64url(gameId), letters[seat], toBase64url(secret)];
  return link(base, "return", seed ? [...parts, toBase64url(seed)] : parts, extra);
}

export function watchLink(base, { gameId, extra }) {
  return link(base, "watch", [toBase64url(gameId)], extra);
}

const shapes = { invite: [3], return: [3, 4], watch: [1] };

function bytesOf(text, length) {
  const bytes = fromBase64url(text);
  if (bytes?.length !== length) throw new PeerError("bad-link", "the link is cut off or altered: copy it as a whole");
  return bytes;
}

export function readLink(location) {
  const { hash } = typeof location === "string" ? new URL(location) : location;
  const fragment = new URLSearchParams(hash.replace(/^#/, ""));
  const kind = Object.keys(shapes).find((name) => fragment.has(name));
  if (!kind) return null;
  const parts = fragment.get(kind).split(".");
  fragment.delete(kind);
  const extra = Object.fromEntries(fragment);
  const [gameId, letter, secret, seed] = parts;
  const seat = Object.keys(letters).find((name) => letters[name] === letter) ?? null;
  if (!shapes[kind].includes(parts.length) || (kind !== "watch" && seat === null)) bytesOf("", gameIdBytes);
  return {
    kind,
    gameId: bytesOf(gameId, gameIdBytes),
    seat,
    secret: secret === undefined ? null : bytesOf(secret, secretBytes),
    seed: seed === undefined ? null : bytesOf(seed, secretBytes),
    extra,
  };
}

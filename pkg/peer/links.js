// Links: all that matters stands in the fragment, which browsers send to nobody.

import { fromBase64url, toBase64url } from "./bytes.js";
import { bytesOf, invalid, PeerError } from "./errors.js";

const letters = { first: "f", second: "s" };
const gameIdBytes = 16;
const secretBytes = 32;

function link(base, kind, parts, extra = {}) {
  const url = new URL(base);
  url.hash = new URLSearchParams({ [kind]: parts.join("."), ...extra }).toString();
  return url.href;
}

const gameOf = ({ gameId }) => toBase64url(bytesOf(gameId, "gameId", gameIdBytes));

function seatOf({ seat }) {
  if (!Object.hasOwn(letters, seat)) throw invalid("seat", '"first" or "second"');
  return letters[seat];
}

const secretOf = ({ secret }) => toBase64url(bytesOf(secret, "secret", secretBytes));

export function inviteLink(base, game) {
  return link(base, "invite", [gameOf(game), seatOf(game), secretOf(game)], game.extra);
}

export function returnLink(base, game) {
  const parts = [gameOf(game), seatOf(game), secretOf(game)];
  // The public half goes along: not every browser can make it from the seed.
  for (const name of game.seed ? ["seed", "publicKey"] : []) {
    parts.push(toBase64url(bytesOf(game[name], name, secretBytes)));
  }
  return link(base, "return", parts, game.extra);
}

export function watchLink(base, game) {
  return link(base, "watch", [gameOf(game)], game.extra);
}

const shapes = { invite: [3], return: [3, 5], watch: [1] };

function read(text, length) {
  const bytes = fromBase64url(text);
  if (bytes?.length !== length) throw new PeerError("bad-link", "the link is cut off or altered: copy it as a whole");
  return bytes;
}

const readSecret = (text) => (text === undefined ? null : read(text, secretBytes));

export function readLink(location) {
  const { hash } = typeof location === "string" ? new URL(location) : location;
  const fragment = new URLSearchParams(hash.slice(1));
  const kind = Object.keys(shapes).find((name) => fragment.has(name));
  if (!kind) return null;
  const parts = fragment.get(kind).split(".");
  fragment.delete(kind);
  const [gameId, letter, ...secrets] = parts;
  const seat = Object.keys(letters).find((name) => letters[name] === letter) ?? null;
  const isWhole = shapes[kind].includes(parts.length) && (kind === "watch" || seat !== null);
  return {
    kind,
    gameId: read(isWhole ? gameId : "", gameIdBytes),
    seat,
    ...Object.fromEntries(["secret", "seed", "publicKey"].map((name, index) => [name, readSecret(secrets[index])])),
    extra: Object.fromEntries(fragment),
  };
}

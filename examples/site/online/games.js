// Sessions by what is known of them: a new game, a link, the browser's own storage.

import { fromText, toText } from "../bytes.js";
import { joinSession, newSession } from "../pkg/index.js";
import { casualKeys, createKeys, indexedDBStorage } from "../pkg/peer.js";
import { namesOf } from "./names.js";
import { ways } from "./ways.js";

export const storage = indexedDBStorage();

/** What both the page's address and storage call a game. */
export const nameOfGame = (gameId) => toText(gameId);

export async function createGame({ opening, forbiddenMoves, seat, way, name }) {
  const keys = ways[way].isSigned() ? await createKeys() : casualKeys();
  const random = crypto.getRandomValues(new Uint8Array(16));
  const session = newSession({ opening, forbiddenMoves, seat, random, ...keyOf(keys) });
  return { session, keys, seat, way, names: namesOf({ [seat]: name }) };
}

const keyOf = ({ publicKey }) => (publicKey ? { key: publicKey } : {});

/** The guest's side; takes nothing yet. */
export async function guestGame(genesis, link, way, name) {
  const { gameId, seat, secret } = link;
  const keys = ways[way].isSigned() ? await createKeys({ secret }) : casualKeys({ secret });
  const session = joinSession(genesis, { gameId, seat, ...keyOf(keys) });
  return { session, keys, seat, way, names: namesOf({ ...link.extra, [seat]: name }) };
}

export function watchedGame(genesis, { gameId, extra }, way) {
  const session = joinSession(genesis, { gameId, seat: null });
  return { session, keys: null, seat: null, way, names: namesOf(extra) };
}

/** A player's own side, by the return link. */
export async function returnedGame(genesis, link, way) {
  const { gameId, seat, secret, seed, publicKey } = link;
  const keys = seed ? await createKeys({ seed, publicKey, secret }) : casualKeys({ secret });
  const session = joinSession(genesis, { gameId, seat, ...keyOf(keys) });
  return { session, keys, seat, way, names: namesOf(link.extra) };
}

/** A game that this browser keeps; its log is read when it is connected. */
export async function keptGame(name, seat) {
  const saved = await storage.load(name, seat);
  if (!saved) return null;
  const { keys, genesis, note, names } = saved;
  const session = joinSession(genesis, { gameId: fromText(name), seat, ...keyOf(keys) });
  return { session, keys, seat, way: note?.way ?? "relay", names };
}

// Players with keys, and what an app does between a session and WebCrypto.

import { joinSession, newSession } from "../../../pkg/index.js";

const { subtle } = globalThis.crypto;

export const RANDOM = new Uint8Array(16).fill(7);
export const SECRET = new Uint8Array(32).fill(9);

/** A key pair: `{ key, sign }`. */
export async function keys() {
  const pair = await subtle.generateKey("Ed25519", false, ["sign", "verify"]);
  const key = new Uint8Array(await subtle.exportKey("raw", pair.publicKey));
  return { key, sign: async (bytes) => new Uint8Array(await subtle.sign("Ed25519", pair.privateKey, bytes)) };
}

/** The numbers of the entries of a batch whose signatures are right. */
export async function verified(session, batch) {
  const numbers = [];
  for (const { number, key, toVerify, signature } of session.inspect(batch)) {
    const imported = await subtle.importKey("raw", key, "Ed25519", false, ["verify"]);
    if (await subtle.verify("Ed25519", imported, signature, toVerify)) numbers.push(number);
  }
  return numbers;
}

/** Two players of a casual game whose seats are both taken. */
export function casualPair(options = {}) {
  const creator = newSession({ seat: "first", random: RANDOM, ...options });
  const guest = joinSession(creator.genesis, { gameId: creator.gameId, seat: "second" });
  creator.admit(guest.hello(SECRET), SECRET);
  guest.receive(creator.since(0), { from: "first" });
  guest.compare(creator.summary(), { from: "first" });
  return { creator, guest };
}

/** Two players of a signed game whose seats are both taken, with their keys. */
export async function signedPair() {
  const [creatorKeys, guestKeys] = [await keys(), await keys()];
  const creator = newSession({ seat: "first", random: RANDOM, key: creatorKeys.key });
  const guest = joinSession(creator.genesis, { gameId: creator.gameId, seat: "second", key: guestKeys.key });
  await signedBy(creatorKeys, creator, creator.admit(guest.hello(SECRET), SECRET));
  const batch = creator.since(0);
  guest.receive(batch, { verified: await verified(guest, batch) });
  guest.compare(creator.summary(), { from: "first" });
  return { creator, guest, creatorKeys, guestKeys };
}

/** Signs what was just written. */
export async function signedBy({ sign }, session, { number, toSign }) {
  session.sign(toSign, await sign(toSign));
  return number;
}

/** Plays stones, or other entries, on both sides in turn: whoever may act writes, the other one receives. */
export function play({ creator, guest }, ...entries) {
  for (const entry of entries) {
    const { actor } = creator.view();
    const [writer, reader] = actor === creator.view().seat ? [creator, guest] : [guest, creator];
    const action = typeof entry === "string" ? { type: "place", point: entry } : entry;
    const { number } = writer.play(action);
    reader.receive(writer.since(number), { from: actor });
  }
}

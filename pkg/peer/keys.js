// A seat's key pair, by the platform's own Ed25519.

import { concat, fromBase64url } from "./bytes.js";
import { bytesOf, PeerError } from "./errors.js";

const algorithm = { name: "Ed25519" };
// What precedes the 32 bytes of a seed in the PKCS #8 form of an Ed25519 key.
const pkcs8Head = Uint8Array.of(0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20);

/** The platform's cryptography, which is there in secure pages only. */
export function subtle() {
  const found = globalThis.crypto?.subtle;
  if (!found) {
    throw new PeerError("insecure-context", "signed games need https or localhost; casual games work without");
  }
  return found;
}

export function randomBytes(length) {
  return globalThis.crypto.getRandomValues(new Uint8Array(length));
}

/** What the platform throws for an algorithm that it does not know is not for people. */
function withoutEd25519(error) {
  if (error.name === "NotSupportedError") {
    return new PeerError("no-ed25519", "this browser cannot sign: it is too old for signed games");
  }
  if (error.name === "OperationError") {
    return new PeerError("no-ed25519", "this browser makes no public key from a seed alone: give that too");
  }
  return error;
}

/** What the invitation is worth its seat by: the one given, or a new one. */
const secretOf = (secret) => (secret ? bytesOf(secret, "secret", 32) : randomBytes(32));

/** The seed of a new pair, and its public half: made by the platform, taken out once. */
async function newSeed() {
  const pair = await subtle().generateKey(algorithm, true, ["sign", "verify"]);
  const encoded = new Uint8Array(await subtle().exportKey("pkcs8", pair.privateKey));
  const publicKey = new Uint8Array(await subtle().exportKey("raw", pair.publicKey));
  return { seed: encoded.slice(pkcs8Head.length, pkcs8Head.length + 32), publicKey };
}

const importSeed = (seed, extractable) =>
  subtle().importKey("pkcs8", concat(pkcs8Head, seed), algorithm, extractable, ["sign"]);

/** The public half that belongs to a seed. Not every platform tells it: Firefox does not. */
async function publicKeyOf(seed) {
  const { x } = await subtle().exportKey("jwk", await importSeed(seed, true));
  return fromBase64url(x);
}

/** A key of a seed and the public half that came with it, which must be the seed's own. */
async function checkedKey(seed, publicKey) {
  const privateKey = await importSeed(seed, false);
  const signature = await sign(privateKey, publicKey);
  if (await new Verifier().verify(publicKey, signature, publicKey)) return privateKey;
  throw new PeerError("bad-link", "the public key is not that of the seed");
}

export async function createKeys({ seed, publicKey, secret, extractable = true } = {}) {
  if (seed) bytesOf(seed, "seed", 32);
  if (publicKey) bytesOf(publicKey, "publicKey", 32);
  const invitation = secretOf(secret);
  try {
    if (!seed && !extractable) {
      const pair = await subtle().generateKey(algorithm, false, ["sign", "verify"]);
      const own = new Uint8Array(await subtle().exportKey("raw", pair.publicKey));
      return { publicKey: own, privateKey: pair.privateKey, seed: null, secret: invitation };
    }
    const own = seed ? { seed, publicKey: publicKey ?? (await publicKeyOf(seed)) } : await newSeed();
    return { ...own, privateKey: await checkedKey(own.seed, own.publicKey), secret: invitation };
  } catch (error) {
    throw withoutEd25519(error);
  }
}

export function casualKeys({ secret } = {}) {
  return { publicKey: null, privateKey: null, seed: null, secret: secretOf(secret) };
}

export async function sign(privateKey, bytes) {
  return new Uint8Array(await subtle().sign(algorithm, privateKey, bytes));
}

/** Checks signatures; keys are imported once. */
export class Verifier {
  #imported = new Map();

  async verify(publicKey, signature, bytes) {
    const name = publicKey.join();
    try {
      const known = this.#imported.get(name);
      const key = known ?? (await subtle().importKey("raw", publicKey, algorithm, false, ["verify"]));
      // Only a key: what the platform refuses once it may do the next time.
      this.#imported.set(name, key);
      return await subtle().verify(algorithm, key, signature, bytes);
    } catch {
      // A key that is no point of the curve, a signature of a wrong length.
      return false;
    }
  }
}

/** What lets its holder write into a relay's room: both players can derive it, nobody can go back to the secret. */
export async function writeToken(secret, gameId) {
  const key = await subtle().importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const label = new TextEncoder().encode("soosorv relay write");
  return new Uint8Array(await subtle().sign("HMAC", key, concat(label, gameId))).slice(0, 16);
}

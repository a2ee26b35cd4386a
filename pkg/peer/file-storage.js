// Where a seat's game is kept by a program in Node: one JSON file a game and seat.

import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fromBase64url, toBase64url } from "./bytes.js";
import { createKeys } from "./keys.js";

const ending = ".json";
const fieldsOfBytes = ["genesis", "log"];
const keysOfBytes = ["publicKey", "seed", "secret"];

const mapped = (object, names, change) =>
  Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, names.includes(name) && value ? change(value) : value]),
  );

function toText(game) {
  if (game.keys.privateKey && !game.keys.seed) throw new TypeError("a key that cannot be exported fits no file");
  const { privateKey, ...keys } = game.keys;
  return JSON.stringify({ ...mapped(game, fieldsOfBytes, toBase64url), keys: mapped(keys, keysOfBytes, toBase64url) });
}

async function fromText(text) {
  const game = mapped(JSON.parse(text), fieldsOfBytes, fromBase64url);
  const keys = mapped(game.keys, keysOfBytes, fromBase64url);
  return { ...game, keys: keys.seed ? await createKeys(keys) : { ...keys, privateKey: null } };
}

export function fileStorage(directory) {
  // Names of the package's own making, and nothing that could lead out of the directory.
  const fileOf = (gameId, seat) => {
    if (!/^[\w-]+$/.test(gameId) || !/^\w+$/.test(seat)) throw new TypeError("not the name of a game");
    return join(directory, `${gameId}.${seat}${ending}`);
  };
  const read = async (file) => {
    const text = await readFile(file, "utf8").catch((error) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
    return text === null ? null : fromText(text);
  };
  return {
    load: (gameId, seat) => read(fileOf(gameId, seat)),
    /** Whole or not at all: written beside, forced to the disk, and put in place. */
    save: async (game) => {
      await mkdir(directory, { recursive: true });
      const file = fileOf(game.gameId, game.seat);
      const beside = `${file}.new`;
      // The key of a seat is for nobody else.
      const handle = await open(beside, "w", 0o600);
      try {
        await handle.writeFile(toText(game));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(beside, file);
    },
    list: async () => {
      const names = await readdir(directory).catch(() => []);
      const files = names.filter((name) => name.endsWith(ending)).map((name) => join(directory, name));
      // One that is damaged, or gone meanwhile, hides no other.
      return (await Promise.all(files.map((file) => read(file).catch(() => null)))).filter(Boolean);
    },
    remove: (gameId, seat) => rm(fileOf(gameId, seat), { force: true }),
  };
}

// Where a seat's game is kept, keyed by game and seat: in memory, or in the browser's IndexedDB.

const keyOf = (gameId, seat) => `${gameId}/${seat}`;

export function memoryStorage() {
  const games = new Map();
  return {
    load: async (gameId, seat) => games.get(keyOf(gameId, seat)) ?? null,
    save: async (game) => {
      games.set(keyOf(game.gameId, game.seat), structuredClone(game));
    },
    list: async () => [...games.values()],
    remove: async (gameId, seat) => {
      games.delete(keyOf(gameId, seat));
    },
  };
}

const storeName = "games";

/** The result of a request, or of a transaction that is written. */
function settled(request, success) {
  return new Promise((resolve, reject) => {
    request[success] = () => resolve(request.result);
    // A transaction whose request fails has no error of its own yet: its end, which follows, tells.
    request.onerror = () => request.error && reject(request.error);
    request.onabort = () => reject(request.error ?? new Error("aborted"));
  });
}

export function indexedDBStorage({ name = "soosorv" } = {}) {
  let opening = null;

  function database() {
    opening ??= (async () => {
      const request = globalThis.indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(storeName);
      const opened = await settled(request, "onsuccess");
      // Another tab wants to delete or change it: let go, and open anew at the next call.
      opened.onversionchange = () => {
        opened.close();
        opening = null;
      };
      opened.onclose = () => {
        opening = null;
      };
      return opened;
    })();
    opening.catch(() => {
      opening = null;
    });
    return opening;
  }

  /** A connection can be dead without a word, as after a phone has slept: what fails is done once more, on a new one. */
  async function onDatabase(act) {
    const first = database();
    const used = await first;
    try {
      return await act(used);
    } catch {
      used.close();
      if (opening === first) opening = null;
      return act(await database());
    }
  }

  const read = (act) =>
    onDatabase((opened) => {
      const transaction = opened.transaction(storeName, "readonly");
      return settled(act(transaction.objectStore(storeName)), "onsuccess");
    });

  const write = (act) =>
    onDatabase((opened) => {
      // Asks for the bytes to be on the disk when it is done: an entry must not be sent and then forgotten.
      const transaction = opened.transaction(storeName, "readwrite", { durability: "strict" });
      act(transaction.objectStore(storeName));
      return settled(transaction, "oncomplete");
    });

  return {
    load: async (gameId, seat) => (await read((games) => games.get(keyOf(gameId, seat)))) ?? null,
    save: (game) => write((games) => games.put(game, keyOf(game.gameId, game.seat))),
    list: () => read((games) => games.getAll()),
    remove: (gameId, seat) => write((games) => games.delete(keyOf(gameId, seat))),
  };
}

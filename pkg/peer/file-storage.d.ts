import type { GameStorage } from "../peer.js";

/**
 * Games in the files of a directory, one a game and seat, for programs in Node. A file is whole or as it was before, is
 * on the disk when `save` is fulfilled, and is readable by its owner alone. `save` throws a `TypeError` for a name that
 * is none and for keys without a seed.
 *
 * ```ts
 * import { fileStorage } from "soosorv/peer/file-storage.js";
 *
 * const storage = fileStorage("games"); // the directory is made at the first save
 * ```
 */
export function fileStorage(directory: string): GameStorage;

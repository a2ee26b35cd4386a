// The players' names. They travel in the links too, as anybody may have written them.

import { cleanName } from "../pkg/peer.js";

/** The names in the parts of a link. */
export const namesOf = ({ first, second }) => ({ first: cleanName(first), second: cleanName(second) });

/** Those that are known, as parts of a link. */
export const withNames = (names) => Object.fromEntries(Object.entries(names).filter(([, name]) => name));

/** After a game in which the seats are exchanged. */
export const exchanged = ({ first, second }) => ({ first: second, second: first });

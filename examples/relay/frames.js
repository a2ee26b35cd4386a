// What goes over the wire: one byte that tells the kind, then the payload. The relay looks at the kind, at the first
// message of a connection, at a game's id, and at where one entry ends and the next begins. All else is bytes to it.

export const kinds = {
  join: 0,
  summary: 1,
  entries: 2,
  hello: 3,
  genesis: 4,
  ask: 5,
  bye: 6,
  stored: 7,
  refused: 8,
  ping: 9,
  rematch: 10,
  name: 11,
};

export const kindNames = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [kind, name]));

const joinVersion = 1;
const gameIdBytes = 16;
const tokenBytes = 16;
const farewellBytes = 64;
/** The kind, the seat, a signature, and the longest name: 24 characters of at most four bytes. */
const longestName = 2 + 64 + 24 * 4;
const joinBytes = 2 + gameIdBytes + tokenBytes;

/**
 * The first message of a connection: `{ gameId, token, farewell }`, or undefined where it is none. `token` is null for
 * who only reads; `farewell` is what the relay tells the others when this connection ends, null for nothing.
 */
export function readJoin(bytes) {
  if (bytes.length < joinBytes || bytes.length > joinBytes + farewellBytes) return undefined;
  if (bytes[0] !== kinds.join || bytes[1] !== joinVersion) return undefined;
  const gameId = bytes.subarray(2, 2 + gameIdBytes).toString("hex");
  const token = bytes.subarray(2 + gameIdBytes, joinBytes);
  const farewell = bytes.subarray(joinBytes);
  if (farewell.length > 0 && farewell[0] !== kinds.bye) return undefined;
  return {
    gameId,
    token: token.some((byte) => byte !== 0) ? token : null,
    farewell: farewell.length > 0 ? farewell : null,
  };
}

/** The seat, 0 or 1, that a name is told for, or undefined where a message tells none. */
export function readNamed(message) {
  return message.length > 2 && message.length <= longestName && message[1] < 2 ? message[1] : undefined;
}

/** The end of what is stored; tells whether the room has a genesis yet. */
export function stored(isOpen) {
  return Buffer.from([kinds.stored, isOpen ? 1 : 0]);
}

/** Why something was not done, as a word of ASCII letters. */
export function refused(code) {
  return Buffer.from([kinds.refused, ...Buffer.from(code, "ascii")]);
}

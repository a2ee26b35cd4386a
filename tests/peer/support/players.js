// Two players and a watcher in one process, and lines between them that a test can cut.

import { joinSession, newSession } from "soosorv";
import { casualKeys, connect, createKeys, memoryStorage } from "soosorv/peer";

/** A line with any number of ends; what one sends comes to all others, a moment later. */
export class Line {
  #ends = new Set();
  /** What is done with a message on its way: hands back what arrives, null for nothing. */
  onTheWay = (bytes) => bytes;

  end() {
    const line = this;
    const end = {
      isShared: false,
      isOpen: false,
      start() {
        end.connect();
      },
      connect() {
        end.isOpen = true;
        line.#ends.add(end);
        end.onOpen();
      },
      cut(reason = "") {
        if (!end.isOpen) return;
        end.isOpen = false;
        line.#ends.delete(end);
        end.onClose(reason);
      },
      send(bytes) {
        if (!end.isOpen) return;
        const arriving = line.onTheWay(bytes.slice(), end);
        if (arriving === null) return;
        for (const other of line.#ends) {
          if (other !== end) setImmediate(() => other.isOpen && other.onMessage(arriving.slice()));
        }
      },
      close() {
        end.isOpen = false;
        line.#ends.delete(end);
      },
      onMessage() {},
      onOpen() {},
      onClose() {},
    };
    return end;
  }
}

/** All that a peer tells, in order. */
export function listen(peer) {
  const events = [];
  const types = ["up", "down", "action", "refused", "dropped", "presence", "caught-up", "disputed", "admitted"];
  for (const type of [...types, "seat-taken", "storage-failed", "taken-over", "rematch", "name"]) {
    peer.on(type, (event) => events.push(event));
  }
  return events;
}

/** Waits until something is true, at most some seconds. */
export async function until(isTrue, what = isTrue.toString(), patience = 8000) {
  const end = performance.now() + patience;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error(`never came true: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export async function newKeys(signed) {
  return signed ? createKeys() : casualKeys();
}

/** The creator's side of a new game, not yet connected. */
export async function host({ signed = true, seat = "first", opening = "soosorv-8" } = {}) {
  const keys = await newKeys(signed);
  const random = crypto.getRandomValues(new Uint8Array(16));
  const session = newSession({ opening, seat, random, ...(signed ? { key: keys.publicKey } : {}) });
  return { keys, session, storage: memoryStorage(), invite: { seat: seat === "first" ? "second" : "first", keys } };
}

/** The guest's side of a game, not yet connected. */
export async function guest({ session, invite }) {
  const { secret } = invite.keys;
  const keys = session.signed ? await createKeys({ secret }) : casualKeys({ secret });
  const own = reopen({ session, seat: invite.seat, keys });
  return { keys, session: own, storage: memoryStorage() };
}

/** A session without its log, as after a reload. */
export function reopen({ session, seat, keys }) {
  const key = session.signed && seat ? { key: keys.publicKey } : {};
  return joinSession(session.genesis, { gameId: session.gameId, seat, ...key });
}

/** Two players connected by a line, the guest admitted; `names` are what each knows of the two, the host's first. */
export async function pair(test, options = {}) {
  const line = options.line ?? new Line();
  const one = await host(options);
  const two = await guest(one);
  [one.names, two.names] = options.names ?? [];
  for (const side of [one, two]) {
    side.end = options.transport?.() ?? line.end();
    side.peer = await connect(side.session, side.end, side);
    side.events = listen(side.peer);
    test.after(() => side.peer.close());
  }
  await until(() => two.session.view().status === "open" && one.peer.hasCaughtUp && two.peer.hasCaughtUp);
  return { line, one, two };
}

/** Plays random legal actions, each by the seat to act, until `isEnough`. */
export async function playRandomly({ one, two }, isEnough) {
  for (let count = 0; count < 400; count++) {
    const { state, seat } = one.session.view();
    if (state.phase === "over" || isEnough(state)) return;
    const side = state.turn.seat === seat ? one : two;
    await until(() => side.session.view().state.length === state.length, "the other side sees what was played");
    const actions = [...state.choices, ...state.points.map((point) => ({ type: state.tap, point }))];
    await side.peer.act(
      actions.filter(({ type }) => type !== "pass").at(Math.floor(Math.random() * actions.length)) ?? actions[0],
    );
    await until(() => one.session.view().state.length > state.length);
  }
}

/** Makes the next `save` of a storage wait until it is let go. */
export function slowed(storage) {
  const { save } = storage;
  let release;
  const held = new Promise((resolve) => {
    release = resolve;
  });
  storage.save = async (game) => {
    storage.save = save;
    await held;
    return save(game);
  };
  return release;
}

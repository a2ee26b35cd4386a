// Sessions of the built package: an entry that arrives, and a whole log of 250 entries, each beside hashing the same
// bytes by the platform. Medians of rounds that alternate.

import { createHash } from "node:crypto";
import { joinSession, newSession } from "soosorv";
import { pair } from "./timing.mjs";

const ENTRIES = 250;
const SECRET = new Uint8Array(32).fill(9);

/** A casual game of so many entries: stones, and moves taken back. */
function longLog() {
  const creator = newSession({ opening: "standard", seat: "first", random: new Uint8Array(16).fill(7) });
  const guest = joinSession(creator.genesis, { gameId: creator.gameId, seat: "second" });
  const receive = (to, from) => to.receive(from.since(to.view().length), { from: from.view().seat });
  creator.admit(guest.hello(SECRET), SECRET);
  receive(guest, creator);
  guest.compare(creator.summary(), { from: "first" });
  while (creator.view().length < ENTRIES) {
    const { state } = creator.view();
    const [writer, reader] = state.turn.seat === "first" ? [creator, guest] : [guest, creator];
    // Scattered, so that no five comes early.
    const point = state.points[(state.length * 97) % state.points.length];
    writer.play(point === undefined ? { type: "pass" } : { type: "place", point });
    receive(reader, writer);
    if (creator.view().status === "over") {
      throw new Error(`the game of the benchmark ends after ${creator.view().length} entries`);
    }
    if (state.length % 50 === 49) {
      for (const [by, entry] of [
        [writer, { type: "request-undo", to: state.length - 4 }],
        [reader, { type: "accept-undo" }],
      ]) {
        by.play(entry);
        receive(by === writer ? reader : writer, by);
      }
    }
  }
  return creator;
}

export function sessionBenchmarks() {
  const log = longLog();
  const whole = log.since(0);
  const singles = Array.from({ length: ENTRIES }, (_, number) => {
    const from = log.since(number);
    const after = number + 1 < ENTRIES ? log.since(number + 1).length : 54;
    return from.slice(0, 54 + from.length - after);
  });
  const watcher = () => joinSession(log.genesis, { gameId: log.gameId, seat: null });
  const hash = (bytes) => createHash("sha256").update(bytes).digest();
  const received = pair(
    3,
    () => {
      const session = watcher();
      for (const batch of singles) session.receive(batch);
      if (session.view().length !== ENTRIES) throw new Error("an entry was refused");
      session.free();
    },
    () => singles.forEach(hash),
    "hashing the same bytes",
  );
  const resync = pair(
    3,
    () => {
      const session = watcher();
      session.receive(whole);
      session.free();
    },
    () => hash(whole),
    "hashing the same bytes",
  );
  return { "session-receive": { ...received, ns: received.ns / ENTRIES }, "session-resync": resync };
}

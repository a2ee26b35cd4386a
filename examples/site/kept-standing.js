// How a kept game stands: found by its log, so nobody has to be asked for it.

import { fromText } from "./bytes.js";
import { joinSession } from "./pkg/index.js";

/** In the order of a list: whoever is at this browser is asked to act, then those who wait, then what has ended. */
export const KINDS = ["yours", "theirs", "waiting", "over", "disputed"];

/** `{ kind, opening, outcome }`; throws where the game comes from another version of the package. */
export function standingOf({ gameId, seat, genesis, log }) {
  // As a watcher: nothing is written here, and what is kept was checked when it came.
  const session = joinSession(genesis, { gameId: fromText(gameId), seat: null });
  if (log) session.receive(log, { verified: session.inspect(log).map(({ number }) => number) });
  const { status, actor, state } = session.view();
  const byStatus = { unbound: "waiting", open: actor === seat ? "yours" : "theirs" };
  return { kind: byStatus[status] ?? status, opening: state.rule.opening, outcome: state.outcome };
}

// Sessions as a frontend in strict TypeScript uses them.

import {
  joinSession,
  newSession,
  type Receipt,
  type RuleErrorCode,
  type Seat,
  type Session,
  type SessionEntry,
  type SessionErrorCode,
  type SessionOptions,
  type SessionView,
  type State,
  type Unverified,
  type Written,
} from "soosorv";

const options: SessionOptions = { opening: "soosorv-8", seat: "first", random: new Uint8Array(16) };
const session: Session = newSession(options);
newSession({ position: { black: ["h8"], white: [], turn: "white" }, seat: "second", random: new Uint8Array(16) });
// @ts-expect-error the creator has a seat
newSession({ random: new Uint8Array(16) });
// @ts-expect-error an opening beside a position
newSession({ ...options, position: { black: [], white: [], turn: "black" } });
const watcher = joinSession(session.genesis, { gameId: session.gameId, seat: null });
// @ts-expect-error to watch is said, not left out
joinSession(session.genesis, { gameId: session.gameId });

const entries: SessionEntry[] = [
  { type: "place", point: "h8" },
  { type: "request-undo", to: 3 },
  { type: "accept-undo" },
];
const written: Written[] = entries.map((entry) => session.play(entry));
// @ts-expect-error written by admit alone
session.play({ type: "bind" });

/** What WebCrypto takes. */
async function verified(batch: Uint8Array): Promise<number[]> {
  const right: number[] = [];
  for (const { number, key, toVerify, signature } of watcher.inspect(batch) satisfies readonly Unverified[]) {
    const imported = await crypto.subtle.importKey("raw", key, "Ed25519", false, ["verify"]);
    if (await crypto.subtle.verify("Ed25519", imported, signature, toVerify)) right.push(number);
  }
  return right;
}

async function sign(privateKey: CryptoKey, { toSign }: Written): Promise<void> {
  if (toSign) session.sign(toSign, new Uint8Array(await crypto.subtle.sign("Ed25519", privateKey, toSign)));
}

function told(receipt: Receipt): string {
  const code: RuleErrorCode | null = receipt.code;
  const seat: Seat | null = receipt.seat;
  switch (receipt.kind) {
    case "replaced":
      return receipt.dropped.map(({ type }) => type).join();
    case "applied":
      return receipt.entry?.type === "bind" ? "the guest has come" : `${seat} ${receipt.entry?.type}`;
    default:
      return code ?? receipt.kind;
  }
}

const view: SessionView = session.view();
const state: State = view.state;
const asked: number | undefined = view.undo?.to;
const from: number | null = session.compare(watcher.summary(), { from: "second" }).sendFrom;
const mine: SessionErrorCode = "undo-open";

export const used = [written, verified, sign, told, state, asked, from, mine, session.evidence()?.[0].length];

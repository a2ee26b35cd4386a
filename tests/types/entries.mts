// Compiled only: the entries beside the default one.

import { type Game as DefaultGame, newGame as defaultNewGame, type Session, type State } from "soosorv";
import { addLanguage, type SoosorvGame, type Texts } from "soosorv/element";
import { type Board, createBoard, offerLetter } from "soosorv/element/board.js";
import german from "soosorv/element/texts/de.js";
import {
  broadcastTransport,
  connect,
  dataChannelTransport,
  type GameStorage,
  indexedDBStorage,
  inviteLink,
  type Peer,
  type ReadLink,
  readLink,
  type SeatKeys,
  type Transport,
  webSocketTransport,
} from "soosorv/peer";
import { type EngineSource, type Game, init, initSync, isRuleError, type NotStartedError, newGame } from "soosorv/slim";
import module from "soosorv/soosorv.wasm";

const started: Promise<void>[] = [
  init(),
  init("/soosorv.wasm"),
  init(new URL("https://example.org/soosorv.wasm")),
  init(fetch("/soosorv.wasm")),
  init(new Uint8Array(8)),
  init(new ArrayBuffer(8)),
  init(module),
  init(WebAssembly.compileStreaming(fetch("/soosorv.wasm"))),
];
// @ts-expect-error: a number is no engine
init(5);

const source: EngineSource = new Uint8Array(8);
initSync(source);
initSync(module);
// @ts-expect-error: an address has to be loaded
initSync("/soosorv.wasm");
// @ts-expect-error: it cannot come from nowhere
initSync();

// One class, whichever entry it comes from.
const game: DefaultGame = newGame();
const same: Game = defaultNewGame();
const state: State = same.renderState();

function explainError(error: unknown): string {
  const code = isRuleError(error) ? error.code : (error as NotStartedError).code;
  return code === "not-started" ? "call init()" : code;
}

const board: Board = createBoard(document.body, { onAction: (action) => game.applyAction(action) });
board.update(state);

const spoken: Texts = german;
addLanguage("de-club", () => import("soosorv/element/texts/de.js"));
const whole: SoosorvGame = document.createElement("soosorv-game");
whole.addEventListener("over", ({ detail }) => detail.winner);
// @ts-expect-error: the state is read
whole.state = state;

export const used = [spoken, started, explainError, offerLetter(0)];

// A session on a transport. The platform's own classes and objects fit where structural ones are asked for.
const transports: Transport[] = [
  broadcastTransport(),
  broadcastTransport({ BroadcastChannel }),
  webSocketTransport("wss://example.org/relay"),
  webSocketTransport("wss://example.org/relay", { WebSocket }),
  dataChannelTransport(new RTCPeerConnection().createDataChannel("game")),
  { send() {}, onMessage() {}, onOpen() {}, onClose() {} },
];
// @ts-expect-error: a transport sends
const mute: Transport = { onMessage() {}, onOpen() {}, onClose() {} };

async function play(session: Session, keys: SeatKeys): Promise<Peer> {
  const storage: GameStorage = indexedDBStorage();
  const peer = await connect(session, broadcastTransport(), {
    keys,
    storage,
    note: { via: "tabs" },
    names: { first: "Õie" },
    takeOver: true,
  });
  const off: () => void = peer.on("action", ({ entry, seat }) => {
    if (entry.type === "place") console.log(entry.point, seat);
  });
  peer.on("refused", ({ code }) => console.log(code.length));
  // @ts-expect-error: no such event
  peer.on("moved", () => {});
  // @ts-expect-error: admit alone binds
  peer.act({ type: "bind" });
  await peer.act({ type: "request-undo", to: 3 });
  off();
  return peer;
}

const link: ReadLink | null = readLink(location);
if (link?.secret) console.log(inviteLink(location.href, { gameId: link.gameId, seat: "second", secret: link.secret }));
// @ts-expect-error: an invitation gives a seat away
inviteLink(location.href, { gameId: new Uint8Array(16), secret: new Uint8Array(32) });

export { mute, play, transports };

/**
 * A game between two players on a real connection: two tabs, two browsers, a relay. A session (see `newSession`) decides
 * what counts; here is what brings it to the other side and back, keeps it, and shares it by links.
 *
 * ```ts
 * import { newSession } from "soosorv";
 * import { broadcastTransport, connect, createKeys, inviteLink, memoryStorage } from "soosorv/peer";
 *
 * const keys = await createKeys();
 * const random = crypto.getRandomValues(new Uint8Array(16));
 * const session = newSession({ seat: "first", random, key: keys.publicKey });
 * const peer = await connect(session, broadcastTransport(), { keys, storage: memoryStorage() });
 * const link = inviteLink("https://club.example/", { ...keys, gameId: session.gameId, seat: "second" });
 *
 * peer.on("change", () => console.log(session.view().state.length, link));
 * await peer.act({ type: "place", point: "h8" });
 * peer.close();
 * ```
 *
 * What is thrown here is a {@link PeerError} with a stable `code`, an error of the engine, or a `TypeError` whose code is
 * `invalid-argument` for a value of a wrong type.
 *
 * @packageDocumentation
 */

import type { Seat, Session, SessionEntry } from "./index.js";

// ---------------------------------------------------------------------------------------------- errors

/**
 * - `bad-link`: a link or text to copy is cut off or altered, or was used before.
 * - `closed`: the peer was closed, or another tab has taken the seat over.
 * - `insecure-context`: the page has no `crypto.subtle` (plain http), so nothing can be signed.
 * - `needs-signatures`: a game without signatures on a connection where others can write.
 * - `no-broadcast-channel`, `no-data-channel`, `no-ed25519`, `no-web-socket`: the platform lacks it.
 * - `no-genesis`: nobody who has the game answered in time.
 * - `no-key`: a player of a signed game needs its keys.
 * - `not-signed`: the platform refused to sign. The entry stands in the log and is tried again; nothing is sent until then.
 * - `open-elsewhere`: another tab plays this seat; `takeOver` takes it away.
 * - `other-keys`: the storage has this seat already, with other keys than those given: load them from there.
 */
export type PeerErrorCode =
  | "bad-link"
  | "closed"
  | "insecure-context"
  | "needs-signatures"
  | "no-broadcast-channel"
  | "no-data-channel"
  | "no-ed25519"
  | "no-genesis"
  | "no-key"
  | "no-web-socket"
  | "not-signed"
  | "open-elsewhere"
  | "other-keys";

/** An error of this entry. */
export interface PeerError extends Error {
  readonly name: "PeerError";
  readonly code: PeerErrorCode;
  readonly details: Readonly<Record<string, never>>;
}

/**
 * Whether a caught value is an error of this entry.
 *
 * ```ts
 * try {
 *   readLink("https://club.example/#invite=cut.off");
 * } catch (error) {
 *   isPeerError(error) && error.code; // "bad-link"
 * }
 * ```
 */
export function isPeerError(value: unknown): value is PeerError;

// ---------------------------------------------------------------------------------------------- keys

/** The private half of a key pair: WebCrypto's `CryptoKey`. */
export interface SigningKey {
  readonly type: string;
  readonly extractable: boolean;
}

/** What a seat signs with, and what the other seat is given away by. */
export interface SeatKeys {
  /** 32 bytes, for `newSession` and `joinSession`. */
  readonly publicKey: Uint8Array;
  readonly privateKey: SigningKey;
  /** The 32 bytes that the pair is made from, for a return link; null where it cannot leave this browser. */
  readonly seed: Uint8Array | null;
  /** The secret of the invitation, 32 bytes: the creator's own, the guest's from the link. */
  readonly secret: Uint8Array;
}

/** What stands for keys in a casual game: the secret of the invitation alone. */
export interface CasualKeys {
  readonly publicKey: null;
  readonly privateKey: null;
  readonly seed: null;
  readonly secret: Uint8Array;
}

/**
 * Makes a seat's key pair (Ed25519): from a seed of 32 bytes, such as a return link holds, or from a new one. The private
 * half never leaves WebCrypto; with `extractable: false` there is no seed either, and the seat cannot leave this browser.
 *
 * Throws `insecure-context` and `no-ed25519`; `bad-link` where seed and public key do not belong together.
 *
 * ```ts
 * const keys = await createKeys();
 * const again = await createKeys({ seed: keys.seed, publicKey: keys.publicKey });
 * again.publicKey.join() === keys.publicKey.join(); // true
 * (await createKeys({ extractable: false })).seed; // null
 * ```
 */
export function createKeys(options?: {
  /** 32 bytes. */
  readonly seed?: Uint8Array | null;
  /** The public key that belongs to the seed, 32 bytes. Firefox cannot make it from the seed. */
  readonly publicKey?: Uint8Array | null;
  /** The secret of the invitation, 32 bytes; a new one unless given. */
  readonly secret?: Uint8Array | null;
  /** Whether the pair is made from a seed that a return link can hold; true unless set to false. */
  readonly extractable?: boolean;
}): Promise<SeatKeys>;

/**
 * The secret of an invitation to a casual game: nothing is signed, so it works on plain http too, and only on connections
 * whose other end is the other player.
 *
 * ```ts
 * casualKeys().secret.length; // 32
 * ```
 */
export function casualKeys(options?: { readonly secret?: Uint8Array | null }): CasualKeys;

// ---------------------------------------------------------------------------------------------- links

/** What a link is about. */
export interface LinkedGame {
  /** The name of the game, 16 bytes: `session.gameId`. */
  readonly gameId: Uint8Array;
  /** The app's own words, such as where to connect. They are as public as the link. */
  readonly extra?: Readonly<Record<string, string>>;
}

/** What {@link readLink} finds. */
export interface ReadLink {
  /** `invite` is worth the open seat until somebody has it, `return` is the player's own, `watch` is public. */
  readonly kind: "invite" | "return" | "watch";
  readonly gameId: Uint8Array;
  /** The seat that the link is for; null to watch. */
  readonly seat: Seat | null;
  readonly secret: Uint8Array | null;
  readonly seed: Uint8Array | null;
  readonly publicKey: Uint8Array | null;
  readonly extra: Readonly<Record<string, string>>;
}

/**
 * The link for the other player. `seat` is the seat that it gives away, `secret` that of the keys. As with every link
 * here, all of it stands in the fragment, which browsers send to nobody; what stood there in `base` is replaced.
 *
 * ```ts
 * const game = { gameId: new Uint8Array(16), seat: "second", secret: new Uint8Array(32) } as const;
 * inviteLink("https://club.example/?lang=de", game).slice(0, 41); // "https://club.example/?lang=de#invite=AAAA"
 * ```
 */
export function inviteLink(
  base: string,
  game: LinkedGame & { readonly seat: Seat; readonly secret: Uint8Array },
): string;

/**
 * The link that brings a player back to the own seat in another browser, by what {@link createKeys} takes there. Whoever
 * has it can play the seat. A seed needs its public key beside it.
 *
 * ```ts
 * const keys = await createKeys();
 * const link = returnLink("https://club.example/", { ...keys, gameId: new Uint8Array(16), seat: "first" });
 * readLink(link)?.seat; // "first"
 * ```
 */
export function returnLink(
  base: string,
  game: LinkedGame & {
    readonly seat: Seat;
    readonly secret: Uint8Array;
    readonly seed?: Uint8Array | null;
    readonly publicKey?: Uint8Array | null;
  },
): string;

/**
 * The link for watchers. It holds no secret and cannot be turned into a seat.
 *
 * ```ts
 * watchLink("https://club.example/", { gameId: new Uint8Array(16) }); // "https://club.example/#watch=AAAAAAAAAAAAAAAAAAAAAA"
 * ```
 */
export function watchLink(base: string, game: LinkedGame): string;

/**
 * Reads an address, or `location` itself: what its link is about, or null where it is none. Takes no seat and sends
 * nothing.
 *
 * Throws `bad-link` for a link that is cut off or altered.
 *
 * ```ts
 * readLink("https://club.example/#watch=AAAAAAAAAAAAAAAAAAAAAA")?.kind; // "watch"
 * readLink("https://club.example/#rules"); // null
 * ```
 */
export function readLink(location: string | { readonly hash: string }): ReadLink | null;

// ---------------------------------------------------------------------------------------------- names and storage

/**
 * A player's name as it may be shown: one line of at most 24 characters, without those that are invisible or turn the
 * line around. It is text all the same, never markup.
 *
 * ```ts
 * cleanName("  Anna \u202e\n Maria "); // "Anna Maria"
 * ```
 */
export function cleanName(text: string): string;

/** The players' names; empty where none is known. */
export interface PlayerNames {
  readonly first: string;
  readonly second: string;
}

/** A game as it is kept. */
export interface SavedGame {
  /** The name of the game in base64url. */
  readonly gameId: string;
  readonly seat: Seat;
  readonly genesis: Uint8Array;
  /** The whole log, as `session.since(0)` gives it; null while the seat does not know all of it. */
  readonly log: Uint8Array | null;
  readonly keys: SeatKeys | CasualKeys;
  /** The app's own, as it was given to {@link connect}. */
  readonly note: unknown;
  /** The players' names, as far as they are known; see {@link Peer.names}. */
  readonly names: PlayerNames;
  /** When an entry last came into the log, or the game was begun, in milliseconds since 1970. */
  readonly changed: number;
}

/** Where games are kept, by game and seat: both seats of one game may be played in one browser. */
export interface GameStorage {
  load(gameId: string, seat: Seat): Promise<SavedGame | null>;
  /** Fulfilled when it is sure to be there after a crash. */
  save(game: SavedGame): Promise<void>;
  list(): Promise<SavedGame[]>;
  remove(gameId: string, seat: Seat): Promise<void>;
}

/**
 * Games in memory, for tests and for pages that are to forget.
 *
 * ```ts
 * await memoryStorage().list(); // []
 * ```
 */
export function memoryStorage(): GameStorage;

/**
 * Games in the browser's IndexedDB, keys that cannot leave it included. In a program in Node, `soosorv/peer/file-storage.js`
 * has `fileStorage(directory)`.
 *
 * ```ts
 * const storage = indexedDBStorage({ name: "club-games" }); // opens nothing before the first call
 * ```
 */
export function indexedDBStorage(options?: { readonly name?: string }): GameStorage;

// ---------------------------------------------------------------------------------------------- transports

/** Which game a transport is for. */
export interface Room {
  readonly gameId: Uint8Array;
  /** What lets write into a relay's room, 16 bytes; null for who only watches. */
  readonly token: Uint8Array | null;
  /** What a relay tells the others when this connection ends; null for nothing. */
  readonly farewell: Uint8Array | null;
}

/**
 * A connection to one or more others: what one sends comes to all others, whole or not at all, in any order. An own one
 * needs `send`, and calls the three functions that {@link connect} puts in; the rest is optional.
 */
export interface Transport {
  /** Sends, or drops what cannot be sent now: what was lost is found out and sent again. */
  send(bytes: Uint8Array): void;
  /** To be called with each message that comes. */
  onMessage: (bytes: Uint8Array) => void;
  /** To be called when the connection is up, each time. */
  onOpen: () => void;
  /** To be called when it is lost; with a reason that can be shown, or an empty text. */
  onClose: (reason: string) => void;
  /** Whether it is up now. */
  readonly isOpen?: boolean;
  /** Whether others than the two players can write to it; a casual game is refused there. */
  readonly isShared?: boolean;
  /** Begins to connect, for this game. Called again, it goes over to another one. */
  start?(room: Room): void;
  /** The page is seen again, or the line is back: looks at once whether the connection is. */
  wake?(): void;
  close?(): void;
}

/**
 * Two tabs of one browser, without any server.
 *
 * Throws `no-broadcast-channel`.
 *
 * ```ts
 * broadcastTransport().isOpen; // false
 * ```
 */
export function broadcastTransport(options?: {
  /** A class like the platform's; that one unless given. */
  readonly BroadcastChannel?: new (
    name: string,
  ) => object;
}): Transport;

/**
 * A relay, such as `examples/relay`. Connects again for as long as it is not closed: after a quarter of a second at first,
 * at most every 15 seconds, and at once when the page is seen or the line is back.
 *
 * Throws `no-web-socket`.
 *
 * ```ts
 * const overRelay = () => webSocketTransport("wss://club.example/relay");
 * ```
 */
export function webSocketTransport(
  url: string,
  options?: {
    /** A class like the platform's, such as that of the package `ws`; the platform's unless given. */
    readonly WebSocket?: new (
      url: string,
    ) => object;
  },
): Transport;

/** A STUN or TURN server, as WebRTC takes it. */
export interface IceServer {
  readonly urls: string | string[];
  readonly username?: string;
  readonly credential?: string;
}

/** A transport over data channels; `use` gives it a channel, and another one after that has ended. */
export interface DataChannelTransport extends Transport {
  use(channel: object): void;
}

/** What both ends of a direct connection take. */
export interface DataChannelOptions {
  /** None unless given: then the two must be in one network. */
  readonly iceServers?: readonly IceServer[];
  /** The transport that the new channel is for; a new one unless given. */
  readonly transport?: DataChannelTransport;
}

/**
 * Whether this browser can connect to another one directly. WebKitGTK cannot.
 *
 * ```ts
 * const ways = hasDataChannels() ? ["direct", "relay"] : ["relay"];
 * ```
 */
export function hasDataChannels(): boolean;

/**
 * A direct connection to another browser, over a data channel that the app has opened itself or will.
 *
 * ```ts
 * dataChannelTransport().isOpen; // false
 * ```
 */
export function dataChannelTransport(channel?: object): DataChannelTransport;

/**
 * Begins a direct connection: `offer` is a text for the other player, whose answer `accept` takes. Each is used once.
 *
 * Throws `no-data-channel`; `accept` throws `bad-link`.
 *
 * ```ts
 * async function host(exchange: (offer: string) => Promise<string>) {
 *   const { offer, accept, transport } = await offerDataChannel();
 *   await accept(await exchange(offer));
 *   return transport;
 * }
 * ```
 */
export function offerDataChannel(options?: DataChannelOptions): Promise<{
  readonly offer: string;
  readonly transport: DataChannelTransport;
  accept(answer: string): Promise<void>;
}>;

/**
 * Takes the other player's offer: `answer` is the text to give back.
 *
 * Throws `no-data-channel` and `bad-link`.
 *
 * ```ts
 * async function join(offer: string, giveBack: (answer: string) => void) {
 *   const { answer, transport } = await answerDataChannel(offer);
 *   giveBack(answer);
 *   return transport;
 * }
 * ```
 */
export function answerDataChannel(
  offer: string,
  options?: DataChannelOptions,
): Promise<{ readonly answer: string; readonly transport: DataChannelTransport }>;

/** Several connections as one. */
export interface HubTransport extends Transport {
  /** One more connection, now or later; what comes from it goes on to the others. */
  add(transport: Transport): void;
}

/**
 * Several connections as one transport, such as direct ones to the other player and to watchers: what comes from one goes
 * on to the others. For signed games, since whoever is connected could write.
 *
 * ```ts
 * const hub = hubTransport();
 * hub.add(dataChannelTransport()); // the other player
 * hub.add(dataChannelTransport()); // a watcher
 * ```
 */
export function hubTransport(): HubTransport;

// ---------------------------------------------------------------------------------------------- a session on a transport

/** What a {@link Peer} tells, by name. */
export interface PeerEvents {
  /** The connection is up. */
  up: Record<never, never>;
  /** The connection is lost; a reason that the relay gave, or an empty text. It is tried again by itself. */
  down: { readonly reason: string };
  /** An entry has come into the log from outside: `bind` gives the open seat to the guest. */
  action: {
    readonly entry: SessionEntry | { readonly type: "bind" };
    readonly seat: Seat;
    /** Its number in the log. */
    readonly number: number;
  };
  /**
   * Something that came was refused and changed nothing: the code is the session's, or a word of the relay. What it was
   * about is null where it could not be read.
   */
  refused: {
    readonly code: string;
    readonly number: number | null;
    readonly seat: Seat | null;
    readonly entry: SessionEntry | { readonly type: "bind" } | null;
  };
  /**
   * What a seat wrote out of turn has lost its place to what the other seat wrote there. A resignation of one's own is
   * written again by itself unless the moves were taken back or the game is over; all else is for the app to offer anew.
   */
  dropped: { readonly entries: readonly SessionEntry[]; readonly seat: Seat; readonly number: number };
  /** A player came or went, as far as that can be known. */
  presence: { readonly seat: Seat; readonly isPresent: boolean };
  /** This side holds what the other player holds; a watcher, what the relay keeps. */
  "caught-up": Record<never, never>;
  /** A seat has written two different entries at one place: nothing more can be written; see `session.evidence()`. */
  disputed: { readonly number: number; readonly seat: Seat };
  /** The open seat has been taken: to the creator, and to the guest who has it. */
  admitted: Record<never, never>;
  /** The open seat went to somebody else: the session watches from now on. */
  "seat-taken": Record<never, never>;
  /** The other player, or to a watcher either one, has told its name, where none was known. */
  name: { readonly seat: Seat; readonly name: string };
  /** The other player would like to play again: `rematch()` is the same game on both sides. */
  rematch: { readonly seat: Seat };
  /**
   * The storage is blocked, full or damaged. The game goes on, and is lost when the page closes: offer the return link. A log that
   * is kept from before is taken away if that can be done, so that the seat, opened again, asks the others what it played.
   */
  "storage-failed": { readonly error: unknown };
  /** Another tab has taken the seat over; this peer is closed. */
  "taken-over": Record<never, never>;
  /** After any of these, and after one's own entries: something to show may have changed. */
  change: Record<never, never>;
}

/** A session on a transport. */
export interface Peer {
  readonly session: Session;
  /** The seat that is played; null to watch, and once it went to somebody else. */
  readonly seat: Seat | null;
  /** Whether the connection is up. */
  readonly isUp: boolean;
  /** Whether, on this connection, this side was seen to hold what the other player holds. */
  readonly hasCaughtUp: boolean;
  /** Who else is there, as far as that can be known. */
  readonly present: { readonly first: boolean; readonly second: boolean };
  /**
   * The players' names: those given to {@link connect}, those kept with the game, and what the players tell, in this
   * order. What a player of a signed game tells is signed by its seat, so nobody else can name it. They are as
   * {@link cleanName} leaves them, whatever a player calls itself: show them as text.
   */
  readonly names: PlayerNames;
  /**
   * Writes an entry: signs it, stores it, sends it, and sends it again until the other player has it. Fulfilled with its
   * number in the log when it is stored; that the connection is down is no hindrance.
   *
   * Rejects with what `session.play` throws, with `closed`, and with `not-signed`. `recovering`: a seat that is opened
   * without its log first hears the other player or the relay. It has to believe that they tell all: a relay that hides
   * what the seat has played elsewhere can make it contradict itself. Who keeps the storage is safe from that.
   */
  act(entry: SessionEntry): Promise<number>;
  /**
   * The next game between the same two, seats exchanged, and tells the other player. It is the same game only where both
   * have the same log: what was written here last, such as a resignation, goes to the other player only while this peer
   * is open. Throws what `session.rematch` throws.
   */
  rematch(): Session;
  /** Listens; the function that is handed back ends that. */
  on<Type extends keyof PeerEvents>(
    type: Type,
    listener: (event: { readonly type: Type } & PeerEvents[Type]) => void,
  ): () => void;
  /** Says good-bye and ends the connection. The game stays in its storage. */
  close(): void;
}

/** What {@link connect} takes beside session and transport. */
export interface ConnectOptions {
  /** The player's; nothing to watch. */
  readonly keys?: SeatKeys | CasualKeys | null;
  /** Where the game is kept. A log that is there is taken in first, so after a reload a session without its log will do. */
  readonly storage?: GameStorage | null;
  /** The app's own, kept with the game: plain data. */
  readonly note?: unknown;
  /** The players' names as far as the app knows them. The own seat's is told to the others once the seat is taken. */
  readonly names?: Partial<PlayerNames>;
  /** Whether to take the seat away from another tab that plays it. */
  readonly takeOver?: boolean;
}

/**
 * Puts a session on a transport: every message that comes is checked by its signatures and then by the engine; every entry
 * of one's own is signed and stored before it is sent, and sent until the other player has it; a guest is admitted.
 * Fulfilled when the storage is read; the connection comes up by itself, again and again. From then on entries are written
 * by `act` alone, so that nothing is sent that is not stored; the session is for reading.
 *
 * Rejects with `insecure-context`, `needs-signatures`, `no-key`, `open-elsewhere`, `other-keys`.
 *
 * ```ts
 * import { joinSession, newSession } from "soosorv";
 * import { broadcastTransport, casualKeys, connect } from "soosorv/peer";
 *
 * const keys = casualKeys();
 * const anna = newSession({ seat: "first", random: crypto.getRandomValues(new Uint8Array(16)) });
 * const boris = joinSession(anna.genesis, { gameId: anna.gameId, seat: "second" });
 * const peers = [
 *   await connect(anna, broadcastTransport(), { keys }),
 *   await connect(boris, broadcastTransport(), { keys }),
 * ];
 *
 * await new Promise((resolve) => peers[1]!.on("admitted", resolve));
 * await peers[0]!.act({ type: "place", point: "h8" });
 * await new Promise((resolve) => peers[1]!.on("action", resolve));
 * boris.view().state.length; // 1
 * for (const peer of peers) peer.close();
 * ```
 */
export function connect(session: Session, transport: Transport, options?: ConnectOptions): Promise<Peer>;

/**
 * Asks for the genesis of a game of which only the link is known, from the relay or from a player. It takes no seat. The
 * bytes are for `joinSession`, which checks that they are that game's; the transport stays open, for {@link connect}.
 *
 * Rejects with `no-genesis` when nobody answers in time.
 *
 * ```ts
 * import { joinSession, newSession } from "soosorv";
 * import { broadcastTransport, connect, fetchGenesis } from "soosorv/peer";
 *
 * const session = newSession({ seat: "first", random: crypto.getRandomValues(new Uint8Array(16)) });
 * const host = await connect(session, broadcastTransport());
 *
 * const transport = broadcastTransport();
 * const genesis = await fetchGenesis(transport, session.gameId);
 * const watcher = joinSession(genesis, { gameId: session.gameId, seat: null });
 * watcher.view().seat; // null
 * for (const open of [host, transport]) open.close?.();
 * ```
 */
export function fetchGenesis(
  transport: Transport,
  gameId: Uint8Array,
  options?: {
    /** Milliseconds to wait, 15,000 unless given. */
    readonly patience?: number;
  },
): Promise<Uint8Array>;

// A relay as transport: connects again for ever, and at once when the page is seen or the line is back.

import { equal } from "./bytes.js";
import { PeerError } from "./errors.js";
import { joinMessage, kinds, message } from "./messages.js";

const firstDelay = 250;
const longestDelay = 15_000;
/** How long a socket may be silent before it is asked, and how long the answer may take. */
const silence = 20_000;
const patience = 10_000;
/** The same when the page has just been seen or the line has come back: then it is likely that the socket is dead. */
const wakingPatience = 600;
const grace = 200;
/** Bytes that wait for a slow line; what does not fit is dropped, and the next summaries find out. */
const waitingBytes = 2_097_152;

export function webSocketTransport(url, { WebSocket = globalThis.WebSocket } = {}) {
  if (!WebSocket) throw new PeerError("no-web-socket", "this platform has no WebSocket: give a class of that kind");
  let socket = null;
  let room = null;
  let isOpen = false;
  let failures = 0;
  let timer = null;

  const after = (milliseconds, act) => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };

  /** A program that was busy so long has first to read what came meanwhile: any message ends the wait. */
  const unlessHeard = (milliseconds, act) => after(milliseconds, () => after(grace, act));

  function probe(wait) {
    if (socket?.readyState !== 1) return;
    socket.send(message("ping"));
    unlessHeard(wait, reconnect);
  }

  const listen = () => after(silence, () => probe(patience));

  function connect() {
    clearTimeout(timer);
    const own = new WebSocket(url);
    own.binaryType = "arraybuffer";
    socket = own;
    // Ever longer: where all come back at once, a relay that is given up too soon is only asked more often.
    const wait = patience * (1 + Math.min(failures, 5));
    unlessHeard(wait, () => lost(""));
    own.onopen = () => {
      if (own !== socket) return;
      own.send(joinMessage(room));
      unlessHeard(wait, () => lost(""));
    };
    own.onmessage = ({ data }) => {
      if (own !== socket || typeof data === "string") return;
      const bytes = new Uint8Array(data);
      listen();
      if (bytes[0] === kinds.ping) return;
      transport.onMessage(bytes);
      // All that the relay keeps has come: from here on it passes on what we send.
      if (bytes[0] !== kinds.stored || isOpen) return;
      isOpen = true;
      failures = 0;
      transport.onOpen();
    };
    own.onclose = ({ reason }) => own === socket && lost(reason);
    // Tells nothing that the end, which follows, does not.
    own.onerror = () => {};
  }

  /** Lets go of the socket, whatever state it is in, without waiting for its end. */
  function drop() {
    const old = socket;
    socket = null;
    clearTimeout(timer);
    old?.close();
  }

  function lost(reason) {
    drop();
    const wasOpen = isOpen;
    isOpen = false;
    // Not all at the same moment when a relay comes back.
    const delay = Math.min(longestDelay, firstDelay * 2 ** failures++) * (0.5 + Math.random() / 2);
    after(delay, connect);
    transport.onClose(reason ?? "", wasOpen);
  }

  function reconnect() {
    drop();
    if (isOpen) {
      isOpen = false;
      transport.onClose("", true);
    }
    if (room) connect();
  }

  const transport = {
    isShared: true,
    get isOpen() {
      return isOpen;
    },
    start(wanted) {
      const isSame = room && equal(room.gameId, wanted.gameId) && room.token === wanted.token;
      room = wanted;
      if (!isSame || !socket) reconnect();
    },
    send(bytes) {
      // Who has no token only listens: the relay would refuse it.
      if (isOpen && room.token && socket.readyState === 1 && socket.bufferedAmount < waitingBytes) socket.send(bytes);
    },
    wake() {
      if (!room) return;
      failures = 0;
      if (isOpen) probe(wakingPatience);
      else if (socket?.readyState !== 1) reconnect();
    },
    close() {
      room = null;
      isOpen = false;
      drop();
    },
    onMessage() {},
    onOpen() {},
    onClose() {},
  };
  return transport;
}

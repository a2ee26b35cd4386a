// How two players can be connected, and what each way needs.

import { broadcastTransport, hasDataChannels, hubTransport, webSocketTransport } from "../pkg/peer.js";

export const canSign = () => globalThis.crypto?.subtle !== undefined;

/** Where the relay listens: what the page says. */
function relayAddress() {
  const url = new URL(document.querySelector('meta[name="relay"]').content, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return url.href;
}

export const ways = {
  relay: {
    isHere: () => canSign(),
    transport: () => webSocketTransport(relayAddress()),
    isSigned: () => true,
  },
  direct: {
    isHere: () => hasDataChannels() && canSign(),
    transport: () => hubTransport(),
    isSigned: () => true,
  },
  tabs: {
    isHere: () => typeof BroadcastChannel === "function",
    transport: () => broadcastTransport(),
    // On plain http as well.
    isSigned: () => false,
  },
};

export const wayOf = (name) => (Object.hasOwn(ways, name) ? name : "relay");

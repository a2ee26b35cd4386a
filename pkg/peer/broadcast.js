// Two tabs of one browser as transport: no server, no network.

import { toBase64url } from "./bytes.js";
import { PeerError } from "./errors.js";

export function broadcastTransport({ BroadcastChannel = globalThis.BroadcastChannel } = {}) {
  if (!BroadcastChannel) throw new PeerError("no-broadcast-channel", "this platform has no BroadcastChannel");
  let channel = null;

  const transport = {
    isShared: false,
    get isOpen() {
      return channel !== null;
    },
    start({ gameId }) {
      channel?.close();
      channel = new BroadcastChannel(`soosorv:${toBase64url(gameId)}`);
      channel.onmessage = ({ data }) => {
        if (data instanceof Uint8Array) transport.onMessage(data);
      };
      transport.onOpen();
    },
    send(bytes) {
      channel?.postMessage(bytes);
    },
    close() {
      channel?.close();
      channel = null;
    },
    onMessage() {},
    onOpen() {},
    onClose() {},
  };
  return transport;
}

// Several connections as one transport: what comes from one goes on to the others. So watchers of a direct connection
// need no server: whoever has connected to them passes on.

import { kinds, message } from "./messages.js";

export function hubTransport() {
  const ends = new Map();

  function leave(end, reason) {
    const farewell = ends.get(end);
    // Nobody else can know that this player is gone.
    if (farewell) hub.onMessage(farewell);
    ends.set(end, null);
    if (!hub.isOpen) hub.onClose(reason);
  }

  const hub = {
    isShared: true,
    get isOpen() {
      return [...ends.keys()].some(({ isOpen }) => isOpen);
    },
    add(end) {
      ends.set(end, null);
      end.onMessage = (bytes) => {
        // The first byte of a summary tells who speaks there.
        if (bytes[0] === kinds.summary) ends.set(end, message("bye", bytes.subarray(1, 2)));
        hub.onMessage(bytes);
        for (const other of ends.keys()) if (other !== end) other.send(bytes);
      };
      end.onOpen = () => hub.onOpen();
      end.onClose = (reason) => leave(end, reason);
      if (end.isOpen) hub.onOpen();
    },
    send(bytes) {
      for (const end of ends.keys()) end.send(bytes);
    },
    wake() {
      for (const end of ends.keys()) end.wake?.();
    },
    close() {
      for (const end of ends.keys()) end.close?.();
      ends.clear();
    },
    onMessage() {},
    onOpen() {},
    onClose() {},
  };
  return hub;
}

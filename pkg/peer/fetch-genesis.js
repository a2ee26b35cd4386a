// What a game begins with, for who knows only its link.

import { PeerError } from "./errors.js";
import { kinds, message } from "./messages.js";

const askEvery = 1000;

export function fetchGenesis(transport, gameId, { patience = 15_000 } = {}) {
  return new Promise((resolve, reject) => {
    const ask = () => transport.send(message("ask"));
    // Who has the game may come later than who asks.
    const again = setInterval(ask, askEvery);
    const finish = (settle, value) => {
      clearInterval(again);
      clearTimeout(timer);
      transport.onMessage = () => {};
      transport.onOpen = () => {};
      settle(value);
    };
    const timer = setTimeout(
      () => finish(reject, new PeerError("no-genesis", "nobody who has the game answers")),
      patience,
    );
    transport.onMessage = (bytes) => {
      if (bytes[0] === kinds.genesis) finish(resolve, bytes.slice(1));
    };
    transport.onOpen = ask;
    transport.onClose = () => {};
    if (transport.start) transport.start({ gameId, token: null, farewell: null });
    else if (transport.isOpen) ask();
  });
}

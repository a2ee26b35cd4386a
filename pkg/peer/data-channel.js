// Two browsers connected directly as transport. They find each other by two texts, an offer and an answer, that the
// players copy to each other or a relay passes on.

import { fromBase64url, toBase64url } from "./bytes.js";
import { PeerError } from "./errors.js";

/** A channel takes 256 kB at once at most, in some browsers less; a long log has more. */
const pieceBytes = 60_000;
const longestMessage = 1_048_576;
const gatheringPatience = 4000;

export const hasDataChannels = () => typeof globalThis.RTCPeerConnection === "function";

/** A channel as transport; `use` gives it another one after the first has ended. */
export function dataChannelTransport(first) {
  let channel = null;

  const transport = {
    isShared: false,
    get isOpen() {
      return channel?.readyState === "open";
    },
    use(next) {
      channel?.close();
      channel = next;
      next.binaryType = "arraybuffer";
      let pieces = [];
      let length = 0;
      next.onmessage = ({ data }) => {
        if (next !== channel || typeof data === "string" || data.byteLength === 0) return;
        const [isLast, ...piece] = new Uint8Array(data);
        pieces.push(piece);
        length += piece.length;
        if (length > longestMessage) pieces = [];
        if (!isLast && pieces.length > 0) return;
        const whole = Uint8Array.from(pieces.flat());
        pieces = [];
        length = 0;
        if (whole.length > 0) transport.onMessage(whole);
      };
      next.onopen = () => next === channel && transport.onOpen();
      next.onclose = () => next === channel && transport.onClose("", true);
      if (next.readyState === "open") transport.onOpen();
    },
    send(bytes) {
      if (channel?.readyState !== "open") return;
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        const piece = bytes.subarray(at, at + pieceBytes);
        const isLast = at + pieceBytes >= bytes.length;
        const framed = new Uint8Array(piece.length + 1);
        framed[0] = isLast ? 1 : 0;
        framed.set(piece, 1);
        channel.send(framed);
      }
    },
    close() {
      channel?.close();
      channel = null;
    },
    onMessage() {},
    onOpen() {},
    onClose() {},
  };
  if (first) transport.use(first);
  return transport;
}

function newConnection(iceServers) {
  if (!hasDataChannels()) {
    throw new PeerError("no-data-channel", "this browser cannot connect directly: play over a relay");
  }
  return new globalThis.RTCPeerConnection({ iceServers });
}

/** The description with all addresses in it, so that one text is enough. */
async function described(connection) {
  await connection.setLocalDescription();
  if (connection.iceGatheringState !== "complete") {
    await new Promise((resolve) => {
      // A server that does not answer must not keep the addresses back that are known.
      setTimeout(resolve, gatheringPatience);
      connection.onicegatheringstatechange = () => connection.iceGatheringState === "complete" && resolve();
    });
  }
  const { type, sdp } = connection.localDescription;
  return toBase64url(new TextEncoder().encode(`${type}\n${sdp}`));
}

function readDescription(text, wanted) {
  const bytes = fromBase64url(text.trim());
  const [type, ...lines] = bytes ? new TextDecoder().decode(bytes).split("\n") : [];
  if (type !== wanted) throw new PeerError("bad-link", `not ${wanted === "offer" ? "an offer" : "an answer"}`);
  return { type, sdp: lines.join("\n") };
}

async function setRemote(connection, description) {
  try {
    await connection.setRemoteDescription(description);
  } catch {
    throw new PeerError("bad-link", "the text is cut off or altered, or was used before");
  }
}

/** Ends the channel when the connection has failed, so that the transport tells. */
function watch(connection, channel) {
  connection.addEventListener("connectionstatechange", () => {
    if (connection.connectionState === "failed") channel.close();
  });
  channel.addEventListener("close", () => connection.close());
}

export async function offerDataChannel({ iceServers = [], transport = dataChannelTransport() } = {}) {
  const connection = newConnection(iceServers);
  const channel = connection.createDataChannel("soosorv");
  watch(connection, channel);
  const offer = await described(connection);
  transport.use(channel);
  return {
    offer,
    transport,
    accept: (answer) => setRemote(connection, readDescription(answer, "answer")),
  };
}

export async function answerDataChannel(offer, { iceServers = [], transport = dataChannelTransport() } = {}) {
  const connection = newConnection(iceServers);
  connection.ondatachannel = ({ channel }) => {
    watch(connection, channel);
    transport.use(channel);
  };
  await setRemote(connection, readDescription(offer, "offer"));
  const answer = await described(connection);
  return { answer, transport };
}

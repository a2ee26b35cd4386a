// Two browsers connected directly as transport. They find each other by two texts, an offer and an answer, that the
// players copy to each other or a relay passes on.

import { concat, fromBase64url, toBase64url } from "./bytes.js";
import { PeerError } from "./errors.js";

/** A channel takes 256 kB at once at most, in some browsers less; a long log has more. */
const pieceBytes = 60_000;
const morePieces = 0;
const lastPiece = 1;
const longestMessage = 1_048_576;
/** Bytes that wait for a slow line; what does not fit is dropped, and the next summaries find out. */
const waitingBytes = 2_097_152;
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
      const old = channel;
      channel = next;
      old?.close();
      next.binaryType = "arraybuffer";
      let pieces = [];
      let length = 0;
      next.onmessage = ({ data }) => {
        if (next !== channel || typeof data === "string" || data.byteLength < 2) return;
        const piece = new Uint8Array(data, 1);
        length += piece.length;
        // A message without end must not fill the memory; what is left of it is nothing that anybody understands.
        if (length <= longestMessage) pieces.push(piece);
        if (new Uint8Array(data)[0] !== lastPiece) return;
        const isWhole = length <= longestMessage;
        const whole = concat(...pieces);
        pieces = [];
        length = 0;
        if (isWhole) transport.onMessage(whole);
      };
      next.onopen = () => next === channel && transport.onOpen();
      next.onclose = () => next === channel && transport.onClose("", true);
      if (next.readyState === "open") transport.onOpen();
    },
    send(bytes) {
      if (channel?.readyState !== "open" || channel.bufferedAmount > waitingBytes) return;
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        const mark = at + pieceBytes < bytes.length ? morePieces : lastPiece;
        channel.send(concat(Uint8Array.of(mark), bytes.subarray(at, at + pieceBytes)));
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

// `soosorv/peer`: a session on a real connection, links to share it, keys and storage.

export { broadcastTransport } from "./peer/broadcast.js";
export { connect } from "./peer/connect.js";
export { answerDataChannel, dataChannelTransport, hasDataChannels, offerDataChannel } from "./peer/data-channel.js";
export { isPeerError } from "./peer/errors.js";
export { fetchGenesis } from "./peer/fetch-genesis.js";
export { hubTransport } from "./peer/hub.js";
export { casualKeys, createKeys } from "./peer/keys.js";
export { inviteLink, readLink, returnLink, watchLink } from "./peer/links.js";
export { cleanName } from "./peer/names.js";
export { indexedDBStorage, memoryStorage } from "./peer/storage.js";
export { webSocketTransport } from "./peer/web-socket.js";

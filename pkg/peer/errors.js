// Errors of this entry: like the engine's, an `Error` with a stable `code`.

export class PeerError extends Error {
  constructor(code, message) {
    super(`${code}: ${message}`);
    this.name = "PeerError";
    this.code = code;
  }
}

export function isPeerError(value) {
  return value instanceof PeerError;
}

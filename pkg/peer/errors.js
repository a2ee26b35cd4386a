// Errors of this entry, in the manner of the engine's: real ones with a stable `code` and `details`.

export class PeerError extends Error {
  constructor(code, message) {
    super(message);
    this.name = "PeerError";
    this.code = code;
    this.details = {};
  }
}

export function isPeerError(value) {
  return value instanceof PeerError;
}

/** A value of a wrong type. */
export function invalid(argument, expected) {
  const error = new TypeError(`${argument} must be ${expected}`);
  return Object.assign(error, { code: "invalid-argument", details: { argument, expected } });
}

/** The value, which must be bytes of this number. */
export function bytesOf(value, argument, length) {
  if (!(value instanceof Uint8Array) || value.length !== length)
    throw invalid(argument, `a Uint8Array of ${length} bytes`);
  return value;
}

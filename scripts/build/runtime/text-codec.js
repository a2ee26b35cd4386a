// UTF-8 where the platform has no TextDecoder or TextEncoder, as in Jest's jsdom environment. The generated glue
// makes one of each when it is loaded; imported names shadow the globals, so loading never fails.

export const TextDecoder =
  globalThis.TextDecoder ??
  class {
    /** Strings from Rust are always well-formed. */
    decode(bytes = []) {
      let escaped = "";
      for (const byte of bytes) escaped += `%${byte.toString(16).padStart(2, "0")}`;
      return decodeURIComponent(escaped);
    }
  };

export const TextEncoder =
  globalThis.TextEncoder ??
  class {
    /** A lone surrogate becomes U+FFFD, as the standard has it. */
    encode(text) {
      const bytes = [];
      for (const character of text) {
        const code = character.codePointAt(0);
        if (code < 0x80) {
          bytes.push(code);
          continue;
        }
        const scalar = code >= 0xd800 && code < 0xe000 ? 0xfffd : code;
        const tails = scalar < 0x800 ? 1 : scalar < 0x10000 ? 2 : 3;
        bytes.push(((0xff << (7 - tails)) & 0xff) | (scalar >> (6 * tails)));
        for (let tail = tails - 1; tail >= 0; tail--) bytes.push(0x80 | ((scalar >> (6 * tail)) & 0x3f));
      }
      return Uint8Array.from(bytes);
    }
  };

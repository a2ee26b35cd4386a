// The UTF-8 of the package, against the platform's, on what the platform may lack it for.

import assert from "node:assert/strict";
import { test } from "node:test";

const platform = { TextDecoder, TextEncoder };
delete globalThis.TextDecoder;
delete globalThis.TextEncoder;
const { TextDecoder: Decoder, TextEncoder: Encoder } = await import("../../scripts/build/runtime/text-codec.js");
Object.assign(globalThis, platform);

const texts = ["", "a1", "soosõrv", "寒星", "\u{1f600}", "\0\x7f\x80\u07ff\u0800\uffff\u{10000}\u{10ffff}"];

test("it is not the platform's", () => {
  assert.notEqual(Decoder, platform.TextDecoder);
  assert.notEqual(Encoder, platform.TextEncoder);
});

test("it encodes and decodes as the platform does", () => {
  for (const text of texts) {
    const bytes = new platform.TextEncoder().encode(text);
    assert.deepEqual(new Encoder().encode(text), bytes);
    assert.equal(new Decoder().decode(bytes), text);
  }
  assert.equal(new Decoder().decode(), "");
});

test("lone surrogates become U+FFFD", () => {
  for (const text of ["\ud800", "a\udfffb", "\udc00\ud800"]) {
    assert.deepEqual(new Encoder().encode(text), new platform.TextEncoder().encode(text));
  }
});

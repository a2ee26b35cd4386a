// The entry without the engine inside: soosorv.wasm is a file of its own, which `init` loads once.

import { isStarted, initSync as startEngine } from "./glue.js";

let starting;

/** Memoised; a start that failed can be tried again. */
export function init(source) {
  starting ??= start(source).finally(() => {
    if (!isStarted()) starting = undefined;
  });
  return starting;
}

export function initSync(source) {
  startEngine(source);
}

async function start(source) {
  if (isStarted()) return;
  const module = await load((await source) ?? besideThis());
  startEngine(module);
}

function besideThis() {
  const address = new URL("./soosorv.wasm", import.meta.url);
  // Vite 5 to 7 move this file, but not the engine, into their cache during development.
  return address.pathname.includes("/.vite/deps/") ? new URL("../../soosorv/soosorv.wasm", address) : address;
}

/** The engine's bytes or module from wherever they are: an address, an answer of `fetch`, or already here. */
async function load(source) {
  const isAddress = typeof source === "string" || source instanceof URL;
  const given = isAddress ? await open(source) : source;
  if (typeof given?.arrayBuffer !== "function") return compiled(given);
  const isPage = given.headers?.get?.("content-type")?.startsWith("text/html");
  if (given.ok === false || isPage) {
    const why = isPage ? "answers with a page: give init() the address of soosorv.wasm" : `answers ${given.status}`;
    throw new Error(`soosorv: ${given.url || "the server"} ${why}`);
  }
  return compiled(await given.arrayBuffer());
}

/** Asynchronously: old browsers refuse to compile at once what is larger than 4 kB on their main thread. */
function compiled(given) {
  const isModule = Object.prototype.toString.call(given) === "[object WebAssembly.Module]";
  return isModule ? given : WebAssembly.compile(given);
}

/** Node's `fetch` does not open files. */
function open(address) {
  const fs = String(address).startsWith("file:") && globalThis.process?.getBuiltinModule?.("node:fs");
  return fs ? fs.promises.readFile(new URL(address)) : fetch(address);
}

export * from "./api.js";

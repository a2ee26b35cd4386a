// Takes the place of the start that wasm-bindgen generates. Until the engine runs, `wasm` is `notStarted`, whose first
// property read starts it: what asks the engine starts it by itself, and importing the package neither costs nor throws
// anything.

let moduleSource;

/** Takes a function that returns the engine: a WebAssembly.Module or its bytes. Called at first use. */
export function arm(source) {
  moduleSource = source;
}

const notStarted = new Proxy(
  {},
  {
    get(_, name) {
      if (!moduleSource) {
        throw Object.assign(new Error("soosorv: call init() before anything else"), { code: "not-started" });
      }
      return initSync(moduleSource())[name];
    },
  },
);

let wasm = notStarted;

/** Whether the engine runs. */
export function isStarted() {
  return wasm !== notStarted;
}

/** Starts the engine from its module or bytes, unless it runs. */
export function initSync(source) {
  if (wasm === notStarted) {
    // A module made in another realm (Next's edge runtime, a test runner's sandbox) is no `instanceof` of ours.
    const isModule = Object.prototype.toString.call(source) === "[object WebAssembly.Module]";
    const { exports } = new WebAssembly.Instance(isModule ? source : new WebAssembly.Module(source));
    if (!exports.ask) {
      throw new TypeError("soosorv: the module is not soosorv.wasm");
    }
    wasm = exports;
  }
  return wasm;
}

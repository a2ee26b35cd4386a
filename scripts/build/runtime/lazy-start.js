// Spliced into the generated glue before its `let wasm`. Until the engine runs, `wasm` is `notStarted`, whose first
// property read starts it: every class and function of the glue starts the engine by itself, without wrappers, and
// importing the package neither costs nor throws anything.

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
      return initSync({ module: moduleSource() })[name];
    },
  },
);

/** Whether the engine runs. */
export function isStarted() {
  return wasm !== notStarted;
}

// The engine's memory, seen from outside: the module is started by the first call, and its instance caught then.

let memory;
WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
  construct(target, args) {
    const instance = new target(...args);
    memory = instance.exports.memory;
    return instance;
  },
});

/** How many bytes it has; it never shrinks. */
export const engineBytes = () => memory.buffer.byteLength;

// Who wants to be told of what.

export class Listeners {
  #byType = new Map();
  /** What happens before anybody can listen; null from `begin` on. */
  #held = [];

  /** Hands back what ends the listening. */
  add(type, listener) {
    if (!this.#byType.has(type)) this.#byType.set(type, new Set());
    this.#byType.get(type).add(listener);
    return () => this.#byType.get(type).delete(listener);
  }

  /** From now on there can be listeners. */
  begin() {
    const held = this.#held;
    this.#held = null;
    for (const [type, details] of held) this.tell(type, details);
  }

  /** Whatever happens, something to show may have changed. */
  tell(type, details) {
    if (this.#held) {
      this.#held.push([type, details]);
      return;
    }
    this.#call(type, { type, ...details });
    if (type !== "change") this.#call("change", { type: "change" });
  }

  #call(type, event) {
    for (const listener of this.#byType.get(type) ?? []) {
      try {
        listener(event);
      } catch (error) {
        // The app's own fault: seen as such, and no reason to leave a message half done.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}

// Appended to the glue: how a game looks in a console. The class lost its name to the minifier.

Object.defineProperty(Game, "name", { value: "Game" });

Object.defineProperty(Game.prototype, Symbol.for("nodejs.util.inspect.custom"), {
  configurable: true,
  writable: true,
  value() {
    if (!this.__wbg_ptr) return "Game (freed)";
    const [rule, ...actions] = this.toString().split(" ");
    return `Game ${rule}, length ${actions.length}\n${this.ascii()}`;
  },
});

// Appended to the glue: how a game looks in a console. The classes lost their names to the minifier.

Object.defineProperty(Game, "name", { value: "Game" });
Object.defineProperty(Session, "name", { value: "Session" });

Object.defineProperty(Game.prototype, Symbol.for("nodejs.util.inspect.custom"), {
  configurable: true,
  writable: true,
  value() {
    if (!this.__wbg_ptr) return "Game (freed)";
    const [rule, ...actions] = this.toString().split(" ");
    return `Game ${rule}, length ${actions.length}\n${this.ascii()}`;
  },
});

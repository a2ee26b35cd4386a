// A frontend without its page: what a tap does, which buttons there are, what the players read. It knows no rule:
// everything comes from the state of the engine, so it plays every opening rule.

import { isRuleError, newGame, parseGame } from "soosorv";

const buttonWords = {
  keep: () => "Keep the colours",
  swap: () => "Swap the colours",
  branch: ({ to }) => `Instead: ${to}`,
  declare: ({ count }) => (count === 1 ? "1 fifth move" : `${count} fifth moves`),
  pass: () => "Pass",
  claim: () => "Claim the forbidden move",
};

const questions = {
  place: ({ turn, area }) =>
    area === 15 ? `places a ${turn.stone} stone` : `places a ${turn.stone} stone in the central ${area} × ${area}`,
  choose: ({ turn }) => `keeps ${turn.holds} or swaps`,
  declare: () => "says how many fifth moves there will be",
  offer: ({ offersMissing }) => `offers fifth moves, ${offersMissing} to go`,
  pick: () => "picks one of the fifth moves",
  play: ({ turn }) => `plays ${turn.stone}`,
};

export class Table {
  #game;

  /** A new table, or one where a saved game lies. */
  constructor({ opening = "soosorv-8", saved } = {}) {
    this.#game = saved === undefined ? newGame({ opening }) : parseGame(saved);
  }

  get state() {
    return this.#game.renderState();
  }

  /** The sentence above the board. */
  get prompt() {
    const { outcome, phase, turn } = this.state;
    if (outcome) return outcome.winner ? `The ${outcome.winner} player wins (${outcome.reason})` : "A draw";
    return `The ${turn.seat} player ${questions[phase](this.state)}`;
  }

  get buttons() {
    return this.state.choices.map((action) => ({ label: buttonWords[action.type](action), action }));
  }

  /** A tap on the board. Says why when nothing comes of it, and nothing else. */
  tap(point) {
    const { tap } = this.state;
    return tap === null ? "No point is asked for now" : this.#try({ type: tap, point });
  }

  press(label) {
    const button = this.buttons.find((candidate) => candidate.label === label);
    return button ? this.#try(button.action) : `There is no button "${label}"`;
  }

  /** An action that came from elsewhere, with the seat that it came from. */
  receive(action, seat) {
    return this.#try(action, { seat });
  }

  takeBack() {
    if (this.state.length > 0) this.#game.undo();
  }

  /** What to store: `new Table({ saved })` puts the game back. */
  save() {
    return String(this.#game);
  }

  draw() {
    return this.#game.ascii();
  }

  #try(action, options = {}) {
    try {
      this.#game.applyAction(action, options);
      return null;
    } catch (error) {
      if (!isRuleError(error)) throw error;
      return error.code;
    }
  }
}

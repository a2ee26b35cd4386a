// The game as callers see it, and what can be asked without one. What each does and throws is told by the types.

import {
  readAction,
  readBytes,
  readLength,
  readOptions,
  readPoint,
  readPosition,
  readSeat,
  readText,
} from "./arguments.js";
import { ask, Held, handleOf, hold, inside, isFreed } from "./door.js";
import {
  ACTIONS,
  ANALYSE,
  APPLY_ACTION,
  ASCII,
  CLONE,
  EXPLAIN,
  EXPLAIN_POSITION,
  GAME_FROM_BYTES,
  HASH,
  IS_LEGAL,
  LEGAL_ACTIONS,
  NEW_GAME,
  OPENING_RULES,
  PARSE_GAME,
  STATE,
  TO_BYTES,
  TO_TEXT,
  UNDO,
} from "./questions.js";
import { bytesIn, Reader, textIn } from "./reader.js";
import { actionOf, analysis, applied, explanation, frameOf, patternsOf, state } from "./shapes.js";

export const newGame = (options) => hold(Game, NEW_GAME, readOptions(options));

export const parseGame = (text) => hold(Game, PARSE_GAME, readText(text));

export const gameFromBytes = (bytes) => hold(Game, GAME_FROM_BYTES, readBytes(bytes));

export const analyse = (position) => analysis(ask(ANALYSE, 0, readPosition(position)));

export function explain(position, point) {
  const numbers = readPosition(position);
  return explanation(ask(EXPLAIN_POSITION, 0, [readPoint(point), ...numbers]));
}

export const openingPatterns = () => patternsOf();

export const openingRules = () => new Reader(ask(OPENING_RULES)).value();

/** The branches of a game's opening, for the reader of its actions. */
const branchesOf = (game) => () => frameOf(game).branches;

const about = (game, what, numbers) => ask(what, inside(game).handle, numbers);

const actionsOf = (game, what) => [...about(game, what).subarray(1)].map((number) => actionOf(number, game));

export class Game extends Held {
  legalActions() {
    return actionsOf(this, LEGAL_ACTIONS);
  }

  isLegal(action) {
    try {
      const number = readAction(action, branchesOf(this));
      return about(this, IS_LEGAL, [number])[1] === 1;
    } catch {
      return false;
    }
  }

  applyAction(action, options) {
    // Read first: what callers' getters do to this game, they have done before it is looked at.
    const numbers = [readAction(action, branchesOf(this)), readSeat(options)];
    const held = inside(this);
    const answer = ask(APPLY_ACTION, held.handle, numbers);
    held.state = undefined;
    return applied(answer, this);
  }

  renderState() {
    const held = inside(this);
    held.state ??= state(ask(STATE, held.handle), this);
    return held.state;
  }

  stateAt(length) {
    const now = this.renderState();
    const number = readLength(length, "length", now.length);
    return number === now.length ? now : state(about(this, STATE, [number]), this);
  }

  explain(point) {
    return explanation(about(this, EXPLAIN, [readPoint(point)]));
  }

  undo() {
    const [, action] = about(this, UNDO);
    inside(this).state = undefined;
    return actionOf(action, this);
  }

  actions() {
    return actionsOf(this, ACTIONS);
  }

  toString() {
    return textIn(about(this, TO_TEXT));
  }

  toJSON() {
    return this.toString();
  }

  toBytes() {
    return bytesIn(about(this, TO_BYTES));
  }

  ascii() {
    return textIn(about(this, ASCII));
  }

  hash() {
    return Array.from(bytesIn(about(this, HASH)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  clone() {
    return hold(Game, CLONE, handleOf(this));
  }

  /** How a game looks in a console. */
  [Symbol.for("nodejs.util.inspect.custom")]() {
    if (isFreed(this)) {
      return "Game (freed)";
    }
    const [rule, ...actions] = this.toString().split(" ");
    return `Game ${rule}, length ${actions.length}\n${this.ascii()}`;
  }

  /** The class loses its own to the minifier. */
  static get name() {
    return "Game";
  }
}

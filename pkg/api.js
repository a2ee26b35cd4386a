// What every entry offers. The glue has more exports than these: those that start the engine.

export {
  analyse,
  explain,
  Game,
  gameFromBytes,
  isRuleError,
  joinSession,
  newGame,
  newSession,
  openingPatterns,
  openingRules,
  parseGame,
  rulesRevision,
  Session,
  VERSION,
  wireVersion,
} from "./glue.js";

// What the entries offer that have the engine from elsewhere. The glue has more exports: those that start the engine.

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

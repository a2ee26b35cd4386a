// What every entry offers. The glue has more exports than these: those that start the engine.

export {
  analyse,
  explain,
  Game,
  gameFromBytes,
  isRuleError,
  newGame,
  openingPatterns,
  openingRules,
  parseGame,
  rulesRevision,
  VERSION,
  wireVersion,
} from "./glue.js";

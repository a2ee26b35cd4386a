// The rest of the game: what no page needs before somebody does something (see game-later.js).

export * from "./board-extras.js";
export { answers, onArrow } from "./game-choices.js";
export { dialogTemplate } from "./game-dialogs.js";
export {
  errorSentence,
  highlightsOf,
  recordErrorSentence,
  refusal,
  storyOf,
  storySentences,
} from "./game-reasons.js";
export { record } from "./game-record.js";
export { createReplay } from "./game-replay.js";
export { REST_STYLE } from "./game-rest-style.js";
export { messageFor } from "./game-sentences.js";

// What a board needs only after a press or for an explanation.

export { createExplainer, explanationSteps } from "./explanation.js";
export { describeExplanation } from "./explanation-scene.js";
export { EXTRAS_STYLE } from "./extras-style.js";
export { createLoupe } from "./loupe.js";

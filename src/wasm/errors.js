// Errors as callers see them: real ones, with a stable code and the data that a frontend needs to explain itself.

/** An error that names the rule that was broken. Its message is for logs: the code, and what there is to tell. */
export function ruleError(code, details) {
  const told = Object.entries(details).filter(([, value]) => value !== null);
  const error = new Error([code, ...told.map(([name, value]) => `${name} ${value}`)].join(", "));
  return coded(error, "RuleError", code, details);
}

export function invalid(argument, expected) {
  const error = new TypeError(`${argument} must be ${expected}`);
  return coded(error, "TypeError", "invalid-argument", { argument, expected });
}

const BRAND = Symbol.for("soosorv.error");

function coded(error, name, code, details) {
  const hidden = { configurable: true, writable: true };
  Object.defineProperty(error, "name", { value: name, ...hidden });
  Object.defineProperty(error, BRAND, { value: true, ...hidden });
  return Object.assign(error, { code, details: Object.freeze(details) });
}

/** Whether a caught value is an error of this package, whichever copy of it threw. */
export function isRuleError(error) {
  try {
    return Object(error)[BRAND] === true;
  } catch {
    return false;
  }
}

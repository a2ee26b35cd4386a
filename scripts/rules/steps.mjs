// An opening rule as a list of sentences, from the table of the engine.

/** Number of the stone that each step places; a branch goes on with the number of the choice that leads to it. */
function stoneNumbers(steps) {
  const numbers = new Map();
  const jumps = new Map();
  let next = 1;
  steps.forEach((step, index) => {
    next = jumps.get(index) ?? next;
    for (const { to } of step.branches ?? []) jumps.set(to, next);
    numbers.set(index, next);
    if (step.type === "place" || step.type === "pick") next += 1;
  });
  return numbers;
}

function sentence(step, number, { limits }, words) {
  const { type, by } = step;
  switch (type) {
    case "place":
      return words.place(by, number % 2 === 1 ? "black" : "white", number, step.area);
    case "choose":
      return [words.choose(by), ...step.branches.map(({ name, to }) => words.branch[name](to + 1))].join(" ");
    case "declare":
      return words.declare(by);
    case "offer":
      if (step.count === "declared") return words.offer.declared;
      return words.offer.fixed(step.count === "limit" ? limits.default : step.count);
    default:
      return words[type];
  }
}

/** The steps of a rule in words, in order. */
export function stepSentences(rule, words) {
  const numbers = stoneNumbers(rule.steps);
  return rule.steps.map((step, index) => sentence(step, numbers.get(index), rule, words));
}

// Properties that are attributes too, and the games that they ask for. The attribute is where the value lives, so the two
// cannot differ.

/** Property to attribute. */
export const ATTRIBUTES = {
  opening: "opening",
  forbiddenMoves: "forbidden-moves",
  record: "record",
  seat: "seat",
  firstName: "first-name",
  secondName: "second-name",
  theme: "theme",
  input: "input",
};

/** Gives a class the properties; one that is not set is an empty string. */
export function reflectAttributes(prototype) {
  for (const [property, attribute] of Object.entries(ATTRIBUTES)) {
    Object.defineProperty(prototype, property, {
      configurable: true,
      enumerable: true,
      get() {
        return this.getAttribute(attribute) ?? "";
      },
      set(value) {
        if (value === null || value === undefined || value === "") this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
    });
  }
}

/** Frameworks may set properties before the class is known; they lie on the element itself then, and hide its own. */
export function takeEarlyProperties(element) {
  for (const property of [...Object.keys(ATTRIBUTES), "lang"]) {
    if (!Object.hasOwn(element, property)) continue;
    const value = element[property];
    delete element[property];
    element[property] = value;
  }
}

/** The game that an element's attributes ask for: that of a record, or a new one. */
function wantedGame(element, record) {
  if (record) return element.open(record);
  const options = {};
  if (element.opening) options.opening = element.opening;
  if (element.forbiddenMoves) options.forbiddenMoves = element.forbiddenMoves;
  return element.newGame(options);
}

/**
 * Starts that game. Where it could not be, `fail` is told why, and an element without a game gets a plain one; where not
 * even that is possible, no game is shown.
 */
export function startFromAttributes(element, record, fail) {
  try {
    wantedGame(element, record);
  } catch (error) {
    try {
      if (!element.game) element.newGame();
    } catch (fault) {
      console.error(fault);
    }
    fail(error);
  }
}

// What the browser remembers for this page. Storage can be blocked or full;
// then the page works all the same and forgets.

const PREFIX = "soosorv.";

export function readStored(key) {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function writeStored(key, value) {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Nothing to do: the game on the screen is not touched.
  }
}

// The rest of the game (game-rest.js) is fetched once, as soon as the first game is on the screen.

let rest = null;
let coming = null;

/** All of the rest; null while it is not here. */
export const restNow = () => rest;

/** Calls `use` with the rest: at once where it is here, else when it comes. What could not be fetched is tried again. */
export function withRest(use) {
  if (rest) {
    use(rest);
    return;
  }
  coming ??= import("./game-rest.js");
  coming.then(
    (fetched) => {
      rest = fetched;
      use(rest);
    },
    (error) => {
      coming = null;
      console.error(error);
    },
  );
}

// The rest of the game (game-rest.js) is fetched once, when the page has nothing else to do, or at the first press that
// needs it.

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

/** Calls `use` like `withRest`, but lets the page do first what it has to do. */
export function withRestWhenIdle(use) {
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  idle(() => withRest(use));
}

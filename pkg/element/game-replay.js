// Stepping through the game that is on the board, by hand or at a steady pace.

// One step of a game that plays through, in milliseconds.
const PACE = 1000;

/**
 * @param {() => number} lengthOf how many steps the game has
 * @param {(step: number) => void} onShow a step is shown
 */
export function createReplay(lengthOf, onShow) {
  /** The step that is shown; null: the game itself. */
  let step = null;
  let timer = null;

  function pause() {
    clearTimeout(timer);
    timer = null;
  }

  function show(wanted) {
    const length = lengthOf();
    const shown = Math.max(0, Math.min(length, wanted));
    pause();
    step = shown === length ? null : shown;
    onShow(shown);
  }

  function playFrom(next) {
    timer = setTimeout(() => {
      show(next);
      if (step !== null) playFrom(next + 1);
    }, PACE);
  }

  return {
    get step() {
      return step;
    },
    get playing() {
      return timer !== null;
    },
    pause,
    show,

    /** Plays on from the step shown, from the beginning where that is the last; or pauses. */
    toggle() {
      if (timer !== null) {
        show(step ?? lengthOf());
        return;
      }
      show(step ?? 0);
      playFrom(step + 1);
    },

    /** Back to the game itself, without a word. */
    leave() {
      pause();
      step = null;
    },
  };
}

// What is said about a point in the place of the line below the question: why it is refused, why it is forbidden or is
// not after all, which offer closes it. Rings and lines on the board go with it.

import { restNow, withRest } from "./game-later.js";

/**
 * @param {object} context
 * @param {() => object} context.game the engine's game
 * @param {() => object} context.board
 * @param {() => object} context.texts
 * @param {(message: string) => void} context.say speaks to screen readers
 * @param {() => void} context.onChange the remark is another
 */
export function createRemarks({ game, board, texts, say, onChange }) {
  // A function of the texts, so that another language reaches it.
  let remark = null;
  let highlighted = 0;
  let inspected = null;

  function set(next) {
    if (!next && !remark) return;
    remark = next;
    onChange();
  }

  /** Rings on the board; most moves of the mouse change nothing here. */
  function highlight(marks) {
    if (marks.length + highlighted === 0) return;
    highlighted = marks.length;
    board().set({ highlights: marks });
  }

  /** The verdict and the sentences of all steps, or of one. */
  const told =
    (explained, steps, index = null) =>
    (texts) => {
      const { verdict, steps: sentences } = restNow().storySentences(game(), explained, steps, texts);
      return [verdict, ...(index === null ? sentences : [sentences[index]])].join(" ");
    };

  function note(next) {
    set(next);
    say(next(texts()));
  }

  return {
    /** The words, or null. */
    in: (texts) => remark?.(texts) || null,

    /** A remark that is spoken too. */
    note,

    /** Leaves everything that was said and drawn. */
    clear() {
      remark = null;
      highlight([]);
    },

    /** A point was chosen that cannot be: says why; a forbidden one shows its lines, one after the other. */
    refuse(point) {
      withRest(({ explanationSteps, refusal, storyOf }) => {
        const story = storyOf(game(), point);
        if (!story) {
          const action = { type: game().renderState().tap, point };
          note((texts) => refusal(game(), action, texts));
          return;
        }
        // The lines say more than rings do.
        highlight([]);
        board().showExplanation(story);
        say(told(story, explanationSteps(story))(texts()));
      });
    },

    /** An action, or the record of a game, was refused by the engine. */
    fail(error, ofRecord) {
      withRest(({ errorSentence, recordErrorSentence }) => {
        const sentence = ofRecord ? recordErrorSentence : errorSentence;
        if (ofRecord) set((texts) => sentence(error, texts));
        else note((texts) => sentence(error, texts));
      });
    },

    /** A step of an explanation is shown on the board, or null. */
    explain(shown) {
      set(shown && told(shown, shown.steps, shown.index));
    },

    /** The mouse, the focus or a press came to a point, or left the board. */
    inspect(point, marked) {
      inspected = point;
      withRest((rest) => {
        // By the time the rest is here the mouse may be elsewhere.
        if (point !== inspected) return;
        const closed = game()
          .renderState()
          .symmetrical.find((one) => one.point === point);
        const story = point !== null && marked ? rest.storyOf(game(), point) : null;
        const steps = story ? rest.explanationSteps(story) : [];
        highlight(rest.highlightsOf(point, steps));
        if (story) set(told(story, steps));
        else set(closed ? (texts) => texts.why.symmetrical(point, closed.to) : null);
      });
    },
  };
}

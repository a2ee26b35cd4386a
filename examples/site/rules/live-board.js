// What the boards of the rules pages have in common: the parts of a lesson, and the second press where a finger aims
// first.

/** The parts of a lesson that its script fills. */
export function partsOf(lesson) {
  const part = (name) => lesson.querySelector(`.${name}`);
  return {
    board: lesson.querySelector("soosorv-board"),
    live: part("live"),
    asked: part("asked"),
    answers: part("answers"),
    remark: part("remark"),
    again: part("again"),
    why: part("why"),
    answer: part("answer"),
  };
}

/** A button with words, smaller ones below them, and what it does. */
export function button(text, act, { small = "", label = "", className = "choice" } = {}) {
  const node = document.createElement("button");
  node.type = "button";
  node.className = className;
  node.textContent = text;
  if (label) node.setAttribute("aria-label", label);
  if (small) {
    const below = document.createElement("small");
    below.textContent = small;
    node.append(below);
  }
  node.addEventListener("click", act);
  return node;
}

/** Where a finger aims first, a button acts on the aim: `confirmText` names it. */
export function offerConfirm(board, place, confirmText) {
  let shown = null;
  board.addEventListener("aim", ({ detail: { point } }) => {
    shown?.remove();
    shown = null;
    if (point === null) return;
    shown = button(confirmText(point), () => board.confirm(), { className: "primary" });
    place.append(shown);
  });
}

// The renju board: draws a `State` of the engine, emits an `Action`.
//
// It imports no engine and knows no rule. Which points can be tapped, and which
// action a tap makes, stands in the state; what an action leads to comes back
// as the next state.
//
//     const board = createBoard(container, {
//       onAction(action) {
//         game.applyAction(action);
//         board.update(game.renderState());
//       },
//     });
//     board.update(game.renderState());

import { createCells } from "./cells.js";
import { createDrawing } from "./drawing.js";
import { nearestPoint } from "./geometry.js";
import { createLookup, pointInfo } from "./lookup.js";
import { followPointer } from "./pointer.js";
import { adoptStyle } from "./style.js";
import { textsEn } from "./texts-en.js";

export { offerLetter } from "./scene.js";

const DEFAULTS = {
  numbers: false,
  coordinates: true,
  turned: false,
  forbiddenMarks: true,
  inputMode: "auto",
  theme: "auto",
  readOnly: false,
  highlights: [],
  texts: textsEn,
  onAction: null,
  onAim: null,
  onRefuse: null,
  onInspect: null,
};

/** The points of the stones that a state adds to the one shown before. */
function arrivals(before, after) {
  const one = before?.stones;
  const other = after?.stones;
  if (!one || !other || other.length !== one.length + 1) return [];
  const same = one.every((stone, index) => stone.point === other[index].point);
  return same ? [other[other.length - 1].point] : [];
}

/** See board.d.ts for the options and the methods. */
export function createBoard(container, initialOptions = {}) {
  const options = { ...DEFAULTS };
  const listening = new AbortController();
  const root = document.createElement("div");
  root.className = "soosorv-board";
  // The board keeps its left and right in languages written from the right.
  root.dir = "ltr";

  let state = null;
  let lookup = createLookup(null);
  let aim = null;
  let hover = null;
  let inspected = null;
  let arriving = [];

  const drawing = createDrawing();
  const cells = createCells({ onEnter, onEscape: () => dropAim(), onFocus: onHover }, listening.signal);
  drawing.svg.append(...cells.layers);
  root.append(drawing.svg);
  const pointer = followPointer(
    drawing.svg,
    {
      pointNear: (x, y) => nearestPoint(x, y, options.turned),
      onPress,
      onDrag,
      onHover,
    },
    listening.signal,
  );

  function showState() {
    drawing.showState(state, { ...options, arriving });
    nameCells();
  }

  function showPointer() {
    drawing.showPointer(state, {
      turned: options.turned,
      legal: canAct() ? lookup.legal : new Set(),
      aim,
      hover,
    });
    root.classList.toggle("pointing", canAct() && lookup.legal.has(hover));
  }

  function nameCells() {
    const named = { aim, forbiddenMarks: options.forbiddenMarks };
    cells.setNames((point) => options.texts.point(pointInfo(point, state, lookup, named)), aim);
    cells.setBoardName(options.texts.board(state));
  }

  function canAct() {
    return Boolean(state?.tap) && !options.readOnly;
  }

  function setAim(point) {
    if (point === aim) return;
    aim = point;
    showPointer();
    nameCells();
    options.onAim?.(aim);
  }

  function dropAim() {
    const had = aim !== null;
    setAim(null);
    return had;
  }

  function act(point) {
    const action = { type: state.tap, point };
    setAim(null);
    options.onAction?.(action);
  }

  /** One press or key on a point: aims, acts, or tells that it cannot. */
  function choose(point, confirming) {
    if (!canAct()) return;
    if (!lookup.legal.has(point)) options.onRefuse?.(point);
    else if (confirming && aim !== point) setAim(point);
    else act(point);
  }

  function onPress(point, pointerType) {
    if (point === null) return;
    const confirming = options.inputMode === "confirm" || (options.inputMode === "auto" && pointerType !== "mouse");
    inspect(point);
    choose(point, confirming);
  }

  function onDrag(point) {
    if (options.inputMode === "direct" || !canAct()) return;
    if (lookup.legal.has(point)) setAim(point);
  }

  function onEnter(point) {
    choose(point, options.inputMode === "confirm");
  }

  function onHover(point) {
    if (point !== hover) {
      hover = point;
      showPointer();
    }
    inspect(point);
  }

  function inspect(point) {
    if (point === inspected) return;
    inspected = point;
    options.onInspect?.(point);
  }

  function set(changes) {
    for (const key of Object.keys(changes)) {
      if (key in DEFAULTS) options[key] = changes[key] ?? DEFAULTS[key];
    }
    if ("turned" in changes) cells.setTurned(options.turned);
    if ("theme" in changes) root.dataset.theme = options.theme;
    if ("turned" in changes || "coordinates" in changes) drawing.arrange(options);
    arriving = [];
    showState();
    showPointer();
  }

  function update(next) {
    if (next === state) return;
    arriving = arrivals(state, next);
    state = next;
    lookup = createLookup(next);
    pointer.drop();
    inspected = null;
    setAim(null);
    showState();
    showPointer();
  }

  container.append(root);
  adoptStyle(root);
  root.dataset.theme = DEFAULTS.theme;
  drawing.arrange(options);
  set(initialOptions);

  return {
    update,
    set,

    /** The aimed point, or null. */
    get aim() {
      return aim;
    },

    /** Aims at a point as a first tap would; null drops the aim. */
    aimAt(point) {
      if (point === null) dropAim();
      else if (canAct() && lookup.legal.has(point)) setAim(point);
    },

    /** Acts on the aimed point, for a button beside the board. */
    confirm() {
      if (aim !== null && canAct()) act(aim);
    },

    /** Moves the keyboard focus to a point of the board. */
    focus: (point) => cells.focus(point ?? null),

    destroy() {
      listening.abort();
      root.remove();
    },
  };
}

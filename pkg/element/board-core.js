// The board without what it needs only after a press or for an explanation (board-extras.js): see board.js for what it is,
// board.d.ts for the options and the methods.

import { createCells } from "./cells.js";
import { createDrawing } from "./drawing.js";
import { nearestPoint } from "./geometry.js";
import { createLookup, pointInfo } from "./lookup.js";
import { followPointer } from "./pointer.js";
import { adoptStyle } from "./style.js";

/** The points of the stones that a state adds to the one shown before. */
function arrivals(before, after) {
  const one = before?.stones;
  const other = after?.stones;
  if (!one || !other || other.length !== one.length + 1) return [];
  const same = one.every((stone, index) => stone.point === other[index].point);
  return same ? [other[other.length - 1].point] : [];
}

/**
 * @param {Element} container
 * @param {object} defaults all options
 * @param {object} initialOptions some of them
 * @param {(use: (extras: object) => void) => void} getExtras calls `use` with the extras, now or when they are here
 */
export function createBoard(container, defaults, initialOptions, getExtras) {
  const options = { ...defaults };
  const listening = new AbortController();
  const root = document.createElement("div");
  root.className = "soosorv-board";
  // The board keeps its left and right in languages written from the right.
  root.dir = "ltr";

  let state = null;
  let lookup = createLookup(null);
  let aim = null;
  let hover = null;
  let refused = null;
  let inspected = null;
  let arriving = [];
  let explained = null;
  let wanted = null;
  let explainer = null;

  const withExtras = (use) =>
    getExtras((extras) => {
      adoptStyle(root, extras.EXTRAS_STYLE);
      use(extras);
    });
  const drawing = createDrawing(withExtras);
  const cells = createCells(
    root,
    {
      onEnter,
      onEscape: () => explainer?.stop() || dropAim(),
      onMistype: (text) => options.onMistype?.(text),
      onFocus: onHover,
    },
    listening.signal,
  );
  drawing.svg.append(...cells.layers);
  root.append(drawing.svg);
  const pointer = followPointer(
    drawing.svg,
    {
      modeFor,
      pointNear: (x, y) => nearestPoint(x, y, options.turned),
      onPress,
      onDrag,
      onRelease,
      onDragEnd: () => drawing.showLoupe(null),
      onHover,
    },
    listening.signal,
  );
  function onShown(shown) {
    explained = shown;
    showExplanation();
    options.onExplain?.(shown);
  }

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
      closed: refused ?? hover,
    });
    root.classList.toggle("pointing", canAct() && lookup.legal.has(hover));
  }

  function showExplanation() {
    root.classList.toggle("explaining", explained !== null);
    if (explainer) drawing.showExplanation(explained, options.turned);
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

  function refuse(point) {
    refused = point;
    showPointer();
    options.onRefuse?.(point);
  }

  /** What was shown about another point goes. */
  function leave() {
    wanted = null;
    explainer?.stop();
    refused = null;
  }

  /** One press or key on a point: aims, acts, or tells that it cannot. */
  function choose(point, confirming) {
    leave();
    if (!canAct()) return;
    if (!lookup.legal.has(point)) refuse(point);
    else if (confirming && aim !== point) setAim(point);
    else act(point);
  }

  /** What a press of this kind of pointer does; the mouse needs no aid to aim. */
  function modeFor(pointerType) {
    const { inputMode } = options;
    if (pointerType === "mouse") return inputMode === "confirm" ? "confirm" : "direct";
    return inputMode === "auto" ? "confirm" : inputMode;
  }

  function onPress(point, mode) {
    if (point === null) return;
    inspect(point);
    choose(point, mode === "confirm");
  }

  function onDrag(point, place, mode) {
    if (!canAct()) return;
    leave();
    if (lookup.legal.has(point)) setAim(point);
    else if (mode === "drag") setAim(null);
    drawing.showLoupe(place, point);
  }

  function onRelease(point) {
    if (point === null) return;
    inspect(point);
    choose(point, false);
  }

  function onEnter(point) {
    inspect(point);
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
      if (key in defaults) options[key] = changes[key] ?? defaults[key];
    }
    if ("turned" in changes) cells.setTurned(options.turned);
    if ("theme" in changes) root.dataset.theme = options.theme;
    if ("turned" in changes || "coordinates" in changes) drawing.arrange(options);
    arriving = [];
    if (!canAct()) setAim(null);
    showState();
    showPointer();
    showExplanation();
  }

  function update(next) {
    if (next === state) return;
    arriving = arrivals(state, next);
    state = next;
    lookup = createLookup(next);
    pointer.drop();
    leave();
    inspected = null;
    setAim(null);
    showState();
    showPointer();
  }

  container.append(root);
  adoptStyle(root);
  root.dataset.theme = defaults.theme;
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

    /** Shows why a point is what it is, line by line; null leaves. */
    showExplanation(explanation) {
      wanted = explanation;
      if (explanation) {
        withExtras(({ createExplainer }) => {
          explainer ??= createExplainer(onShown);
          if (wanted === explanation) explainer.start(explanation);
        });
      } else {
        explainer?.stop();
      }
    },

    /** Shows one step of the explanation, to stay; null shows all together. */
    showExplanationStep: (index) => explainer?.showStep(index),

    destroy() {
      options.onExplain = null;
      leave();
      listening.abort();
      root.remove();
    },
  };
}

// The board for keyboards and screen readers: a grid of 15 rows and 225 cells.
//
// The cells are transparent squares over the picture. They are made once and
// keep their place; what changes is their name. One cell at a time can be
// reached with the Tab key, the arrow keys move on from there and stop at the
// edges (the grid pattern of the ARIA Authoring Practices). A letter and a
// number go to a point and act there.

import { LAST, placeOf, pointAt, SIZE } from "./geometry.js";
import { setShown, svgElement } from "./svg.js";
import { createTyping } from "./typing.js";

const STEPS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const clamp = (value) => Math.min(LAST, Math.max(0, value));

/** Where a key leads from a place, or null if it is not a key of the grid. */
function destination(event, { x, y }) {
  if (event.altKey || event.metaKey || event.shiftKey) return null;
  if (event.key === "Home") return { x: 0, y: event.ctrlKey ? 0 : y };
  if (event.key === "End") return { x: LAST, y: event.ctrlKey ? LAST : y };
  const step = STEPS[event.key];
  if (!step || event.ctrlKey) return null;
  return { x: clamp(x + step[0]), y: clamp(y + step[1]) };
}

/**
 * @param {HTMLElement} root what will hold the cells
 * @param {object} handlers
 * @param {(point: string) => void} handlers.onEnter the point was acted on
 * @param {() => boolean} handlers.onEscape whether there was something to leave
 * @param {(text: string) => void} handlers.onMistype what was typed is no point of the board
 * @param {(point: string | null) => void} handlers.onFocus keyboard focus moved
 * @param {AbortSignal} signal ends all listening
 */
export function createCells(root, handlers, signal) {
  const cells = [];
  const names = new Array(SIZE * SIZE).fill("");
  const rows = [];
  for (let y = 0; y < SIZE; y += 1) {
    const row = svgElement("g", { role: "row" });
    for (let x = 0; x < SIZE; x += 1) {
      const cell = svgElement("rect", {
        role: "gridcell",
        class: "cell",
        tabindex: "-1",
        x: x - 0.5,
        y: y - 0.5,
        width: 1,
        height: 1,
      });
      cells.push(cell);
      row.append(cell);
    }
    rows.push(row);
  }
  const ring = svgElement("g", { class: "focus", "aria-hidden": "true" }, [
    svgElement("rect", { class: "focus-outer", rx: 0.1 }),
    svgElement("rect", { class: "focus-inner", rx: 0.1 }),
  ]);
  for (const part of ring.children) {
    part.setAttribute("width", "1");
    part.setAttribute("height", "1");
  }
  setShown(ring, false);
  const typing = createTyping();
  const typedText = svgElement("text", { dy: "0.355em", "font-size": 0.62 });
  const typedTag = svgElement("g", { class: "typed", "aria-hidden": "true" }, [
    svgElement("rect", { x: -0.9, y: -0.5, width: 1.8, height: 1, rx: 0.2 }),
    typedText,
  ]);
  setShown(typedTag, false);
  const grid = svgElement("g", { role: "grid", class: "cells" }, rows);

  let turned = false;
  let ringShown = false;
  let stop = { x: 7, y: 7 };

  const cellAt = ({ x, y }) => cells[y * SIZE + x];
  cellAt(stop).setAttribute("tabindex", "0");

  function moveStop(place) {
    cellAt(stop).setAttribute("tabindex", "-1");
    stop = place;
    cellAt(stop).setAttribute("tabindex", "0");
  }

  function placeOfCell(cell) {
    const index = cells.indexOf(cell);
    return index < 0 ? null : { x: index % SIZE, y: Math.floor(index / SIZE) };
  }

  /** What has been typed so far, beside the point that has the focus. */
  function showTyped() {
    setShown(typedTag, typing.text !== "");
    typedText.textContent = typing.text;
    const { x, y } = { x: Math.min(stop.x, LAST - 0.5), y: stop.y };
    typedTag.setAttribute("transform", `translate(${Math.max(0.5, x)} ${y > 0 ? y - 1.1 : y + 1.1})`);
  }

  function stopTyping() {
    if (typing.text === "") return false;
    typing.clear();
    showTyped();
    return true;
  }

  /** A key that may belong to a point; tells whether it did. */
  function type(event) {
    const typed = typing.take(event);
    if (!typed) return false;
    event.preventDefault();
    const point = typed.point ?? typed.soFar;
    if (point) cellAt(placeOf(point, turned)).focus();
    showTyped();
    if (typed.wrong) handlers.onMistype(typed.wrong);
    if (typed.point) handlers.onEnter(typed.point);
    return true;
  }

  function showRing(place) {
    const had = ringShown;
    ringShown = place !== null;
    setShown(ring, ringShown);
    for (const part of ringShown ? ring.children : []) {
      part.setAttribute("x", String(place.x - 0.5));
      part.setAttribute("y", String(place.y - 0.5));
    }
    if (ringShown) handlers.onFocus(pointAt(place.x, place.y, turned));
    else if (had) handlers.onFocus(null);
  }

  function onFocusIn(event) {
    const place = placeOfCell(event.target);
    if (!place) return;
    moveStop(place);
    // A press with the mouse also moves the focus; the ring is for keys.
    showRing(event.target.matches(":focus-visible") ? place : null);
  }

  function onFocusOut(event) {
    showRing(null);
    if (!grid.contains(event.relatedTarget)) stopTyping();
  }

  function onKeyDown(event) {
    const place = placeOfCell(event.target);
    if (!place || type(event)) return;
    const wasTyping = stopTyping();
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      // A key held down repeats; only the press itself may act.
      if (!event.repeat) handlers.onEnter(pointAt(place.x, place.y, turned));
      return;
    }
    if (event.key === "Escape") {
      if (wasTyping || handlers.onEscape()) event.stopPropagation();
      return;
    }
    const next = destination(event, place);
    if (!next) return;
    event.preventDefault();
    cellAt(next).focus();
  }

  // Some assistive technology clicks without any pointer.
  function onClick(event) {
    if (event.detail !== 0) return;
    const place = placeOfCell(event.target);
    if (place) handlers.onEnter(pointAt(place.x, place.y, turned));
  }

  // Not on the grid: an element of SVG that listens for focus can be focused in Chromium, a second tab stop.
  root.addEventListener("focusin", onFocusIn, { signal });
  root.addEventListener("focusout", onFocusOut, { signal });
  grid.addEventListener("keydown", onKeyDown, { signal });
  grid.addEventListener("click", onClick, { signal });

  return {
    layers: [ring, grid, typedTag],

    setBoardName(name) {
      grid.setAttribute("aria-label", name);
    },

    /** Gives every cell its name; `nameOf` is asked for each point. */
    setNames(nameOf, aim) {
      for (let index = 0; index < cells.length; index += 1) {
        const x = index % SIZE;
        const point = pointAt(x, (index - x) / SIZE, turned);
        const name = nameOf(point);
        if (name === names[index]) continue;
        names[index] = name;
        cells[index].setAttribute("aria-label", name);
      }
      for (const cell of grid.querySelectorAll("[aria-selected]")) {
        cell.removeAttribute("aria-selected");
      }
      if (aim) {
        const cell = cellAt(placeOf(aim, turned));
        cell.setAttribute("aria-selected", "true");
      }
    },

    /** Turns the board; the tab stop and the focus stay on their point. */
    setTurned(value) {
      if (value === turned) return;
      turned = value;
      const focused = cellAt(stop).matches(":focus");
      moveStop({ x: LAST - stop.x, y: LAST - stop.y });
      if (focused) cellAt(stop).focus();
    },

    /** Focuses a point, or the one that the Tab key would reach. */
    focus(point) {
      cellAt(point ? placeOf(point, turned) : stop).focus();
    },
  };
}

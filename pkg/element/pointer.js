// Mouse, pen and finger on the board.
//
// A press is followed from down to up. What it does depends on the mode:
//
// - "direct" and "confirm": it acts where it ends if it has not moved more than
//   SLIP pixels; in "confirm" a finger that moves on drags the aim along.
// - "drag": the aim is under the finger from the start, and the release acts.
//
// A press ends without acting when a new state is shown: a finger that was
// already down cannot act in a position its owner has not seen.

const SLIP = 10;

/**
 * @param {SVGSVGElement} svg
 * @param {object} handlers
 * @param {(pointerType: string) => "direct" | "confirm" | "drag"} handlers.modeFor
 * @param {(x: number, y: number) => string | null} handlers.pointNear
 * @param {(point: string | null, mode: string) => void} handlers.onPress
 * @param {(point: string | null, place: DOMPoint, mode: string) => void} handlers.onDrag
 * @param {(point: string | null) => void} handlers.onRelease the end of a drag in the mode "drag"
 * @param {() => void} handlers.onDragEnd always follows a drag, whether it acted or not
 * @param {(point: string | null) => void} handlers.onHover
 * @param {AbortSignal} signal ends all listening
 */
export function followPointer(svg, handlers, signal) {
  let press = null;

  function placeUnder(event) {
    const matrix = svg.getScreenCTM();
    return matrix && new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  }

  function pointUnder(event) {
    const place = placeUnder(event);
    return place && handlers.pointNear(place.x, place.y);
  }

  function end() {
    const ended = press;
    press = null;
    if (ended?.dragging) handlers.onDragEnd();
    return ended;
  }

  function drag(event) {
    const place = placeUnder(event);
    if (!place) return;
    press.dragging = true;
    handlers.onDrag(handlers.pointNear(place.x, place.y), place, press.mode);
  }

  function onDown(event) {
    // A second finger or another button ends the press without acting. One of
    // the same kind means that the end of the first was never heard.
    const other = end();
    if (!event.isPrimary || event.button !== 0 || (other && other.type !== event.pointerType)) return;
    press = {
      id: event.pointerId,
      type: event.pointerType,
      mode: handlers.modeFor(event.pointerType),
      x: event.clientX,
      y: event.clientY,
      slipped: false,
      dragging: false,
    };
    // The events of a page's own tests have no pointer behind them.
    if (event.isTrusted) svg.setPointerCapture(event.pointerId);
    if (press.mode === "drag") drag(event);
  }

  function onMove(event) {
    if (press?.id !== event.pointerId) {
      if (event.pointerType === "mouse") handlers.onHover(pointUnder(event));
      return;
    }
    const distance = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (distance > SLIP) press.slipped = true;
    if (press.type === "mouse") handlers.onHover(pointUnder(event));
    else if (press.mode === "drag" || (press.mode === "confirm" && press.slipped)) drag(event);
  }

  function onUp(event) {
    if (press?.id !== event.pointerId) return;
    const { mode, slipped } = end();
    if (mode === "drag") handlers.onRelease(pointUnder(event));
    else if (!slipped) handlers.onPress(pointUnder(event), mode);
  }

  function onLeave(event) {
    if (event.pointerType === "mouse") handlers.onHover(null);
  }

  function onContextMenu(event) {
    // A finger that rests while it aims asks for no menu.
    if (press && press.type !== "mouse") event.preventDefault();
    else end();
  }

  svg.addEventListener("pointerdown", onDown, { signal });
  svg.addEventListener("pointermove", onMove, { signal });
  svg.addEventListener("pointerup", onUp, { signal });
  svg.addEventListener("pointercancel", end, { signal });
  svg.addEventListener("pointerleave", onLeave, { signal });
  svg.addEventListener("contextmenu", onContextMenu, { signal });

  return {
    /** Forgets a press that began before now. */
    drop: end,
  };
}

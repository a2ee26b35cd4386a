// Mouse, pen and finger on the board.
//
// A press is followed from down to up. It acts where it ends if it has not
// moved more than SLIP pixels and if no new state came in between: a finger
// that was already down cannot act in a position its owner has not seen.

const SLIP = 10;

/**
 * @param {SVGSVGElement} svg
 * @param {object} handlers
 * @param {(x: number, y: number) => string | null} handlers.pointNear
 * @param {(point: string | null, pointerType: string) => void} handlers.onPress
 * @param {(point: string | null) => void} handlers.onDrag
 * @param {(point: string | null) => void} handlers.onHover
 * @param {AbortSignal} signal ends all listening
 */
export function followPointer(svg, handlers, signal) {
  let press = null;

  function pointUnder(event) {
    const matrix = svg.getScreenCTM();
    if (!matrix) return null;
    const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return handlers.pointNear(place.x, place.y);
  }

  function onDown(event) {
    // A second finger or another button ends the press without acting.
    if (press || !event.isPrimary || event.button !== 0) {
      press = null;
      return;
    }
    press = {
      id: event.pointerId,
      type: event.pointerType,
      x: event.clientX,
      y: event.clientY,
      slipped: false,
    };
    svg.setPointerCapture(event.pointerId);
  }

  function onMove(event) {
    if (press?.id !== event.pointerId) {
      if (event.pointerType === "mouse") handlers.onHover(pointUnder(event));
      return;
    }
    const distance = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (distance > SLIP) press.slipped = true;
    if (press.type === "mouse") handlers.onHover(pointUnder(event));
    else if (press.slipped) handlers.onDrag(pointUnder(event));
  }

  function onUp(event) {
    const ended = press;
    if (ended?.id !== event.pointerId) return;
    press = null;
    if (!ended.slipped) handlers.onPress(pointUnder(event), ended.type);
  }

  function drop() {
    press = null;
  }

  function onLeave(event) {
    if (event.pointerType === "mouse") handlers.onHover(null);
  }

  svg.addEventListener("pointerdown", onDown, { signal });
  svg.addEventListener("pointermove", onMove, { signal });
  svg.addEventListener("pointerup", onUp, { signal });
  svg.addEventListener("pointercancel", drop, { signal });
  svg.addEventListener("pointerleave", onLeave, { signal });
  svg.addEventListener("contextmenu", drop, { signal });

  return {
    /** Forgets a press that began before now. */
    drop,
  };
}

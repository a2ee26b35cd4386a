// What happens to the page that a connection is in; a program without pages has none of it.

/** `wake` when it is seen again or the line is back, `leave` when it is closed. Hands back what ends the listening. */
export function followPage({ wake, leave }) {
  const seen = () => globalThis.document?.visibilityState !== "hidden" && wake();
  const listeners = [
    [globalThis.document, "visibilitychange", seen],
    [globalThis.window, "online", seen],
    [globalThis.window, "pagehide", leave],
    [globalThis.window, "pageshow", ({ persisted }) => persisted && seen()],
  ].filter(([target]) => target?.addEventListener);
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener);
  return () => {
    for (const [target, name, listener] of listeners) target.removeEventListener(name, listener);
  };
}

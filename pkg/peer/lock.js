// One writer a seat: two tabs that write for the same seat would contradict each other.

/**
 * Takes the lock of a name; false where another tab has it. `onLost` is told when another tab takes it away. Where the
 * platform has no locks (plain http, programs in Node) or gives the page none (a frame without an origin) everybody gets
 * it.
 */
export function takeLock(name, { takeOver, onLost }) {
  const { locks } = globalThis.navigator ?? {};
  if (!locks) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    let isReleased = false;
    const whileHeld = new Promise((release) => {
      const hold = (lock) => {
        if (!lock) {
          resolve(false);
          return undefined;
        }
        resolve(() => {
          isReleased = true;
          release();
        });
        return whileHeld;
      };
      const options = takeOver ? { steal: true } : { ifAvailable: true };
      locks.request(name, options, hold).catch((error) => {
        if (error.name === "AbortError" && !isReleased) onLost();
        else if (error.name === "SecurityError") resolve(() => {});
        else reject(error);
      });
    });
  });
}

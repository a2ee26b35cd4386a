// What a page has loaded is kept, so that the page opens without a network the next time.

const kept = new Set();

/** Files of one moment: of those that come together none is kept if one is missing. */
async function keep(addresses) {
  const fresh = addresses.filter((address) => address.startsWith(location.origin) && !kept.has(address));
  if (fresh.length === 0) return;
  for (const address of fresh) kept.add(address);
  const cache = await caches.open("soosorv");
  await cache.addAll(new Set(fresh));
}

/** Keeps what is loaded by now, and what the page loads later on. */
export async function keepOffline() {
  if (!navigator.serviceWorker || !globalThis.caches) return;
  // Where it fails, the page needs the network, as it did before.
  const tried = (addresses) => keep(addresses).catch(() => {});
  try {
    await navigator.serviceWorker.register(new URL("./offline-worker.js", import.meta.url));
  } catch {
    return;
  }
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  await tried([location.origin + location.pathname, ...loaded]);
  new PerformanceObserver((list) => tried(list.getEntries().map(({ name }) => name))).observe({ type: "resource" });
}

// What a page has loaded is kept, all of it at once, so that the page opens without a network the next time.

export async function keepOffline() {
  if (!navigator.serviceWorker || !globalThis.caches) return;
  try {
    await navigator.serviceWorker.register(new URL("./offline-worker.js", import.meta.url));
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const own = loaded.filter((address) => address.startsWith(location.origin));
    const cache = await caches.open("soosorv");
    // Files of one moment: none of them is kept if one is missing.
    await cache.addAll(new Set([location.origin + location.pathname, ...own]));
  } catch {
    // Then the page needs the network, as it did before.
  }
}

// The network first; where there is none, what offline.js has kept.

const own = (request) => request.method === "GET" && new URL(request.url).origin === location.origin;

async function kept(request, error) {
  const cache = await caches.open("soosorv");
  const found = await cache.match(request, { ignoreSearch: true });
  if (!found) throw error;
  return found;
}

addEventListener("install", () => self.skipWaiting());
addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
addEventListener("fetch", (event) => {
  const { request } = event;
  if (own(request)) event.respondWith(fetch(request).catch((error) => kept(request, error)));
});

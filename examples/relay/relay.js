// Passes the messages of two players and their watchers on, and keeps them for who comes later. Knows no rule: every
// client judges for itself what comes, by signatures and by its own engine.

import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { WebSocketServer } from "ws";
import { Connection } from "./connection.js";
import { AllowancesByAddress, Counter, withDefaults } from "./limits.js";
import { Metrics } from "./metrics.js";
import { Rooms } from "./room.js";
import { Store } from "./store.js";

const sweepEvery = 3_600_000;

/** The address that limits count by: of IPv6 the network, since everybody has a whole one. */
function addressOf(request, trustProxy) {
  const forwarded = trustProxy ? request.headers["x-forwarded-for"]?.split(",").at(-1)?.trim() : undefined;
  const address = (forwarded || request.socket.remoteAddress) ?? "";
  if (!address.includes(":") || address.startsWith("::ffff:")) return address.replace("::ffff:", "");
  const [head, tail = ""] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const missing = address.includes("::") ? 8 - groups.length - tail.split(":").filter(Boolean).length : 0;
  return [...groups, ...Array(Math.max(0, missing)).fill("0"), ...tail.split(":")].slice(0, 4).join(":");
}

/** Whether a page of this origin may connect. Without a list only the pages of the very same host. */
function isAllowed(request, origins) {
  const { origin, host } = request.headers;
  // Not a page: browsers always say where they come from.
  if (origin === undefined) return true;
  if (origins) return origins.includes("*") || origins.includes(origin);
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/**
 * Starts a relay. Options:
 *
 * - `directory`: where the rooms' files lie; made if need be.
 * - `server`: an HTTP server to join; the relay then answers at `path` and leaves `listen` and all else to its owner;
 *   sockets for other paths it refuses only where nobody else takes any.
 *   Without one it makes its own on `host` and `port` (0: a free one), and answers `/health` and `/metrics` there.
 * - `path`: where clients connect, `/relay` unless given.
 * - `origins`: the origins of pages that may connect, `["*"]` for all; unless given, those of the same host.
 * - `trustProxy`: whether the last address of `X-Forwarded-For` is the client's. Only behind a proxy that sets it.
 * - `limits`: see limits.js.
 * - `onError`: told what goes wrong with files; writes to the console unless given.
 *
 * Hands back `{ port, address, answer, metrics, close }`: `answer(request, response)` serves `/health` and `/metrics`
 * for the owner of a server and returns whether it did; `close()` tells the clients, writes what waits, and is
 * fulfilled when all is down.
 */
export async function startRelay(options) {
  const { directory, host = "127.0.0.1", port = 0, path = "/relay", origins, trustProxy = false } = options;
  const { onError = (error) => console.error("relay:", error.message) } = options;
  const limits = withDefaults(options.limits);
  const store = new Store(directory, onError);
  await store.open();

  const rooms = new Rooms(store, limits);
  const openings = new AllowancesByAddress(limits.roomsPerAddress);
  const perAddress = new Counter();
  const connections = new Set();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  function waited() {
    const milliseconds = delay.percentile(99) / 1e6;
    delay.reset();
    return Math.round(milliseconds);
  }
  const metrics = new Metrics(() => ({
    connections: ["Connections now.", connections.size],
    rooms: ["Rooms with somebody in them.", rooms.count],
    stored_rooms: ["Rooms with a file.", store.rooms],
    stored_bytes: ["Bytes of these files.", store.bytes],
    event_loop_delay_milliseconds: ["How long things wait for their turn: 99 of 100 less, since last asked.", waited()],
    resident_memory_bytes: ["Memory of the process.", process.memoryUsage.rss()],
  }));
  const shared = { limits, metrics, rooms, openings, onError };
  let isStopping = false;

  function answer(request, response) {
    const [name] = request.url.split("?");
    if (request.method !== "GET" || (name !== "/health" && name !== "/metrics")) return false;
    const isHealth = name === "/health";
    const body = isHealth ? (isStopping ? "stopping\n" : "ok\n") : metrics.toString();
    const type = isHealth ? "text/plain; charset=utf-8" : "text/plain; version=0.0.4; charset=utf-8";
    response.writeHead(isHealth && isStopping ? 503 : 200, { "content-type": type, "cache-control": "no-store" });
    response.end(body);
    return true;
  }

  const ownServer = options.server
    ? null
    : createServer((request, response) => {
        if (answer(request, response)) return;
        response.writeHead(404, { "content-type": "text/plain; charset=utf-8" });
        response.end("404\n");
      });
  const server = options.server ?? ownServer;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes, perMessageDeflate: false });

  function refuse(socket, status, code) {
    metrics.refused(code);
    // Who does not close the other half must not keep it.
    socket.once("finish", socket.destroy);
    socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: text/plain\r\n\r\n${code}\n`);
  }

  function onUpgrade(request, socket, head) {
    // A socket that fails while nobody listens would end the process, whatever was asked for on it.
    socket.on("error", () => {});
    if (request.url.split("?")[0] !== path) {
      // On a server of somebody else's another part may want it.
      if (server.listenerCount("upgrade") === 1) refuse(socket, "404 Not Found", "no-such-path");
      return undefined;
    }
    const address = addressOf(request, trustProxy);
    if (isStopping) return refuse(socket, "503 Service Unavailable", "stopping");
    if (!isAllowed(request, origins)) return refuse(socket, "403 Forbidden", "origin");
    if (connections.size >= limits.connections) return refuse(socket, "503 Service Unavailable", "relay-full");
    if (perAddress.of(address) >= limits.connectionsPerAddress) {
      return refuse(socket, "429 Too Many Requests", "too-many-connections");
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new Connection(webSocket, address, shared);
      connections.add(connection);
      perAddress.add(address);
      webSocket.on("close", () => {
        connections.delete(connection);
        perAddress.remove(address);
      });
    });
  }

  server.on("upgrade", onUpgrade);
  const lifeTimer = setInterval(
    () => {
      for (const connection of connections) connection.checkLife();
    },
    (limits.idleSeconds * 1000) / 3,
  );
  const sweepTimer = setInterval(() => {
    openings.sweep();
    store.sweep(limits.roomDays, (gameId) => rooms.has(gameId)).catch(onError);
  }, sweepEvery);
  for (const timer of [lifeTimer, sweepTimer]) timer.unref();

  if (ownServer) {
    await new Promise((resolve, reject) => {
      ownServer.once("error", reject);
      ownServer.listen(port, host, resolve);
    });
  }

  async function close() {
    if (isStopping) return;
    isStopping = true;
    server.off("upgrade", onUpgrade);
    for (const timer of [lifeTimer, sweepTimer]) clearInterval(timer);
    delay.disable();
    for (const connection of connections) connection.goAway();
    const deadline = performance.now() + 2000;
    while (connections.size > 0 && performance.now() < deadline) await new Promise((wake) => setTimeout(wake, 20));
    for (const connection of connections) connection.terminate();
    await rooms.flush();
    if (ownServer) {
      ownServer.closeAllConnections();
      await new Promise((closed) => ownServer.close(closed));
    }
  }

  const listening = ownServer?.address();
  return {
    port: listening?.port ?? null,
    address: listening ? `ws://${host.includes(":") ? `[${host}]` : host}:${listening.port}${path}` : null,
    answer,
    metrics: () => metrics.toString(),
    close,
  };
}

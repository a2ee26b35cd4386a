// A static file server for the page and the tests: this machine only, the right MIME types, nothing outside its
// directories. As a program: `node scripts/serve.mjs`, serves the page without building anything.

import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { packageDirectory, root } from "./lib/project.mjs";
import { main, StepFailed } from "./lib/run.mjs";

/** Address prefixes and what they show, the most special first: the package lies beside the page. */
export const siteMounts = [
  { prefix: "/pkg/", directory: packageDirectory },
  { prefix: "/", directory: join(root, "examples/site") },
];

/** Where `npm start` keeps the rooms of its relay. */
export const relayDirectory = join(root, "target/relay");

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".mp3": "audio/mpeg",
  ".ogg": "audio/ogg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".wav": "audio/wav",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** The file that an address means, or undefined: no such mount, a malformed address, a way out of the directory. */
function fileOf(url, mounts) {
  let path;
  try {
    path = decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return undefined;
  }
  // Refused rather than resolved: nobody honest sends them. Browsers resolve dot segments themselves.
  if (!path.startsWith("/") || /[\\\0]/.test(path) || path.split("/").includes("..")) return undefined;
  const mount = mounts.find(({ prefix }) => path.startsWith(prefix));
  if (!mount) return undefined;
  const file = resolve(mount.directory, path.slice(mount.prefix.length) || ".");
  return file === mount.directory || file.startsWith(mount.directory + sep) ? file : undefined;
}

async function answer(request, response, mounts) {
  const end = (status, headers = {}) => {
    response.writeHead(status, { "content-type": "text/plain; charset=utf-8", ...headers });
    response.end(request.method === "HEAD" ? undefined : `${status}\n`);
  };
  if (request.method !== "GET" && request.method !== "HEAD") return end(405, { allow: "GET, HEAD" });
  let file = fileOf(request.url, mounts);
  let found = file && (await stat(file).catch(() => undefined));
  if (found?.isDirectory()) {
    // A page's relative addresses need the closing slash.
    const [path, query = ""] = request.url.split(/(?=\?)/, 2);
    if (!path.endsWith("/")) return end(301, { location: `${path.replace(/^\/+/, "/")}/${query}` });
    file = join(file, "index.html");
    found = await stat(file).catch(() => undefined);
  }
  if (!found?.isFile()) return end(404);
  response.writeHead(200, {
    "cache-control": "no-cache",
    "content-length": found.size,
    "content-type": types[extname(file)] ?? "application/octet-stream",
    "x-content-type-options": "nosniff",
  });
  if (request.method === "HEAD") return response.end();
  createReadStream(file)
    .on("error", () => response.destroy())
    .pipe(response);
}

/** The relay beside the page, at /relay, with its files in this directory. */
async function relayOn(server, directory) {
  const { startRelay } = await import("../examples/relay/relay.js");
  return startRelay({ server, directory });
}

/**
 * Starts serving. Port 0: a free one. With `relayDirectory` the relay is there too. Hands back the address, with a slash
 * at its end, and a way to stop.
 */
export async function serve({ port = 0, mounts = siteMounts, relayDirectory } = {}) {
  const server = createServer((request, response) => {
    answer(request, response, mounts).catch(() => response.destroy());
  });
  const relay = relayDirectory && (await relayOn(server, relayDirectory));
  return new Promise((resolve, reject) => {
    server.on("error", (error) => reject(new StepFailed(`cannot serve on port ${port}: ${error.message}`)));
    server.listen(port, "127.0.0.1", () => {
      resolve({
        address: `http://127.0.0.1:${server.address().port}/`,
        close: async () => {
          await relay?.close();
          server.closeAllConnections();
          return new Promise((closed) => server.close(closed));
        },
      });
    });
  });
}

/** The port that the environment asks for; 0: a free one. */
export function wantedPort() {
  const port = Number(process.env.PORT ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new StepFailed("PORT is not a port number");
  return port;
}

if (process.argv[1] === import.meta.filename) {
  main(async () => {
    const { address } = await serve({ port: wantedPort(), relayDirectory });
    console.log(address);
  });
}

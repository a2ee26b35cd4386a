// The server of `npm start` and of the browser tests.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { serve } from "../../scripts/serve.mjs";

let directory;
let server;

before(async () => {
  directory = mkdtempSync(join(tmpdir(), "soosorv-serve-"));
  for (const name of ["site", "site/texts", "package", "site-secret"]) mkdirSync(join(directory, name));
  for (const name of ["site/index.html", "site/texts/index.html", "package/soosorv.wasm", "package/glue.js"]) {
    writeFileSync(join(directory, name), name);
  }
  writeFileSync(join(directory, "site-secret/key.txt"), "secret");
  server = await serve({
    mounts: [
      { prefix: "/pkg/", directory: join(directory, "package") },
      { prefix: "/", directory: join(directory, "site") },
    ],
  });
});

after(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

/** A request with the path as it is: `fetch` would resolve dot segments. */
function get(path, method = "GET") {
  const { hostname, port } = new URL(server.address);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
    })
      .on("error", reject)
      .end();
  });
}

test("listens on this machine only", () => {
  assert.match(server.address, /^http:\/\/127\.0\.0\.1:\d+\/$/);
});

test("serves the page and the package beside it, with their types", async () => {
  for (const [path, file, type] of [
    ["/", "site/index.html", "text/html; charset=utf-8"],
    ["/texts/?lang=en", "site/texts/index.html", "text/html; charset=utf-8"],
    ["/pkg/soosorv.wasm", "package/soosorv.wasm", "application/wasm"],
    ["/pkg/glue.js?version=1", "package/glue.js", "text/javascript; charset=utf-8"],
  ]) {
    const { status, headers, text } = await get(path);
    assert.deepEqual([status, text, headers["content-type"]], [200, file, type], path);
  }
});

test("sends no body for HEAD, and refuses other methods", async () => {
  const head = await get("/", "HEAD");
  assert.deepEqual([head.status, head.text], [200, ""]);
  assert.equal((await get("/", "POST")).status, 405);
});

test("adds the slash that relative addresses need, on its own machine", async () => {
  assert.equal((await get("/texts?lang=en")).headers.location, "/texts/?lang=en");
  assert.equal((await get("//texts")).headers.location, undefined);
});

test("never leaves its directories", async () => {
  for (const path of [
    "/../site-secret/key.txt",
    "/%2e%2e/site-secret/key.txt",
    "/..%2fsite-secret%2fkey.txt",
    "/pkg/../../site-secret/key.txt",
    "/pkg/%2e%2e%2fsite-secret/key.txt",
    "/..%5csite-secret%5ckey.txt",
    `/${directory}/site-secret/key.txt`,
    `/pkg/${directory}/site-secret/key.txt`,
    "/-secret/key.txt",
    "/%00",
    "/%",
    "/missing.js",
    "/pkg/",
  ]) {
    assert.equal((await get(path)).status, 404, path);
  }
});

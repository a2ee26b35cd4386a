// Bundlers, with as little configuration as each can do with.

import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { build, version as esbuildVersion } from "esbuild";
import {
  html,
  moduleProgram,
  pageBoard,
  pageElement,
  pageModule,
  pageSlim,
  pageSlimFrom,
  pageWithWorker,
  pageWorkerModule,
  policyTag,
} from "../programs.mjs";

const page = (file, attributes = 'type="module"') =>
  html({ head: policyTag, script: `<script ${attributes} src="${file}"></script>` });

/** Where a bundler copies no .wasm, the page brings it along. */
const copyModule = (directory) =>
  copyFileSync(join(directory, "node_modules/soosorv/soosorv.wasm"), join(directory, "dist/soosorv.wasm"));

/** A host with one build, whose pages lie in dist/. */
const withPages = (host, { prepare, pages }) => ({
  ...host,
  checks: Object.entries(pages).map(([name, file]) => ({
    name,
    page: file,
    address: async (context) => {
      context.prepared ??= prepare(context);
      await context.prepared;
      return context.serve("dist");
    },
  })),
});

async function buildByEsbuild(directory, entry, options) {
  await build({
    absWorkingDir: directory,
    entryPoints: [entry],
    outfile: join(directory, "dist", entry),
    ...{ bundle: true, minify: true, ...options },
  });
}

const esbuildHost = withPages(
  {
    name: `esbuild ${esbuildVersion}`,
    fast: true,
    project: {
      files: {
        "module.js": pageModule,
        "classic.js": pageModule,
        "slim.js": pageSlimFrom('"soosorv.wasm"'),
        "program.js": moduleProgram,
        "board.js": pageBoard,
        "element.js": pageElement,
        "dist/board.html": page("board.js"),
        "dist/element.html": page("element.js"),
        "dist/index.html": page("module.js"),
        "dist/classic.html": page("classic.js", "defer"),
        "dist/slim.html": page("slim.js"),
      },
    },
  },
  {
    prepare: async ({ directory }) => {
      await buildByEsbuild(directory, "module.js", { format: "esm" });
      await buildByEsbuild(directory, "classic.js", { format: "iife" });
      await buildByEsbuild(directory, "slim.js", { format: "esm" });
      await buildByEsbuild(directory, "board.js", { format: "esm" });
      await buildByEsbuild(directory, "element.js", { format: "esm" });
      copyModule(directory);
    },
    pages: {
      ESM: "index.html",
      IIFE: "classic.html",
      "slim with its .wasm copied": "slim.html",
      board: "board.html",
      element: "element.html",
    },
  },
);
esbuildHost.checks.push({
  name: "CommonJS for Node",
  run: async (context) => {
    await buildByEsbuild(context.directory, "program.js", { format: "cjs", platform: "node" });
    await context.execute("mv", ["dist/program.js", "dist/program.cjs"]);
    await context.prints(process.execPath, ["dist/program.cjs"]);
  },
});

const rollup = withPages(
  {
    name: "Rollup 4.68.5",
    project: {
      packages: { rollup: "4.68.5", "@rollup/plugin-node-resolve": "16.0.3" },
      files: {
        "main.js": pageModule,
        "board.js": pageBoard,
        "element.js": pageElement,
        "slim.js": pageSlimFrom('"soosorv.wasm"'),
        "dist/index.html": page("main.js"),
        "dist/board.html": page("board.js"),
        "dist/element.html": page("element.js"),
        "dist/slim.html": page("slim.js"),
      },
    },
  },
  {
    prepare: async (context) => {
      const options = ["--format", "es", "--dir", "dist", "--plugin", "node-resolve"];
      await context.execute("node_modules/.bin/rollup", ["main.js", "slim.js", "board.js", "element.js", ...options]);
      copyModule(context.directory);
    },
    pages: {
      ESM: "index.html",
      "slim with its .wasm copied": "slim.html",
      board: "board.html",
      element: "element.html",
    },
  },
);

const webpackConfig = `export default {
  mode: "production",
  entry: { main: "./main.js", board: "./board.js", element: "./element.js", slim: "./slim.js", "with-worker": "./with-worker.js" },
};
`;

const webpack = withPages(
  {
    name: "webpack 5.112.2",
    project: {
      packages: { webpack: "5.112.2", "webpack-cli": "7.3.1" },
      files: {
        "webpack.config.js": webpackConfig,
        "main.js": pageModule,
        "slim.js": pageSlim,
        "board.js": pageBoard,
        "element.js": pageElement,
        "worker.js": pageWorkerModule,
        "with-worker.js": pageWithWorker('new Worker(new URL("./worker.js", import.meta.url))'),
        "dist/board.html": page("board.js", "defer"),
        "dist/element.html": page("element.js", "defer"),
        "dist/index.html": page("main.js", "defer"),
        "dist/slim.html": page("slim.js", "defer"),
        "dist/worker.html": page("with-worker.js", "defer"),
      },
    },
  },
  {
    prepare: (context) => context.execute("node_modules/.bin/webpack", []),
    pages: {
      production: "index.html",
      worker: "worker.html",
      slim: "slim.html",
      board: "board.html",
      element: "element.html",
    },
  },
);

const parcel = withPages(
  {
    name: "Parcel 2.16.4",
    project: {
      packages: { parcel: "2.16.4" },
      files: {
        "main.js": pageModule,
        "slim.js": pageSlim,
        "board.js": pageBoard,
        "board.html": page("board.js"),
        "element.js": pageElement,
        "element.html": page("element.js"),
        "worker.js": pageWorkerModule,
        "with-worker.js": pageWithWorker('new Worker(new URL("./worker.js", import.meta.url), { type: "module" })'),
        "index.html": page("main.js"),
        "slim.html": page("slim.js"),
        "worker.html": page("with-worker.js"),
      },
      manifest: { targets: { default: { distDir: "dist" } } },
    },
  },
  {
    prepare: (context) =>
      context.execute("node_modules/.bin/parcel", [
        "build",
        "index.html",
        "slim.html",
        "worker.html",
        "board.html",
        "element.html",
        "--no-cache",
        "--cache-dir",
        ".parcel-cache",
      ]),
    pages: {
      production: "index.html",
      worker: "worker.html",
      slim: "slim.html",
      board: "board.html",
      element: "element.html",
    },
  },
);

const viteConfig = `export default {
  build: { rollupOptions: { input: ["index.html", "slim.html", "worker.html", "board.html", "element.html"] } },
};
`;

const viteDev = `import { createServer } from "vite";
const server = await createServer({ logLevel: "error", server: { host: "127.0.0.1", port: Number(process.argv[2]) } });
await server.listen();
console.log("ready " + server.resolvedUrls.local[0]);
`;

/** Vite's own scripts on pages of the development server are inline: no policy there. */
const viteFiles = (head) =>
  Object.fromEntries(
    ["index", "slim", "worker", "board", "element"].map((name) => [
      `${name}.html`,
      html({ head, script: `<script type="module" src="/${name === "worker" ? "with-worker" : name}.js"></script>` }),
    ]),
  );

const vite = (version) => {
  const host = withPages(
    {
      name: `Vite ${version}`,
      project: {
        packages: { vite: version },
        files: {
          ...viteFiles(""),
          "vite.config.js": viteConfig,
          "dev.js": viteDev,
          "index.js": pageModule,
          "slim.js": pageSlim,
          "board.js": pageBoard,
          "element.js": pageElement,
          "worker.js": pageWorkerModule,
          "with-worker.js": pageWithWorker('new Worker(new URL("./worker.js", import.meta.url), { type: "module" })'),
        },
      },
    },
    {
      prepare: (context) => context.execute("node_modules/.bin/vite", ["build", "--logLevel", "error"]),
      pages: {
        build: "index.html",
        "worker of the build": "worker.html",
        "slim in the build": "slim.html",
        "board in the build": "board.html",
        "element in the build": "element.html",
      },
    },
  );
  const dev = {
    dev: "index.html",
    "worker in dev": "worker.html",
    "slim in dev": "slim.html",
    "board in dev": "board.html",
    "element in dev": "element.html",
  };
  for (const [name, file] of Object.entries(dev)) {
    host.checks.push({ name, page: file, address: (context) => context.server("dev.js") });
  }
  return host;
};

export const bundlerHosts = [...["5.4.21", "6.4.6", "7.3.8", "8.3.8"].map(vite), webpack, rollup, esbuildHost, parcel];

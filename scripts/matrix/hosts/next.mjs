// Next: server component, client component, route handlers in Node and in the edge runtime; by both of its bundlers.

import { checkScript } from "../check.js";
import { success } from "../programs.mjs";

const names = "{ gameFromBytes, isRuleError, newGame, parseGame }";
const imports = `import ${names} from "soosorv";\n${checkScript}\n`;

const route = (runtime) => `${imports}
export const runtime = "${runtime}";
export const dynamic = "force-dynamic";
export function GET() {
  return new Response("soosorv: " + check(${names}));
}
`;

const files = {
  "next.config.mjs": `export default { turbopack: { root: import.meta.dirname } };\n`,
  "app/layout.js": `export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n`,
  "app/page.js": `${imports}
export const dynamic = "force-dynamic";
export default () => <p>{"soosorv: " + check(${names})}</p>;
`,
  "app/client/page.js": `"use client";
import { useEffect } from "react";
${imports}
export default function Page() {
  useEffect(() => {
    document.title = "soosorv: " + check(${names});
  }, []);
  return <p>{newGame().renderState().phase}</p>;
}
`,
  "app/node/route.js": route("nodejs"),
  "pages/api/edge.js": `${imports}
export const config = { runtime: "edge" };
export default () => new Response("soosorv: " + check(${names}));
`,
};

/** By webpack, Next 16.4.6 can build no route handler of the edge runtime, not even an empty one. */
const edgeRoute = { "app/edge/route.js": route("edge") };

const start = `import { spawn } from "node:child_process";
const port = process.argv[2];
const args = ["node_modules/next/dist/bin/next", "start", "-H", "127.0.0.1", "-p", port];
const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
process.on("SIGTERM", () => { child.kill(); process.exit(); });
child.stdout.setEncoding("utf8").on("data", (text) => {
  if (/Ready/.test(text)) console.log("ready http://127.0.0.1:" + port + "/");
});
`;

const bundlers = [
  { bundler: "Turbopack", option: [], hasEdgeRoute: true },
  { bundler: "webpack", option: ["--webpack"], hasEdgeRoute: false },
];

export const nextHosts = bundlers.map(({ bundler, option, hasEdgeRoute }) => {
  const ready = (context) => {
    context.prepared ??= context
      .execute(process.execPath, ["node_modules/next/dist/bin/next", "build", ...option], {
        env: { NEXT_TELEMETRY_DISABLED: "1" },
        seconds: 300,
      })
      .then(() => context.server("start.mjs"));
    return context.prepared;
  };
  const answers = (path) => async (context) => {
    const text = await (await fetch((await ready(context)) + path)).text();
    if (!text.includes(success)) throw new Error(text.slice(0, 300));
  };
  return {
    name: `Next 16.4.6 by ${bundler}`,
    project: {
      packages: { next: "16.4.6", react: "19.3.1", "react-dom": "19.3.1" },
      files: { ...files, ...(hasEdgeRoute && edgeRoute), "start.mjs": start },
    },
    checks: [
      { name: "server component", run: answers("") },
      { name: "route handler", run: answers("node") },
      { name: "edge API route", run: answers("api/edge") },
      ...(hasEdgeRoute ? [{ name: "edge route handler", run: answers("edge") }] : []),
      { name: "client component", page: "client", address: ready },
    ],
  };
});

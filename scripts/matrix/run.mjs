// Runs hosts: installs each into its project and makes its checks.

import { spawn } from "node:child_process";
import { serve } from "../serve.mjs";
import { freePort } from "./browsers.mjs";
import { success } from "./programs.mjs";
import { createProject, execute } from "./project.mjs";

/** A name as part of a path. */
const pathName = (name) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** What a check can use. `started` collects what has to be stopped at the end of its host. */
function contextOf(directory, tarball) {
  const started = [];
  const servers = {};
  const context = {
    directory,
    started,
    tarball,
    /** Runs a program of the project. */
    execute: (program, args, options = {}) => execute(program, args, { cwd: directory, ...options }),
    /** Runs a program that prints how the check ended. */
    async prints(program, args, options) {
      const text = await context.execute(program, args, options);
      if (!text.split("\n").some((line) => line.trim() === success))
        throw new Error(text.slice(-600) || "printed nothing");
    },
    /** Starts a program that prints "ready" and its address, once; it is given a free port. Hands back the address. */
    server(file) {
      servers[file] ??= startServer(directory, file, started);
      return servers[file];
    },
    /** Serves a folder of the project. Hands back the address. */
    async serve(folder = ".") {
      const server = await serve({
        mounts: [{ prefix: "/", directory: folder === "." ? directory : `${directory}/${folder}` }],
      });
      started.push(server.close);
      return server.address;
    },
  };
  return context;
}

async function startServer(directory, file, started) {
  const child = spawn(process.execPath, [file, String(await freePort())], {
    cwd: directory,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = () => child.kill();
  started.push(stop);
  process.once("exit", stop);
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (chunk) => {
      text += chunk;
      const address = /^ready (\S+)$/m.exec(text)?.[1];
      if (address) resolve(address);
    });
    child.on("close", () => reject(new Error(`${file} ended: ${text.slice(-500)}`)));
  });
}

/** One check: as many marks as browsers where it is a page, else one. */
async function runCheck(check, context, browsers) {
  const mark = async (name, body) => {
    try {
      await body();
      return { name, status: "passed" };
    } catch (error) {
      return { name, status: "failed", reason: error.message };
    }
  };
  if (check.run) return { name: check.name, marks: [await mark("", () => check.run(context))] };

  // The page's address is made once; where that fails, it fails in every browser.
  const address = Promise.resolve().then(() => check.address?.(context) ?? context.serve(check.folder));
  const marks = [];
  for (const { name, missing, error, open } of browsers) {
    if (missing) {
      marks.push({ name, status: "skipped" });
      continue;
    }
    const body = async () => {
      if (error) throw error;
      const title = await open((await address) + (check.page ?? ""));
      if (title.split("\n")[0] !== success) throw new Error(title.slice(0, 600));
    };
    marks.push(await mark(name, body));
  }
  return { name: check.name, marks };
}

/** Runs one host. A project that cannot be installed fails all its checks. */
async function runHost(host, { tarball, browsers }) {
  let directory;
  let installError;
  try {
    directory = await createProject(pathName(host.name), { tarball, ...host.project });
  } catch (error) {
    installError = error;
  }
  const context = contextOf(directory, tarball);
  const checks = [];
  try {
    for (const check of host.checks) {
      const failing = { name: check.name, run: () => Promise.reject(installError) };
      checks.push(await runCheck(installError ? failing : check, context, browsers));
    }
  } finally {
    await Promise.allSettled(context.started.map((stop) => stop()));
  }
  return { host: host.name, checks };
}

/** Runs hosts, some at a time, and says how each went as soon as it has. */
export async function runHosts(hosts, { tarball, browsers, atOnce = 2 }) {
  const rows = new Array(hosts.length);
  let next = 0;
  const worker = async () => {
    while (next < hosts.length) {
      const index = next++;
      const start = performance.now();
      rows[index] = await runHost(hosts[index], { tarball, browsers });
      tell(rows[index], (performance.now() - start) / 1000);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return rows;
}

function tell({ host, checks }, seconds) {
  console.log(`${host} (${seconds.toFixed(1)} s)`);
  for (const { name, marks } of checks) {
    for (const { name: browser, status, reason } of marks) {
      console.log(`  ${status.padEnd(8)}${name}${browser && ` in ${browser}`}`);
      if (reason) console.log(reason.replace(/^/gm, "          "));
    }
  }
}

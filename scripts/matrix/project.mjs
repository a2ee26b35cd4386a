// The tarball, and the throw-away projects it is installed into.

import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { packageDirectory, root } from "../lib/project.mjs";
import { StepFailed } from "../lib/run.mjs";

export const matrixDirectory = join(root, "target/matrix");

/** Packs pkg/ as npm would publish it. Hands back the file. */
export function packTarball() {
  mkdirSync(matrixDirectory, { recursive: true });
  for (const name of readdirSync(matrixDirectory)) {
    if (name.endsWith(".tgz")) rmSync(join(matrixDirectory, name));
  }
  const args = ["pack", packageDirectory, "--pack-destination", matrixDirectory, "--json", "--ignore-scripts"];
  const done = spawnSync("npm", args, { cwd: root, encoding: "utf8" });
  if (done.status !== 0) throw new StepFailed(`npm pack failed\n${done.stderr}`);
  const [{ filename, size, unpackedSize }] = JSON.parse(done.stdout);
  console.log(`${filename}: ${size.toLocaleString("en")} bytes, unpacked ${unpackedSize.toLocaleString("en")}`);
  return join(matrixDirectory, filename);
}

/** Writes files, given as a map from path to text, into a directory. */
export function writeFiles(directory, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
}

/**
 * A fresh project with the tarball and other packages in it. `packages` maps names to exact versions.
 */
export async function createProject(name, { tarball, packages = {}, files = {}, manifest = {} }) {
  const directory = join(matrixDirectory, name);
  rmSync(directory, { recursive: true, force: true });
  const dependencies = tarball ? { soosorv: `file:${tarball}`, ...packages } : packages;
  writeFiles(directory, {
    "package.json": JSON.stringify({ name: "matrix", private: true, type: "module", ...manifest, dependencies }),
    ...files,
  });
  // Builds of tools for this platform come as packages: no install script is needed, so none is run.
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--prefer-offline"];
  await execute("npm", [...args, "--loglevel=error"], { cwd: directory, seconds: 400 });
  return directory;
}

/** Runs a program quietly. Hands back what it printed; throws with the end of it when it fails or takes too long. */
export function execute(program, args, { cwd, env = {}, seconds = 180 }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, FORCE_COLOR: "0", CI: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: seconds * 1000,
      killSignal: "SIGKILL",
    });
    let text = "";
    const take = (chunk) => {
      text += chunk;
    };
    child.stdout.setEncoding("utf8").on("data", take);
    child.stderr.setEncoding("utf8").on("data", take);
    child.on("error", (error) => reject(new Error(`cannot run ${program}: ${error.message}`)));
    child.on("close", (code, signal) => {
      if (code === 0) return resolve(text);
      const end = text
        .split("\n")
        .filter((line) => line.trim())
        .slice(-12)
        .map((line) => line.slice(0, 300));
      reject(
        new Error(`${program} ${args.join(" ").slice(0, 200)}: ${signal ?? `exit code ${code}`}\n${end.join("\n")}`),
      );
    });
  });
}

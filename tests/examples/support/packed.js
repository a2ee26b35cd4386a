// The examples as a user gets them: copied out of the repository, with the packed tarball installed.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packageDirectory, root } from "../../../scripts/lib/project.mjs";

// Outside of the repository, whose node_modules would lend what is missing.
const place = join(tmpdir(), "soosorv-examples");

/** Runs npm; hands back what it printed, which is also the message when it fails. */
export function npm(args, cwd) {
  const program = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
  // A test runner inside must not take itself for a part of this one.
  const { NODE_TEST_CONTEXT, ...env } = process.env;
  try {
    return execFileSync(program[0], [...program.slice(1), ...args], { cwd, env, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    throw new Error(`npm ${args.join(" ")} failed in ${cwd}\n${error.stdout}\n${error.stderr}`);
  }
}

/** Packs the package and hands back the path of the tarball. */
export function pack() {
  mkdirSync(place, { recursive: true });
  const [{ filename }] = JSON.parse(npm(["pack", "--json", "--pack-destination", place], packageDirectory));
  return join(place, filename);
}

/** Copies an example, without what was installed or built in it. */
export function copyExample(name) {
  const directory = join(place, name);
  rmSync(directory, { recursive: true, force: true });
  cpSync(join(root, "examples", name), directory, {
    recursive: true,
    filter: (path) => !/[\\/](?:node_modules|dist)$/.test(path),
  });
  return directory;
}

/** An example with the tarball and its tools installed. */
export function installExample(name, tarball) {
  const directory = copyExample(name);
  const file = join(directory, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  manifest.dependencies.soosorv = `file:${tarball}`;
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  npm(["install", "--ignore-scripts", "--no-audit", "--no-fund"], directory);
  return directory;
}

/** A page's example with the tarball's content in soosorv/ beside the page. */
export function unpackBeside(name, tarball) {
  const directory = copyExample(name);
  mkdirSync(join(directory, "soosorv"));
  execFileSync("tar", ["-xzf", tarball, "--strip-components=1", "-C", join(directory, "soosorv")]);
  return directory;
}

// Where things are, and the facts that the manifests hold: nothing here is written down twice.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../..");
export const packageDirectory = join(root, "pkg");
export const toolsDirectory = join(root, "target/tools");

/** Where cargo puts what it builds. */
export const cargoTarget = resolve(root, process.env.CARGO_TARGET_DIR ?? "target");

/** The path of a program among the pinned tools, with the ending that the platform wants. */
export function tool(name) {
  return join(toolsDirectory, "bin", process.platform === "win32" ? `${name}.exe` : name);
}

/** The text of a file of the repository. */
export function read(path) {
  return readFileSync(join(root, path), "utf8");
}

/** The first capture of `pattern` in a file of the repository; an error names the file when it is missing. */
function capture(path, pattern) {
  const found = pattern.exec(read(path));
  if (!found) throw new Error(`${path}: nothing matches ${pattern}`);
  return found[1];
}

/** The version of the crate, which is the version of the package. */
export function crateVersion() {
  return capture("Cargo.toml", /^version = "([^"]+)"/m);
}

/** The version of wasm-bindgen; its command-line tool must be the very same. */
export function wasmBindgenVersion() {
  return capture("Cargo.toml", /^wasm-bindgen = .*"=([^"]+)"/m);
}

/** The toolchain that rust-toolchain.toml asks for. */
export function rustToolchain() {
  const list = (key) =>
    capture("rust-toolchain.toml", new RegExp(`^${key} = \\[([^\\]]*)\\]`, "m"))
      .split(",")
      .map((word) => word.trim().replaceAll('"', ""))
      .filter(Boolean);
  return {
    channel: capture("rust-toolchain.toml", /^channel = "([^"]+)"/m),
    targets: list("targets"),
    components: list("components"),
  };
}

/** A whole number that the crate declares as `pub const NAME: … = …;`, wherever in src/ that is. */
export function crateConstant(name) {
  const pattern = new RegExp(`^pub const ${name}: \\w+ = (\\d+);`, "m");
  const found = readdirSync(join(root, "src"), { recursive: true })
    .filter((path) => path.endsWith(".rs"))
    .map((path) => pattern.exec(read(join("src", path))))
    .filter(Boolean);
  if (found.length !== 1) throw new Error(`src/: ${found.length} places match ${pattern}, not one`);
  return Number(found[0][1]);
}

/** The first of these files that exists, or undefined. */
export function firstExisting(paths) {
  return paths.find((path) => path && existsSync(path));
}

// Makes sure that what the other scripts need is there. Every function looks first, does only what is missing,
// and says so in one line. As a program: everything at once.

import { existsSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join, relative } from "node:path";
import { read, root, rustToolchain, tool, toolsDirectory, wasmBindgenVersion } from "./lib/project.mjs";
import { main, output, run, StepFailed, say } from "./lib/run.mjs";

/** Rust as rust-toolchain.toml wants it. Asked for by name, since rustup does not install by itself everywhere. */
export function ensureRust() {
  const cargoBin = join(process.env.CARGO_HOME ?? join(homedir(), ".cargo"), "bin");
  if (!output("rustup", ["--version"]) && existsSync(cargoBin)) {
    process.env.PATH = `${cargoBin}${delimiter}${process.env.PATH}`;
  }
  if (!output("rustup", ["--version"])) {
    throw new StepFailed("rustup is missing: see https://rustup.rs, or Debian's package of the same name");
  }
  const { channel, targets, components } = rustToolchain();
  if (!output("rustup", ["run", channel, "rustc", "--version"])) {
    say(`install Rust ${channel}`);
    run("rustup", ["toolchain", "install", channel, "--profile", "minimal", "--no-self-update"]);
  }
  const add = (kind, wanted) => {
    const installed = output("rustup", [kind, "list", "--installed", "--toolchain", channel]) ?? "";
    const missing = wanted.filter((name) => !installed.split("\n").some((line) => line.startsWith(name)));
    if (missing.length === 0) return;
    say(`add to Rust ${channel}: ${missing.join(", ")}`);
    run("rustup", [kind, "add", "--toolchain", channel, ...missing]);
  };
  add("target", targets);
  add("component", components);
}

/** The browsers of the whole matrix, from Debian's packages where this may install them. */
export function ensureMatrixBrowsers() {
  const programs = {
    "/usr/bin/chromium": "chromium",
    "/usr/bin/firefox-esr": "firefox-esr",
    "/usr/bin/WebKitWebDriver": "webkit2gtk-driver",
    "/usr/bin/xvfb-run": "xvfb",
    "/usr/bin/xauth": "xauth",
  };
  const missing = Object.keys(programs).filter((path) => !existsSync(path));
  if (missing.length === 0 || process.getuid?.() !== 0 || !output("apt-get", ["--version"])) return;
  const names = missing.map((path) => programs[path]);
  say(`install ${names.join(", ")}`);
  run("apt-get", ["update", "-q"]);
  run("apt-get", ["install", "-qy", "--no-install-recommends", ...names]);
}

/** The npm tools at the versions of package-lock.json, compared with the list that npm keeps inside node_modules. */
export function ensureNodeModules() {
  const stamp = "node_modules/.package-lock.json";
  const wanted = Object.entries(JSON.parse(read("package-lock.json")).packages);
  const installed = existsSync(join(root, stamp)) ? JSON.parse(read(stamp)).packages : {};
  // Optional ones are builds for other platforms; their absence is normal.
  const missing = wanted.filter(
    ([path, { optional, version }]) => path !== "" && !optional && installed[path]?.version !== version,
  );
  if (missing.length > 0) {
    say("install the npm tools (npm ci)");
    // No install script is needed, so none is run.
    run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]);
  }
  ensurePackageLink();
}

/** node_modules/soosorv is pkg/, so that tests and examples import the package by its name, as its users do. */
function ensurePackageLink() {
  const link = join(root, "node_modules/soosorv");
  const target = relative(join(link, ".."), join(root, "pkg"));
  try {
    if (readlinkSync(link) === target) return;
  } catch {
    // Not there, or no link.
  }
  rmSync(link, { recursive: true, force: true });
  symlinkSync(target, link, "junction");
}

/** wasm-bindgen's command-line tools at the version of the crate, built from source into target/tools. */
export function ensureWasmBindgen() {
  const version = wasmBindgenVersion();
  const present = ["wasm-bindgen", "wasm-bindgen-test-runner"].every((name) =>
    output(tool(name), ["--version"])?.trim().endsWith(` ${version}`),
  );
  if (present) return;
  say(`build wasm-bindgen-cli ${version} into target/tools (some minutes, once)`);
  const buildDirectory = join(root, "target/tools-build");
  run("cargo", ["install", "wasm-bindgen-cli", "--version", `=${version}`, "--root", toolsDirectory, "--force"], {
    env: { CARGO_TARGET_DIR: buildDirectory },
  });
  rmSync(buildDirectory, { recursive: true, force: true });
}

/** Everything. */
export function ensureAll() {
  ensureRust();
  ensureNodeModules();
  ensureWasmBindgen();
}

if (process.argv[1] === import.meta.filename) main(ensureAll);

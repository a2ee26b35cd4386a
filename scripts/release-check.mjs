// Everything that a publish needs except publishing: builds the tarball and the crate and looks into both. Ends with
// what is left to the person who publishes; with --final, an error while anything of that is left.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { buildPackage } from "./build.mjs";
import { buildDocs } from "./docs.mjs";
import { cargoTarget, crateVersion, packageDirectory, read, root } from "./lib/project.mjs";
import { main, output, run, StepFailed, say } from "./lib/run.mjs";
import {
  checkChangelog,
  checkCrateFiles,
  checkManifest,
  checkPackageFiles,
  checkVersions,
  merge,
} from "./release/rules.mjs";
import { publint } from "./test/checks.mjs";

const place = join(cargoTarget, "release-check");

function npm(args, cwd) {
  const [program, ...first] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
  return execFileSync(program, [...first, ...args], { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}

/** Packs the package; hands back the tarball's path and the paths in it. */
function packTarball() {
  const [{ filename, files, size }] = JSON.parse(
    npm(["pack", "--json", "--pack-destination", place], packageDirectory),
  );
  console.log(`${filename}: ${files.length} files, ${size.toLocaleString("en")} bytes`);
  return { tarball: join(place, filename), paths: files.map(({ path }) => path) };
}

/** Installs the tarball into an empty project, without any registry, and asks it for its version both ways. */
function installedVersions(tarball) {
  const project = join(place, "project");
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), '{ "private": true }\n');
  npm(["install", "--offline", "--no-audit", "--no-fund", tarball], project);
  const ask = (type, program) =>
    execFileSync(process.execPath, [`--input-type=${type}`, "--eval", program], {
      cwd: project,
      encoding: "utf8",
    }).trim();
  const program = "soosorv.newGame().renderState(); console.log(soosorv.VERSION)";
  return {
    "the imported tarball": ask("module", `import * as soosorv from "soosorv"; ${program}`),
    "the required tarball": ask("commonjs", `const soosorv = require("soosorv"); ${program}`),
  };
}

/** No file that is published tells where it was built. */
function checkPaths(directory) {
  const local = [homedir(), root].filter((path) => path.length > 1);
  const problems = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => local.some((path) => readFileSync(file).includes(path)))
    .map((file) => `${file.slice(directory.length + 1)} contains a path of this machine`);
  return { problems, open: [] };
}

/** Packs the crate without building it again: the tests have built it. Hands back the paths in it. */
function packCrate(isClean) {
  const dirty = isClean ? [] : ["--allow-dirty"];
  run("cargo", ["package", "--no-verify", "--quiet", ...dirty]);
  if (!existsSync(join(cargoTarget, `package/soosorv-${crateVersion()}.crate`)))
    throw new StepFailed("no crate was made");
  return output("cargo", ["package", "--list", ...dirty])
    .trim()
    .split("\n")
    .map((path) => path.replaceAll("\\", "/"));
}

function checkWorkingTree() {
  const isClean = output("git", ["status", "--porcelain"])?.trim() === "";
  return { isClean, problems: [], open: isClean ? [] : ["the working tree has changes that are not committed"] };
}

async function check() {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const manifest = JSON.parse(read("pkg/package.json"));
  const workingTree = checkWorkingTree();

  const overBudget = await buildPackage();
  say("look at the package");
  run(publint[0], [...publint.slice(1), "run", "pkg", "--strict", "--pack", "npm"]);
  say("pack the tarball, install it, run it");
  const { tarball, paths } = packTarball();
  const versions = {
    "Cargo.toml": crateVersion(),
    "Cargo.lock": /^name = "soosorv"\nversion = "([^"]+)"/m.exec(read("Cargo.lock"))?.[1],
    "pkg/package.json": manifest.version,
    ...installedVersions(tarball),
  };
  say("pack the crate");
  const cratePaths = packCrate(workingTree.isClean);
  await buildDocs();

  return merge(
    workingTree,
    { problems: overBudget ? [overBudget] : [], open: [] },
    checkVersions(versions),
    checkChangelog(read("CHANGELOG.md"), crateVersion()),
    checkManifest(manifest),
    checkPackageFiles(paths, manifest),
    checkPaths(join(place, "project/node_modules/soosorv")),
    checkCrateFiles(cratePaths),
  );
}

main(async () => {
  const final = process.argv.includes("--final");
  const { problems, open } = await check();
  console.log();
  for (const problem of problems) console.log(`wrong: ${problem}`);
  for (const step of open) console.log(`open: ${step}`);
  if (problems.length > 0) throw new StepFailed(`${problems.length} things are wrong`);
  if (final && open.length > 0) throw new StepFailed(`${open.length} steps are open`);
  console.log(`soosorv ${crateVersion()}: ready, apart from ${open.length} open steps and the tests (npm test)`);
});

// What must be true of a release: the rules, on texts made wrong on purpose, and on those of this repository.

import assert from "node:assert/strict";
import { test } from "node:test";
import { crateVersion, read } from "../../scripts/lib/project.mjs";
import {
  checkChangelog,
  checkCrateFiles,
  checkManifest,
  checkPackageFiles,
  checkVersions,
  merge,
  referredFiles,
} from "../../scripts/release/rules.mjs";

const manifest = JSON.parse(read("pkg/package.json"));
const good = { problems: [], open: [] };

test("one version everywhere", () => {
  assert.deepEqual(checkVersions({ crate: "1.2.3", package: "1.2.3" }), good);
  assert.deepEqual(checkVersions({ crate: "1.2.3", package: "1.2.4", lock: undefined }).problems, [
    "package has version 1.2.4, crate has 1.2.3",
    "lock has version undefined, crate has 1.2.3",
  ]);
  assert.deepEqual(checkVersions({ crate: "next", package: "next" }).problems, ["crate: next is no version"]);
});

test("the changelog tells what a version brings", () => {
  const section = "\n\n### Breaking\n\nNothing.\n\n### Added\n\n- All.\n\n### Fixed\n\nNothing.\n";
  assert.deepEqual(checkChangelog(`# Changelog\n\n## 1.2.3 (2026-11-30)${section}`, "1.2.3"), good);
  assert.deepEqual(checkChangelog(`# Changelog\n\n## 1.2.3 (unreleased)${section}`, "1.2.3"), {
    problems: [],
    open: ['CHANGELOG.md: date the section "## 1.2.3 (unreleased)"'],
  });
  assert.deepEqual(checkChangelog(`## 1.2.30 (2026-11-30)${section}`, "1.2.3").problems, [
    'CHANGELOG.md has no section "## 1.2.3"',
  ]);
  assert.deepEqual(checkChangelog("## 2.0.0\n\n## 1.2.3 (2026-11-30)\n\n### Added\n", "1.2.3").problems, [
    'CHANGELOG.md, 1.2.3: no heading "### Breaking"',
    'CHANGELOG.md, 1.2.3: no heading "### Fixed"',
    "CHANGELOG.md, 1.2.3: nothing is listed",
    "CHANGELOG.md: 1.2.3 is not the first section",
  ]);
});

test("the manifest is one to publish", () => {
  assert.deepEqual(checkManifest({ ...manifest, repository: "some" }), good);
  const wrong = {
    ...manifest,
    ...{
      private: true,
      license: undefined,
      publishConfig: {},
      dependencies: { some: "1" },
      scripts: { postinstall: "x" },
    },
  };
  assert.deepEqual(checkManifest(wrong), {
    problems: [
      'pkg/package.json has no "license"',
      'pkg/package.json has "postinstall"',
      'pkg/package.json has "dependencies"',
      "pkg/package.json is private",
      'pkg/package.json: publishConfig.access is not "public"',
      "pkg/package.json: publishConfig.provenance is not true",
    ],
    open: ['pkg/package.json: "repository", which provenance needs'],
  });
});

test("the tarball has what the manifest points to, and nothing strange", () => {
  const texts = ["LICENSE-APACHE", "LICENSE-MIT", "README.md", "package.json"];
  const paths = [...new Set([...referredFiles(manifest), ...texts])];
  assert.ok(paths.includes("umd/soosorv.d.ts") && paths.includes("index.js"));
  assert.deepEqual(checkPackageFiles(paths, manifest), good);
  const changed = [
    ...paths.filter((path) => path !== "umd/soosorv.js"),
    "notes.txt",
    "board.test.js",
    "tests/some.js",
    ".env",
  ];
  assert.deepEqual(checkPackageFiles(changed, manifest).problems, [
    "the tarball has no umd/soosorv.js",
    "the tarball has notes.txt",
    "the tarball has board.test.js",
    "the tarball has tests/some.js",
    "the tarball has .env",
  ]);
});

test("the crate has its sources and texts, and nothing else", () => {
  const paths = [
    "Cargo.toml",
    "README.md",
    "CHANGELOG.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "src/lib.rs",
    "src/wasm/arguments.js",
  ];
  assert.deepEqual(checkCrateFiles(paths), good);
  assert.deepEqual(checkCrateFiles([...paths.slice(1), "node_modules/some.js", "pkg/glue.js"]).problems, [
    "the crate has no Cargo.toml",
    "the crate has node_modules/some.js",
    "the crate has pkg/glue.js",
  ]);
});

test("this repository stands: versions, changelog, manifest", () => {
  const version = crateVersion();
  const { problems } = merge(
    checkVersions({ "Cargo.toml": version, "pkg/package.json": manifest.version }),
    checkChangelog(read("CHANGELOG.md"), version),
    checkManifest(manifest),
  );
  assert.deepEqual(problems, []);
});

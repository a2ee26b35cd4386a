// What must be true of a release, as plain functions of texts and lists. Each hands back `{ problems, open }`:
// problems are faults, open are steps that only the person who publishes can take.

const none = { problems: [], open: [] };

/** All results as one. */
export function merge(...results) {
  return {
    problems: results.flatMap(({ problems }) => problems),
    open: results.flatMap(({ open }) => open),
  };
}

/** Every place that names the version names the same: `{ place: version }`. */
export function checkVersions(versions) {
  const [[firstPlace, first], ...others] = Object.entries(versions);
  const problems = others
    .filter(([, version]) => version !== first)
    .map(([place, version]) => `${place} has version ${version}, ${firstPlace} has ${first}`);
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(first)) problems.push(`${firstPlace}: ${first} is no version`);
  return { ...none, problems };
}

/** The changelog has a section of the version, with the three headings and something below one of them. */
export function checkChangelog(text, version) {
  const sections = text.split(/^## /m).slice(1);
  const section = sections.find((candidate) => candidate.split(/[\s(]/, 1)[0] === version);
  if (!section) return { ...none, problems: [`CHANGELOG.md has no section "## ${version}"`] };
  const problems = ["Breaking", "Added", "Fixed"]
    .filter((heading) => !section.includes(`\n### ${heading}\n`))
    .map((heading) => `CHANGELOG.md, ${version}: no heading "### ${heading}"`);
  if (!/^- /m.test(section)) problems.push(`CHANGELOG.md, ${version}: nothing is listed`);
  if (section !== sections[0]) problems.push(`CHANGELOG.md: ${version} is not the first section`);
  const [title] = section.split("\n");
  const open = /\d{4}-\d{2}-\d{2}/.test(title) ? [] : [`CHANGELOG.md: date the section "## ${title}"`];
  return { problems, open };
}

const fieldsForUsers = [
  "description",
  "keywords",
  "license",
  "main",
  "types",
  "exports",
  "files",
  "sideEffects",
  "engines",
];
const ranAtInstall = ["preinstall", "install", "postinstall", "prepare", "dependencies"];

/** The manifest of the npm package. */
export function checkManifest(manifest) {
  const problems = fieldsForUsers
    .filter((field) => manifest[field] === undefined)
    .map((field) => `pkg/package.json has no "${field}"`);
  for (const field of ranAtInstall) {
    const found = manifest[field] ?? manifest.scripts?.[field];
    if (found !== undefined) problems.push(`pkg/package.json has "${field}"`);
  }
  if (manifest.private) problems.push("pkg/package.json is private");
  if (manifest.publishConfig?.access !== "public")
    problems.push('pkg/package.json: publishConfig.access is not "public"');
  if (manifest.publishConfig?.provenance !== true)
    problems.push("pkg/package.json: publishConfig.provenance is not true");
  // npm compares it with the address of the run that publishes.
  const open = manifest.repository ? [] : ['pkg/package.json: "repository", which provenance needs'];
  return { problems, open };
}

/** Every file that the manifest points to. */
export function referredFiles(manifest) {
  const { main, module, types, unpkg, jsdelivr, exports } = manifest;
  const found = [];
  const collect = (value) => {
    if (typeof value === "string") found.push(value);
    else if (value) for (const inner of Object.values(value)) collect(inner);
  };
  collect([main, module, types, unpkg, jsdelivr, exports]);
  return [...new Set(found.map((path) => path.replace(/^\.\//, "")))].sort();
}

const packageFile =
  /^(?:[\w./-]+\.(?:js|d\.ts|wasm)|(?:(?:umd\/)?package|custom-elements)\.json|README\.md|LICENSE-(?:MIT|APACHE)|element\/LICENSE-lit)$/;

/** The files of the tarball: nothing that the manifest points to is missing, nothing strange is there. */
export function checkPackageFiles(paths, manifest) {
  const needed = ["README.md", "LICENSE-MIT", "LICENSE-APACHE", ...referredFiles(manifest)];
  return {
    ...none,
    problems: [
      ...needed.filter((path) => !paths.includes(path)).map((path) => `the tarball has no ${path}`),
      ...paths
        .filter((path) => !packageFile.test(path) || /(?:^|[/.])(?:test|tests|node_modules)(?:[/.]|$)/.test(path))
        .map((path) => `the tarball has ${path}`),
    ],
  };
}

const crateFile =
  /^(?:src\/[\w./-]+\.(?:rs|js)|Cargo\.(?:toml|toml\.orig|lock)|README\.md|CHANGELOG\.md|LICENSE-(?:MIT|APACHE)|\.cargo_vcs_info\.json)$/;

/** The files of the crate: the sources and what people read, no more. */
export function checkCrateFiles(paths) {
  const needed = ["Cargo.toml", "README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "src/lib.rs"];
  return {
    ...none,
    problems: [
      ...needed.filter((path) => !paths.includes(path)).map((path) => `the crate has no ${path}`),
      ...paths.filter((path) => !crateFile.test(path)).map((path) => `the crate has ${path}`),
    ],
  };
}

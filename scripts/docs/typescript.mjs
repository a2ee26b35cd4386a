// The reference of the npm package: TypeDoc over the hand-written types.

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Application } from "typedoc";
import { crateVersion, packageDirectory, root } from "../lib/project.mjs";
import { StepFailed } from "../lib/run.mjs";

/** The types of the entries: those that stand beside a script, the default entry first. */
export function typedEntries() {
  const beside = (directory) =>
    readdirSync(join(packageDirectory, directory))
      .filter((name) => name.endsWith(".d.ts"))
      .map((name) => join(packageDirectory, directory, name))
      .filter((file) => existsSync(file.replace(/\.d\.ts$/, ".js")));
  return [...beside("."), ...beside("element"), ...beside("peer")];
}

/** Writes it; what TypeDoc warns of (a link to nowhere, a name without words) is an error. */
export async function documentPackage(directory) {
  const application = await Application.bootstrapWithPlugins({
    entryPoints: typedEntries(),
    tsconfig: join(root, "scripts/docs/tsconfig.json"),
    name: `soosorv ${crateVersion()}`,
    readme: join(root, "README.md"),
    basePath: packageDirectory,
    disableSources: true,
    hideGenerator: true,
    highlightLanguages: ["bash", "html", "javascript", "jsx", "rust", "text", "tsx", "typescript"],
    logLevel: "Warn",
    // Types may keep a helper to themselves, and fields with plain names speak for themselves.
    validation: { invalidLink: true, notExported: false, notDocumented: false },
  });
  const check = () => {
    const { logger } = application;
    if (logger.hasErrors() || logger.hasWarnings()) throw new StepFailed("TypeDoc objects to the types' comments");
  };
  const project = await application.convert();
  check();
  application.validate(project);
  await application.generateDocs(project, directory);
  check();
}

// The reference of the package: builds without a warning, and every public name has its place in it.

import assert from "node:assert/strict";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { documentPackage } from "../../scripts/docs/typescript.mjs";
import { root } from "../../scripts/lib/project.mjs";
import { documentedEntries, publicNames, readTypes } from "./support/documented.js";

const directory = join(root, "tests/output/docs");

after(() => rmSync(directory, { recursive: true, force: true }));

test("TypeDoc objects to nothing, and every public name has a page or a place on one", async () => {
  await documentPackage(directory);
  const page = (kind, name) => join(directory, kind, `${name}.html`);
  for (const { file, entry } of documentedEntries()) {
    const { values } = publicNames(readTypes(file));
    const missing = values.filter(
      (name) => !["classes", "functions", "variables"].some((kind) => existsSync(page(kind, `${entry}.${name}`))),
    );
    assert.deepEqual(missing, [], file);
  }
  const classes = ["index.Game", "index.Session"].map((name) => readFileSync(page("classes", name), "utf8")).join();
  for (const name of publicNames(readTypes("umd/soosorv.d.ts")).methods) {
    assert.ok(classes.includes(`id="${name.replace("[Symbol.dispose]", "dispose").toLowerCase()}"`), name);
  }
});

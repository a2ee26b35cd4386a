// Every example of the published types runs, compiles, and keeps what it promises; every public name has one. Those of
// the README run as well.

import assert from "node:assert/strict";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { transform } from "esbuild";
import ts from "typescript";
import { read, root } from "../../scripts/lib/project.mjs";
import {
  docComments,
  documentedEntries,
  publicNames,
  readTypes,
  withChecks,
  withImports,
} from "./support/documented.js";

// Inside the repository, so that the package is found by its name.
const directory = join(root, "tests/output/documented-examples");

const ofReadme = [...read("README.md").matchAll(/^```js\n(.*?)^```$/gms)].map(([, code], index) => ({
  title: `README.md ${index + 1}: ${code.split("\n").find((line) => line !== "" && !/^(?:import|\/\/)/.test(line))}`,
  name: `readme-${index}`,
  code,
}));

const ofTypes = documentedEntries().flatMap(({ file, specifier }) => {
  const text = readTypes(file);
  const { values } = publicNames(text);
  return docComments(text).flatMap(({ owner, line, examples }) =>
    examples.map((code, index) => ({
      title: `${file}:${line} ${owner}`,
      name: `${file.replace(/\W/g, "-")}-${line}-${index}`,
      code: withImports(code, values, specifier),
    })),
  );
});

before(() => {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
});

after(() => rmSync(directory, { recursive: true, force: true }));

for (const { title, name, code } of [...ofTypes, ...ofReadme]) {
  test(title, async (context) => {
    const { code: checked, checks } = withChecks(code);
    // `using` is lowered for the Node versions that do not know it yet.
    const { code: script } = await transform(checked, { loader: "ts", target: "es2022" });
    const file = join(directory, `${name}.mjs`);
    writeFileSync(file, script);
    const seen = new Set();
    globalThis.check = (actual, promised, expression) => {
      seen.add(expression);
      assert.deepEqual(actual, promised, expression);
    };
    context.mock.method(console, "log", () => {});
    await import(pathToFileURL(file));
    assert.equal(seen.size, checks, "every promised value was reached");
  });
}

test("every function, class, method and constant has an example", () => {
  for (const { file } of documentedEntries()) {
    const text = readTypes(file);
    const documented = docComments(text);
    const { values, methods } = publicNames(text);
    const without = [...values, ...methods].filter(
      (name) => !documented.some(({ owner, examples }) => owner === name && examples.length > 0),
    );
    assert.deepEqual(without, [], file);
  }
});

test("the examples compile in strict TypeScript", () => {
  // What the examples use of Node, whose types are not installed here.
  const node = 'declare module "node:fs" { export function readFileSync(path: URL): Uint8Array<ArrayBuffer>; }\n';
  const sources = new Map(ofTypes.map(({ name, code }) => [join(directory, `${name}.mts`), `${code}\nexport {};\n`]));
  sources.set(join(directory, "node.d.ts"), node);
  const options = {
    ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noEmit: true, types: [] },
    ...{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
    ...{ target: ts.ScriptTarget.ES2022, lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.esnext.disposable.d.ts"] },
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => sources.has(path) || fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    sources.has(path) ? ts.createSourceFile(path, sources.get(path), ...rest) : getSourceFile(path, ...rest);
  const program = ts.createProgram([...sources.keys()], options, host);
  const messages = ts.getPreEmitDiagnostics(program).map(({ file, messageText, start }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, "\n");
    return file ? `${file.fileName.slice(directory.length + 1)}: ${text}\n${file.text.slice(start, start + 80)}` : text;
  });
  assert.deepEqual(messages, []);
});

test("promised values are found, words are left alone", () => {
  const { code, checks } = withChecks(
    'a; // ["h8"]\nb(); // words\nconst c = 1; // 2\n  d.e; // true\nf; // trueish\n',
  );
  assert.equal(checks, 2);
  assert.equal(
    code,
    'check((a), (["h8"]), "a");\nb(); // words\nconst c = 1; // 2\n  check((d.e), (true), "d.e");\nf; // trueish\n',
  );
});

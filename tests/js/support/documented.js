// The examples in the doc comments of the published types.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packageDirectory } from "../../../scripts/lib/project.mjs";

const comment = /^([ \t]*)\/\*\*(.*?)\*\/\n([^\n]*)/gms;
const declaration = /^\s*(?:export (?:declare )?(function|class|const|type|interface) (\w+)|(\[?[\w.]+\]?)\()/;

/** The entries whose types are written by hand and which run in Node: `{ file, entry, specifier }`. */
export function documentedEntries() {
  const beside = readdirSync(packageDirectory)
    .filter((name) => name.endsWith(".d.ts") && existsSync(join(packageDirectory, name.replace(/\.d\.ts$/, ".js"))))
    .map((file) => ({ file, entry: file.replace(/\.d\.ts$/, "") }));
  // index.d.ts has the introduction only.
  return [...beside, { file: "umd/soosorv.d.ts", entry: "index" }].map(({ file, entry }) => ({
    file,
    entry,
    specifier: entry === "index" ? "soosorv" : `soosorv/${entry}`,
  }));
}

/** The doc comments of a file: `{ owner, kind, line, examples }`. A comment above nothing named is the module's. */
export function docComments(text) {
  return [...text.matchAll(comment)].map((found) => {
    const [, , body, next] = found;
    const [, kind = "method", name, method] = declaration.exec(next) ?? [undefined, "module"];
    const lines = body.split("\n").map((line) => line.replace(/^\s*\* ?/, ""));
    const examples = [...lines.join("\n").matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code);
    const line = text.slice(0, found.index).split("\n").length;
    return { owner: name ?? method ?? "module", kind, line, examples };
  });
}

export function readTypes(file) {
  return readFileSync(join(packageDirectory, file), "utf8");
}

/** The names that a file exports as values, and those of the methods of its classes. */
export function publicNames(text) {
  const values = [...text.matchAll(/^export (?:declare )?(?:function|class|const) (\w+)/gm)].map(([, name]) => name);
  const classes = [...text.matchAll(/^export (?:declare )?class \w+ \{$(.*?)^\}$/gms)].map(([, body]) => body);
  const methods = classes.flatMap((body) =>
    [...body.matchAll(/^ {2}(\[?[\w.]+\]?)\(.*\): /gm)].map(([, name]) => name),
  );
  return { values, methods };
}

// A comment after an expression that is a value, such as `// ["h8"]`; words are for people.
const expectation = /^(\s*)([^/\s].*?);\s*\/\/ (.+)$/;
const value = /^(?:[[{"']|-?\d|(?:true|false|null|undefined)$)/;
const statement = /^(?:const|let|import|return|if|for|while|throw|try)\b/;

/** The example with its promised values checked: `expression; // value` becomes a call of `check`. */
export function withChecks(code) {
  let checks = 0;
  const lines = code.split("\n").map((line) => {
    const [, indent, expression, promised] = expectation.exec(line) ?? [];
    if (expression === undefined || statement.test(expression) || !value.test(promised)) return line;
    checks++;
    return `${indent}check((${expression}), (${promised}), ${JSON.stringify(expression)});`;
  });
  return { code: lines.join("\n"), checks };
}

/** Imports of all names that the example uses and does not import itself. */
export function withImports(code, names, specifier) {
  if (/^import .* from "soosorv/m.test(code)) return code;
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  return used.length > 0 ? `import { ${used.join(", ")} } from "${specifier}";\n${code}` : code;
}

// custom-elements.json: what editors and catalogues know of the elements, from the doc comments of their classes.
// (The usual analyzer brings fifty packages and a second TypeScript for what these few lines read.)

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageDirectory } from "../lib/project.mjs";

const files = ["element/board-element.js", "element/game.js"];

/** The entries of a tag such as ` * @attr {type} name - What it is`. */
function tags(comment, tag) {
  const pattern = new RegExp(`@${tag}(?: \\{(.+)\\})? (\\S+)(?: - (.+))?$`, "gm");
  return [...comment.matchAll(pattern)].map(([, type, name, description]) => ({
    name,
    ...(description ? { description } : {}),
    ...(type ? { type: { text: type } } : {}),
  }));
}

/** The default slot is the only one that an element here has; it has no name. */
function slots(comment) {
  return [...comment.matchAll(/@slot - (.+)$/gm)].map(([, description]) => ({ name: "", description }));
}

/** The public methods of a class, with the comment above each. */
function methods(body) {
  const pattern = /^ {2}\/\*\* (.+?) \*\/\n {2}(?!get |set |static )([a-zA-Z]\w*)\(([^)]*)\) \{$/gm;
  return [...body.matchAll(pattern)].map(([, description, name, parameters]) => ({
    kind: "method",
    name,
    description,
    parameters: parameters
      .split(",")
      .filter(Boolean)
      .map((parameter) => ({ name: parameter.trim() })),
  }));
}

/** The read-only properties of a class. */
function getters(body) {
  const pattern = /^ {2}\/\*\* (.+?) \*\/\n {2}get ([a-zA-Z]\w*)\(\) \{$/gm;
  return [...body.matchAll(pattern)].map(([, description, name]) => ({
    kind: "field",
    name,
    description,
    readonly: true,
  }));
}

function declarationOf(text) {
  const [, comment, className, body] =
    /(\/\*\*(?:(?!\*\/).)*@tagname.*?\*\/)\nexport class (\w+) [^\n]*\n(.*?)^\}$/ms.exec(text);
  const [, tagName] = /@tagname (\S+)/.exec(comment);
  const [, description] = /\/\*\*\n \* ([^\n]+(?:\n \* [^@\n]+)*)/.exec(comment);
  const properties = tags(comment, "prop").map((property) => ({ kind: "field", ...property }));
  return {
    kind: "class",
    name: className,
    tagName,
    customElement: true,
    description: description.replace(/\n \* /g, " "),
    superclass: { name: "HTMLElement" },
    attributes: tags(comment, "attr"),
    members: [...properties, ...getters(body), ...methods(body)],
    events: tags(comment, "fires"),
    slots: slots(comment),
    cssProperties: tags(comment, "cssprop"),
    cssParts: tags(comment, "csspart"),
  };
}

/** The manifest as plain data. */
export function elementManifest() {
  const modules = files.map((path) => {
    const declaration = declarationOf(readFileSync(join(packageDirectory, path), "utf8"));
    const { name, tagName } = declaration;
    return {
      kind: "javascript-module",
      path,
      declarations: [declaration],
      exports: [
        { kind: "js", name, declaration: { name, module: path } },
        { kind: "custom-element-definition", name: tagName, declaration: { name, module: path } },
      ],
    };
  });
  return { schemaVersion: "2.1.0", modules };
}

export function writeManifest() {
  writeFileSync(join(packageDirectory, "custom-elements.json"), `${JSON.stringify(elementManifest(), null, 1)}\n`);
}

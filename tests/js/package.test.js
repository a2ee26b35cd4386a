// The package as it is published: its entries, its files, its names.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import vm from "node:vm";
import { build } from "esbuild";
import * as soosorv from "soosorv";
import * as slim from "soosorv/slim";
import * as glue from "../../pkg/glue.js";

const root = join(import.meta.dirname, "../..");
const read = (path) => readFileSync(join(root, path), "utf8");
const require = createRequire(import.meta.url);
const manifest = JSON.parse(read("pkg/package.json"));

/** Runs a program in a fresh Node and returns what it prints. */
function node(type, program) {
  const args = [`--input-type=${type}`, "--eval", program];
  return execFileSync(process.execPath, args, { cwd: root, encoding: "utf8" }).trim();
}

test("works when imported, without any call to start it", () => {
  assert.equal(
    node("module", `import { newGame } from "soosorv"; console.log(newGame().renderState().phase)`),
    "place",
  );
});

test("works when required", () => {
  assert.equal(node("commonjs", `console.log(require("soosorv").newGame().renderState().phase)`), "place");
});

for (const [type, load] of [
  ["module", `import { newGame } from "soosorv";`],
  ["commonjs", `const { newGame } = require("soosorv");`],
]) {
  test(`an error that nobody catches fits a screen (${type})`, () => {
    const args = [`--input-type=${type}`, "--eval", `${load} newGame().applyAction({ type: "pass" });`];
    const { stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
    assert.match(stderr, /wrong-phase/);
    assert.ok(stderr.length < 2_500, `${stderr.length} characters`);
  });
}

for (const [type, load] of [
  ["module", `const soosorv = await import("soosorv");`],
  ["commonjs", `const soosorv = require("soosorv");`],
]) {
  test(`starts at the first call, once (${type})`, () => {
    const program = `
      let started = 0;
      for (const name of ["Module", "Instance"]) {
        WebAssembly[name] = new Proxy(WebAssembly[name], { construct(...all) { started++; return Reflect.construct(...all); } });
      }
      ${load}
      const atImport = started;
      soosorv.isRuleError(null);
      const beforeCall = started;
      soosorv.newGame();
      soosorv.newGame();
      console.log(atImport, beforeCall, started);`;
    // The module that unpacks the engine, and the engine.
    assert.equal(node(type, program), "0 0 4");
  });

  test(`throws at the call, not at the import, where WebAssembly is not allowed (${type})`, () => {
    const program = `
      const allowed = WebAssembly.Module;
      WebAssembly.Module = class { constructor() { throw new WebAssembly.CompileError("not allowed"); } };
      ${load}
      for (let time = 0; time < 2; time++) {
        try { soosorv.newGame(); } catch (error) { console.log(error.message); }
      }
      WebAssembly.Module = allowed;
      console.log(soosorv.newGame().renderState().phase);`;
    assert.equal(node(type, program), "not allowed\nnot allowed\nplace");
  });
}

test("works where there is neither TextDecoder nor TextEncoder, as in Jest's jsdom", () => {
  const module = { exports: {} };
  const context = vm.createContext({ module });
  assert.equal(vm.runInContext("typeof TextDecoder + typeof TextEncoder", context), "undefinedundefined");
  vm.runInContext(read("pkg/umd/soosorv.js"), context);
  const { newGame, parseGame } = module.exports;
  const game = parseGame("soosorv-8 h8 h9");
  assert.equal(game.toString(), "soosorv-8 h8 h9");
  assert.equal(newGame().renderState().phase, "place");
  assert.throws(
    () => parseGame("soosõrv-8"),
    (error) => error.code === "bad-record" && error.details.word === "soosõrv-8",
  );
});

for (const [where, before] of [
  ["anywhere", ""],
  ["where there is no TextEncoder", "delete globalThis.TextEncoder;"],
]) {
  test(`the engine that starts is soosorv.wasm, ${where}`, () => {
    const program = `
      ${before}
      const compiled = [];
      WebAssembly.Module = new Proxy(WebAssembly.Module, {
        construct(Module, [bytes]) { compiled.push(Buffer.from(bytes)); return new Module(bytes); },
      });
      const { newGame } = await import("soosorv");
      newGame();
      console.log(compiled.at(-1).equals((await import("node:fs")).readFileSync("pkg/soosorv.wasm")));`;
    assert.equal(node("module", program), "true");
  });
}

test("survives a bundler that minifies, drops what has no effect and escapes what is not ASCII", async () => {
  const { outputFiles } = await build({
    stdin: { resolveDir: root, contents: `import { newGame } from "soosorv"; result = newGame().renderState().phase;` },
    ...{ bundle: true, minify: true, format: "iife", charset: "ascii", write: false },
  });
  const context = vm.createContext({ result: "" });
  vm.runInContext(outputFiles[0].text, context);
  assert.equal(context.result, "place");
});

/** The elements and the peer are made of as many modules as they like; all of them belong to them, and nothing else. */
const modulesIn = (directory) =>
  readdirSync(join(root, "pkg", directory), { recursive: true })
    .filter((name) => /^(?:texts\/)?[a-z-]+(\.js|\.d\.ts)$/.test(name) || name === "LICENSE-lit")
    .map((name) => `${directory}/${name}`);

function packed() {
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
  const args = [...npm.slice(1), "pack", "--dry-run", "--json", "--ignore-scripts"];
  return JSON.parse(execFileSync(npm[0], args, { cwd: join(root, "pkg"), encoding: "utf8" }))[0];
}

test("the tarball holds these files and no others", () => {
  const expected = [
    ...["LICENSE-APACHE", "LICENSE-MIT", "README.md", "api.js", "custom-elements.json", "edge-light.js"],
    ...["element.bundle.js", "element.rest.js", ...modulesIn("element")],
    ...["glue.js", "index.d.ts", "index.js", "package.json"],
    ...["peer.d.ts", "peer.js", ...modulesIn("peer")],
    ...["slim.d.ts", "slim.js", "soosorv.wasm", "soosorv.wasm.d.ts", "workerd.js"],
    ...["umd/package.json", "umd/soosorv.d.ts", "umd/soosorv.js"],
  ];
  assert.deepEqual(
    packed()
      .files.map(({ path }) => path)
      .sort(),
    expected.sort(),
  );
});

test("the tarball has at most 300 kB", () => assert.ok(packed().size <= 300_000, `${packed().size} bytes`));

test("crate, package and constant have one version", () => {
  const crate = /^version = "([^"]+)"/m.exec(read("Cargo.toml"))[1];
  assert.equal(manifest.version, crate);
  assert.equal(soosorv.VERSION, crate);
});

test("the constants are those of the engine", () => {
  assert.equal(soosorv.newGame().renderState().rule.revision, soosorv.rulesRevision);
  const { genesis } = soosorv.newSession({ seat: "first", random: new Uint8Array(16).fill(7) });
  assert.equal(genesis[2], soosorv.wireVersion);
});

test("types, both entries and the glue have the same names", () => {
  const declared = [...read("pkg/umd/soosorv.d.ts").matchAll(/^export (?:declare )?(?:function|class|const) (\w+)/gm)];
  const names = declared.map(([, name]) => name).sort();
  const internal = ["arm", "initSync", "isStarted"];
  assert.deepEqual(Object.keys(soosorv).sort(), names);
  assert.deepEqual(Object.keys(require("soosorv")).sort(), names);
  assert.deepEqual(Object.keys(slim).sort(), [...names, "init", "initSync"].sort());
  assert.deepEqual(Object.keys(glue).sort(), [...names, ...internal].sort());
});

test("the classes have the members of their types", () => {
  for (const [name, { prototype }] of Object.entries({ Game: soosorv.Game, Session: soosorv.Session })) {
    const body = new RegExp(`^export class ${name} \\{$(.*?)^\\}$`, "ms").exec(read("pkg/umd/soosorv.d.ts"))[1];
    const declared = [...body.matchAll(/^ {2}(?:readonly )?(\w+)[(:]/gm)].map(([, member]) => member);
    const shared = Object.getOwnPropertyNames(Object.getPrototypeOf(prototype));
    const members = new Set([...Object.getOwnPropertyNames(prototype), ...shared]);
    assert.deepEqual([...members].sort(), ["constructor", ...declared].sort(), name);
  }
});

test("a game in a console is its board", async () => {
  const { inspect } = await import("node:util");
  const game = soosorv.parseGame("soosorv-8 h8 h9");
  assert.equal(inspect(game), `Game soosorv-8, length 2\n${game.ascii()}`);
  game.free();
  assert.equal(inspect(game), "Game (freed)");
  assert.deepEqual([soosorv.Game.name, soosorv.Session.name], ["Game", "Session"]);
});

test("games come from functions only", () => {
  assert.throws(() => new soosorv.Game(), TypeError);
  assert.throws(() => new soosorv.Session(), TypeError);
  assert.ok(soosorv.newGame() instanceof soosorv.Game);
});

test("a game can be disposed of", { skip: Symbol.dispose === undefined }, () => {
  const game = soosorv.newGame();
  game[Symbol.dispose]();
  assert.throws(() => game.renderState());
});

test("the files that start the engine or make elements known are kept by bundlers", () => {
  const acting = /\barm\(|^var soosorv=|\bcustomElements\.define\(/m;
  const kept = readdirSync(join(root, "pkg"), { recursive: true })
    .filter((name) => /\.c?js$/.test(name) && acting.test(read(`pkg/${name}`)))
    .concat("element/index.js", "glue.js", "index.js");
  assert.deepEqual(
    manifest.sideEffects,
    [...new Set(kept)].sort().map((name) => `./${name}`),
  );
  assert.equal(manifest.dependencies, undefined);
});

// The entries beside the default one.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import vm from "node:vm";
import { build } from "esbuild";

const root = join(import.meta.dirname, "../..");
const moduleFile = join(root, "pkg/soosorv.wasm");

/** Runs a program in a fresh Node and returns what it prints. */
function node(program) {
  const args = ["--input-type=module", "--eval", program];
  return execFileSync(process.execPath, args, { cwd: root, encoding: "utf8" }).trim();
}

const counting = `
  let started = 0;
  const { Instance } = WebAssembly;
  WebAssembly.Instance = new Proxy(Instance, { construct(...all) { started++; return Reflect.construct(...all); } });`;

test("slim: a call before the start has a code, and the start mends it", () => {
  const program = `
    import { init, isRuleError, newGame, parseGame } from "soosorv/slim";
    for (const call of [() => newGame(), () => parseGame("rif"), () => newGame({ opening: "rif" })]) {
      try { call(); } catch (error) { console.log(error instanceof Error, error.code, isRuleError(error)); }
    }
    await init();
    console.log(newGame().renderState().phase);`;
  assert.equal(node(program), `${"true not-started false\n".repeat(3)}place`);
});

test("slim: many starts at once are one", () => {
  const program = `${counting}
    const { init, initSync, newGame } = await import("soosorv/slim");
    const first = init();
    const all = [first, ...Array.from({ length: 20 }, () => init())];
    console.log(all.every((one) => one === first));
    await Promise.all(all);
    await init("nowhere:nothing");
    initSync(undefined);
    newGame();
    console.log(started);`;
  assert.equal(node(program), "true\n1");
});

test("slim: initSync takes bytes or a module, also while init is loading", () => {
  for (const source of ["bytes", "bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)", "module"]) {
    const program = `${counting}
      import { readFileSync } from "node:fs";
      import { init, initSync, newGame } from "soosorv/slim";
      const bytes = readFileSync(new URL(import.meta.resolve("soosorv/soosorv.wasm")));
      const module = new WebAssembly.Module(bytes);
      const loading = init();
      initSync(${source});
      const game = newGame();
      await loading;
      console.log(started, game.renderState().phase, newGame().toString());`;
    assert.equal(node(program), "1 place soosorv-8", source);
  }
});

test("slim: a start that failed can be tried again", () => {
  const program = `
    import { init, initSync, newGame } from "soosorv/slim";
    const failures = [
      () => init("data:application/wasm,nothing"),
      () => init(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])),
      () => init(Promise.reject(new Error("mine"))),
      () => init(new Response("", { status: 404 })),
      () => init(5),
      async () => initSync(),
      async () => initSync(new Uint8Array(3)),
    ];
    for (const failure of failures) {
      await failure().then(() => console.log("started"), (error) => console.log(error instanceof Error));
      try { newGame(); } catch (error) { console.log(error.code); }
    }
    await init();
    console.log(newGame().renderState().phase);`;
  assert.equal(node(program), `${"true\nnot-started\n".repeat(7)}place`);
});

test("slim: says what is wrong when a server answers with something else", () => {
  const page = { headers: { "content-type": "text/html;charset=utf-8" } };
  const program = `
    import { init } from "soosorv/slim";
    await init(new Response("<!doctype html>", ${JSON.stringify(page)})).catch((error) => console.log(error.message));
    await init(new Response("", { status: 404 })).catch((error) => console.log(error.message));`;
  assert.deepEqual(node(program).split("\n"), [
    "soosorv: the server answers with a page: give init() the address of soosorv.wasm",
    "soosorv: the server answers 404",
  ]);
});

test("slim: init takes an address, an answer, the promise of one, bytes and a module", () => {
  const sources = [
    "url",
    "url.href",
    'new Response(bytes, { headers: { "content-type": "text/plain" } })',
    "Promise.resolve(new Response(bytes))",
    "bytes",
    "WebAssembly.compile(bytes)",
  ];
  for (const source of sources) {
    const program = `
      import { readFileSync } from "node:fs";
      import { init, newGame } from "soosorv/slim";
      const url = new URL(import.meta.resolve("soosorv/soosorv.wasm"));
      const bytes = readFileSync(url);
      await init(${source});
      console.log(newGame().renderState().phase);`;
    assert.equal(node(program), "place", source);
  }
});

test("slim plays beside the default entry, each with an engine of its own", () => {
  const program = `${counting}
    const slim = await import("soosorv/slim");
    const { isRuleError, newGame } = await import("soosorv");
    const game = newGame();
    await slim.init();
    const other = slim.newGame();
    game.applyAction({ type: "place", point: "h8" });
    let known;
    try { other.applyAction({ type: "pass" }); } catch (error) { known = isRuleError(error); }
    console.log(started, game.renderState().length, other.renderState().length, known);`;
  // The module that unpacks the engine, and the engine twice.
  assert.equal(node(program), "3 1 0 true");
});

test("slim: a build of it does not hold the engine, and one of the default entry does", async () => {
  const sizeOf = async (entry) => {
    const contents = `import { newGame } from "${entry}"; console.log(newGame);`;
    const { outputFiles } = await build({
      stdin: { resolveDir: root, contents },
      ...{ bundle: true, minify: true, format: "esm", write: false },
    });
    return outputFiles[0].contents.length;
  };
  assert.ok((await sizeOf("soosorv/slim")) < 30_000);
  assert.ok((await sizeOf("soosorv")) > readFileSync(moduleFile).length);
});

for (const [condition, specifier] of [
  ["workerd", "./soosorv.wasm"],
  ["edge-light", "./soosorv.wasm?module"],
]) {
  test(`${condition}: takes the module from the runtime and compiles nothing`, async () => {
    const compiledModule = await WebAssembly.compile(readFileSync(moduleFile));
    const { outputFiles } = await build({
      stdin: {
        resolveDir: root,
        contents: `import { newGame } from "soosorv"; result = newGame().renderState().phase;`,
      },
      ...{ bundle: true, format: "iife", write: false, conditions: [condition] },
      plugins: [
        {
          name: "runtime",
          setup({ onLoad, onResolve }) {
            onResolve({ filter: /\.wasm/ }, ({ path }) => ({ path, namespace: "runtime" }));
            onLoad({ filter: /.*/, namespace: "runtime" }, ({ path }) => {
              assert.equal(path, specifier);
              return { contents: "export default compiledModule" };
            });
          },
        },
      ],
    });
    const context = vm.createContext(
      { compiledModule, result: "" },
      { codeGeneration: { strings: false, wasm: false } },
    );
    vm.runInContext(outputFiles[0].text, context);
    assert.equal(context.result, "place");
  });
}

test("classic script: one global, and no other trace", () => {
  const context = vm.createContext({});
  vm.runInContext(readFileSync(join(root, "pkg/umd/soosorv.js"), "utf8"), context);
  assert.deepEqual(Object.keys(context), ["soosorv"]);
  assert.equal(context.soosorv.newGame().renderState().phase, "place");
});

test("classic script: whatever the encoding of the page", () => {
  const bytes = readFileSync(join(root, "pkg/umd/soosorv.js"));
  assert.ok(bytes.every((byte) => byte < 0x80));
});

test("two copies in one page do not break each other, and know each other's errors", () => {
  const script = readFileSync(join(root, "pkg/umd/soosorv.js"), "utf8");
  const context = vm.createContext({});
  vm.runInContext(`${script}; one = soosorv;`, context);
  vm.runInContext(`${script}; other = soosorv;`, context);
  const { one, other } = context;
  assert.notEqual(one.newGame, other.newGame);
  const game = one.newGame();
  const copy = other.parseGame(game.toString());
  game.applyAction({ type: "place", point: "h8" });
  assert.equal(copy.renderState().length, 0);
  assert.throws(() => game.applyAction({ type: "place", point: "h8" }), other.isRuleError);
});

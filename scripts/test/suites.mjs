// The suites of the ordinary run, in their order. Each returns how many checks or tests passed, failed, were skipped.

import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { root, tool } from "../lib/project.mjs";
import { runAndListen } from "../lib/run.mjs";
import { findChromedriver, findChromium, writeWebdriverFile } from "./browser.mjs";
import { biome, clippyChecks, publint, tsc } from "./checks.mjs";
import { closingCounts, judge, nodeCounts, rustCounts, sum } from "./counts.mjs";

/** Runs programs of which each is one check: it succeeds or fails. */
async function checks(...commands) {
  const results = [];
  for (const { command, env } of commands) {
    const [program, ...args] = command;
    const { code } = await runAndListen(program, args, { env });
    results.push(code === 0 ? { passed: 1 } : { failed: 1 });
  }
  return sum(results);
}

/** The test files of a directory, by `node --test`. */
async function nodeTests(directory, env = {}) {
  const files = readdirSync(join(root, directory), { recursive: true })
    .filter((name) => name.endsWith(".test.js"))
    .map((name) => join(directory, name))
    .sort();
  if (files.length === 0) return { passed: 0, failed: 1, skipped: 0, note: "found no test" };
  // Node would leave one core idle; tests that wait for a browser leave more.
  const concurrency = Math.max(2, availableParallelism());
  const options = ["--test", "--test-reporter=spec", `--test-concurrency=${concurrency}`];
  const { code, text } = await runAndListen(process.execPath, [...options, ...files], { env });
  return judge(code, nodeCounts(text));
}

/** tests/wasm.rs, run by wasm-bindgen's own runner. */
async function wasmTests(env) {
  const target = ["--target", "wasm32-unknown-unknown"];
  const built = await runAndListen("cargo", ["test", "--no-run", ...target, "--test", "wasm"]);
  const module = /Executable .*\((.+\.wasm)\)/.exec(built.text)?.[1];
  if (built.code !== 0 || !module) return { passed: 0, failed: 1, skipped: 0 };
  const { code, text } = await runAndListen(tool("wasm-bindgen-test-runner"), [resolve(root, module)], { env });
  return judge(code, rustCounts(text));
}

/** A missing browser is an honest gap on a developer's machine, and an error where everything must run. */
function withoutBrowser() {
  const result = process.env.CI ? { failed: 1, skipped: 0 } : { failed: 0, skipped: 1 };
  const note = "no browser: apt-get install chromium chromium-driver";
  console.log(note);
  return { passed: 0, ...result, note };
}

export const suites = [
  {
    name: "rustfmt",
    run: () => checks({ command: ["cargo", "fmt", "--check"] }),
  },
  {
    name: "biome",
    run: () => checks({ command: [...biome, "check"] }),
  },
  {
    name: "clippy",
    run: () => checks(...clippyChecks.map((check) => ({ command: ["cargo", ...check] }))),
  },
  {
    name: "rust",
    run: async () => {
      const { code, text } = await runAndListen("cargo", ["test", "--no-fail-fast"]);
      return judge(code, rustCounts(text));
    },
  },
  {
    name: "fuzz",
    // The bodies of the fuzz targets from a seed, in the build that ships; `cargo test` runs them for a second each.
    run: async () => {
      const { code, text } = await runAndListen("cargo", ["test", "--release", "--test", "fuzz"], {
        env: { FUZZ_SECONDS: "17" },
      });
      return judge(code, rustCounts(text));
    },
  },
  {
    name: "rustdoc",
    run: () => checks({ command: ["cargo", "doc", "--no-deps"], env: { RUSTDOCFLAGS: "-D warnings" } }),
  },
  {
    name: "package",
    run: () =>
      checks(
        { command: [process.execPath, "scripts/build.mjs"] },
        { command: [...publint, "run", "pkg", "--strict", "--pack", "npm"] },
      ),
  },
  {
    name: "types",
    needs: ["package"],
    run: () =>
      checks(
        ...["nodenext", "node16", "bundler", "entries", "entries-bundler", "react", "texts"].map((name) => ({
          command: [...tsc, "--project", `tests/types/tsconfig.${name}.json`],
        })),
      ),
  },
  {
    name: "js",
    needs: ["package"],
    run: () => nodeTests("tests/js"),
  },
  {
    name: "peer",
    needs: ["package"],
    run: () => nodeTests("tests/peer"),
  },
  {
    name: "relay",
    run: () => nodeTests("tests/relay"),
  },
  {
    name: "matrix",
    needs: ["package"],
    // The part that needs nothing but what is here; `npm run test:matrix` has the whole.
    run: async () => {
      const { code, text } = await runAndListen(process.execPath, ["scripts/test-matrix.mjs", "--fast"]);
      return judge(code, closingCounts(text));
    },
  },
  {
    name: "wasm-node",
    // As ES modules, which is what the boundary's own JavaScript is.
    run: () => wasmTests({ WASM_BINDGEN_USE_NODE_EXPERIMENTAL: "1" }),
  },
  {
    name: "wasm-chromium",
    run: () => {
      const chromium = findChromium();
      const chromedriver = findChromedriver();
      if (!chromium || !chromedriver) return withoutBrowser();
      return wasmTests({
        CHROMEDRIVER: chromedriver,
        WASM_BINDGEN_TEST_WEBDRIVER_JSON: writeWebdriverFile(chromium),
        WASM_BINDGEN_USE_BROWSER: "1",
      });
    },
  },
  {
    name: "e2e",
    needs: ["package"],
    run: () => {
      const chromium = findChromium();
      return chromium ? nodeTests("tests/e2e", { CHROMIUM: chromium }) : withoutBrowser();
    },
  },
];

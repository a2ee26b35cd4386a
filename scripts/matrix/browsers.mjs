// The browsers that pages are opened in. Each answers with the title of a page once its script has set one.

import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { firstExisting } from "../lib/project.mjs";
import { chromiumArguments, findChromium } from "../test/browser.mjs";
import { createProject } from "./project.mjs";

const patience = 30_000;

/** Asks for a title until there is one. */
async function titleOf(ask) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const title = await ask().catch(() => "");
    if (title) return title;
    await new Promise((done) => setTimeout(done, 50));
  }
  return "failed: the page said nothing";
}

async function startChromium() {
  const executablePath = findChromium();
  if (!executablePath) return undefined;
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  return {
    async open(url) {
      const page = await browser.newPage();
      const errors = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      try {
        await page.goto(url);
        return [await titleOf(() => page.title()), ...errors.slice(0, 3)].join("\n");
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}

/** Imports a package of the browsers' own project. */
async function load(directory, name) {
  const require = createRequire(join(directory, "package.json"));
  const loaded = await import(pathToFileURL(require.resolve(name)).href);
  return loaded.default ?? loaded;
}

async function startFirefox(directory) {
  const executablePath = firstExisting([process.env.FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox"]);
  if (!executablePath) return undefined;
  const puppeteer = await load(directory, "puppeteer-core");
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  return {
    async open(url) {
      const page = await browser.newPage();
      try {
        await page.goto(url);
        return await titleOf(() => page.title());
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}

/** A port that nobody listens on. */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** WebKitGTK has no headless mode: it gets a screen of its own. */
async function startWebKit(directory) {
  const driver = firstExisting([process.env.WEBKIT_DRIVER, "/usr/bin/WebKitWebDriver"]);
  const screen = firstExisting(["/usr/bin/xvfb-run"]);
  const binary = firstExisting([
    "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  ]);
  if (!driver || !screen || !binary) return undefined;
  const { Builder } = await load(directory, "selenium-webdriver");
  const port = await freePort();
  const env = { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: "1" };
  const child = spawn(screen, ["-a", driver, `--port=${port}`], { env, stdio: "ignore", detached: true });
  const stop = () => {
    try {
      process.kill(-child.pid);
    } catch {
      // Gone already.
    }
  };
  process.once("exit", stop);
  const options = { binary, args: ["--automation"] };
  const builder = new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options });
  let session;
  for (let attempt = 0; !session; attempt++) {
    await new Promise((done) => setTimeout(done, 1000));
    session = await builder.build().catch((error) => {
      if (attempt === 10) throw error;
    });
  }
  return {
    async open(url) {
      await session.get("about:blank");
      await session.get(url);
      return titleOf(() => session.getTitle());
    },
    async close() {
      await session.quit().catch(() => {});
      stop();
    },
  };
}

const starts = { Chromium: startChromium, Firefox: startFirefox, WebKitGTK: startWebKit };

/** One page at a time. */
function inTurn(open) {
  let last = Promise.resolve();
  return (url) => {
    const next = last.then(() => open(url));
    last = next.catch(() => {});
    return next;
  };
}

/** Starts the browsers there are. Hands back by name what opens a page, or why there is none. */
export async function startBrowsers(names) {
  let directory;
  if (names.some((name) => name !== "Chromium")) {
    directory = await createProject("browsers", {
      packages: { "puppeteer-core": "24.43.1", "selenium-webdriver": "4.27.0" },
    });
  }
  const browsers = [];
  for (const name of names) {
    const browser = await starts[name](directory).catch((error) => ({ error }));
    if (!browser) browsers.push({ name, missing: true });
    else if (browser.error) browsers.push({ name, error: browser.error });
    else browsers.push({ name, open: inTurn(browser.open), close: browser.close });
  }
  return {
    browsers,
    closeAll: () => Promise.allSettled(browsers.map((browser) => browser.close?.())),
  };
}

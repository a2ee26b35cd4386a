// A page with `<soosorv-board>` on it and nothing of the site.

import { newPage, useBrowser } from "./browser.js";

export { screenshot, skip } from "./browser.js";

const EVENTS = ["action", "aim", "refuse", "mistype", "inspect", "explain"];

const html = (body) => `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Board</title>
    <link rel="icon" href="data:," />
    <script type="importmap">{ "imports": { "soosorv": "./pkg/index.js", "soosorv/": "./pkg/" } }</script>
    <style>
      body { margin: 0; color-scheme: light dark; }
      main { max-width: 100vh; margin: auto; }
    </style>
  </head>
  <body><main>${body}</main></body>
</html>`;

/** Call once in a test file; the pages are made by the returned function. */
export function useElement() {
  const running = useBrowser();

  /**
   * Opens a page whose body is `body`. Its first board shows the game of
   * `record` with the properties `board`; what it emits is in `window.heard`.
   * Everything else goes to the browser context.
   */
  return async function openElement(test, options = {}) {
    const { record = "soosorv-8", body = "<soosorv-board></soosorv-board>", board = {}, ...context } = options;
    const page = await newPage(test, running.browser, { viewport: { width: 360, height: 640 }, ...context });
    const address = `${running.server.address}element.html`;
    await page.route(address, (route) => route.fulfill({ contentType: "text/html", body: html(body) }));
    await page.goto(address);
    await page.evaluate(
      async ([text, properties, events]) => {
        const { parseGame } = await import("soosorv");
        await import("soosorv/element/board-element.js");
        const element = document.querySelector("soosorv-board");
        const game = parseGame(text);
        Object.assign(window, { board: element, game, heard: [] });
        for (const type of events) {
          element.addEventListener(type, ({ detail }) => window.heard.push([type, detail]));
        }
        Object.assign(element, { state: game.renderState() }, properties);
        await Promise.resolve();
      },
      [record, board, EVENTS],
    );
    return page;
  };
}

/** What the board has emitted, of some types or of all; forgets it. */
export function heard(page, ...types) {
  return page.evaluate((wanted) => {
    const found = window.heard.filter(([type]) => wanted.length === 0 || wanted.includes(type));
    window.heard = [];
    return found;
  }, types);
}

/** A finger on the page, by the browser's own protocol. */
export async function useFinger(page) {
  const client = await page.context().newCDPSession(page);
  const send = (type, ...touchPoints) => client.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    down: (...places) => send("touchStart", ...places),
    move: (...places) => send("touchMove", ...places),
    up: (...places) => send("touchEnd", ...places),
    cancel: () => send("touchCancel"),
  };
}

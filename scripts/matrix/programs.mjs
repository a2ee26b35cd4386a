// The texts of the small programs that the environments run. Each says how the check ended: on the screen, or in the
// title of a page.

import { checkScript } from "./check.js";

const names = "{ gameFromBytes, isRuleError, newGame, parseGame }";

/** What a program prints, and a page has for its title, when all is well. */
export const success = "soosorv: ok";

const report = (show) => `${checkScript}
function report(body) {
  const end = (text) => { const line = "soosorv: " + text; ${show("line")}; };
  return Promise.resolve().then(body).then(() => end(check(${names}))).catch((error) => end("failed, " + (error && error.stack || error)));
}`;

const toScreen = report((line) => `console.log(${line})`);
const toTitle = report((line) => `document.title = ${line}`);
const toPage = report((line) => `postMessage(${line})`);

const esm = (entry, show) => `import ${names} from "${entry}";\n${show}\nreport(() => {});\n`;

/** Programs that print. */
export const moduleProgram = esm("soosorv", toScreen);
export const commonJsProgram = `const ${names} = require("soosorv");\n${toScreen}\nreport(() => {});\n`;

/** Prints what a worker thread says; for Node, Deno and Bun. */
export const workerThreadProgram = `import { Worker } from "node:worker_threads";
new Worker(new URL("./esm.mjs", import.meta.url));
`;

/** slim with the file opened by the program, for runtimes whose \`fetch\` opens no files. */
export const slimBytesProgram = `import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initSync, gameFromBytes, isRuleError, newGame, parseGame } from "soosorv/slim";
${toScreen}
const file = createRequire(import.meta.url).resolve("soosorv/soosorv.wasm");
report(() => initSync(readFileSync(file)));
`;

/** slim that finds its file by itself. */
export const slimProgram = `import { init, gameFromBytes, isRuleError, newGame, parseGame } from "soosorv/slim";
${toScreen}
report(() => init());
`;

/** Scripts of pages. */
export const pageModule = esm("soosorv", toTitle);
export const pageWorkerModule = esm("soosorv", toPage);
export const pageClassic = `const ${names} = soosorv;\n${toTitle}\nreport(() => {});\n`;
export const pageSlimFrom = (
  source,
) => `import { init, gameFromBytes, isRuleError, newGame, parseGame } from "soosorv/slim";
${toTitle}
report(() => init(${source}));
`;
export const pageSlim = pageSlimFrom("");
export const pageRefused = `import { newGame } from "soosorv";
let end = "failed: WebAssembly ran";
try { newGame(); } catch (error) { end = error instanceof Error ? "soosorv: ok" : "failed: " + error; }
document.title = end;
`;

/** Draws the board and plays a stone on it. */
export const pageBoard = `import { newGame } from "soosorv";
import { createBoard } from "soosorv/element/board.js";
try {
  const game = newGame();
  const board = createBoard(document.body, {
    inputMode: "direct",
    onAction(action) {
      game.applyAction(action);
      board.update(game.renderState());
    },
  });
  board.update(game.renderState());
  board.aimAt("h8");
  board.confirm();
  const cells = document.querySelectorAll("[role=gridcell]").length;
  document.title = "soosorv: " + (cells === 225 && String(game) === "soosorv-8 h8" ? "ok" : cells + " " + game);
} catch (error) {
  document.title = "failed: " + error;
}
`;

const wholeGame = "soosorv-8 h8 h9 j9 swap a1 8 swap ?g5 ?h5 ?i5 ?c12 ?d12 ?e3 ?m3 ?n13 =h5 a3 i5 a5 j5 a7 k5 a9 l5";

/** Two players of a signed game, one with a key that cannot leave the browser, come together and are kept. */
export const pagePeer = `import { joinSession, newSession } from "soosorv";
import { broadcastTransport, connect, createKeys, indexedDBStorage, readLink, returnLink } from "soosorv/peer";
async function play() {
  const storage = indexedDBStorage();
  const [annas, boriss] = [await createKeys(), await createKeys({ extractable: false })];
  const random = crypto.getRandomValues(new Uint8Array(16));
  const anna = newSession({ seat: "first", random, key: annas.publicKey });
  const { gameId, genesis } = anna;
  const boris = joinSession(genesis, { gameId, seat: "second", key: boriss.publicKey });
  const first = await connect(anna, broadcastTransport(), { keys: annas, storage });
  const second = await connect(boris, broadcastTransport(), { keys: { ...boriss, secret: annas.secret }, storage });
  await new Promise((done) => second.on("admitted", done));
  for (const point of ["h8", "h9", "h10"]) await first.act({ type: "place", point });
  while (boris.view().state.length < 3) await new Promise((done) => setTimeout(done, 20));
  await second.act({ type: "swap" });
  while (anna.view().state.swaps.length < 1) await new Promise((done) => setTimeout(done, 20));
  const kept = (await storage.list()).filter((game) => game.seat === "second" && game.keys.privateKey.extractable === false);
  // The first player's seat once more, by its link.
  const again = await createKeys(readLink(returnLink(location.href, { ...annas, gameId, seat: "first" })));
  for (const peer of [first, second]) peer.close();
  return kept.length > 0 && again.publicKey.join() === annas.publicKey.join() ? "ok" : "failed";
}
play().then((end) => { document.title = "soosorv: " + end; }, (error) => { document.title = "soosorv: failed, " + error; });
`;

/** Plays a whole game in the element, with both swaps, eight fifth moves and the pick, by its labelled controls alone. */
export const pageElement = `import { SoosorvGame } from "soosorv/element";
const record = "${wholeGame}";
const buttons = { swap: "Swap colours", 8: "Declare 8 fifth moves" };
const element = document.createElement("soosorv-game");
element.lang = "en";
document.body.append(element);

async function find(name, seek) {
  for (let attempt = 0; attempt < 200; attempt++) {
    const found = seek(element.shadowRoot);
    if (found) return found;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error("there is no " + name);
}
async function place(point) {
  const cell = await find(point, (root) => root.querySelector('[role=gridcell][aria-label^="' + point + ', "]'));
  cell.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
}
async function press(name) {
  const named = (button) => (button.getAttribute("aria-label") ?? button.textContent.trim()).startsWith(name);
  const button = await find(name, (root) => [...root.querySelectorAll("button")].find(named));
  button.click();
}
async function play() {
  if (!(element instanceof SoosorvGame)) throw new Error("the element is not known");
  for (const word of record.split(" ").slice(1)) {
    await (buttons[word] ? press(buttons[word]) : place(word.replace(/^[?=]/, "")));
    await new Promise((done) => setTimeout(done));
  }
  const heading = await find("result", (root) => /wins/.test(root.querySelector("h2").textContent) && root.querySelector("h2"));
  const { width } = element.shadowRoot.querySelector("svg").getBoundingClientRect();
  const good = String(element.game) === record && heading.textContent === "Player 1 wins with Black" && width > 200;
  return good ? "soosorv: ok" : element.game + " " + heading.textContent + " " + width;
}
play()
  .catch((error) => "failed: " + error + " after " + element.game)
  .then((title) => { document.title = title; });
`;

/** Shows what a worker says; \`worker\` is the expression that makes it. */
export const pageWithWorker = (worker) => `const worker = ${worker};
worker.onmessage = ({ data }) => { document.title = data; };
worker.onerror = ({ message }) => { document.title = "failed, worker: " + message; };
`;

/** A test for Vitest and Jest; \`load\` is the line that brings the functions. */
export const unitTest = (load) => `${load}
${checkScript}
test("soosorv", () => {
  expect(check(${names})).toBe("ok");
  expect(newGame().renderState().points).toEqual(["h8"]);
});
`;
export const unitTestNames = names;

/** An HTML page. */
export const html = ({ head = "", script }) => `<!doctype html>
<meta charset="utf-8">
<link rel="icon" href="data:,">
${head}
<title></title>
${script}
`;

/** The policy that the README asks for, as a tag of a page. */
export const policyTag =
  "<meta http-equiv=\"content-security-policy\" content=\"script-src 'self' 'wasm-unsafe-eval'\">";

const respond = `${checkScript}
export default { fetch: () => new Response("soosorv: " + check(${names})) };
`;

/** Workers that answer with how the check ended. */
export const workerProgram = `import ${names} from "soosorv";\n${respond}`;
export const slimModuleWorker = `import { initSync, gameFromBytes, isRuleError, newGame, parseGame } from "soosorv/slim";
import module from "soosorv/soosorv.wasm";
initSync(module);
${respond}`;

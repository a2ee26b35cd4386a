// Two browsers that play by link: the site with its relay, lines to it that can be cut, and whole games.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join as joinPaths } from "node:path";
import { after, before } from "node:test";
import { chromium } from "playwright-core";
import { serve } from "../../../scripts/serve.mjs";
import { chromiumArguments, findChromium } from "../../../scripts/test/browser.mjs";
import { cell, choose, clickPoint, heading, tapPoint } from "./board.js";
import { FOURTH, OFFERS, OPENING, PICKED, REST } from "./games.js";

const executablePath = findChromium();
const onDesk = { viewport: { width: 1280, height: 800 } };
const onPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Starts site, relay and browser once for a test file. */
export function useOnline() {
  const directory = mkdtempSync(joinPaths(tmpdir(), "soosorv-online-"));
  const online = {};

  before(async () => {
    online.server = await serve({ relayDirectory: directory });
    online.browser = await chromium.launch({ executablePath, args: chromiumArguments });
  });

  after(async () => {
    await online.browser?.close();
    await online.server?.close();
    rmSync(directory, { recursive: true, force: true });
  });

  /** A browser of its own: its pages share storage, and nothing with other browsers. */
  online.newContext = async (test, { phone = false, ...options } = {}) => {
    const context = await online.browser.newContext({ ...(phone ? onPhone : onDesk), ...options });
    context.setDefaultTimeout(15_000);
    const errors = [];
    context.on("weberror", (error) => errors.push(error.error().stack));
    test.after(async () => {
      await context.close();
      if (errors.length > 0) throw new Error(`errors on a page:\n${errors.join("\n")}`);
    });
    return Object.assign(context, { phone });
  };

  online.open = async (context, address) => {
    const page = await context.newPage();
    await page.goto(address ?? `${online.server.address}online/`);
    return Object.assign(page, { phone: context.phone });
  };

  /** A line to the site of one's own, with an address of its own, that can be cut and mended. */
  online.line = async (test) => {
    const target = new URL(online.server.address).port;
    const sockets = new Set();
    let isCut = false;
    const proxy = createServer((near) => {
      if (isCut) return near.destroy();
      const far = createConnection(target, "127.0.0.1");
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on("error", () => {});
        socket.on("close", () => {
          near.destroy();
          far.destroy();
          sockets.delete(socket);
        });
      }
      near.pipe(far).pipe(near);
      return undefined;
    });
    await new Promise((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    test.after(() => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    });
    return {
      through: (address) => address.replace(`:${target}/`, `:${proxy.address().port}/`),
      cut() {
        isCut = true;
        for (const socket of sockets) socket.destroy();
      },
      mend() {
        isCut = false;
      },
    };
  };
  return online;
}

export const status = (page) => page.locator("#connection");
export const notice = (page) => page.locator("#notice");

export async function waitForStatus(page, text) {
  await page.locator("#connection", { hasText: text }).waitFor();
}

/** The text of a box to copy. */
export async function textOf(page, label) {
  // Also where the list of links is closed.
  const box = page.locator(`textarea[aria-label="${label}"]`);
  await box.waitFor({ state: "attached" });
  return box.inputValue();
}

/** Makes an invitation on the start page, and hands back its link. */
export async function invite(page, { way = "Over this site", seat = "open the game" } = {}) {
  await page.getByRole("radio", { name: way }).check();
  await page.getByRole("radio", { name: seat }).check();
  await page.getByRole("button", { name: "Make the invitation" }).click();
  return textOf(page, way.startsWith("Directly") ? "Text for the other player" : "Invitation for the other player");
}

export async function join(page) {
  await page.getByRole("button", { name: /^(Join|Play both seats here)$/ }).click();
}

const actsHere = (page) => page.locator('.player[aria-current="true"] .name', { hasText: "(you)" });

export async function until(page, isTrue) {
  for (let tries = 0; tries < 300; tries++) {
    if (await isTrue()) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`never came true: ${isTrue}`);
}

/** The one of these pages whose player is to act. */
export async function pageToAct(pages) {
  for (let tries = 0; tries < 300; tries++) {
    for (const page of pages) if ((await actsHere(page).count()) > 0) return page;
    await pages[0].waitForTimeout(50);
  }
  throw new Error("nobody is to act");
}

/** A stone, an offer or a pick, by whoever is to act; waits until it is there on that page. */
export async function playPoint(pages, point, shown = /stone \d+|offer [A-H]/) {
  const page = await pageToAct(pages);
  const [letter, before] = [cell(page, point), await cell(page, point).getAttribute("aria-label")];
  const press = page.phone ? tapPoint : clickPoint;
  await press(page, point);
  if (page.phone) await press(page, point);
  // Signed and stored, before the page shows it.
  await until(page, async () => (await letter.getAttribute("aria-label")) !== before);
  assert.match(await letter.getAttribute("aria-label"), shown);
  return page;
}

export async function chooseOn(pages, name) {
  const page = await pageToAct(pages);
  const before = await heading(page);
  await choose(page, name);
  await until(page, async () => (await heading(page)) !== before);
}

/** The steps of a game of Soosõrv-8 with both swaps and eight fifth moves, to a five; `between` runs before each. */
export async function playWhole(pages, between = async () => {}) {
  const steps = [
    ...OPENING.map((point) => () => playPoint(pages, point)),
    () => chooseOn(pages, "Swap colours you will play Black"),
    () => playPoint(pages, FOURTH),
    () => chooseOn(pages, "Declare 8 fifth moves"),
    () => chooseOn(pages, "Swap colours you will play White"),
    ...OFFERS.map((point) => () => playPoint(pages, point)),
    () => playPoint(pages, PICKED),
    ...REST.map((point) => () => playPoint(pages, point)),
  ];
  for (const [index, step] of steps.entries()) {
    await between(index);
    await step();
  }
}

/** What a page says of all points: the same on every page that shows the same game. */
export const boardOf = (page) =>
  page
    .locator("[role=grid]")
    .evaluate((grid) =>
      [...grid.querySelectorAll("[role=gridcell]")].map((one) => one.ariaLabel.match(/^\w+|\w+ stone \d+/g).join()),
    );

export async function assertSameBoard(pages) {
  let boards;
  for (let tries = 0; tries < 100; tries++) {
    boards = await Promise.all(pages.map(boardOf));
    if (boards.every((board) => board.join() === boards[0].join())) return;
    await pages[0].waitForTimeout(50);
  }
  for (const board of boards) assert.deepEqual(board, boards[0]);
}

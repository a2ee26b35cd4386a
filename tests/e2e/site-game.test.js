// A game by link as two people have it: names, every swap, whose turn it is, a relay that starts again, reloads, the next
// game with seats exchanged, and the list of both.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPaths } from "node:path";
import { test } from "node:test";
import { serve } from "../../scripts/serve.mjs";
import { choose, clickPoint, heading, waitForHeading } from "./support/board.js";
import { FOURTH, OFFERS, OPENING, PICKED, REST } from "./support/games.js";
import { assertFits } from "./support/looks.js";
import {
  assertSameBoard,
  chooseOn,
  invite,
  join,
  playPoint,
  textOf,
  until,
  useOnline,
  waitForStatus,
} from "./support/online.js";
import { screenshot, skip } from "./support/site.js";

const online = useOnline();

/** A site whose relay can be ended and started again, at the same address and with the same files. */
async function ownServer(t) {
  const relayDirectory = mkdtempSync(joinPaths(tmpdir(), "soosorv-restart-"));
  let server = await serve({ relayDirectory });
  const { address } = server;
  t.after(async () => {
    await server.close();
    rmSync(relayDirectory, { recursive: true, force: true });
  });
  return {
    address,
    async restart() {
      await server.close();
      server = await serve({ relayDirectory, port: Number(new URL(address).port) });
    },
  };
}

const iconOf = (page) => page.locator('link[rel="icon"]').getAttribute("href");

async function assertTurn(page, isTurn) {
  await page.waitForFunction((isTurn) => document.title.startsWith("●") === isTurn, isTurn);
  assert.equal(await iconOf(page), isTurn ? "../icon-turn.svg" : "../icon.svg");
}

/** Who has which colour, as the panel of a page says it. */
const players = (page) =>
  page
    .locator(".player")
    .evaluateAll((all) =>
      all.map((one) => `${one.querySelector(".name").textContent} ${/Black|White/.exec(one.textContent)}`),
    );

/** What the list of one's games says of each, without the time. */
const linesOf = (items) =>
  items.evaluateAll((all) =>
    all.map((one) => [one.querySelector("a"), one.querySelector("span")].map((part) => part.textContent)),
  );

/** A whole game; the host sits at a phone or at a desk, and the guest at the other of the two. */
async function playOut(t, { phone }) {
  const site = await ownServer(t);
  const host = await online.open(await online.newContext(t, { phone }), `${site.address}online/`);
  await host.getByRole("textbox", { name: "Your name, if you like" }).fill("Anna \u202e");
  await host.getByRole("button", { name: "Make the invitation" }).click();
  const link = await textOf(host, "Invitation for the other player");
  // Made before anybody knows what the guest is called.
  const watchAddress = await textOf(host, "Link for watchers");
  const guest = await online.open(await online.newContext(t, { phone: !phone }), link);
  await guest.getByRole("heading", { name: "Anna invites you to a game of Soosõrv‑8" }).waitFor();
  await guest.getByText("Anna opens the game.").waitFor();
  await guest.getByRole("textbox", { name: "Your name, if you like" }).fill("Boris");
  await join(guest);
  await waitForStatus(host, "Connected");
  await waitForStatus(guest, "Connected");
  const watcher = await online.open(await online.newContext(t, { phone }), watchAddress);
  await waitForStatus(watcher, "You watch.");
  await watcher.getByText("Links", { exact: true }).waitFor();
  const pages = [host, guest];
  /** What all three say: who opened the game and who did not, each with the colour; a player is told who it is. */
  const assertPlayers = async (...wanted) => {
    for (const [page, own] of [
      [host, "Anna"],
      [guest, "Boris"],
      [watcher, null],
    ]) {
      const texts = own ? wanted.map((text) => text.replace(own, `${own} (you)`)) : wanted;
      await until(page, async () => (await players(page)).join() === texts.join());
    }
  };

  await assertTurn(host, true);
  await assertTurn(guest, false);
  await assertPlayers("Anna Black", "Boris White");
  for (const point of OPENING) await playPoint(pages, point);
  await assertTurn(guest, true);
  await chooseOn(pages, "Swap colours you will play Black");
  await assertSameBoard([...pages, watcher]);
  await assertPlayers("Anna White", "Boris Black");

  await site.restart();
  await waitForStatus(host, "Connected");
  await waitForStatus(guest, "Connected");
  await playPoint(pages, FOURTH);
  await chooseOn(pages, "Declare 8 fifth moves");
  await guest.reload();
  await waitForStatus(guest, "Connected");
  await chooseOn(pages, "Swap colours you will play White");
  await host.reload();
  await waitForStatus(host, "Connected");
  await watcher.reload();
  await waitForStatus(watcher, "You watch.");
  await assertPlayers("Anna Black", "Boris White");
  for (const point of OFFERS) await playPoint(pages, point);
  await playPoint(pages, PICKED);
  await assertSameBoard([...pages, watcher]);
  await screenshot(guest, `site-game-guest-${phone ? "desk" : "phone"}`);

  for (const point of REST) await playPoint(pages, point);
  for (const page of [...pages, watcher]) {
    await waitForHeading(page, /^Anna( \(you\))? wins with Black$/);
    await assertFits(page, "the end");
  }
  await assertTurn(host, false);
  await guest.getByRole("button", { name: "Play again" }).click();
  await host.getByText("Boris would like to play again.").waitFor();
  await host.getByRole("button", { name: "Play again" }).click();
  await waitForStatus(host, "Connected");
  await waitForStatus(guest, "Connected");
  await watcher.getByRole("button", { name: "Watch the next game" }).click();
  await waitForStatus(watcher, "You watch.");
  await assertPlayers("Boris Black", "Anna White");
  await playPoint(pages, "h8");
  assert.match(await heading(host), /^Boris places white stone 2/);

  await guest.getByRole("button", { name: "Resign", exact: true }).click();
  await guest.getByRole("dialog").getByRole("button", { name: "Resign", exact: true }).click();
  await waitForHeading(host, "Anna (you) wins");

  // Both games are in the list of this browser, each with the other's name and how it ended.
  await guest.goto(site.address);
  const kept = guest.locator(".kept li");
  await kept.first().waitFor();
  assert.deepEqual(await linesOf(kept), [
    ["Soosõrv‑8 with Anna, you are player 1", "Anna wins with White. The other player resigned."],
    ["Soosõrv‑8 with Anna, you are player 2", "Anna wins with Black. Five in a row."],
  ]);
  await kept.first().scrollIntoViewIfNeeded();
  await screenshot(guest, `site-kept-over-${phone ? "desk" : "phone"}`);
  await kept.first().getByRole("link").click();
  await waitForStatus(guest, "Connected");
  await assertSameBoard(pages);
}

for (const [name, phone] of [
  ["a phone invites a desk", true],
  ["a desk invites a phone", false],
]) {
  test(`${name}: names, every swap, a restart, reloads, a watcher, a rematch`, { skip, timeout: 180_000 }, (t) =>
    playOut(t, { phone }),
  );
}

test("the list of one's games says who is to act, and tells apart when they were played from when they were opened", {
  skip,
  timeout: 90_000,
}, async (t) => {
  const context = await online.newContext(t);
  const list = await online.open(context);
  /** A new game in two tabs, as far as `points` go. */
  const play = async (seat, points) => {
    const host = await online.open(context);
    const link = await invite(host, { way: "Two tabs of this browser", seat });
    if (!points) return host;
    const own = await online.open(context, link);
    await join(own);
    await waitForStatus(own, "Connected");
    for (const point of points) await playPoint([host, own], point);
    await assertSameBoard([host, own]);
    await own.close();
    return host;
  };
  const read = async () => {
    await list.goto(new URL("..", list.url()).href);
    await list.locator(".kept").waitFor();
    return linesOf(list.locator(".kept li"));
  };
  await (await play("open the game")).close();
  const waiting = ["Soosõrv‑8, you are player 1", "The other player has not joined yet."];
  assert.deepEqual(await read(), [waiting]);
  const host = await play("come second", ["h8", "h9", "j9"]);
  const [mine, theirs] = [
    ["Soosõrv‑8, you are player 2", "Your turn."],
    ["Soosõrv‑8, you are player 1", "Waiting for Player 2."],
  ];
  assert.deepEqual(await read(), [mine, theirs, waiting]);
  await screenshot(list, "site-kept-open");
  assert.ok(await list.locator("main > :first-child .yours").isVisible());
  const times = () => list.locator(".kept time").evaluateAll((all) => all.map(({ dateTime }) => dateTime));
  const before = await times();
  await host.reload();
  await waitForStatus(host, "Connected");
  await read();
  assert.deepEqual(await times(), before);
});

test("where White must claim a forbidden move, it is claimed by link too", { skip, timeout: 60_000 }, async (t) => {
  const context = await online.newContext(t);
  const host = await online.open(context);
  await host.getByRole("combobox", { name: "Opening rule" }).selectOption("standard");
  await host.getByRole("combobox", { name: "Black’s forbidden moves" }).selectOption("claimed");
  const link = await invite(host, { way: "Two tabs of this browser" });
  const guest = await online.open(context, link);
  await guest.getByText("White must claim Black’s forbidden moves.").waitFor();
  await join(guest);
  await waitForStatus(guest, "Connected");
  const pages = [host, guest];
  for (const point of ["f8", "a1", "g8", "c1", "h9", "e1", "h10", "g1"]) await playPoint(pages, point);
  await clickPoint(host, "h8");
  await host.getByRole("button", { name: "Play anyway" }).click();
  await choose(guest, "Claim the forbidden move White wins");
  await guest.getByRole("dialog").getByRole("button", { name: "Claim" }).click();
  await waitForHeading(host, "Player 2 wins with White");
});

// Two people in two browsers share a link and play, over each way there is.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readLink } from "soosorv/peer";
import { WebSocket } from "ws";
import { writeToken } from "../../pkg/peer/keys.js";
import { joinMessage, kinds } from "../../pkg/peer/messages.js";
import { heading } from "./support/board.js";
import {
  assertSameBoard,
  chooseOn,
  invite,
  join,
  notice,
  playPoint,
  playWhole,
  status,
  textOf,
  useOnline,
  waitForStatus,
} from "./support/online.js";
import { screenshot, skip } from "./support/site.js";

const online = useOnline();

/** What somebody with the invitation, and without a seat, can do to the room: sends altered entries. */
async function tamper(link) {
  const { gameId, secret } = readLink(link);
  const token = await writeToken(secret, gameId);
  const socket = new WebSocket(new URL("/relay", online.server.address).href.replace("http", "ws"));
  socket.binaryType = "arraybuffer";
  socket.onopen = () => socket.send(joinMessage({ gameId, token, farewell: null }));
  await new Promise((resolve) => {
    let entries;
    socket.onmessage = ({ data }) => {
      const bytes = new Uint8Array(data);
      if (bytes[0] === kinds.entries) entries = bytes;
      if (bytes[0] !== kinds.stored) return;
      // A stone of the log on another point: its author's signature does not fit it any more.
      entries[entries.length - 73] ^= 1;
      socket.send(entries);
      resolve();
    };
  });
  return socket;
}

test("over the relay: a whole game, with a reload, cuts, a watcher and a forger", {
  skip,
  timeout: 240_000,
}, async (t) => {
  const line = await online.line(t);
  const host = await online.open(await online.newContext(t));
  await host.getByRole("button", { name: "Make the invitation" }).waitFor();
  await screenshot(host, "online-create");
  const link = await invite(host);
  await waitForStatus(host, "Waiting for the other player to join.");
  await screenshot(host, "online-waiting");

  const guest = await online.open(await online.newContext(t, { phone: true }), line.through(link));
  await guest.getByRole("button", { name: "Join", exact: true }).waitFor();
  await screenshot(guest, "online-invited");
  assert.equal(await status(host).textContent(), "Waiting for the other player to join.");
  await join(guest);
  await waitForStatus(guest, "Connected");
  await waitForStatus(host, "Connected");

  const pages = [host, guest];
  let watcher;
  await playWhole(pages, async (index) => {
    if (index === 4) {
      // The seat is kept over a reload, and the address that does it holds no secret.
      await host.reload();
      await waitForStatus(host, "Connected");
      assert.match(new URL(host.url()).hash, /^#game=[\w-]{22}\.first$/);
    }
    if (index === 6) {
      line.cut();
      await waitForStatus(guest, "No connection. Trying again …");
      await waitForStatus(host, "Player 2 is away. The game waits.");
      await screenshot(guest, "online-cut-guest");
      await screenshot(host, "online-cut-host");
      line.mend();
      await waitForStatus(guest, "Connected");
      await waitForStatus(host, "Connected");
    }
    if (index === 9) {
      const address = await textOf(host, "Link for watchers");
      watcher = await online.open(await online.newContext(t), address);
      await waitForStatus(watcher, "You watch.");
      await assertSameBoard([host, watcher]);
      await screenshot(watcher, "online-watcher");
    }
    if (index === 12) {
      const socket = await tamper(link);
      await notice(host).filter({ hasText: "not signed by the player that it names" }).waitFor();
      await notice(guest).filter({ hasText: "not signed by the player that it names" }).waitFor();
      await screenshot(host, "online-tampered-host");
      await screenshot(guest, "online-tampered-guest");
      socket.close();
    }
    if (index === 17) {
      // Short cuts, in the middle of what is played.
      line.cut();
      line.mend();
    }
  });
  await assertSameBoard([...pages, watcher]);
  assert.equal(await heading(host), "Player 1 (you) wins with Black");
  assert.equal(await heading(guest), "Player 1 wins with Black");
  assert.equal(await heading(watcher), "Player 1 wins with Black");
  for (const [page, name] of [
    [host, "host"],
    [guest, "guest"],
    [watcher, "watcher"],
  ]) {
    await screenshot(page, `online-over-${name}`);
  }

  // Both press: one game, seats exchanged.
  await host.getByRole("button", { name: "Play again" }).click();
  await guest.getByText("Player 1 would like to play again.").waitFor();
  await screenshot(guest, "online-rematch-wanted");
  await guest.getByRole("button", { name: "Play again" }).click();
  await watcher.getByRole("button", { name: "Watch the next game" }).click();
  await waitForStatus(host, "Connected");
  await playPoint(pages, "h8");
  await assertSameBoard([...pages, watcher]);
  assert.match(await guest.locator('.player[aria-current="true"] .name').textContent(), /\(you\)/);
});

test("in two tabs of one browser: a whole game, with a reload and a watcher", { skip, timeout: 120_000 }, async (t) => {
  const context = await online.newContext(t);
  const host = await online.open(context);
  const link = await invite(host, { way: "Two tabs of this browser" });
  const guest = await online.open(context, link);
  await guest.getByText("The other seat of this game is played in this browser already.").waitFor();
  await screenshot(guest, "online-tabs-invited");
  await join(guest);
  await waitForStatus(guest, "Connected");
  const pages = [host, guest];
  let watcher;
  await playWhole(pages, async (index) => {
    if (index === 5) {
      await guest.reload();
      await waitForStatus(guest, "Connected");
    }
    if (index === 9) {
      watcher = await online.open(context, await textOf(host, "Link for watchers"));
      await waitForStatus(watcher, "You watch.");
      await assertSameBoard([host, watcher]);
    }
  });
  await assertSameBoard([...pages, watcher]);
  assert.equal(await heading(guest), "Player 1 wins with Black");
  await screenshot(guest, "online-tabs-over");
});

/** The answer travels back by hand. */
async function answerTo(host, other) {
  await host
    .getByRole("textbox", { name: "The other player’s answer" })
    .fill(await textOf(other, "Your answer: give it to the other player"));
  await host.getByRole("button", { name: "Connect", exact: true }).click();
}

test("directly: a whole game, connected again after a reload, with a watcher", {
  skip,
  timeout: 180_000,
}, async (t) => {
  const host = await online.open(await online.newContext(t));
  const link = await invite(host, { way: "Directly, browser to browser" });
  await screenshot(host, "online-direct-host");
  const guest = await online.open(await online.newContext(t), link);
  await join(guest);
  await textOf(guest, "Your answer: give it to the other player");
  await waitForStatus(guest, "Waiting until the other player has your answer.");
  await screenshot(guest, "online-direct-guest");
  await answerTo(host, guest);
  await waitForStatus(guest, "Connected");
  await waitForStatus(host, "Connected");
  const pages = [host, guest];
  let watcher;
  await playWhole(pages, async (index) => {
    if (index === 5) {
      await guest.reload();
      await waitForStatus(guest, "The direct connection is lost.");
      await waitForStatus(host, "The direct connection is lost.");
      await screenshot(host, "online-direct-lost");
      await host.getByRole("button", { name: "Make a text" }).click();
      const offer = await textOf(host, "Text for the other player");
      await guest.getByRole("textbox", { name: "Text from the other player" }).fill(offer);
      await guest.getByRole("button", { name: "Connect", exact: true }).click();
      await answerTo(host, guest);
      await waitForStatus(guest, "Connected");
    }
    if (index === 9) {
      await host.getByText("Links, taking back", { exact: true }).click();
      await host.getByRole("button", { name: "Let somebody watch" }).click();
      watcher = await online.open(await online.newContext(t), await textOf(host, "Link for watchers"));
      await answerTo(host, watcher);
      await waitForStatus(watcher, "You watch.");
      await assertSameBoard([host, watcher]);
    }
  });
  await assertSameBoard([...pages, watcher]);
  assert.equal(await heading(guest), "Player 1 wins with Black");
  await screenshot(watcher, "online-direct-over");
});

test("an invitation is worth one seat, and none before the button is pressed", { skip, timeout: 90_000 }, async (t) => {
  const host = await online.open(await online.newContext(t));
  const link = await invite(host);
  for (let count = 0; count < 50; count++) assert.equal((await fetch(link)).status, 200);
  const guests = [
    await online.open(await online.newContext(t), link),
    await online.open(await online.newContext(t), link),
  ];
  for (const page of guests) await page.getByRole("button", { name: "Join", exact: true }).waitFor();
  assert.equal(await status(host).textContent(), "Waiting for the other player to join.");

  await Promise.all(guests.map(join));
  await waitForStatus(host, "Connected");
  const texts = [];
  for (const page of guests) {
    await page
      .locator("#connection", { hasText: /^(Connected|Somebody else has taken the seat. You watch.)$/ })
      .waitFor();
    texts.push(await status(page).textContent());
  }
  const late = guests[texts.indexOf("Somebody else has taken the seat. You watch.")];
  assert.deepEqual(texts.sort(), ["Connected", "Somebody else has taken the seat. You watch."]);
  await screenshot(late, "online-seat-taken");
  await playPoint([host, ...guests], "h8");
  await assertSameBoard([host, ...guests]);
});

test("secrets stay in the fragment, and a watch link is no seat", { skip, timeout: 90_000 }, async (t) => {
  const seen = [];
  const contexts = [await online.newContext(t), await online.newContext(t), await online.newContext(t)];
  for (const context of contexts) {
    context.on("request", (request) => seen.push(request.url(), JSON.stringify(request.headers())));
  }
  const host = await online.open(contexts[0]);
  const link = await invite(host);
  const guest = await online.open(contexts[1], link);
  await join(guest);
  await waitForStatus(guest, "Connected");
  const back = await textOf(guest, "Your own link, for another device");
  const elsewhere = await online.open(contexts[2], back);
  await waitForStatus(elsewhere, "Connected");
  const { secret, seed } = readLink(back);
  for (const bytes of [secret, seed]) {
    const text = Buffer.from(bytes).toString("base64url");
    assert.ok(!seen.some((one) => one.split("#")[0].includes(text)));
    assert.ok(!host.url().includes(text) && !guest.url().includes(text) && !elsewhere.url().includes(text));
  }
  // The return link restored the seat in a clean browser: there it can be played.
  for (const point of ["h8", "h9", "j9"]) await playPoint([host], point);
  await chooseOn([elsewhere], "Keep colours you stay White");
  await assertSameBoard([host, guest, elsewhere]);
});

test("a second tab of one's seat is told so, and can take it over", { skip, timeout: 60_000 }, async (t) => {
  const context = await online.newContext(t);
  const host = await online.open(context);
  await invite(host);
  await waitForStatus(host, "Waiting for the other player to join.");
  const second = await online.open(context, host.url());
  await waitForStatus(second, "This seat is open in another tab.");
  await screenshot(second, "online-second-tab");
  await second.getByRole("button", { name: "Play here" }).click();
  await waitForStatus(second, "Waiting for the other player to join.");
  await waitForStatus(host, "This seat is played in another tab now.");
});

test("a link that is cut off, and a game that nobody has, say so", { skip, timeout: 60_000 }, async (t) => {
  const context = await online.newContext(t);
  const address = `${online.server.address}online/`;
  const cut = await online.open(context, `${address}#invite=AAAA.s.BBBB&via=relay`);
  await cut.getByText("This link is cut off or altered. Copy it as a whole.").waitFor();
  const unknown = await online.open(context, `${address}#game=AAAAAAAAAAAAAAAAAAAAAA.first`);
  await unknown.getByText("This browser does not know this game. Open your own link.").waitFor();
  await screenshot(unknown, "online-unknown");
  const nobody = await online.open(context, `${address}#watch=AAAAAAAAAAAAAAAAAAAAAA&via=tabs`);
  await nobody.getByText("Nobody who has this game answers.").waitFor({ timeout: 20_000 });
});

test("moves are taken back by consent, to the right length", { skip, timeout: 60_000 }, async (t) => {
  const host = await online.open(await online.newContext(t));
  const link = await invite(host);
  const guest = await online.open(await online.newContext(t, { phone: true }), link);
  await join(guest);
  await waitForStatus(guest, "Connected");
  for (const point of ["h8", "h9", "j9"]) await playPoint([host], point);
  await chooseOn([guest], "Keep colours you stay White");
  await host.getByText("Links, taking back", { exact: true }).click();
  await host.getByRole("button", { name: "Ask to take back" }).click();
  await guest.getByText("Player 1 asks to take the last moves back.").waitFor();
  await screenshot(guest, "online-undo-asked");
  await guest.getByRole("button", { name: "Take back" }).click();
  await host.locator("#prompt-heading", { hasText: "Player 1 (you) places black stone 3" }).waitFor();
  await playPoint([host], "i10");
  await assertSameBoard([host, guest]);
});

/** Runs in a page, with the package at hand. */
const inPage = (page, body) => page.evaluate(`(async () => { const peer = await import("/pkg/peer.js"); ${body} })()`);

test("a key that cannot leave the browser is kept by it, and signs after a reload", {
  skip,
  timeout: 60_000,
}, async (t) => {
  const page = await online.open(await online.newContext(t));
  await inPage(
    page,
    `const keys = await peer.createKeys({ extractable: false });
     const bytes = new Uint8Array(8);
     await peer.indexedDBStorage().save({ gameId: "AAAA", seat: "first", genesis: bytes, log: null, keys, note: null, changed: 1 });`,
  );
  await page.reload();
  const found = await inPage(
    page,
    `const { keys } = await peer.indexedDBStorage().load("AAAA", "first");
     const bytes = new Uint8Array(8);
     const signature = await crypto.subtle.sign("Ed25519", keys.privateKey, bytes);
     const publicKey = await crypto.subtle.importKey("raw", keys.publicKey, "Ed25519", false, ["verify"]);
     return [keys.privateKey.extractable, keys.seed, await crypto.subtle.verify("Ed25519", publicKey, signature, bytes)];`,
  );
  assert.deepEqual(found, [false, null, true]);
});

test("ten cuts in a row lose and double nothing", { skip, timeout: 120_000 }, async (t) => {
  const line = await online.line(t);
  const host = await online.open(await online.newContext(t));
  const link = await invite(host);
  const guest = await online.open(await online.newContext(t), line.through(link));
  await join(guest);
  await waitForStatus(guest, "Connected");
  const pages = [host, guest];
  await playWhole(pages, async (index) => {
    if (index % 2 !== 0 || index > 20) return;
    line.cut();
    line.mend();
  });
  await assertSameBoard(pages);
  assert.equal(await heading(guest), "Player 1 wins with Black");
});

// The frontend's flow, checked by Vitest.

import { newGame } from "soosorv";
import { beforeEach, describe, expect, test } from "vitest";
import { Table } from "../frontend/table.js";

let table;

beforeEach(() => {
  table = new Table();
});

describe("the opening", () => {
  test("begins in the centre", () => {
    expect(table.prompt).toBe("The first player places a black stone in the central 1 × 1");
    expect(table.state.points).toEqual(["h8"]);
  });

  test("asks the second player about the colours after stone 3", () => {
    for (const point of ["h8", "h9", "h10"]) expect(table.tap(point)).toBeNull();
    expect(table.prompt).toBe("The second player keeps white or swaps");
    expect(table.buttons.map(({ label }) => label)).toEqual(["Keep the colours", "Swap the colours"]);
    expect(table.state.pattern).toMatchObject({ code: "D1", name: "Kansei" });
  });

  test("knows up to eight fifth moves", () => {
    for (const point of ["h8", "h9", "h10"]) table.tap(point);
    table.press("Keep the colours");
    table.tap("a1");
    expect(table.buttons).toHaveLength(8);
    expect(table.press("9 fifth moves")).toBe('There is no button "9 fifth moves"');
  });
});

describe("a game that came from elsewhere", () => {
  test.each([
    ["a seat that is not to act", { type: "place", point: "h8" }, "second", "not-your-turn"],
    ["a stone off the centre", { type: "place", point: "a1" }, "first", "outside-area"],
    ["a key that nobody knows", { type: "place", point: "h8", cheat: true }, "first", "invalid-argument"],
    ["a pass in the opening", { type: "pass" }, "first", "wrong-phase"],
  ])("refuses %s", (_, action, seat, code) => {
    const before = table.state;
    expect(table.receive(action, seat)).toBe(code);
    expect(table.state).toBe(before);
  });

  test("is drawn as the engine draws it", () => {
    const game = newGame();
    for (const point of ["h8", "i9", "g7"]) {
      table.tap(point);
      game.applyAction({ type: "place", point });
    }
    expect(new Table({ saved: table.save() }).draw()).toBe(game.ascii());
  });
});

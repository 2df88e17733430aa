import { expect, it } from "vitest";
import type { State } from "../wire";
import { veiled } from "./score";

const over = { outcome: {}, scores: [41, 38] } as unknown as State;

it("tells no final scores in the list of players before they are counted", () => {
  expect(veiled(over, false).scores).toEqual([]);
  expect(veiled(over, true)).toBe(over);
});

it("tells those of the moment while the match goes on", () => {
  const going = { ...over, outcome: null } as State;
  expect(veiled(going, false)).toBe(going);
});

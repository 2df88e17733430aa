import { expect, it } from "vitest";
import type { State } from "../wire";
import { veiled } from "./score";

const over = { outcome: {}, scores: [41, 38] } as unknown as State;

it("tells of final scores in the list of players what has been counted", () => {
  expect(veiled(over, []).scores).toEqual([]);
  expect(veiled(over, [12, 30]).scores).toEqual([12, 30]);
  expect(veiled(over, null)).toBe(over);
});

it("tells those of the moment while the match goes on", () => {
  const going = { ...over, outcome: null } as State;
  expect(veiled(going, [])).toBe(going);
});

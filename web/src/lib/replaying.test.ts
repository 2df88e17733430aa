import { describe, expect, it } from "vitest";
import type { Replay } from "../wire";
import { entryTelling, nextTempo, tempoText, type Tempo } from "./replaying";

/** A match whose opening told 2 events, and its entries 3, none and 1. */
const replay: Replay = {
  table: "t1",
  first: 10,
  told: 2,
  entries: [5, 5, 6].map((told) => ({ seat: 0, kind: null, round: 1, told })),
  over: false,
};

describe("the entry that an event comes from", () => {
  it("is none for what was told at the beginning", () => {
    expect([0, 1].map((event) => entryTelling(replay, event))).toEqual([10, 10]);
  });

  it("is the one that told it, also after entries that told nothing", () => {
    expect([2, 4, 5].map((event) => entryTelling(replay, event))).toEqual([11, 11, 13]);
  });

  it("is the last one that may be looked at for what came later", () => {
    expect(entryTelling(replay, 6)).toBe(13);
  });
});

describe("the tempo of a replay", () => {
  it("goes round from slow to fast", () => {
    const all: Tempo[] = [0.5];
    while (all.length < 5) all.push(nextTempo(all.at(-1) ?? 1));
    expect(all.map(tempoText)).toEqual(["½×", "1×", "2×", "4×", "½×"]);
  });
});

import { describe, expect, it } from "vitest";
import { tr } from "./i18n.svelte";
import { nameOf, winnersOf } from "./names";

describe("what a seat is called", () => {
  it("is the name that somebody has", () => {
    expect(nameOf({ kind: "person", name: "Ada", level: null })).toBe("Ada");
    expect(nameOf({ kind: "person", name: "Somebody Else", level: null })).toBe("Somebody Else");
  });

  it("is a word of the reader's language for whoever was forgotten", () => {
    expect(nameOf({ kind: "person", name: "Somebody", level: null })).toBe(tr("somebody"));
    expect(nameOf({ kind: "bot", name: "Somebody 2", level: "greedy" })).toBe(
      `${tr("somebody")} 2`,
    );
  });
});

describe("who has won", () => {
  const seats = ["Ada", "Ben"].map((name, seat) => ({
    ...{ seat, kind: "person" as const, name, level: null },
    ...{ you: seat === 1, online: true, asked: false },
  }));

  it("is told by name, and oneself as you", () => {
    expect(winnersOf({ seats, winners: [0] })).toEqual(["Ada"]);
    expect(winnersOf({ seats, winners: [0, 1] })).toEqual(["Ada", tr("table-you")]);
  });

  it("may be what the rules play", () => {
    expect(winnersOf({ seats, winners: [2] })).toEqual([tr("automaton")]);
  });

  it("is nobody before the end, or when all have lost", () => {
    expect(winnersOf({ seats, winners: null })).toEqual([]);
    expect(winnersOf({ seats, winners: [] })).toEqual([]);
  });
});

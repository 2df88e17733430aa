import { describe, expect, it } from "vitest";
import type { Move } from "../board";
import { lies, notationOf, Placements, type Laid } from "./placing";
import type { PlanetFacts, PlayerView, Turn } from "./types";

const TURN: Turn = {
  width: 2,
  height: 1,
  cells: [
    [0, 0, "a", true, false],
    [1, 0, "b", true, true],
  ],
  right: 0,
  left: 0,
  flip: 0,
};
const EMPTY_ROW = ".".repeat(12);

function planet(changes: Partial<PlanetFacts> = {}): PlanetFacts {
  return {
    zones: ["LLLLIILLLLL-", ...Array.from({ length: 11 }, () => "L".repeat(12))],
    perimeter: ["r1c1", "r1c2"],
    start: ["r1c1", "r1c2"],
    lifepods: [],
    row_medals: [],
    column_medals: [],
    parts: [],
    side: [],
    gaps: [],
    banned: {},
    separates_ice: false,
    slides: false,
    rules: [],
    complexity: 1,
    set: "",
    paragraph: "",
    ...changes,
  };
}

function player(rows: string[] = [], changes: Partial<PlayerView> = {}): PlayerView {
  return {
    terrain: Array.from({ length: 12 }, (_, y) => rows[y] ?? EMPTY_ROW),
    resources: {},
    patches: [],
    meteorites: [],
    lifepods: [],
    rovers: [],
    ...changes,
  } as unknown as PlayerView;
}

function laid(x: number, y: number): Laid {
  return { tile: "domino", turn: TURN, anchor: [x, y] };
}

function place(square: string): Move {
  return {
    notation: `place inner ${square} q0`,
    kind: "place",
    fields: { stack: "inner", square, turn: "q0" },
  };
}

describe("placements", () => {
  const offered = new Placements([place("r1c1"), place("r3c4")]);

  it("are found by stack, orientation and anchor", () => {
    expect(offered.at("inner", 0, [3, 2])?.notation).toBe("place inner r3c4 q0");
    expect(offered.at("inner", 1, [3, 2])).toBeNull();
    expect(offered.at("outer", 0, [3, 2])).toBeNull();
    expect(offered.at("inner", 0, [-1, 2])).toBeNull();
  });

  it("light the squares where the tile is held", () => {
    expect([...offered.held("inner", 0, [1, 0])]).toEqual(["r1c2", "r3c5"]);
    expect(offered.held("outer", 0, [0, 0]).size).toBe(0);
  });

  it("are written as the server writes them", () => {
    expect(notationOf("inner", 0, [3, 2])).toBe("place inner r3c4 q0");
    expect(notationOf("inner", 0, [-1, 2])).toBeNull();
  });
});

describe("a tile that is tried", () => {
  const covered = player(["ww" + ".".repeat(10)]);

  it.each([
    ["beyond the grid", laid(11, 5), false],
    ["off the planet", laid(10, 0), false],
    ["on another tile", laid(1, 0), false],
    ["on free squares", laid(5, 5), true],
  ])("lies %s", (_, tile, free) => {
    expect(lies(tile, planet(), covered)).toBe(free);
  });
});

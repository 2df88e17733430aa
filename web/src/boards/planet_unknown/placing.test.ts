import { describe, expect, it } from "vitest";
import type { Move } from "../board";
import { isCostly, lies, nearestTurn, notationOf, Placements, type Laid } from "./placing";
import type { OutlookInfo } from "../../wire";
import type { PlanetFacts, PlayerView, Shape, Turn } from "./types";

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
    row_squares: [],
    column_squares: [],
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

describe("a tile that fits nowhere as it is turned", () => {
  /** Four quarter turns, and the same mirrored. */
  const shape = {
    turns: Array.from({ length: 8 }, (_, i) => ({
      right: (i & 4) | ((i + 1) & 3),
      left: (i & 4) | ((i + 3) & 3),
      flip: i ^ 4,
    })),
  } as unknown as Shape;

  it("is turned by the fewest steps", () => {
    expect(nearestTurn(shape, 3, new Set([1, 2]))).toEqual(["left"]);
    expect(nearestTurn(shape, 3, new Set([7, 1]))).toEqual(["flip"]);
    expect(nearestTurn(shape, 0, new Set([2]))).toHaveLength(2);
  });

  it("is not turned where it fits, or never does", () => {
    expect(nearestTurn(shape, 3, new Set([3]))).toEqual([]);
    expect(nearestTurn(shape, 3, new Set())).toBeNull();
  });
});

describe("what costs something scarce", () => {
  function changed(name: string, before: number, after: number, burden = false): OutlookInfo {
    return { changes: [{ name, before, after, burden }] } as unknown as OutlookInfo;
  }

  it("is a lost lifepod, and neither movement nor a meteorite", () => {
    expect(isCostly(changed("lifepods-on-planet", 6, 5))).toBe(true);
    expect(isCostly(changed("movement", 3, 2))).toBe(false);
    expect(isCostly(changed("meteorites-on-planet", 0, 1, true))).toBe(false);
    expect(isCostly(null)).toBe(false);
  });
});

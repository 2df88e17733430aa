import { describe, expect, it } from "vitest";
import type { Move } from "../board";
import { lineState, outlook, Placements, whyNot, type Ground, type Laid } from "./placing";
import type { Catalogue, PlanetFacts, PlayerView, Turn } from "./types";

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
const CATALOGUE = {
  tiles: { domino: { shape: "I2", terrains: ["water", "rover"], meteor: true } },
  shapes: { I2: { ring: "small", turns: [TURN] } },
  events: {
    "ev-1": { colour: "red", duration: "round", effects: [{ op: "forbid_tile", where: "ice" }] },
  },
} as unknown as Catalogue;

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

function ground(changes: Partial<Ground> = {}): Ground {
  return { catalogue: CATALOGUE, planet: planet(), player: player(), event: null, ...changes };
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

const NONE = new Placements([]);

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
});

describe("a place that won't do says why", () => {
  const covered = player(["ww" + ".".repeat(10)]);

  it.each([
    ["off", laid(11, 5), ground()],
    ["off", laid(10, 0), ground()],
    ["overlap", laid(1, 0), ground({ player: covered })],
    ["start", laid(5, 5), ground()],
    ["touch", laid(5, 5), ground({ player: covered })],
    [
      "mixed",
      laid(3, 0),
      ground({ player: player(["....", "...ww......."]), planet: planet({ separates_ice: true }) }),
    ],
    ["chasm", laid(1, 1), ground({ player: covered, planet: planet({ side: ["r2c3"] }) })],
    [
      "banned",
      laid(1, 1),
      ground({ player: covered, planet: planet({ banned: { rover: ["r2c3"] } }) }),
    ],
    ["event-ice", laid(4, 0), ground({ player: player(["....", "....ww......"]), event: "ev-1" })],
    ["unknown", laid(1, 1), ground({ player: covered })],
  ])("%s", (why, tile, where) => {
    expect(whyNot(tile, where, NONE, "inner")).toBe(why);
  });

  it("but never by a rule that an offered placement breaks", () => {
    const free = new Placements([place("r9c9")]);
    expect(whyNot(laid(5, 5), ground({ player: covered }), free, "inner")).toBe("unknown");
  });

  it("needs room to slide where the planet asks for it", () => {
    const boxed = player(["", ".ww.........", "w..w........", ".ww........."]);
    const where = ground({ player: boxed, planet: planet({ slides: true }) });
    expect(whyNot(laid(1, 2), where, NONE, "inner")).toBe("slide");
  });
});

describe("the outlook of a placement", () => {
  it("tells gains and losses", () => {
    const there = player([], {
      lifepods: ["r1c6"],
      rovers: [{ at: "r1c7", carries: false }],
    });
    expect(outlook(laid(5, 0), ground({ player: there }))).toEqual({
      resources: ["water", "rover"],
      ice: 1,
      meteor: "r1c7",
      lifepods: ["r1c6"],
      rovers: ["r1c7"],
    });
  });
});

describe("lines", () => {
  it("are complete without holes and meteorites", () => {
    const rows = ["  wwwwwwww  ", "  w.wwwwww  "];
    expect(lineState(player(rows), "row1")).toEqual({
      covered: 8,
      squares: 8,
      blocked: false,
      complete: true,
    });
    expect(lineState(player(rows), "row2").complete).toBe(false);
    expect(lineState(player(rows, { meteorites: ["r1c4"] }), "row1")).toMatchObject({
      blocked: true,
      complete: false,
    });
    const loaded = player(rows, { rovers: [{ at: "r1c5", carries: true }] });
    expect(lineState(loaded, "row1").blocked).toBe(true);
  });
});

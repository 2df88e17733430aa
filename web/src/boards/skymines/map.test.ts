import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { EventRecord } from "../../wire";
import type { Move } from "../board";
import { distance } from "../shared/cursor";
import {
  angleOf,
  cornerOf,
  inset,
  isInside,
  laneOf,
  MARGIN,
  polar,
  RADIUS,
  roomAt,
  shared,
  SIZE,
  type Edge,
} from "./geometry";
import { keysOf, lightsOf } from "./lights";
import { lengthOf, rewound, thingsOf, type MapState } from "./rewind";
import { heartOf, numberSpot, placed } from "./sectors";
import { columnsWide, COLUMN_TOP, outpostSpot, rockSpot, shuttleSpot, spotOf } from "./spots";
import { cellsOf, returnCell, topCells } from "./stations";
import { linesAt } from "./trackwords";
import type {
  Asteroid,
  Catalogue,
  Column,
  Company,
  CompanyView,
  Sector,
  ShuttleSpace,
  TableView,
  Track,
} from "./types";

function content<T>(name: string): T {
  const file = new URL(
    `../../../../src/orrery/games/skymines/content/${name}.json`,
    import.meta.url,
  );
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
type Printed<T> = T & { id: number };
const moon = content<{ sectors: Printed<Sector>[] }>("board_moon");
const belt = content<{
  asteroids: Printed<{
    x: number;
    y: number;
    outpost_spaces: { id: string; x: number; y: number }[];
  }>[];
  shuttle_spaces: Printed<ShuttleSpace>[];
}>("board_belt");

const SECTORS = moon.sectors.map((sector): Sector => ({ ...sector, number: sector.id }));
const ROCKS = belt.asteroids.map((rock): Asteroid => ({
  number: rock.id,
  x: rock.x,
  y: rock.y,
  spaces: Object.fromEntries(rock.outpost_spaces.map((space) => [`b${space.id}`, space])),
  linked: [],
  linked_collectors: 0,
  buildings: [],
  collectors: 0,
}));
const COMPANIES: Company[] = ["skymine", "minerva", "astrogo", "tawac"];
const EDGES: Edge[] = ["top", "right", "bottom", "left"];
const TRACK: Track = {
  last: 18,
  shares: [{ space: 1, shares: 1 }],
  thresholds: [{ after: 5, coins: 1 }],
  barriers: [{ after: 8, cost: 2 }],
  permanent: true,
  bonuses: [],
};
const catalogue = {
  companies: COMPANIES,
  moon: {
    sectors: Object.fromEntries(SECTORS.map((sector) => [`m${sector.number}`, sector])),
    stations: Object.fromEntries(COMPANIES.map((name, i) => [name, { edge: EDGES[i] }])),
  },
  belt: {
    asteroids: Object.fromEntries(ROCKS.map((rock) => [String(rock.number), rock])),
    shuttle_spaces: Object.fromEntries(belt.shuttle_spaces.map((one) => [`b${one.id}`, one])),
  },
  tracks: { A1: TRACK },
} as unknown as Catalogue;
const view = {
  side: "moon",
  taking: "tawac",
  companies: COMPANIES.map(() => ({ track: "A1" })),
  players: [{ at: [3, 0, 0, 0] }, { at: [0, 0, 0, 0] }],
} as unknown as TableView;

const move = (kind: string, fields: Move["fields"] = {}): Move => ({
  notation: [kind, ...Object.values(fields)].join(" "),
  kind,
  fields,
});

describe("the drawing", () => {
  it.each(SECTORS.map((sector) => [sector.number, sector] as const))(
    "has what stands in sector %i inside of it",
    (_, sector) => {
      expect(isInside(heartOf(sector), sector.polygon)).toBe(true);
      for (const hole of sector.holes) expect(isInside(heartOf(sector), hole)).toBe(false);
      for (const { x, y } of placed(sector, false, false, 1))
        expect(isInside({ x, y }, sector.polygon)).toBe(true);
    },
  );

  it("has a place of its own for all that stands in a sector, and for its number", () => {
    for (const sector of SECTORS) {
      const things = placed(sector, true, true, 1);
      const spots = [...things, numberSpot(sector, things, 1)];
      for (const [i, one] of spots.entries())
        for (const other of spots.slice(i + 1)) expect(distance(one, other)).toBeGreaterThan(24);
    }
  });

  it("gives every quarter of the ring to one track, the lanes beside each other", () => {
    const ends = EDGES.map((edge) => [angleOf(edge, -0.5, 18), angleOf(edge, 18.5, 18)] as const);
    ends.forEach(([, end], i) => {
      const next = (ends[(i + 1) % 4]?.[0] ?? 0) + (i === 3 ? 360 : 0);
      expect(end).toBeLessThan(next < end - 180 ? next + 360 : next);
    });
    const lanes = [0, 1, 2, 3].map((seat) => laneOf(seat, 4));
    expect(lanes).toEqual([...lanes].sort((a, b) => b - a));
    expect(Math.max(...lanes)).toBeLessThan(RADIUS.outer);
    expect(Math.min(...lanes)).toBeGreaterThan(RADIUS.inner);
  });

  it("leaves room in the corners for the columns of a station, at every size of a desk", () => {
    for (const board of [544, 620, 920]) {
      const wide = columnsWide(SIZE / board);
      expect((wide / 3) * (board / SIZE)).toBeGreaterThan(24);
      expect(10 + wide).toBeLessThan(roomAt(COLUMN_TOP) + 1);
    }
    expect(cornerOf("top")).toEqual({ x: MARGIN, y: MARGIN, dx: 1, dy: 1 });
    expect(cornerOf("bottom")).toEqual({ x: MARGIN + SIZE, y: MARGIN + SIZE, dx: -1, dy: -1 });
  });

  it("keeps outpost spaces apart, for a pointer, and clear of shuttle spaces", () => {
    const px = 544 / SIZE;
    for (const rock of ROCKS) {
      const spots = Object.keys(rock.spaces).map((name) => outpostSpot(rock, name));
      for (const [i, one] of spots.entries()) {
        for (const other of spots.slice(i + 1))
          expect(distance(one, other) * px).toBeGreaterThan(20);
        for (const space of belt.shuttle_spaces)
          expect(distance(one, shuttleSpot(space))).toBeGreaterThan(46);
      }
    }
    for (const rock of ROCKS)
      expect(distance(rockSpot(rock), { x: 500, y: 500 })).toBeLessThan(RADIUS.map);
  });

  it("finds the lines that two sectors share", () => {
    const square: [number, number][] = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ];
    const beside: [number, number][] = [
      [1, 0],
      [2, 0],
      [2, 1],
      [1, 1],
    ];
    expect(shared(square, beside)).toEqual([
      [
        [1, 0],
        [1, 1],
      ],
    ]);
    expect(shared(square, [[5, 5]])).toEqual([]);
    for (const [x, y] of inset(square, 0.1)) {
      expect(x).toBeGreaterThan(0);
      expect(y).toBeLessThan(1);
    }
  });
});

describe("what can be chosen", () => {
  const grain = { catalogue, view, coarse: false };

  it("is lit where it lies", () => {
    const moves = [
      move("enter", { place: "m12", energy: 2 }),
      move("advance", { company: "skymine", spaces: 2 }),
      move("expand", { company: "tawac" }),
      move("return", { company: "tawac", column: 1 }),
      move("done"),
    ];
    expect([...lightsOf(moves, grain).keys()]).toEqual([
      "m12",
      "advance-skymine-2",
      "company-tawac",
      "column-tawac-1",
    ]);
  });

  it("is a column for every way that takes pieces from it", () => {
    const moves = [
      move("take-pieces", { first: 2, second: 0, third: 0 }),
      move("take-pieces", { first: 1, second: 1, third: 0 }),
    ];
    const lights = lightsOf(moves, grain);
    expect(lights.get("column-tawac-0")?.moves).toEqual(moves);
    expect(lights.get("column-tawac-1")?.moves).toEqual([moves[1]]);
    expect(lights.has("column-tawac-2")).toBe(false);
  });

  it("is an asteroid or a company as a whole under fingers", () => {
    const coarse = { ...grain, coarse: true };
    expect(keysOf(move("enter", { place: "b7a", energy: 1 }), coarse)).toEqual(["rock-7"]);
    expect(keysOf(move("enter", { place: "b11", energy: 1 }), coarse)).toEqual(["b11"]);
    expect(keysOf(move("advance", { company: "minerva", spaces: 3 }), coarse)).toEqual([
      "company-minerva",
    ]);
    expect(keysOf(move("take-pieces", { first: 1, second: 0, third: 0 }), coarse)).toEqual([
      "company-tawac",
    ]);
  });

  it("lies where it is drawn", () => {
    const spot = (key: string) => spotOf(key, catalogue, view, 0, 2);
    expect(spot("m12")).toEqual(heartOf(catalogue.moon.sectors["m12"] as Sector));
    const far = distance(spot("advance-skymine-2") ?? { x: 0, y: 0 }, { x: 500, y: 500 });
    expect(far).toBeCloseTo(laneOf(0, 2));
    const angle = angleOf("top", 5, TRACK.last);
    expect(spot("advance-skymine-2")).toEqual(polar(laneOf(0, 2), angle));
    expect(spot("company-skymine")?.x).toBeLessThan(0);
    expect(spot("nowhere")).toBeNull();
  });
});

describe("the lines of a track", () => {
  it("come in their order, thresholds with the number of their bonus", () => {
    expect(linesAt(TRACK)).toEqual([
      { after: 5, coins: 1, cost: 0, number: 1 },
      { after: 8, coins: 0, cost: 2, number: 0 },
    ]);
  });
});

describe("the columns of a station", () => {
  const column: Column = { piece: "outpost", coins: [0, 1, 1, 1, 2], crossed_out: [4] };
  const covered = (pieces: number, opened = false): number[] =>
    cellsOf(column, pieces, opened)
      .filter((cell) => cell.isCovered)
      .map((cell) => cell.space);

  it("are uncovered from the top", () => {
    expect(covered(5)).toEqual([0, 1, 2, 3, 4]);
    expect(covered(2)).toEqual([3, 4]);
    expect(topCells(cellsOf(column, 3, false), 2)).toEqual([2, 3]);
  });

  it("stay open below once their last space was uncovered", () => {
    expect(covered(0, true)).toEqual([]);
    expect(covered(2, true)).toEqual([2, 3]);
    const company = { columns: [2, 4, 0], opened: [true, true, false] } as CompanyView;
    expect(returnCell(column, company, 0)).toBe(1);
    expect(returnCell(column, company, 1)).toBeNull();
    expect(returnCell(column, company, 2)).toBe(4);
  });
});

describe("what has happened", () => {
  const now: MapState = {
    held: { m12: "skymine", m3: "tawac" },
    at: [
      [5, 0, 0, 0],
      [0, 2, 0, 0],
    ],
    columns: [
      [3, 5, 5],
      [5, 5, 5],
      [5, 5, 5],
      [4, 5, 5],
    ],
  };
  const event = (kind: string, fields: Record<string, string | number>): EventRecord => ({
    kind,
    ...fields,
  });

  it("is taken back piece by piece", () => {
    const events = [
      event("ousted", { seat: 0, company: "astrogo", place: "m12" }),
      event("entered", { seat: 0, company: "skymine", place: "m12" }),
      event("pieces-taken", { company: "skymine", first: 2, second: 0, third: 0 }),
      event("moved", { seat: 0, company: "skymine", leaving: 3, reaching: 5 }),
    ];
    expect(rewound(now, events.slice(3), COMPANIES).at[0]).toEqual([3, 0, 0, 0]);
    expect(rewound(now, events.slice(2), COMPANIES).columns[0]).toEqual([5, 5, 5]);
    expect(rewound(now, events.slice(1), COMPANIES).held).toEqual({ m3: "tawac" });
    expect(rewound(now, events, COMPANIES).held).toEqual({ m12: "astrogo", m3: "tawac" });
  });

  it("takes longer the farther a marker goes, and no time if it can't be seen", () => {
    const moved = (to: number) => event("moved", { leaving: 0, reaching: to });
    expect(lengthOf(moved(4))).toBeGreaterThan(lengthOf(moved(1)));
    expect(lengthOf(event("coins-gained", { coins: 2 }))).toBe(0);
    expect(thingsOf(event("entered", { seat: 0, company: "tawac", place: "m3" }))).toEqual([
      "m3",
      "tawac",
    ]);
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Move } from "../board";
import { freeCorner, nearCorner, shortest, wayPath } from "./geometry";
import { lightsOf, placeOf, routeOf, SHIP, waysTo } from "./lights";
import { lengthOf, pathOf, placesOf, rewound, type MapState } from "./rewind";
import { next, reading } from "../shared/cursor";
import { litTabs, wantedTab } from "./tabs";
import type { Cluster, FlightView, Place, RouteView, Side, TableView } from "./types";

interface Node extends Omit<Place, "kind"> {
  id: string;
  kind: string;
}
const file = new URL(
  "../../../../src/orrery/games/pulsar_2849/content/board.json",
  import.meta.url,
);
const { sides } = JSON.parse(readFileSync(file, "utf8")) as {
  sides: Record<Side, { nodes: Node[]; segments: Cluster["segments"] }>;
};
const SIDES = Object.entries(sides).map(([name, { nodes, segments }]): [string, Cluster] => [
  name,
  {
    places: Object.fromEntries(nodes.map((node) => [node.id, node as unknown as Place])),
    segments,
  },
]);
const OPEN = SIDES[0]?.[1] as Cluster;

const move = (kind: string, fields: Move["fields"] = {}): Move => ({
  notation: [kind, ...Object.values(fields)].join(" "),
  kind,
  fields,
});
const route = (place: string, facts: Partial<RouteView> = {}): RouteView => ({
  place,
  length: 2,
  way: 0,
  path: ["G1", place],
  bases: [],
  unknown: 0,
  bonus: false,
  claim: false,
  tiles: 0,
  points: 0,
  ...facts,
});

describe("moving by arrow keys", () => {
  const grid = [0, 1, 2].flatMap((y) =>
    [0, 1, 2].map((x) => ({ x: x * 50, y: y * 50, n: y * 3 + x })),
  );

  it("goes to the neighbour, and on at the other side past the last", () => {
    const middle = grid[4] as (typeof grid)[number];
    expect(next(middle, grid, "left")?.n).toBe(3);
    expect(next(middle, grid, "up")?.n).toBe(1);
    expect(next(grid[3] as typeof middle, grid, "left")?.n).toBe(5);
  });

  it.each(SIDES)("reaches every place of the side %s", (_, cluster) => {
    const places = Object.entries(cluster.places).map(([name, { x, y }]) => ({ name, x, y }));
    const reached = new Set([places[0]]);
    for (const here of reached)
      for (const arrow of ["up", "down", "left", "right"] as const)
        if (here) reached.add(next(here, places, arrow) ?? here);
    expect(reached.size).toBe(places.length);
  });

  it("reads from the top left to the bottom right", () => {
    expect(reading([...grid].reverse(), 50).map(({ n }) => n)).toEqual([...grid.keys()]);
  });
});

describe("what is lit", () => {
  const view = { players: [{ ship: "S1" }] } as unknown as TableView;
  const payable = [
    move("fly", { die: "silver-3", modifier: "none" }),
    move("build", { type: "small", pulsar: "P2" }),
    move("build", { type: "large", pulsar: "P2" }),
    move("patent", { die: "silver-3", technology: "AI-1" }),
    move("end-turn"),
  ];

  it("has the places of the moves, and the ship for flights", () => {
    const lights = lightsOf({ payable }, view, 0);
    expect([...lights.keys()]).toEqual([SHIP, "P2"]);
    expect(lights.get(SHIP)?.place).toBe("S1");
    expect(lights.get("P2")?.moves).toHaveLength(2);
    expect(lightsOf({ payable }, view, null).has(SHIP)).toBe(false);
  });

  it("knows the place of each kind of move", () => {
    expect(placeOf(move("put-ship", { entry: "E1" }))).toBe("E1");
    expect(placeOf(move("claim", { isolated: "I2" }))).toBe("I2");
    expect(placeOf(move("teleport", { place: "S3" }))).toBe("S3");
    expect(placeOf(move("end-turn"))).toBeNull();
  });

  it("has the better ways first", () => {
    const routes = [
      route("P2"),
      route("P2", { way: 1, points: 4 }),
      route("P2", { way: 2, bases: ["S4"] }),
    ];
    const flight: FlightView = { seat: 0, from: "S1", value: 2, run: null, colour: null, routes };
    const moves = routes.map(({ place, length, way }) => move("route", { place, length, way }));
    const light = lightsOf({ payable: moves }, view, 0).get("P2");
    expect(waysTo(flight, light).map((one) => one.route.way)).toEqual([1, 2, 0]);
    expect(routeOf(flight, moves[2] ?? null)).toBe(routes[2]);
    expect(routeOf(null, moves[2] ?? null)).toBeNull();
  });

  it("counts the things of a panel once, however they are paid", () => {
    const paid = ["silver-3", "red-3"].map((die) =>
      move("patent", { die, modifier: "none", technology: "AI-1" }),
    );
    expect([...litTabs([...paid, ...payable])]).toEqual([["technologies", 1]]);
    expect(wantedTab(paid)).toBe("technologies");
    expect(wantedTab([...paid, move("take-gyrodyne", { type: "small" })])).toBeNull();
  });
});

describe("what has happened", () => {
  const now: MapState = {
    systems: {
      S1: {
        tile: "SYS4",
        planets: [
          { colour: "blue", label: "", owner: 0, blocked: false },
          { colour: "barren", label: "", owner: 1, blocked: false },
        ],
      },
    },
    pulsars: { P1: { owner: 0, gyrodyne: "small", spinning: true } },
    ships: ["P1", "S1"],
  };

  it("is taken back from the last to the first", () => {
    const before = rewound(now, [
      { kind: "flew", seat: 0, from: "G1", place: "S1", length: 2 },
      { kind: "revealed", place: "S1", system: "SYS4" },
      { kind: "base", seat: 0, place: "S1", planet: "blue" },
    ]);
    expect(before.ships).toEqual(["G1", "S1"]);
    expect(before.systems["S1"]?.tile).toBeNull();
    expect(now.systems["S1"]?.planets[0]?.owner).toBe(0);
  });

  it("takes a pulsar back step by step", () => {
    const completed = { kind: "completed", seat: 0, type: "small", pulsar: "P1" };
    const construction = { ...completed, kind: "construction" };
    const claimed = { kind: "claimed", seat: 0, pulsar: "P1" };
    expect(rewound(now, [completed]).pulsars["P1"]).toMatchObject({
      gyrodyne: "small",
      spinning: false,
    });
    expect(rewound(now, [construction, completed]).pulsars["P1"]?.gyrodyne).toBeNull();
    expect(rewound(now, [claimed, construction, completed]).pulsars["P1"]?.owner).toBeNull();
  });

  it("takes time only if it can be seen, and points at its places", () => {
    const flew = { kind: "flew", seat: 0, from: "G1", place: "S1", length: 4 };
    expect(lengthOf(flew)).toBeGreaterThan(lengthOf({ ...flew, length: 1 }));
    expect(lengthOf({ kind: "round", round: 1 })).toBe(0);
    expect(placesOf(flew)).toEqual(["S1", "G1"]);
  });

  it("knows the way that a ship has flown", () => {
    const flew = { kind: "flew", seat: 1, from: "G1", place: "S1", length: 3 };
    const flown = { seat: 1, from: "G1", path: ["P1", "G1", "S1"] };
    const other = { ...flown, path: ["P2", "G2", "S1"] };
    expect(pathOf([flown, other], flew)).toEqual(flown.path);
    for (const wrong of [
      { ...flown, seat: 0 },
      { ...flown, from: "G2" },
      { ...flown, path: ["S1"] },
      { ...flown, path: ["P1", "G1", "S2"] },
    ])
      expect(pathOf([wrong], flew)).toBeNull();
  });

  it("finds the way of a flight only if there is a shortest one as long", () => {
    const first = OPEN.segments[0] as Cluster["segments"][number];
    expect(shortest(OPEN, first.a, first.b, 1)).toEqual([first.b]);
    expect(shortest(OPEN, first.a, first.b, 3)).toBeNull();
  });
});

describe("where things are drawn", () => {
  it("has a segment that is flown twice side by side", () => {
    const { a, b } = OPEN.segments[0] as Cluster["segments"][number];
    const [there, back] = [wayPath(OPEN, a, [b]), wayPath(OPEN, a, [b, a])];
    expect(back.startsWith(there)).toBe(true);
    expect(back.length).toBeGreaterThan(there.length);
  });

  it("puts what is told where it covers nothing of it", () => {
    expect(freeCorner([{ x: 0.1, y: 0.1 }])).toEqual({ right: true, low: true });
    expect(
      freeCorner([
        { x: 0.1, y: 0.1 },
        { x: 0.9, y: 0.9 },
        { x: 0.9, y: 0.2 },
      ]),
    ).toEqual({
      right: false,
      low: true,
    });
    expect(nearCorner({ x: 0.9, y: 0.4 })).toEqual({ right: true, low: true });
  });
});

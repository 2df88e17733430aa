import { describe, expect, it } from "vitest";
import type { Move } from "../board";
import { reach, route, ways } from "./driving";
import { lightsOf, targetsOf } from "./targets";
import type { PlanetFacts, PlayerView } from "./types";

function drive(from: string, to: string): Move {
  return { notation: `drive ${from} ${to}`, kind: "drive", fields: { from, to } };
}

function planet(zones: string[], changes: Partial<PlanetFacts> = {}): PlanetFacts {
  const rows = Array.from({ length: 12 }, (_, y) => (zones[y] ?? "").padEnd(12, "-"));
  return { zones: rows, side: [], gaps: [], ...changes } as unknown as PlanetFacts;
}

function player(facts: PlanetFacts, rovers: string[], movement: number): PlayerView {
  return {
    terrain: facts.zones.map((row) => row.replace(/[^-H]/g, ".").replace(/[-H]/g, " ")),
    rovers: rovers.map((at) => ({ at, carries: false })),
    movement,
  } as unknown as PlayerView;
}

const FIELD = planet(["LLLL", "LLLL", "LLLL"]);
const STEPS = [drive("r1c1", "r1c2"), drive("r1c1", "r2c1")];

describe("driving", () => {
  it("knows the offered steps of each rover", () => {
    const found = ways([
      ...STEPS,
      drive("r3c3", "r3c4"),
      { notation: "done", kind: "done", fields: {} },
    ]);
    expect([...found.keys()]).toEqual(["r1c1", "r3c3"]);
    expect([...(found.get("r1c1")?.keys() ?? [])]).toEqual(["r1c2", "r2c1"]);
  });

  it("takes the shortest way", () => {
    expect(route(STEPS, FIELD, player(FIELD, ["r1c1"], 9), "r1c1", "r1c4")).toEqual([
      "r1c2",
      "r1c3",
      "r1c4",
    ]);
  });

  it("begins with an offered step", () => {
    const only = [drive("r1c1", "r2c1")];
    expect(route(only, FIELD, player(FIELD, ["r1c1"], 9), "r1c1", "r1c3")[0]).toBe("r2c1");
    expect(route([], FIELD, player(FIELD, ["r1c1"], 9), "r1c1", "r1c3")).toEqual([]);
  });

  it("goes round other rovers, holes and toxic squares", () => {
    const field = planet(["LHLL", "LXLL", "LLLL"]);
    const at = player(field, ["r1c1"], 9);
    expect(route(STEPS.slice(1), field, at, "r1c1", "r1c3")).toHaveLength(6);
    const two = player(FIELD, ["r1c1", "r1c2"], 9);
    expect(route(STEPS.slice(1), FIELD, two, "r1c1", "r1c3")).toHaveLength(4);
  });

  it("does not cross a chasm", () => {
    const field = planet(["LLLL", "LLLL"], { side: ["r1c3", "r1c4", "r2c3", "r2c4"] });
    expect(route(STEPS, field, player(field, ["r1c1"], 9), "r1c1", "r1c3")).toEqual([]);
  });

  it("steps diagonally if such a step is offered", () => {
    const steps = [...STEPS, drive("r1c1", "r2c2")];
    expect(route(steps, FIELD, player(FIELD, ["r1c1"], 9), "r1c1", "r3c3")).toEqual([
      "r2c2",
      "r3c3",
    ]);
  });

  it("reaches as far as the movement lasts", () => {
    const found = reach(STEPS, FIELD, player(FIELD, ["r1c1"], 2), "r1c1");
    expect([...found].sort()).toEqual([
      ["r1c2", 1],
      ["r1c3", 2],
      ["r2c1", 1],
      ["r2c2", 2],
      ["r3c1", 2],
    ]);
  });
});

describe("what is lit", () => {
  it.each([
    ["patch", { square: "r1c1" }, ["square r1c1"]],
    ["drive", { from: "r1c1", to: "r1c2" }, ["square r1c1"]],
    ["place", { stack: "outer", square: "r1c1", turn: "q0" }, []],
    ["choose", { resource: "civ" }, ["tracker civ"]],
    ["advance", { tracker: "water" }, ["tracker water"]],
    ["go", { track: "civ", height: 4 }, ["space civ 4"]],
    ["rotate", { position: 3 }, ["rotation 3"]],
    ["use", { technology: "flux-2" }, ["technology flux-2"]],
    ["keep", { civ: "civ-01" }, ["civ civ-01"]],
    ["clear", { line: "row3" }, ["line row3"]],
    ["put", { spot: "slot-a" }, ["spot slot-a"]],
    ["give-up", { stack: "inner" }, ["stack inner"]],
    ["done", {}, []],
  ])("%s", (kind, fields, keys) => {
    expect(targetsOf({ notation: "", kind, fields } as unknown as Move)).toEqual(keys);
  });

  it("gathers moves at the same place", () => {
    expect(lightsOf(STEPS).get("square r1c1")).toHaveLength(2);
  });
});

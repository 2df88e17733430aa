import { describe, expect, it } from "vitest";
import type { Move } from "../board";
import { routesFrom, ways } from "./driving";
import { lit } from "../shared/lights";
import { targetsOf } from "./targets";
import type { PlayerView } from "./types";

function drive(from: string, to: string): Move {
  return { notation: `drive ${from} ${to}`, kind: "drive", fields: { from, to } };
}

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

  it("knows the ways of a rover that the view tells", () => {
    const player = {
      routes: [
        { from: "r1c1", path: ["r1c2"], cost: 1 },
        { from: "r1c1", path: ["r1c2", "r1c3"], cost: 1 },
        { from: "r3c3", path: ["r3c4"], cost: 1 },
      ],
    } as unknown as PlayerView;
    const found = routesFrom(player, "r1c1");
    expect([...found.keys()]).toEqual(["r1c2", "r1c3"]);
    expect(found.get("r1c3")?.path).toEqual(["r1c2", "r1c3"]);
    expect(routesFrom(player, "r9c9").size).toBe(0);
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
    ["keep", { civ: "civ-01" }, []],
    ["choose", { resource: "energy" }, []],
    ["put", { spot: "scoring" }, []],
    ["milestone", { rank: 2 }, ["pile 2"]],
    ["clear", { line: "row3" }, ["line row3"]],
    ["put", { spot: "slot-a" }, ["spot slot-a"]],
    ["give-up", { stack: "inner" }, ["stack inner"]],
    ["done", {}, []],
  ])("%s", (kind, fields, keys) => {
    expect(targetsOf({ notation: "", kind, fields } as unknown as Move)).toEqual(keys);
  });

  it("gathers moves at the same place", () => {
    expect(lit(STEPS, targetsOf).get("square r1c1")).toHaveLength(2);
  });
});

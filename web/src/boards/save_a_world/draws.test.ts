import { describe, expect, test } from "vitest";
import type { EventRecord } from "../../wire";
import { cellsOf, drawsOf, hitsOf } from "./draws";

const drawn = (...cubes: string[]): EventRecord[] =>
  cubes.map((cube) => ({ kind: "cube-drawn", cube }));

const progress: EventRecord[] = [
  { kind: "asteroid-moved", space: 3 },
  ...drawn("laser", "asteroid", "laser"),
  { kind: "cube-placed", project: "laser", space: 4 },
  { kind: "cube-placed", project: "laser", space: 5 },
];
const arrival: EventRecord[] = [
  { kind: "impact" },
  { kind: "aimed", project: "laser", missing: 4, percent: 30 },
  ...drawn("laser", "shield", "asteroid"),
  { kind: "shot", project: "laser", count: 2, missing: 2 },
  { kind: "cracked", space: 8 },
  { kind: "aimed", project: "shield", missing: 1, percent: 55 },
  ...drawn("shield"),
  { kind: "shot", project: "shield", count: 1, missing: 0 },
  { kind: "key-project", project: "shield" },
];

describe("draws", () => {
  test("of a progress phase come cube by cube, and it is known how many will", () => {
    const [draw] = drawsOf(progress, 3).draws;
    expect(draw).toMatchObject({
      project: null,
      cubes: ["laser", "asteroid"],
      total: 3,
      placed: 0,
    });
    expect(drawsOf(progress).draws[0]?.placed).toBe(2);
  });

  test("of the arrival begin with the impact, whatever was drawn before", () => {
    const all = [...progress, ...arrival];
    expect(drawsOf(all, progress.length + 1)).toMatchObject({ isArrival: true, draws: [] });
    const { draws, cracks, key } = drawsOf(all);
    expect(draws.map(({ project, success }) => [project, success])).toEqual([
      ["laser", false],
      ["shield", true],
    ]);
    expect(draws.map(({ missing, percent }) => [missing, percent])).toEqual([
      [4, 30],
      [1, 55],
    ]);
    expect([cracks, key]).toEqual([[8], "shield"]);
  });

  test("count asteroid cubes and those of the project as help", () => {
    const { draws } = drawsOf(arrival, 5);
    expect(draws.map(hitsOf)).toEqual([2]);
    expect(draws[0]?.success).toBeNull();
  });
});

test("a gauge has what was there, then cracks where they are, then what helps", () => {
  expect(cellsOf(6, 2, [4], 2)).toEqual(["filled", "filled", "hit", "crack", "hit", "empty"]);
});

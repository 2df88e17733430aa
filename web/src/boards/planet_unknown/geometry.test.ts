import { describe, expect, it } from "vitest";
import {
  areas,
  covered,
  gripOf,
  handled,
  loops,
  neighbours,
  outline,
  pointOf,
  squareAt,
} from "./geometry";
import type { Point } from "./geometry";
import type { Turn } from "./types";

const DOMINO: Turn = {
  width: 2,
  height: 1,
  cells: [
    [0, 0, "a", true, false],
    [1, 0, "b", true, true],
  ],
  right: 1,
  left: 3,
  flip: 2,
};

/** An L of four squares: three down, one to the right at the bottom. */
const L: Turn = {
  width: 2,
  height: 3,
  cells: [
    [0, 0, "a", false, false],
    [0, 1, "a", true, false],
    [0, 2, "b", true, false],
    [1, 2, "b", false, true],
  ],
  right: 0,
  left: 0,
  flip: 0,
};

describe("squares", () => {
  it("are written by row and column from 1", () => {
    expect(pointOf("r4c5")).toEqual([4, 3]);
    expect(squareAt(4, 3)).toBe("r4c5");
    expect(pointOf("nowhere")).toEqual([-1, -1]);
  });

  it("have neighbours on the grid only", () => {
    expect(neighbours("r1c1").sort()).toEqual(["r1c2", "r2c1"]);
    expect(neighbours("r6c6")).toHaveLength(4);
  });

  it("hang together by their sides, not by their corners", () => {
    expect(areas(["r1c1", "r1c2", "r2c3"]).map((area) => area.length)).toEqual([2, 1]);
  });
});

describe("outlines", () => {
  it("go round a square once", () => {
    expect(loops([[0, 0]])).toEqual([
      [
        [1, 0],
        [1, 1],
        [0, 1],
        [0, 0],
      ],
    ]);
  });

  it("leave straight edges in one piece", () => {
    expect(
      loops([
        [0, 0],
        [1, 0],
        [2, 0],
      ])[0],
    ).toHaveLength(4);
    expect(loops(L.cells.map(([x, y]): Point => [x, y]))[0]).toHaveLength(6);
  });

  it("have a second loop for a hole", () => {
    const ring: Point[] = [];
    for (let x = 0; x < 3; x++)
      for (let y = 0; y < 3; y++) if (x !== 1 || y !== 1) ring.push([x, y]);
    expect(loops(ring)).toHaveLength(2);
  });

  it("keep squares apart that touch at a corner", () => {
    expect(
      loops([
        [0, 0],
        [1, 1],
      ]),
    ).toHaveLength(2);
  });

  it("are pulled in on all sides", () => {
    expect(outline([[0, 0]], 10, 1)).toBe("M9 1L9 9L1 9L1 1Z");
    expect(outline([[0, 0]], 10, -1)).toBe("M11 -1L11 11L-1 11L-1 -1Z");
  });
});

describe("tiles", () => {
  it("are held in the middle", () => {
    expect(gripOf(L)).toEqual([0, 1]);
    expect(gripOf(DOMINO)).toEqual([0, 0]);
  });

  it("come back after four turns or two flips", () => {
    const turned: Turn = { ...L, width: L.height, height: L.width };
    let grip: Point = [0, 1];
    for (const turn of [L, turned, L, turned]) grip = handled(turn, grip, "right");
    expect(grip).toEqual([0, 1]);
    expect(handled(turned, handled(L, [1, 2], "right"), "left")).toEqual([1, 2]);
    expect(handled(L, handled(L, [1, 2], "flip"), "flip")).toEqual([1, 2]);
  });

  it("cover squares from their anchor on, as far as there are any", () => {
    expect(covered(L, [3, 4])).toEqual(["r5c4", "r6c4", "r7c4", "r7c5"]);
    expect(covered(L, [11, 10])).toEqual(["r11c12", "r12c12"]);
  });
});

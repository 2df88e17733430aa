import { describe, expect, it } from "vitest";
import { defaultOf, fitting, joinLevels, leastFor, levelsOf, roomFor } from "../src/lib/tables";
import type { OpponentsInfo } from "../src/wire";

const luna: OpponentsInfo = {
  kind: "opponents",
  name: "luna",
  levels: ["0", "4", "8"],
  level: "4",
  most: 3,
  places: 4,
  alone: 1,
};

describe("automatic opponents in the form of a new table", () => {
  it("find as much room as the seats leave", () => {
    expect([1, 2, 3, 4, 5].map((seats) => roomFor(luna, seats))).toEqual([3, 2, 1, 0, 0]);
    expect([1, 2].map((seats) => leastFor(luna, seats))).toEqual([1, 0]);
  });

  it("come and go with the seats", () => {
    expect(fitting(luna, ["8", "0", "8"], 2)).toEqual(["8", "0"]);
    expect(fitting(luna, [], 1)).toEqual(["4"]);
    expect(fitting(luna, ["0"], 1)).toEqual(["0"]);
  });

  it("are levels separated by commas, or none", () => {
    expect(defaultOf(luna, 1)).toBe("4");
    expect(defaultOf(luna, 2)).toBe("none");
    expect(levelsOf("8,0")).toEqual(["8", "0"]);
    expect(levelsOf("none")).toEqual([]);
    expect(joinLevels(["8", "0"])).toBe("8,0");
    expect(joinLevels([])).toBe("none");
  });
});

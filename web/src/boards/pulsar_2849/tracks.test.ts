import { describe, expect, it } from "vitest";
import { countersOf, landing, medianAt, ranking, shift } from "./tracks";

function track(stacks: Record<number, number[]>): number[][] {
  return Array.from({ length: 15 }, (_, i) => stacks[i + 1] ?? []);
}

describe("the median", () => {
  it("is at a space or between two", () => {
    expect(medianAt("4")).toBe(4);
    expect(medianAt("3-4")).toBe(3.5);
    expect(medianAt(null)).toBeNull();
  });

  it("sets how far a die moves a counter", () => {
    expect([1, 2, 3, 4, 5, 6].map((value) => shift("3-4", value))).toEqual([-3, -2, -1, 1, 2, 3]);
    expect([1, 3, 5, 6].map((value) => shift("5", value))).toEqual([-4, -2, 0, 1]);
    expect(shift(null, 3)).toBe(0);
  });
});

describe("counters", () => {
  const stacks = track({ 3: [1], 8: [0, 2, 0] });

  it("are ahead further left, and higher on one space", () => {
    expect(ranking(stacks)).toEqual([1, 0, 2, 0]);
    expect(countersOf(stacks, 0)).toEqual([8, 8]);
    expect(countersOf(stacks, 3)).toEqual([]);
  });

  it("land where the die carries them, and not beyond the ends", () => {
    const view = {
      median: "3-4",
      tracks: { initiative: stacks, engineering: track({ 2: [0], 14: [0] }) },
    };
    const fields = (value: number, which: string, counter = 0) => ({
      value,
      track: which,
      counter,
    });
    expect(landing(view, 1, fields(2, "initiative"))).toMatchObject({ from: 3, to: 1 });
    expect(landing(view, 0, fields(1, "engineering"))?.to).toBe(1);
    expect(landing(view, 0, fields(6, "engineering", 1))).toMatchObject({ from: 14, to: 15 });
    expect(landing(view, 0, fields(4, "none"))).toBeNull();
  });
});

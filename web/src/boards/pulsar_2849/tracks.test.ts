import { describe, expect, it } from "vitest";
import { landing, medianAt, ranking } from "./tracks";

function track(stacks: Record<number, number[]>): number[][] {
  return Array.from({ length: 15 }, (_, i) => stacks[i + 1] ?? []);
}

describe("the median", () => {
  it("is at a space or between two", () => {
    expect(medianAt("4")).toBe(4);
    expect(medianAt("3-4")).toBe(3.5);
    expect(medianAt(null)).toBeNull();
  });
});

describe("counters", () => {
  const stacks = track({ 3: [1], 8: [0, 2, 0] });

  it("are ahead further left, and higher on one space", () => {
    expect(ranking(stacks)).toEqual([1, 0, 2, 0]);
  });

  it("land where the server foresees it", () => {
    const moved = { kind: "counter-moved", seat: 0, track: "initiative", leaving: 3, reaching: 1 };
    const outlook = {
      move: "",
      changes: [],
      touches: [],
      wastes: [],
      then: null,
      waits: [],
      chance: null,
    };
    expect(
      landing({ ...outlook, events: [{ kind: "took-die", seat: 0, value: 2 }, moved] }),
    ).toEqual({ track: "initiative", from: 3, to: 1 });
    expect(landing({ ...outlook, events: [] })).toBeNull();
    expect(landing(null)).toBeNull();
  });
});

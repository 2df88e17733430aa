import { describe, expect, it } from "vitest";
import { leadOf } from "./leads";
import type { LunaView, PlayerView } from "./types";

function shows(titanium: number, luna: Partial<LunaView> | null = null): PlayerView {
  return { totals: { titanium }, luna } as unknown as PlayerView;
}

describe("who leads a majority", () => {
  it("is nobody while nothing lies face up", () => {
    expect(leadOf([shows(0), shows(0)], "titanium")).toEqual({ seats: [], most: 0, ahead: 0 });
  });

  it("is told with the distance to the next", () => {
    expect(leadOf([shows(2), shows(5), shows(3)], "titanium")).toEqual({
      seats: [1],
      most: 5,
      ahead: 2,
    });
  });

  it("are all who have the same", () => {
    expect(leadOf([shows(4), shows(1), shows(4)], "titanium")).toEqual({
      seats: [0, 2],
      most: 4,
      ahead: 0,
    });
  });

  it("counts for Luna what her majority slots show", () => {
    const luna = shows(0, { totals: { titanium: 3 } });
    expect(leadOf([shows(2), luna], "titanium").seats).toEqual([1]);
  });
});

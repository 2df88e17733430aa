import { describe, expect, it } from "vitest";
import { Layout, spotOf } from "./tracks";
import type { CorporationFacts, Space } from "./types";

const SPACE: Space = { benefits: [], medal: 0, rows: [], choose: false, absent: false };
const TRACK = Array.from({ length: 16 }, (_, height) => ({ ...SPACE, rows: [height] }));
const FACTS = {
  tracks: { civ: TRACK, water: TRACK, biomass: TRACK, rover: TRACK, tech: TRACK },
} as unknown as CorporationFacts;

/** How a drawing comes out in a box: what a unit of it is there. */
function scaled(layout: Layout, box: { width: number; height: number }): number {
  return Math.min(box.width / layout.width, box.height / layout.height);
}

describe("the tracks", () => {
  it("fill a high panel from top to bottom", () => {
    const box = { width: 208, height: 520 };
    const layout = new Layout(FACTS, box);
    expect(layout.height * scaled(layout, box)).toBeGreaterThan(500);
  });

  it("have columns for fingers in a low view", () => {
    const box = { width: 366, height: 336 };
    const layout = new Layout(FACTS, box);
    const [column] = layout.columns;
    expect((column?.width ?? 0) * scaled(layout, box)).toBeGreaterThan(44);
  });

  it("have higher spaces further up", () => {
    const layout = new Layout(FACTS, { width: 208, height: 400 });
    expect(layout.at("water", 9).y).toBeLessThan(layout.at("water", 8).y);
    expect(layout.at("water", 8).x).toBe(layout.at("water", 0).x);
  });

  it("are named in spots", () => {
    expect(spotOf("civ12")).toEqual(["civ", 12]);
    expect(spotOf("slot-a")).toBeNull();
  });
});

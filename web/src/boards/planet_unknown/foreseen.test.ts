import { describe, expect, it } from "vitest";
import type { OutlookInfo } from "../../wire";
import { foreseen } from "./foreseen";
import type { PlayerView } from "./types";

const PLAYER = {
  trackers: {
    civ: ["civ", 5],
    water: ["water", 2],
    biomass: ["biomass", 0],
    rover: ["rover", 6],
    tech: ["tech", 4],
  },
} as unknown as PlayerView;

function outlook(events: OutlookInfo["events"], waits: string[] = []): OutlookInfo {
  return {
    move: "",
    events,
    changes: [],
    touches: [],
    wastes: [],
    then: null,
    waits,
    chance: null,
  };
}

describe("what is shown in place before a choice is made", () => {
  it("a tracker that goes back points at the space below", () => {
    const event = { kind: "regressed", seat: 0, tracker: "civ", track: "civ", height: 4 };
    expect(foreseen(outlook([event]), PLAYER).steps).toEqual([
      { tracker: "civ", track: "civ", height: 4, back: true, waits: false },
    ]);
  });

  it("a tracker that goes two spaces points at the second", () => {
    const step = (height: number) => ({
      kind: "advanced",
      seat: 0,
      tracker: "tech",
      track: "tech",
      height,
    });
    const { steps } = foreseen(outlook([step(5), step(6)]), PLAYER);
    expect(steps.map(({ height }) => height)).toEqual([6]);
  });

  it("effects whose order is still to be said point at the next spaces", () => {
    const { steps } = foreseen(outlook([], ["rover-tile", "advance tech", "boost"]), PLAYER);
    expect(steps.map(({ track, height, waits }) => [track, height, waits])).toEqual([
      ["rover", 7, true],
      ["tech", 5, true],
    ]);
  });

  it("water beside the ice points nowhere", () => {
    expect(foreseen(outlook([], ["water-tile 0"]), PLAYER).steps).toEqual([]);
    expect(foreseen(outlook([], ["water-tile 2"]), PLAYER).steps).toHaveLength(1);
  });

  it("pieces that are lost and meteorites that fall are told by their squares", () => {
    const seen = foreseen(
      outlook([
        { kind: "destroyed", seat: 0, piece: "lifepod", square: "r8c3" },
        { kind: "meteorite-fell", seat: 0, square: "r5c4" },
      ]),
      PLAYER,
    );
    expect(seen.destroyed).toEqual(["r8c3"]);
    expect(seen.fallen).toEqual(["r5c4"]);
  });
});

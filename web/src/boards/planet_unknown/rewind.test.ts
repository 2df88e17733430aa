import { describe, expect, it } from "vitest";
import type { EventRecord } from "../../wire";
import { lengthOf, rewound, squaresOfEvent } from "./rewind";
import type { Catalogue, PlayerView } from "./types";

const CATALOGUE = {
  tiles: { domino: { shape: "I2", terrains: ["water", "rover"], meteor: true } },
  shapes: {
    I2: {
      ring: "small",
      turns: [
        {
          width: 2,
          height: 1,
          cells: [
            [0, 0, "a", true, false],
            [1, 0, "b", true, true],
          ],
          right: 0,
          left: 0,
          flip: 0,
        },
      ],
    },
  },
} as unknown as Catalogue;

const AFTER = {
  terrain: ["wr..", "...."],
  resources: { civ: [], water: ["r1c1"], biomass: [], rover: ["r1c2"], tech: [], energy: [] },
  patches: [],
  meteor_symbols: ["r1c2"],
  meteorites: ["r1c2"],
  lifepods: [],
  lifepods_collected: 1,
  meteorites_collected: 0,
  rovers: [{ at: "r2c2", carries: false }],
  rovers_left: 1,
  trackers: { civ: ["civ", 0], water: ["water", 3], rover: ["rover", 1] },
} as unknown as PlayerView;

const EVENTS: EventRecord[] = [
  { kind: "placed", seat: 0, tile: "domino", square: "r1c1", turn: "q0" },
  { kind: "meteorite-fell", seat: 0, square: "r1c2" },
  { kind: "advanced", seat: 0, tracker: "water", track: "water", height: 3, spot: "water2" },
  { kind: "drove", seat: 0, from: "r2c1", to: "r2c2" },
  { kind: "collected", seat: 0, piece: "lifepod", square: "r2c2" },
];

describe("a planet before some events", () => {
  it("has none of what they brought", () => {
    const then = rewound(AFTER, EVENTS, CATALOGUE);
    expect(then.terrain).toEqual(["....", "...."]);
    expect(then.resources).toMatchObject({ water: [], rover: [] });
    expect(then.meteorites).toEqual([]);
    expect(then.meteor_symbols).toEqual([]);
    expect(then.trackers.water).toEqual(["water", 2]);
    expect(then.rovers).toEqual([{ at: "r2c1", carries: false }]);
    expect([then.lifepods, then.lifepods_collected]).toEqual([["r2c2"], 0]);
  });

  it("has a tracker on the track that it came from", () => {
    const diagonal = { ...EVENTS[2], kind: "advanced", spot: "biomass2" };
    expect(rewound(AFTER, [diagonal], CATALOGUE).trackers.water).toEqual(["biomass", 2]);
    const untold = { kind: "advanced", seat: 0, tracker: "water", track: "water", height: 3 };
    expect(rewound(AFTER, [untold], CATALOGUE).trackers.water).toEqual(["water", 3]);
  });

  it("is the same without events, and changes nothing of the view", () => {
    const copy = structuredClone(AFTER);
    expect(rewound(AFTER, [], CATALOGUE)).toBe(AFTER);
    rewound(AFTER, EVENTS, CATALOGUE);
    expect(AFTER).toEqual(copy);
  });

  it("gets them back one by one", () => {
    const heights = EVENTS.map(
      (_, i) => rewound(AFTER, EVENTS.slice(i + 1), CATALOGUE).trackers.water[1],
    );
    expect(heights).toEqual([2, 2, 3, 3, 3]);
  });
});

it("an event names its squares, and how long it is seen", () => {
  expect(EVENTS.map((event) => squaresOfEvent(event, CATALOGUE).length)).toEqual([2, 1, 0, 2, 1]);
  for (const event of EVENTS) {
    expect(lengthOf(event)).toBeGreaterThanOrEqual(150);
    expect(lengthOf(event)).toBeLessThanOrEqual(400);
  }
  expect(lengthOf({ kind: "round", seat: 0, round: 1 })).toBe(0);
});

import { describe, expect, test } from "vitest";
import type { EventRecord } from "../../wire";
import { after } from "./changes";
import type { Catalogue, TableView } from "./types";

const catalogue = {
  resources: ["energy", "knowledge"],
  tags: ["planet", "science", "moon"],
  projects: ["laser", "shield", "evacuation"],
  cubes: ["laser", "shield", "evacuation", "asteroid"],
  decks: ["action"],
  locations: {
    stays: { world: "planet", frame: "stay" },
    leaves: { world: "planet", frame: "shuttle" },
  },
  tracks: [{ tiles: ["r1", "r2"] }],
} as unknown as Catalogue;

const view = {
  round: 1,
  bag: [2, 2, 2, 2],
  locations: {},
  displays: [{ cards: ["a1", "a2", "a3"] }],
  tracks: [{ discs: [0, 4], stack: [0, 1], gauge: 1, tile: "r1", tiles_left: 2 }],
  players: [
    {
      levels: [1, 2],
      baselines: [3, 0],
      active: [1, 0, 0],
      spent: [0, 2, 0],
      ready: [2, 1],
      hand: ["c1", null],
      discard: [],
    },
  ],
  simu: null,
} as unknown as TableView;

function told(...events: EventRecord[]): TableView {
  return after(view, events, catalogue);
}

describe("the table after", () => {
  test("a landing, and when landers return where their frames say", () => {
    const landings = ["stays", "leaves"].map((location) => ({ kind: "landed", seat: 0, location }));
    const landed = told(...landings);
    expect(landed.locations).toEqual({ stays: [0], leaves: [0] });
    expect(landed.players[0]?.ready).toEqual([0, 1]);
    const next = told(...landings, { kind: "round", round: 2, seat: 0 });
    expect(next.locations).toEqual({});
    expect(next.players[0]).toMatchObject({ ready: [1, 2], levels: [3, 2], active: [1, 2, 0] });
  });

  test("a card that was bought, and the one that comes for it", () => {
    const bought = told({ kind: "card-bought", seat: 0, card: "a2" });
    expect(bought.displays[0]?.cards).toEqual(["a1", null, "a3"]);
    expect(bought.players[0]?.hand).toEqual(["c1", null, "a2"]);
    const dealt = told(
      { kind: "card-bought", seat: 0, card: "a2" },
      { kind: "card-dealt", deck: "action", card: "a4" },
    );
    expect(dealt.displays[0]?.cards).toEqual(["a1", "a3", "a4"]);
  });

  test("a card that nobody knew was played", () => {
    const played = told({ kind: "card-played", seat: 0, card: "c2" });
    expect(played.players[0]).toMatchObject({ hand: ["c1"], discard: ["c2"] });
  });

  test("work on a project: the disc lies on those that were there, and the tile changes", () => {
    const worked = told(
      { kind: "worked", seat: 0, project: "laser", space: 4 },
      { kind: "tile-removed", project: "laser", tile: "r1" },
    );
    expect(worked.tracks[0]).toMatchObject({ discs: [4, 4], stack: [1, 0], tile: "r2" });
  });

  test("a progress phase: only asteroid cubes come back into the bag", () => {
    const cubes = ["laser", "asteroid"].map((cube) => ({ kind: "cube-drawn", cube }));
    expect(told(...cubes).bag).toEqual([1, 2, 2, 1]);
    expect(told(...cubes, { kind: "round", round: 2, seat: 0 }).bag).toEqual([1, 2, 2, 2]);
  });
});

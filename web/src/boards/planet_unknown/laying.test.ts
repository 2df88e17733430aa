import { describe, expect, it, vi } from "vitest";
import type { Move } from "../board";
import type { Driving } from "./driving.svelte";
import { Laying } from "./laying.svelte";
import { Placements } from "./placing";
import type { Play } from "./play.svelte";

vi.mock("../../lib/settings.svelte", () => ({ settings: { autoConfirm: false } }));

/** A domino: it lies, or it stands. */
const CATALOGUE = {
  tiles: { domino: { shape: "I2", terrains: ["water", "civ"], meteor: false } },
  shapes: {
    I2: {
      turns: [turn(1, 2, [0, 1]), turn(2, 1, [1, 0]), turn(1, 2, [0, 1]), turn(2, 1, [1, 0])].map(
        (one, i) => ({ ...one, right: (i + 1) % 4, left: (i + 3) % 4, flip: i }),
      ),
    },
  },
};

function turn(width: number, height: number, [x, y]: [number, number]) {
  const cells = [
    [0, 0, "a", true, false],
    [x, y, "b", true, false],
  ];
  return { width, height, cells };
}

function offered(...turns: string[]): Move[] {
  return turns.map((name) => ({
    notation: `place outer r4c5 ${name}`,
    kind: "place",
    fields: { stack: "outer", square: "r4c5", turn: name },
  }));
}

function held(moves: Move[]): Laying {
  const play = {
    props: { desk: { looked: null, hint: null }, waiting: false },
    own: true,
    proposed: null,
    placements: new Placements(moves),
    tiles: { outer: "domino", inner: null },
    catalogue: CATALOGUE,
    lights: new Map(),
    player: { movement: 0 },
    words: { say: (key: string) => key },
    choose: () => undefined,
    outlook: () => null,
  } as unknown as Play;
  const laying = new Laying(play, { isOn: false } as unknown as Driving);
  laying.hand.take(CATALOGUE as unknown as Play["catalogue"], "outer", "domino");
  return laying;
}

describe("a held tile", () => {
  it("that fits nowhere as it is turned says so, and turns until it fits", () => {
    const laying = held(offered("q0"));
    expect(laying.hint).toEqual({ text: "fits-turned", tone: "bad" });
    laying.turnToFit();
    expect(laying.hand.turn).toBe(0);
  });

  it("that fits says where to go", () => {
    const laying = held(offered("q0", "q1", "q3"));
    expect(laying.fittingTurn).toBeNull();
    expect(laying.hint).toEqual({ text: "choose-tile", tone: "plain" });
    expect(laying.lit.size).toBe(1);
  });
});

import { describe, expect, it } from "vitest";
import type { Move } from "../board";
import type { Slot } from "./common";
import { cardsWith, fromColumn, usable } from "./picking";
import { Selection } from "./selection.svelte";
import type { PlayerView } from "./types";

const move = (kind: string, fields: Move["fields"] = {}): Move => ({
  notation: [kind, ...Object.values(fields)].join(" "),
  kind,
  fields,
});
const use = (slots: string): Move => move("use", { slots });
const taking = (first: number, second: number, third: number): Move =>
  move("take-pieces", { first, second, third });

/** Two equal carbon cards on A and B, titanium on C. */
const player = {
  slots: ["carbon", "carbon", "titanium", null, null].map((card) => ({ card })),
  plus_on: null,
} as unknown as PlayerView;
const moves = [use("A"), use("AB"), use("C"), move("drop-out")];

describe("cards that are used together", () => {
  const notation = (chosen: Slot[], slot: Slot): string | null =>
    cardsWith(moves, player, chosen, slot)?.notation ?? null;

  it("are put together one by one", () => {
    expect(notation([], "A")).toBe("use A");
    expect(notation(["A"], "B")).toBe("use AB");
    expect(notation(["A", "B"], "B")).toBe("use A");
    expect(notation(["A"], "A")).toBeNull();
  });

  it("are found by what lies there: of equal cards only the first is offered", () => {
    expect(notation([], "B")).toBe("use A");
    expect(usable(moves, player, "B")?.notation).toBe("use A");
  });

  it("make way for a card that does not go with them", () => {
    expect(notation(["A", "B"], "C")).toBe("use C");
    expect(usable(moves, player, "D")).toBeNull();
  });

  it("are proposed", () => {
    let proposed: Move | null = null;
    const selection = new Selection({
      moves,
      get proposed() {
        return proposed;
      },
      choose: (one) => (proposed = one),
    });
    selection.toggleCard(player, "A");
    selection.toggleCard(player, "B");
    expect(selection.cards).toEqual(["A", "B"]);
    selection.toggleCard(player, "A");
    selection.toggleCard(player, "A");
    expect(proposed).toBeNull();
  });
});

describe("pieces of several columns", () => {
  const ways = [taking(3, 0, 0), taking(2, 1, 0), taking(1, 1, 1)];

  it("come from the column that is pressed", () => {
    expect(fromColumn(ways, null, 1)).toBe(ways[1]);
    expect(fromColumn(ways, ways[1] as Move, 2)).toBe(ways[2]);
    expect(fromColumn(ways, ways[1] as Move, 0)).toBe(ways[0]);
  });

  it("are reached all by pressing columns", () => {
    const reached = new Set<Move | null>();
    let now: Move | null = null;
    for (const column of [0, 1, 0, 2, 0, 0, 1]) {
      now = fromColumn(ways, now, column);
      reached.add(now);
    }
    expect(reached).toEqual(new Set(ways));
  });

  it("stay as they are where there is only one way", () => {
    expect(fromColumn([taking(1, 0, 0)], taking(1, 0, 0), 1)?.notation).toBe("take-pieces 1 0 0");
  });
});

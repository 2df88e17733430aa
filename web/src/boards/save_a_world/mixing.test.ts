import { describe, expect, test } from "vitest";
import type { Move } from "../board";
import { Mixing } from "./mixing.svelte";

function mix(kind: string, energy: number, minerals: number): Move {
  return { notation: `${kind} ${energy} ${minerals}`, kind, fields: { energy, minerals } };
}

/** A table with these moves, and what is proposed there. */
function mixing(...moves: Move[]): { mixing: Mixing; proposed(): string | null } {
  let proposed: Move | null = null;
  const mixer = {
    moves,
    get proposed() {
      return proposed;
    },
    choose: (move: Move | null) => (proposed = move),
  };
  return { mixing: new Mixing(mixer), proposed: () => proposed?.notation ?? null };
}

describe("units shared among things", () => {
  test("are proposed when the last one is given", () => {
    const { mixing: it, proposed } = mixing(
      mix("gain", 2, 0),
      mix("gain", 1, 1),
      mix("gain", 0, 2),
    );
    it.give("energy");
    expect([it.left, proposed()]).toEqual([1, null]);
    it.give("minerals");
    expect(proposed()).toBe("gain 1 1");
  });

  test("are proposed at once where one way is left", () => {
    const { mixing: it, proposed } = mixing(mix("tokens", 1, 1), mix("tokens", 0, 2));
    it.give("energy");
    expect(proposed()).toBe("tokens 1 1");
    expect(it.canGive("minerals")).toBe(false);
  });

  test("may be fewer where that is offered", () => {
    const { mixing: it, proposed } = mixing(mix("raise", 2, 0), mix("raise", 1, 0));
    it.give("energy");
    expect(proposed()).toBe("raise 1 0");
    it.give("energy");
    expect(proposed()).toBe("raise 2 0");
    it.takeBack("energy");
    expect(proposed()).toBe("raise 1 0");
  });
});

import { describe, expect, it } from "vitest";
import { parseMove } from "../../lib/notation";
import type { GameInfo } from "../../wire";
import type { Move } from "../board";
import { nextAct, without, type Wish } from "./planner.svelte";

const NAMED = (name: string) => ({ kind: "named" as const, name, names: [] });
const VOCABULARY: GameInfo["moves"] = {
  plan: { fields: [NAMED("card"), NAMED("slot")] },
  ready: { fields: [] },
};
const HAND = ["s_carbon1", "s_minerals2", "s_science"];

/** What the table offers when slots are equal: cards in the order of the hand, on the next slot. */
function offered(planned: readonly string[]): Move[] {
  const from = Math.max(...planned.map((card) => HAND.indexOf(card)), -1);
  const cards = planned.length === 3 ? [] : HAND.slice(from + 1);
  const slot = "BCD"[planned.length] ?? "";
  return ["ready", ...cards.map((card) => `plan ${card} ${slot}`)].map((notation) =>
    parseMove(VOCABULARY, notation),
  );
}
const wishes = (...cards: string[]): Wish[] => cards.map((card) => ({ card, slot: null }));

/** What is played until the wanted cards lie there. */
function played(lying: readonly string[], wanted: readonly string[]): string[] {
  const planned = [...lying];
  const acts: string[] = [];
  for (;;) {
    const act = nextAct(offered(planned), wishes(...planned), wishes(...wanted));
    if (act === null || acts.length > 20) return acts;
    if (act === "undo") planned.pop();
    else planned.push(String(act.fields["card"]));
    acts.push(act === "undo" ? "undo" : act.notation);
  }
}

describe("planning", () => {
  it("plays a card that comes next in the hand", () => {
    expect(played(["s_carbon1"], ["s_carbon1", "s_science"])).toEqual(["plan s_science C"]);
  });

  it("takes back what is in the way of a card that comes before", () => {
    expect(played(["s_science"], ["s_science", "s_carbon1"])).toEqual([
      "undo",
      "plan s_carbon1 B",
      "plan s_science C",
    ]);
  });

  it("takes back all that is in the way, not the last card again and again", () => {
    expect(played(["s_minerals2", "s_science"], ["s_minerals2", "s_science", "s_carbon1"])).toEqual(
      ["undo", "undo", "plan s_carbon1 B", "plan s_minerals2 C", "plan s_science D"],
    );
  });

  it("takes a card back from below others", () => {
    expect(played(["s_carbon1", "s_minerals2"], ["s_minerals2"])).toEqual([
      "undo",
      "undo",
      "plan s_minerals2 B",
    ]);
  });

  it("does nothing when all lies as it should", () => {
    expect(played(HAND, HAND)).toEqual([]);
  });

  it("gives up what the table doesn't offer", () => {
    expect(played([], ["cE01"])).toEqual([]);
  });

  it("fills slots that differ from left to right", () => {
    const moves = ["plan s_carbon1 D", "plan s_science B"].map((one) => parseMove(VOCABULARY, one));
    const wanted: Wish[] = [
      { card: "s_carbon1", slot: "D" },
      { card: "s_science", slot: "B" },
    ];
    expect(nextAct(moves, [], wanted)).toMatchObject({ notation: "plan s_science B" });
  });

  it("tells equal cards apart by their number", () => {
    const [one, two] = [wishes("s_energy1"), wishes("s_energy1", "s_energy1")];
    expect(without(two, one)).toEqual(one);
  });
});

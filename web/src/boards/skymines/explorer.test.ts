import { describe, expect, it } from "vitest";
import type { Move } from "../board";
import { nextAct } from "./explorer.svelte";

/** Sectors of which none brings another into reach; the table offers them in their order. */
const SECTORS = ["m1", "m2", "m3", "m4"];

const enter = (place: string): Move => ({
  notation: `enter ${place} 1`,
  kind: "enter",
  fields: { place, energy: 1 },
});

function offered(entered: readonly string[]): Move[] {
  const last = entered.at(-1);
  const from = last === undefined ? 0 : SECTORS.indexOf(last) + 1;
  return [{ notation: "done", kind: "done", fields: {} }, ...SECTORS.slice(from).map(enter)];
}

/** What is played until the place is entered. */
function played(before: readonly string[], place: string): string[] {
  const entered = [...before];
  const acts: string[] = [];
  for (;;) {
    const choosing = (thing: string): Move | undefined =>
      offered(entered).find(({ fields }) => fields["place"] === thing);
    const act = nextAct(choosing, entered, { thing: place, chosen: before });
    if (act === null || acts.length > 20) return acts;
    if (act === "undo") entered.pop();
    else entered.push(String(act.fields["place"]));
    acts.push(act === "undo" ? "undo" : act.notation);
  }
}

describe("exploring", () => {
  it("enters a place that comes next", () => {
    expect(played(["m1"], "m3")).toEqual(["enter m3 1"]);
  });

  it("takes back what is in the way, and enters it again", () => {
    expect(played(["m1", "m3", "m4"], "m2")).toEqual([
      "undo",
      "undo",
      "enter m2 1",
      "enter m3 1",
      "enter m4 1",
    ]);
  });
});

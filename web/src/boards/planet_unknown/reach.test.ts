/** Whatever is offered can be chosen with a pointer, without the list. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseMove } from "../../lib/notation";
import type { GameInfo } from "../../wire";
import { lit } from "../shared/lights";
import { countsOf, passOf, targetsOf, trayOf, wantedTab } from "./targets";

interface Sample {
  /** The notation, by kinds of moves. */
  moves: GameInfo["moves"];
  /** Questions of random games over all options, with some moves of each kind. */
  decisions: { asked: string; moves: string[] }[];
}

const { moves: vocabulary, decisions } = JSON.parse(
  readFileSync(new URL("decisions.json", import.meta.url), "utf8"),
) as Sample;

describe.each(decisions.map(({ asked, moves }) => [asked, moves] as const))("%s", (asked, all) => {
  const moves = all.map((notation) => parseMove(vocabulary, notation));
  const tray = trayOf(moves, asked);
  const lights = lit(moves, targetsOf);

  it("has a place for every move, or a card in the tray", () => {
    for (const move of moves) {
      const places = targetsOf(move);
      const isThere =
        move.kind === "place" || move === passOf(moves) || tray.includes(move) || places.length > 0;
      expect(isThere, move.notation).toBe(true);
    }
  });

  it("has no two moves at one place, but the steps of a rover", () => {
    for (const [key, here] of lights) {
      const apart = here.filter((move) => !tray.includes(move) && !("from" in move.fields));
      expect(apart.length, key).toBeLessThan(2);
    }
  });

  it("opens a tab only for what lies there", () => {
    const tab = wantedTab(lights, tray);
    if (tab) expect(countsOf(lights).get(tab)).toBeGreaterThan(0);
  });
});

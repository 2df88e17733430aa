import { describe, expect, it } from "vitest";
import type { ItemInfo, SumsInfo } from "../wire";
import { levelName } from "./names";
import { outcomes, playerName, signed, sorted } from "./standings";

function sums(matches: number, won: number, expected = 0.5): SumsInfo {
  return { matches, won, expected, points: 10 * won };
}
const ITEMS: ItemInfo[] = [
  { key: "planet-petra", sums: sums(4, 0.5), strengths: { new: sums(4, 0.5) } },
  { key: "planet-gaia", sums: sums(3, 0.6, 0.25), strengths: { strong: sums(1, 1, 0.25) } },
  { key: "planet-arashi", sums: sums(4, 0.7), strengths: {} },
];
const names = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);

describe("what was played with", () => {
  const rows = outcomes(ITEMS, "all", (key) => key.replace("planet-", ""));

  it("is told of players of a strength, as far as they have", () => {
    expect(names(rows)).toEqual(["petra", "gaia", "arashi"]);
    expect(outcomes(ITEMS, "strong", (key) => key)).toEqual([
      { name: "planet-gaia", sums: sums(1, 1, 0.25) },
    ]);
  });

  it("stands in the order of a column, and by name where that is the same", () => {
    expect(names(sorted(rows, "matches", "en"))).toEqual(["arashi", "petra", "gaia"]);
    expect(names(sorted(rows, "name", "en"))).toEqual(["arashi", "gaia", "petra"]);
  });

  it("is better the more it wins beyond what chance gives", () => {
    expect(names(sorted(rows, "won", "en"))).toEqual(["gaia", "arashi", "petra"]);
  });
});

it("a change has a sign", () => {
  expect([3, 0, -12].map(signed)).toEqual(["+3", "±0", "−12"]);
});

it("players go by their names, bots by their levels", () => {
  expect(playerName({ kind: "person", name: "Ada" })).toBe("Ada");
  expect(playerName({ kind: "bot", name: "strong" })).toBe(levelName("strong"));
  expect(playerName({ kind: "gone", name: "" })).not.toBe("");
});

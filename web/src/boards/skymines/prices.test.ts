import { describe, expect, it } from "vitest";
import { inReach } from "./prices";
import type { Catalogue, PlayerView } from "./types";

const catalogue = {
  cards: { m: { symbol: "minerals" }, c: { symbol: "carbon" } },
} as unknown as Catalogue;
const player = {
  discounts: { carbon: 0, minerals: 1, titanium: 0, mixed: 0 },
  slots: [
    { card: "m", units: 2 },
    { card: "c", units: 3 },
  ],
} as unknown as PlayerView;

describe("a card of the display is in reach", () => {
  it("of nobody who has chosen no cards", () => {
    expect(inReach(player, [], 0, catalogue)).toBe(false);
  });

  it("for its price, less what is taken off for this resource", () => {
    expect(inReach(player, ["A"], 3, catalogue)).toBe(true);
    expect(inReach(player, ["A"], 4, catalogue)).toBe(false);
    expect(inReach(player, ["B"], 4, catalogue)).toBe(false);
  });

  it("of mixed resources without the discount of one of them", () => {
    expect(inReach(player, ["A", "B"], 5, catalogue)).toBe(true);
    expect(inReach(player, ["A", "B"], 6, catalogue)).toBe(false);
  });
});

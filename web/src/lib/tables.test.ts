import { describe, expect, it } from "vitest";
import type { GameInfo, OptionValue } from "../wire";
import { activePreset, byPreset, fitted, matters, STANDARD } from "./tables";

const game = {
  options: [
    { kind: "choice", name: "board", default: "moon", choices: ["moon", "belt"] },
    { kind: "choice", name: "threat", default: "none", choices: ["none", "storm"] },
    { kind: "flag", name: "cards", default: false },
    {
      kind: "per_seat",
      name: "planet",
      default: "plain",
      choices: ["plain", "any"],
      single: ["ice"],
    },
    {
      kind: "opponents",
      name: "lunas",
      levels: ["1", "2"],
      level: "1",
      most: 2,
      places: 4,
      alone: 1,
    },
  ],
  implied: [
    { option: "threat", value: "none", reason: "moon", seats: [], when: { board: ["moon"] } },
    { option: "cards", value: true, reason: "alone", seats: [1], when: {} },
    { option: "board", value: "belt", reason: "big", seats: [4], when: { board: ["moon"] } },
  ],
  presets: { first_game: { cards: false, board: "moon", planet: "any" } },
} as unknown as GameInfo;

const standard: Record<string, OptionValue> = {
  ...{ board: "moon", threat: "none", cards: false },
  ...{ planet: "plain", lunas: "none" },
};

describe("which options matter", () => {
  it("depends on what else is chosen", () => {
    expect(matters(game, "threat", standard, 2)).toBe(false);
    expect(matters(game, "threat", { ...standard, board: "belt" }, 2)).toBe(true);
  });

  it("depends on the number of seats", () => {
    expect(matters(game, "cards", standard, 1)).toBe(false);
    expect(matters(game, "cards", standard, 2)).toBe(true);
  });

  it("does not depend on one of the choices being replaced", () => {
    expect(matters(game, "board", standard, 4)).toBe(true);
  });
});

describe("the preset that is active", () => {
  it("is known by its values, whatever the automatic opponents are", () => {
    expect(activePreset(game, standard, 2)).toBe(STANDARD);
    expect(activePreset(game, { ...standard, planet: "any", lunas: "2" }, 2)).toBe("first_game");
  });

  it("is none when somebody has mixed something of their own", () => {
    expect(activePreset(game, { ...standard, cards: true }, 2)).toBeUndefined();
  });

  it("does not depend on what makes no difference", () => {
    expect(activePreset(game, { ...standard, threat: "storm" }, 2)).toBe(STANDARD);
    expect(activePreset(game, { ...standard, cards: true }, 1)).toBe(STANDARD);
  });

  it("keeps the automatic opponents when it is chosen", () => {
    const chosen = byPreset(game, "first_game", { ...standard, cards: true, lunas: "2,1" }, 2);
    expect(chosen).toEqual({ ...standard, planet: "any", lunas: "2,1" });
  });
});

describe("another number of seats", () => {
  it("takes opponents away that find no place, and adds those who must be there", () => {
    expect(fitted(game, { ...standard, lunas: "2,2" }, 3)["lunas"]).toBe("2");
    expect(fitted(game, standard, 1)["lunas"]).toBe("1");
  });

  it("has a word for each seat where seats differ", () => {
    expect(fitted(game, { ...standard, planet: "ice,any" }, 3)["planet"]).toBe("ice,any,plain");
    expect(fitted(game, { ...standard, planet: "ice,any" }, 1)["planet"]).toBe("ice");
    expect(fitted(game, { ...standard, planet: "ice" }, 2)["planet"]).toBe("ice,plain");
    expect(fitted(game, { ...standard, planet: "any" }, 3)["planet"]).toBe("any");
  });
});

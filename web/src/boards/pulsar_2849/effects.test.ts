import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Translator } from "../../lib/translator";
import type { GameInfo } from "../../wire";
import { tell } from "../shared/pictures";
import { GLYPHS } from "./art";
import { opsOf, picturesOf, production, type Mark } from "./effects";
import { speaker } from "./panels";

const GAME = new URL("../../../../src/orrery/games/pulsar_2849/", import.meta.url);
const say = speaker("en");

/** What is declared: words, pictograms, and whether it has a text. */
const DECLARED: readonly [word: string, pictogram: string, text?: false][] = [
  ["points", "points"],
  ["cubes", "cube"],
  ["modifier", "plus-minus"],
  ["gyrodyne", "gyrodyne"],
  ["gyrodynes_different", "gyrodyne"],
  ["explore", "explore"],
  ["extra_base", "extra-base"],
  ["bonus_die", "bonus-die"],
  ["die_doubler", "bonus-die"],
  ["patent_die", "bonus-die"],
  ["claim_isolated", "isolated"],
  ["teleport", "teleport"],
  ["points_per", "points", false],
  ["gate_run", "run"],
];
const catalogue = {
  effects: Object.fromEntries(
    DECLARED.map(([word, pictogram, text]) => [
      word,
      { pictogram, text: text === false ? "" : `effect-${word.replaceAll("_", "-")}` },
    ]),
  ),
};

function translatorOf(lang: string): Translator {
  const source = readFileSync(new URL(`text/${lang}.ftl`, GAME), "utf8");
  return new Translator({ moves: {}, events: {} } as unknown as GameInfo, lang, source, []);
}

const t = translatorOf("en");

function content(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`content/${name}.json`, GAME), "utf8"));
}

/** Marks in short: names of glyphs, dice with their colour, signs as they are. */
function short(marks: readonly Mark[]): string {
  return marks
    .map((mark) =>
      "glyph" in mark ? mark.glyph : "die" in mark ? `${mark.look}-${mark.die}` : mark.sign,
    )
    .join(" ");
}

function drawn(effects: unknown): string[] {
  return picturesOf(effects, catalogue, t).map(({ marks }) => short(marks));
}

function told(effects: unknown, translator = t): string {
  return tell(picturesOf(effects, catalogue, translator));
}

/** Everything under keys that hold effects, wherever it is. */
function found(data: unknown, keys: readonly string[]): unknown[] {
  if (Array.isArray(data)) return data.flatMap((one) => found(one, keys));
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    keys.includes(key) && typeof value === "object" ? [value] : found(value, keys),
  );
}

describe("effects that happen once", () => {
  it("are drawn one after another", () => {
    const effects = [
      { op: "points", n: 4 },
      { op: "cubes", n: 1 },
      { op: "modifier", type: "plus2", n: 2 },
    ];
    expect(drawn(effects)).toEqual(["4 points", "cube", "2 plus-two"]);
    expect(told(effects)).toBe("4 points, 1 cube, 2 plus-two tokens");
  });

  it("show which gyrodynes there are to choose from", () => {
    expect(drawn([{ op: "gyrodyne", types: ["small", "large"] }])).toEqual(["small / large"]);
    expect(drawn([{ op: "gyrodyne", types: ["small", "medium", "large"] }])).toEqual(["gyrodyne"]);
    expect(drawn([{ op: "gyrodynes_different", n: 2 }])).toEqual(["gyrodyne ≠ gyrodyne"]);
    expect(told([{ op: "gyrodyne", types: ["small", "large"] }])).toBe(
      "a gyrodyne tile: small or large",
    );
    expect(told([{ op: "gyrodyne", types: ["small", "medium", "large"] }])).toBe(
      "a gyrodyne tile of any type",
    );
  });

  it("show dice", () => {
    expect(drawn([{ op: "die_doubler", silver: 3, red: 0 }])).toEqual(["silver-3 + red-0"]);
    expect(drawn([{ op: "patent_die", cubes: 1, red: 5 }])).toEqual(["−1 cube → red-5"]);
  });

  it("tell a gate run of one colour from one of any", () => {
    const run = { op: "gate_run", colors: ["orange"], points: 2 };
    expect(drawn([run])).toEqual(["run 2 points / orange"]);
    expect(told([run])).toBe("gate run: 2 points for each gate (orange)");
    const any = { ...run, colors: ["orange", "magenta", "green"], choose_one: true };
    expect(drawn([any])).toEqual(["run 2 points / gate"]);
    expect(told([any])).toBe("gate run: 2 points for each gate of one color");
  });

  it("are known by their kinds", () => {
    expect(opsOf([{ op: "cubes", n: 1 }, { op: "die_doubler" }])).toEqual(["cubes", "die_doubler"]);
    expect(opsOf({ when: "production", points: 1 })).toEqual([]);
  });

  it("are not drawn if the game doesn't declare them", () => {
    expect(drawn([{ op: "wormhole", n: 2 }])).toEqual([""]);
    expect(told([{ op: "wormhole", n: 2 }])).toBe("");
  });

  it("take their pictogram and their text from the game", () => {
    const effects = { cubes: { pictogram: "ring", text: "effect-points" } };
    const [picture] = picturesOf([{ op: "cubes", n: 3 }], { effects }, t);
    expect(short(picture?.marks ?? [])).toBe("3 ring");
    expect(picture?.text).toBe("3 points");
  });

  it("count things", () => {
    expect(drawn([{ op: "points_per", what: "claimed_pulsar", n: 2 }])).toEqual([
      "2 points / pulsar",
    ]);
  });
});

describe("abilities of technologies", () => {
  it("show the occasion before what it brings", () => {
    const green = { when: "flight", if: { visits_gate_color: "green" }, die_adjust: 1 };
    expect(drawn(green)).toEqual(["rocket green → adjust"]);
    const both = { when: ["patent", "hq_project"], die_adjust: 1 };
    expect(drawn(both)).toEqual(["patent / project → adjust"]);
    const kits = { when: "claim", effects: [{ op: "gyrodyne", types: ["small"] }] };
    expect(drawn(kits)).toEqual(["pulsar → small"]);
  });

  it("leave it out where the class says it", () => {
    const taxes = { when: "production", points_per: { what: "base", n: 1, per: 4 } };
    expect(drawn(taxes)).toEqual(["1 points / 4 base"]);
    const contract = { when: "final", buy: { cubes: 2, points: 6, times: 1 } };
    expect(drawn(contract)).toEqual(["−2 cube → 6 points"]);
    const table = { what: "spinning_types", table: [0, 4, 8, 16] };
    expect(drawn({ when: "final", points_table: table })).toEqual(["4·8·16 points / types"]);
  });
});

describe("what transmitters produce", () => {
  it("is points, cubes or a purchase", () => {
    expect(production({ points: 3 }, say).map(({ marks }) => short(marks))).toEqual(["3 points"]);
    expect(production({ cubes: 2 }, say)[0]?.text).toBe("2 cubes every production");
    const bought = production({ buy: { cubes: 1, points: 4 } }, say);
    expect(bought.map(({ marks }) => short(marks))).toEqual(["cube → 4 points"]);
  });
});

describe("the content", () => {
  const files = ["technologies", "headquarters", "transmitters", "systems"];
  const all = files.flatMap((name) =>
    found(content(name), ["effect", "effects", "immediate", "bonus"]),
  );

  it("can be drawn, all of it", () => {
    expect(all.length).toBeGreaterThan(150);
    for (const effects of all)
      for (const { marks } of picturesOf(effects, catalogue, t)) {
        expect(marks, JSON.stringify(effects)).not.toEqual([]);
        for (const mark of marks)
          if ("glyph" in mark) expect(GLYPHS, JSON.stringify(effects)).toHaveProperty(mark.glyph);
      }
  });

  it("says what it draws, in every language", () => {
    for (const translator of ["en", "pl", "cs"].map(translatorOf))
      for (const effects of all.filter(Array.isArray))
        expect(told(effects, translator)).not.toMatch(/Effect|Small|Green|\{/);
  });
});

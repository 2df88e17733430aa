import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Translator } from "../../lib/translator";
import type { GameInfo } from "../../wire";
import { tell } from "../shared/pictures";
import { needsOf, permanentOf, picturesOf, type Mark, type Picture } from "./effects";
import { lunaActions } from "./luna";
import type { Condition, Effect, LunaCard } from "./types";
import { Words } from "./words";

const GAME = new URL("../../../../src/orrery/games/skymines/", import.meta.url);
const LANGS = ["en", "pl", "cs"];

/** What is declared: words, pictograms, texts. */
const DECLARED: readonly [word: string, pictogram: string, text: string][] = [
  ["gain_coins", "coin", "effect-coins"],
  ["helium", "tank", "effect-helium"],
  ["research_points", "research", "effect-points"],
  ["track", "track", "effect-track"],
  ["track_spread", "track", "effect-spread"],
  ["remove_outpost", "outpost", "effect-remove-outpost"],
  ["coins_per_symbol", "coin", "effect-coins-per"],
  ["buy_card_with_coins", "card", "effect-buy"],
  ["gain_coins_printed_cost", "coin", "effect-sell"],
  ["perform_removed_card", "card", "effect-perform"],
  ["take_from_removed_pile", "card", "effect-from-removed"],
  ["take_first_player", "first", "effect-first"],
  ["reserve_tile", "tile", "effect-tile"],
  ["choose", "choice", ""],
];
const declared = {
  effects: Object.fromEntries(
    DECLARED.map(([word, pictogram, text]) => [word, { pictogram, text }]),
  ),
};

function wordsOf(lang: string): Words {
  const source = readFileSync(new URL(`text/${lang}.ftl`, GAME), "utf8");
  const game = { moves: {}, events: {} } as unknown as GameInfo;
  return new Words(new Translator(game, lang, source, []));
}
const english = wordsOf("en");

interface Research {
  plans: { requirements: Condition[]; reward: Effect[] }[];
  special_plans: { requirements: Condition[]; reward: Effect[] }[];
}
interface Bonus {
  spaces: { tiers?: { effect: Effect[] }[]; requirement?: Condition[]; effect?: Effect[] }[];
}
interface Tracks {
  tracks: {
    bonus_kind: string;
    bonuses: { requirement?: Condition[]; effect: Effect | Effect[] }[];
  }[];
}
function content<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`content/${name}.json`, GAME), "utf8")) as T;
}

/** Marks in short: names of glyphs and companies, signs as they are. */
function short(marks: readonly Mark[]): string {
  return marks
    .map((mark) => ("glyph" in mark ? mark.glyph : "company" in mark ? mark.company : mark.sign))
    .join(" ");
}
function drawn(...effects: Effect[]): string[] {
  return picturesOf(effects, declared, english.t).map(({ marks }) => short(marks));
}

/** Every picture that the content of the game asks for. */
function allPictures(words: Words): Picture[] {
  const research = content<Research>("research");
  const plans = [...research.plans, ...research.special_plans];
  const { spaces } = content<Bonus>("bonus");
  const { tracks } = content<Tracks>("company_tracks");
  const luna = content<{ cards: LunaCard[] }>("luna").cards;
  return [
    ...plans.flatMap(({ requirements }) => needsOf(requirements, words)),
    ...plans.flatMap(({ reward }) => picturesOf(reward, declared, words.t)),
    ...spaces.flatMap(({ tiers = [], effect = [] }) =>
      [...tiers.map((tier) => tier.effect), effect].flatMap((effects) =>
        picturesOf(effects, declared, words.t),
      ),
    ),
    ...tracks.flatMap(({ bonus_kind, bonuses }) =>
      bonuses.flatMap(({ effect, requirement = [] }) =>
        bonus_kind === "permanent"
          ? [permanentOf(effect as Effect, words)]
          : [...needsOf(requirement, words), ...picturesOf(effect as Effect[], declared, words.t)],
      ),
    ),
    ...luna.flatMap((card) => lunaActions(words, card, "C")),
  ];
}

describe("effects", () => {
  it.each(LANGS)("are all drawn, and told in %s", (lang) => {
    for (const { marks, text } of allPictures(wordsOf(lang))) {
      expect(marks.length, text).toBeGreaterThan(0);
      expect(text, short(marks)).not.toMatch(/^$|\{|need |permanent |luna /);
    }
  });

  it("show how many, and of what", () => {
    expect(drawn({ op: "gain_coins", n: 3 }, { op: "helium", n: 1 })).toEqual(["3 coin", "1 tank"]);
    expect(drawn({ op: "track", company: "tawac", n: 2 })).toEqual(["2 tawac"]);
    expect(drawn({ op: "track", company: "any", n: 4 })).toEqual(["4 step"]);
    expect(drawn({ op: "track_spread", steps: [3, 2] })).toEqual(["3+2 step"]);
  });

  it("show what there is to choose from", () => {
    const options = [[{ op: "research_points", n: 2 }], [{ op: "helium", n: 2 }]];
    expect(drawn({ op: "choose", options })).toEqual(["2 science / 2 tank"]);
    expect(tell(picturesOf([{ op: "choose", options }], declared, english.t))).toContain(" or ");
  });

  it("show what is paid as something that is lost", () => {
    const [pay] = needsOf([{ req: "pay_coins", n: 1 }], english);
    expect(short(pay?.marks ?? [])).toBe("−1 coin");
  });
});

describe("cards of Luna", () => {
  it("name what the letter of their slot decides", () => {
    const action = { do: "place_marker", by_slot: { B: "sell_card", C: "tile_field" } };
    const card = { actions: [action] } as unknown as LunaCard;
    const told = (slot: string): string => tell(lunaActions(english, card, slot));
    expect(told("B")).toContain(english.t.word("sell", "space"));
    expect(told("C")).toContain(english.t.word("tile-field", "space"));
  });
});

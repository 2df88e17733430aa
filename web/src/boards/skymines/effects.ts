/** Effects and requirements of plans, spaces and tracks, as pictograms and in words. */
import type { Translator } from "../../lib/translator";
import type { Value } from "../../wire";
import { tell, type Picture as SharedPicture, type Sign } from "../shared/pictures";
import { EMBLEMS, SYMBOL_GLYPHS, type GlyphName } from "./art";
import type { Catalogue, Company, Condition, Effect, Symbol as CardSymbol } from "./types";
import type { Words } from "./words";

/** A part of a picture that is drawn: a pictogram or a company's emblem. */
type Drawn = { readonly glyph: GlyphName } | { readonly company: Company };
export type Mark = Drawn | Sign;
export type Picture = SharedPicture<Drawn>;

type Facts = Readonly<Record<string, unknown>>;
/** How effects are shown, as the game declares it. */
type Declared = Pick<Catalogue, "effects">;

/** The pictograms of the game's effects that are drawn with their number. */
const PICTOGRAMS: Readonly<Record<string, GlyphName>> = {
  coin: "coin",
  tank: "tank",
  research: "science",
  outpost: "remove-outpost",
};

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);

function some(n: unknown, glyph: GlyphName): Mark[] {
  return [{ sign: String(number(n)) }, { glyph }];
}

function isSymbol(word: string): word is CardSymbol {
  return word in SYMBOL_GLYPHS;
}

function symbol(name: unknown): Mark {
  const word = String(name);
  return { glyph: isSymbol(word) ? SYMBOL_GLYPHS[word] : "resource" };
}

function track({ company, n }: Facts): Mark[] {
  const word = String(company);
  const known = word in EMBLEMS;
  return [{ sign: String(number(n)) }, known ? { company: word as Company } : { glyph: "step" }];
}

function joined(parts: readonly (readonly Mark[])[], sign: string): Mark[] {
  return parts.flatMap((marks, i) => (i ? [{ sign }, ...marks] : marks));
}

/** What is drawn for an effect that happens once. */
function drawn(effect: Effect, declared: Declared): Mark[] {
  switch (effect.op) {
    case "track":
      return track(effect);
    case "track_spread":
      return [{ sign: list<number>(effect["steps"]).join("+") }, { glyph: "step" }];
    case "coins_per_symbol":
      return [
        symbol(effect["symbol"]),
        { sign: `−${number(effect["minus"])}=` },
        { glyph: "coin" },
      ];
    case "buy_card_with_coins":
      return effect["discount"]
        ? [{ glyph: "buy" }, { sign: `−${number(effect["discount"])}` }, { glyph: "coin" }]
        : [{ glyph: "buy" }];
    case "gain_coins_printed_cost":
      return [{ glyph: "cards" }, { sign: `+${number(effect["plus"])}` }, { glyph: "coin" }];
    case "perform_removed_card":
      return [{ glyph: "perform" }];
    case "take_from_removed_pile":
      return [...pay(effect["pay"]), { glyph: "retake" }];
    case "take_first_player":
      return [{ glyph: "first" }];
    case "reserve_tile":
      return [{ glyph: tileGlyph(String(effect["tile"])) }];
    case "choose":
      return joined(
        list<Effect[]>(effect["options"]).map((way) => way.flatMap((one) => drawn(one, declared))),
        "/",
      );
    default: {
      const glyph = PICTOGRAMS[declared.effects[effect.op]?.pictogram ?? ""];
      return glyph ? some(effect["n"], glyph) : [];
    }
  }
}

/** The sign of a tile: what it acts as. */
export function tileGlyph(tile: string): GlyphName {
  if (tile === "plus1") return "plus";
  return isSymbol(tile) ? SYMBOL_GLYPHS[tile] : "tile";
}

function pay(n: unknown): Mark[] {
  return [{ sign: `−${number(n)}` }, { glyph: "coin" }];
}

/** The fields of an effect as its text gets them. */
function fieldsOf({ op: _, ...fields }: Facts): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(", ") : (value as Value),
    ]),
  );
}

function told(effect: Effect, declared: Declared, t: Translator): string {
  if (effect.op === "choose") {
    const or = new Intl.ListFormat(t.lang, { type: "disjunction" });
    return or.format(
      list<Effect[]>(effect["options"]).map((way) => tell(picturesOf(way, declared, t))),
    );
  }
  const key = declared.effects[effect.op]?.text;
  return key ? t.text(key, fieldsOf(effect)) : "";
}

/** The pictures of what something brings. */
export function picturesOf(
  effects: readonly Effect[],
  declared: Declared,
  t: Translator,
): Picture[] {
  return effects.map((effect) => ({
    marks: drawn(effect, declared),
    text: told(effect, declared, t),
  }));
}

/** What a plan, a space or a threat asks for. */
export function needsOf(
  requirement: readonly Condition[],
  { say, t }: Pick<Words, "say" | "t">,
): Picture[] {
  return requirement.flatMap((need) => {
    const word = String(need["req"]);
    const n = number(need["n"]);
    const marks = needed(need, word);
    if (!marks) return [];
    const what = t.word(String(need["filter"] ?? need["type"] ?? "any"), "symbol");
    return [{ marks, text: say(`need-${word.replaceAll("_", "-")}`, { n, what }) }];
  });
}

function needed(need: Facts, word: string): Mark[] | null {
  switch (word) {
    case "symbol":
      return [{ sign: String(number(need["n"])) }, symbol(need["type"])];
    case "same_resource":
      return some(need["n"], "resource");
    case "research_any":
      return some(need["n"], "scholar");
    case "coins":
    case "pay_coins":
      return pay(need["n"]);
    case "remove_hand_card":
      return need["filter"] === "any"
        ? [{ glyph: "remove" }]
        : [{ glyph: "remove" }, symbol(need["filter"])];
    case "remove_hand_cards":
      return [{ sign: `−${number(need["n"])}` }, { glyph: "remove" }, symbol(need["filter"])];
    case "extra_energy":
      return some(need["n"], "energy");
    case "research_value_passed":
      return [{ glyph: "upload" }, { sign: `${number(need["n"])}+` }];
    case "tank_value_passed":
      return [{ glyph: "tank" }, { sign: `${number(need["n"])}+` }];
    default:
      return null;
  }
}

/** What an unlocked track gives for good. */
export function permanentOf(effect: Effect, { say, t }: Pick<Words, "say" | "t">): Picture {
  const n = number(effect["n"] ?? effect["discount"] ?? effect["collectors_plus"]);
  const text = say(`permanent-${effect.op.replaceAll("_", "-")}`, {
    n,
    what: t.word(String(effect["resource"] ?? ""), "symbol"),
  });
  return { marks: lasting(effect, n), text };
}

function lasting(effect: Effect, n: number): Mark[] {
  switch (effect.op) {
    case "discount":
      return [symbol(effect["resource"]), { glyph: "cards" }, { sign: `−${n}` }];
    case "mixed_purchase":
      return [{ glyph: "resource" }, { glyph: "cards" }, { sign: `−${n}` }];
    case "energy_plus":
      return [{ sign: `+${n}` }, { glyph: "energy" }];
    case "extra_markers":
      return [{ sign: `+${n}` }, { glyph: "marker" }];
    case "card_value_plus":
      return [{ glyph: "titanium" }, { sign: `+${n}` }];
    default:
      return [{ glyph: "field" }, { sign: `+${n}` }, { glyph: "collector" }];
  }
}

/** Effects of tiles, projects and technologies, as pictograms and as a sentence. */
import type { Translator } from "../../lib/translator";
import type { Value } from "../../wire";
import type { Picture as SharedPicture, Sign } from "../shared/pictures";
import type { GlyphName } from "./art";
import type { Say } from "./panels";
import type { Catalogue, GateColour, Gyrodyne, TransmitterFacts } from "./types";

/** A part of a picture that is drawn: a pictogram or a die. */
type Drawn =
  | { readonly glyph: GlyphName }
  | { readonly die: number; readonly look: "silver" | "red" | "cost" };
export type Mark = Drawn | Sign;
export type Picture = SharedPicture<Drawn>;

type Facts = Readonly<Record<string, unknown>>;
/** How effects are shown, as the game declares it. */
type Declared = Pick<Catalogue, "effects">;

/** The pictograms of what is counted by effects and by goals. */
export const COUNTED: Readonly<Record<string, GlyphName>> = {
  base: "base",
  claimed_pulsar: "pulsar",
  patent: "patent",
  online_transmitter: "transmitter",
  spinning_gyrodyne: "gyrodyne",
  spinning_types: "types",
  hq_project: "project",
  completed_link: "link",
  award_tile: "award",
  used_gate_run: "run",
  spinning_same_type: "gyrodyne",
  spinning_any: "gyrodyne",
  online_transmitters: "transmitter",
  tokens_on_planets: "base",
  patents: "patent",
  hq_projects: "project",
  used_gate_runs: "run",
};

const OCCASIONS: Readonly<Record<string, readonly GlyphName[]>> = {
  flight: ["rocket"],
  patent: ["patent"],
  claim_by_ship: ["rocket", "pulsar"],
  claim: ["pulsar"],
  complete_gyrodyne: ["gyrodyne"],
  buy_gyrodyne: ["gyrodyne"],
  start_construction: ["gyrodyne", "pulsar"],
  pay_transmitter: ["transmitter"],
  transmitter_online: ["transmitter"],
  hq_project: ["project"],
  base: ["base"],
  exploration_bonus: ["explore"],
  spend_modifier: ["plus-minus"],
  use_bonus_die: ["bonus-die"],
  copy_die: ["copy"],
};

const SPECIAL: Readonly<Record<string, readonly Mark[]>> = {
  count_one_goal_as_achieved: [{ sign: "1" }, { glyph: "goal" }, { glyph: "check" }],
  free_bonuses_of_one_goal: [{ sign: "1" }, { glyph: "goal" }, { sign: "0" }, { glyph: "cube" }],
  each_cube_one_point: [{ sign: "1" }, { glyph: "points" }, { sign: "/" }, { glyph: "cube" }],
  double_initiative_points: [{ sign: "2×" }, { glyph: "initiative" }],
  unfinished_worth_two: [
    { sign: "2" },
    { glyph: "points" },
    { sign: "/" },
    { glyph: "pulsar" },
    { glyph: "gyrodyne" },
  ],
};

function number(value: unknown, otherwise = 1): number {
  return typeof value === "number" ? value : otherwise;
}

function list<T>(value: unknown): T[] {
  return Array.isArray(value) ? (value as T[]) : [];
}

function isFacts(value: unknown): value is Facts {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** So many of a thing: the number is left out where it is one. */
function some(n: number, glyph: GlyphName): Mark[] {
  return n === 1 ? [{ glyph }] : [{ sign: String(n) }, { glyph }];
}

function points(n: unknown): Mark[] {
  return [{ sign: String(number(n, 0)) }, { glyph: "points" }];
}

function between<T extends Mark>(marks: readonly T[], sign: string): Mark[] {
  return marks.flatMap((mark, i) => (i ? [{ sign }, mark] : [mark]));
}

function pointsPer(facts: Facts): Mark[] {
  const counted = COUNTED[String(facts["what"])] ?? "points";
  return [...points(facts["n"]), { sign: "/" }, ...some(number(facts["per"]), counted)];
}

function gyrodyneMarks(types: readonly Gyrodyne[], any: GlyphName): Mark[] {
  if (isAny(types)) return [{ glyph: any }];
  return between(
    types.map((glyph) => ({ glyph })),
    "/",
  );
}

/** There are three types of gyrodynes, and three colours of gates. */
function isAny(choice: readonly unknown[]): boolean {
  return choice.length > 2;
}

const TOKENS: Readonly<Record<string, GlyphName>> = { pm1: "plus-minus", plus2: "plus-two" };
const DESTINATIONS: Readonly<Record<string, Mark>> = {
  pulsar: { glyph: "pulsar" },
  system: { glyph: "planet" },
  any: { sign: "∗" },
};

/** An effect drawn around its pictogram: by default the number and the pictogram. */
function marksOf(effect: Facts, glyph: GlyphName): Mark[] {
  const n = number(effect["n"]);
  const red: Mark = { die: number(effect["red"], 0), look: "red" };
  switch (effect["op"]) {
    case "points":
      return points(n);
    case "points_per":
      return pointsPer(effect);
    case "modifier":
      return some(n, TOKENS[String(effect["type"])] ?? glyph);
    case "gyrodyne":
      return gyrodyneMarks(list(effect["types"]), glyph);
    case "gyrodynes_different":
      return between(
        Array.from({ length: n }, () => ({ glyph })),
        "≠",
      );
    case "bonus_die":
      return [{ die: number(effect["value"], 0), look: "red" }];
    case "die_doubler":
      return [{ die: number(effect["silver"], 0), look: "silver" }, { sign: "+" }, red];
    case "patent_die":
      return [{ sign: `−${number(effect["cubes"])}` }, { glyph: "cube" }, { sign: "→" }, red];
    case "teleport": {
      const there = DESTINATIONS[String(effect["to"])];
      return [{ glyph }, ...(there ? [there] : [])];
    }
    case "gate_run": {
      const colours = list<GateColour>(effect["colors"]);
      const gate = isAny(colours) ? "gate" : (colours[0] ?? "gate");
      return [{ glyph }, ...points(effect["points"]), { sign: "/" }, { glyph: gate }];
    }
    default:
      return some(n, glyph);
  }
}

/** The fields of an effect as its text gets them: what there is to choose from in a word. */
function fieldsOf({ op: _, ...fields }: Facts, t: Translator): Record<string, Value> {
  const or = new Intl.ListFormat(t.lang, { type: "disjunction" });
  const said = (name: string, value: unknown): Value => {
    if (!Array.isArray(value)) return value as Value;
    const part = name === "types" ? "type" : "colour";
    return isAny(value) ? "any" : or.format(value.map((word: string) => t.word(word, part)));
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, said(name, value)]),
  );
}

function drawn(effect: Facts, { effects }: Declared): Mark[] {
  const facts = effects[String(effect["op"])];
  return facts ? marksOf(effect, facts.pictogram as GlyphName) : [];
}

function told(effect: Facts, { effects }: Declared, t: Translator): string {
  const key = effects[String(effect["op"])]?.text;
  return key ? t.text(key, fieldsOf(effect, t)) : "";
}

function occasion(facts: Facts): Mark[] {
  const names = Array.isArray(facts["when"]) ? list<string>(facts["when"]) : [facts["when"]];
  const marks = names.flatMap((name, i): Mark[] => [
    ...(i ? [{ sign: "/" }] : []),
    ...(OCCASIONS[String(name)] ?? []).map((glyph) => ({ glyph })),
  ]);
  const condition = facts["if"];
  if (!isFacts(condition)) return marks;
  const colour = condition["visits_gate_color"];
  if (colour !== undefined) return [...marks, { glyph: colour as GateColour }];
  if (condition["planet"] !== undefined) return [...marks, { glyph: "planet" }];
  const systems = condition["visits_systems_at_least"];
  return systems === undefined
    ? marks
    : [...marks, { sign: `${number(systems)}+` }, { glyph: "planet" }];
}

/** What an ability of a technology brings each time, or at the end. */
function gains(facts: Facts, declared: Declared): Mark[] {
  const marks: Mark[] = [];
  const buy = facts["buy"];
  const table = facts["points_table"];
  if (facts["die_adjust"] !== undefined) marks.push({ glyph: "adjust" });
  if (facts["points"] !== undefined) marks.push(...points(facts["points"]));
  if (facts["points_if_first"] !== undefined)
    marks.push({ sign: "/" }, ...points(facts["points_if_first"]), { glyph: "initiative" });
  if (facts["cubes"] !== undefined) marks.push(...some(number(facts["cubes"]), "cube"));
  if (facts["cube_cost"] !== undefined)
    marks.push({ sign: `−${number(facts["cube_cost"])}` }, { glyph: "cube" });
  if (isFacts(facts["points_per"])) marks.push(...pointsPer(facts["points_per"]));
  if (isFacts(table))
    marks.push(
      { sign: list<number>(table["table"]).slice(1).join("·") },
      { glyph: "points" },
      { sign: "/" },
      { glyph: COUNTED[String(table["what"])] ?? "types" },
    );
  if (isFacts(buy))
    marks.push(
      { sign: `−${number(buy["cubes"])}` },
      { glyph: "cube" },
      { sign: "→" },
      ...points(buy["points"]),
    );
  if (facts["extra_bases"] !== undefined)
    marks.push(...some(number(facts["extra_bases"]), "extra-base"));
  marks.push(...(SPECIAL[String(facts["special"])] ?? []));
  marks.push(...list<Facts>(facts["effects"]).flatMap((effect) => drawn(effect, declared)));
  return marks;
}

/** The pictures of what something does: a list of effects, or one lasting ability. */
export function picturesOf(effects: unknown, declared: Declared, t: Translator): Picture[] {
  if (Array.isArray(effects))
    return effects
      .filter(isFacts)
      .flatMap((effect) =>
        "op" in effect
          ? [{ marks: drawn(effect, declared), text: told(effect, declared, t) }]
          : picturesOf(effect, declared, t),
      );
  if (!isFacts(effects)) return [];
  const when = occasion(effects);
  const what = gains(effects, declared);
  return [{ marks: when.length ? [...when, { sign: "→" }, ...what] : what, text: "" }];
}

/** The kinds of effects that happen once. */
export function opsOf(effects: unknown): string[] {
  return list<unknown>(effects).flatMap((effect) =>
    isFacts(effect) ? [String(effect["op"])] : [],
  );
}

/** What an online transmitter yields in a production phase. */
export function production(yields: TransmitterFacts["production"], say: Say): Picture[] {
  const made: Picture[] = [];
  if (yields.points !== undefined)
    made.push({ marks: points(yields.points), text: say("produce-points", { n: yields.points }) });
  if (yields.cubes !== undefined)
    made.push({
      marks: some(yields.cubes, "cube"),
      text: say("produce-cubes", { n: yields.cubes }),
    });
  if (yields.buy)
    made.push({
      marks: [...some(yields.buy.cubes, "cube"), { sign: "→" }, ...points(yields.buy.points)],
      text: say("produce-buy", { cubes: yields.buy.cubes, points: yields.buy.points }),
    });
  return made;
}

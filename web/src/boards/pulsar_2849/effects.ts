/** Effects of tiles, projects and technologies, as pictograms and as a sentence. */
import type { GlyphName } from "./art";
import type { Say } from "./panels";
import type { GateColour, Gyrodyne, TransmitterFacts } from "./types";

/** A part of a picture: a pictogram, a die, or something written: a number, a sign. */
export type Mark =
  | { readonly glyph: GlyphName }
  | { readonly die: number; readonly look: "silver" | "red" | "cost" }
  | { readonly sign: string };

export interface Picture {
  readonly marks: readonly Mark[];
  /** The same in words; empty where the game's own text tells it. */
  readonly text: string;
}

type Facts = Readonly<Record<string, unknown>>;

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

function gyrodyneMarks(types: readonly Gyrodyne[]): Mark[] {
  if (types.length > 2) return [{ glyph: "gyrodyne" }];
  return between(
    types.map((glyph) => ({ glyph })),
    "/",
  );
}

const TOKENS: Readonly<Record<string, GlyphName>> = { pm1: "plus-minus", plus2: "plus-two" };
const DESTINATIONS: Readonly<Record<string, Mark>> = {
  pulsar: { glyph: "pulsar" },
  system: { glyph: "planet" },
  any: { sign: "∗" },
};

/** One effect that happens once. */
function once(effect: Facts, say: Say): Picture {
  const n = number(effect["n"]);
  const types = list<Gyrodyne>(effect["types"]);
  switch (effect["op"]) {
    case "points":
      return { marks: points(n), text: say("effect-points", { n }) };
    case "cubes":
      return { marks: some(n, "cube"), text: say("effect-cubes", { n }) };
    case "modifier": {
      const token = TOKENS[String(effect["type"])] ?? "plus-minus";
      return { marks: some(n, token), text: say(`effect-${token}`, { n }) };
    }
    case "gyrodyne": {
      const text =
        types.length > 2
          ? say("effect-gyrodyne-any")
          : say("effect-gyrodyne", {
              types: types.map((type) => say(`type-${type}`)).join(` ${say("or")} `),
            });
      return { marks: gyrodyneMarks(types), text };
    }
    case "gyrodynes_different":
      return {
        marks: between(
          Array.from({ length: n }, () => ({ glyph: "gyrodyne" as const })),
          "≠",
        ),
        text: say("effect-gyrodynes-different", { n }),
      };
    case "explore":
      return { marks: some(n, "explore"), text: say("effect-explore", { n }) };
    case "extra_base":
      return { marks: some(n, "extra-base"), text: say("effect-extra-base", { n }) };
    case "bonus_die": {
      const red = number(effect["value"], 0);
      return { marks: [{ die: red, look: "red" }], text: say("effect-bonus-die", { red }) };
    }
    case "die_doubler": {
      const [silver, red] = [number(effect["silver"], 0), number(effect["red"], 0)];
      return {
        marks: [{ die: silver, look: "silver" }, { sign: "+" }, { die: red, look: "red" }],
        text: say("effect-die-doubler", { silver, red }),
      };
    }
    case "patent_die": {
      const [cubes, red] = [number(effect["cubes"]), number(effect["red"], 0)];
      return {
        marks: [{ sign: `−${cubes}` }, { glyph: "cube" }, { sign: "→" }, { die: red, look: "red" }],
        text: say("effect-patent-die", { cubes, red }),
      };
    }
    case "claim_isolated":
      return { marks: [{ glyph: "isolated" }], text: say("effect-claim-isolated") };
    case "teleport": {
      const to = String(effect["to"]);
      const there = DESTINATIONS[to];
      return {
        marks: [{ glyph: "teleport" }, ...(there ? [there] : [])],
        text: say(`effect-teleport-${to}`),
      };
    }
    case "gate_run": {
      const colours = list<GateColour>(effect["colors"] ?? effect["colours"]);
      const only = colours.length === 1 ? colours[0] : undefined;
      const worth = number(effect["points"], 0);
      return {
        marks: [
          { glyph: "run" },
          ...points(worth),
          { sign: "/" },
          { glyph: only ?? ("gate" as const) },
        ],
        text: only
          ? say("effect-gate-run", { points: worth, colour: say(`gate-${only}`) })
          : say("effect-gate-run-any", { points: worth }),
      };
    }
    case "points_per":
      return { marks: pointsPer(effect), text: "" };
    default:
      return { marks: [], text: "" };
  }
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
function gains(facts: Facts, say: Say): Mark[] {
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
  marks.push(...list<Facts>(facts["effects"]).flatMap((effect) => once(effect, say).marks));
  return marks;
}

/** The pictures of what something does: a list of effects, or one lasting ability. */
export function picturesOf(effects: unknown, say: Say): Picture[] {
  if (Array.isArray(effects))
    return effects.flatMap((effect) =>
      isFacts(effect) ? ("op" in effect ? [once(effect, say)] : picturesOf(effect, say)) : [],
    );
  if (!isFacts(effects)) return [];
  const when = occasion(effects);
  const what = gains(effects, say);
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

/** All of it as one text. */
export function tell(pictures: readonly Picture[]): string {
  return pictures
    .map(({ text }) => text)
    .filter(Boolean)
    .join(", ");
}

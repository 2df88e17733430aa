/** Effects, conditions and what species count, as pictograms; in words they are in the game's texts. */
import type { Sign } from "../shared/pictures";
import {
  CUBE_GLYPHS,
  DECK_GLYPHS,
  KIND_GLYPHS,
  RESOURCE_GLYPHS,
  TAG_GLYPHS,
  type GlyphName,
} from "./art";
import type { Condition, Effect } from "./types";

/** A part of a picture: a pictogram, or something written. */
export type Mark = { readonly glyph: GlyphName } | Sign;

type Facts = Readonly<Record<string, unknown>>;

const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);
const count = (value: unknown): Mark[] => (Number(value) === 1 ? [] : [{ sign: String(value) }]);

function of<K extends string>(glyphs: Readonly<Record<K, GlyphName>>, word: unknown): Mark {
  return { glyph: glyphs[String(word) as K] };
}

/** What is drawn for each effect. */
const DRAWN: Readonly<Record<string, (effect: Facts) => Mark[]>> = {
  gain: ({ res, n }) => [{ sign: String(n) }, of(RESOURCE_GLYPHS, res)],
  raise: ({ res, n }) => [...count(n), { glyph: "baseline" }, of(RESOURCE_GLYPHS, res)],
  tag: ({ tag, n }) => [...count(n), of(TAG_GLYPHS, tag)],
  vp: ({ n }) => [{ sign: String(n) }, { glyph: "points" }],
  work: ({ project, n }) => [...count(n), of(CUBE_GLYPHS, project)],
  work_each: ({ projects }) => [{ sign: `${String(projects)}×` }, { glyph: "project" }],
  research: ({ n, science_as_knowledge: science }) => [
    ...count(n),
    { glyph: "research" },
    ...(science ? [of(TAG_GLYPHS, "science"), { sign: "=" }, { glyph: "knowledge" } as Mark] : []),
  ],
  upgrade: ({ kind, n }) => [...count(n), of(KIND_GLYPHS, kind)],
  buy: ({ deck, n, discount, free }) => [
    ...count(n),
    { glyph: "card" },
    ...(deck === "any" ? [] : [of(DECK_GLYPHS, deck)]),
    ...(free ? [{ sign: "0" }] : discount ? [{ sign: `−${String(discount)}` }] : []),
  ],
  remove: ({ then }) => [{ glyph: "remove" }, { sign: "→" }, ...marksOf(list(then))],
  per_tag: ({ tag, do: done }) => [of(TAG_GLYPHS, tag), { sign: "→" }, ...marksOf(list(done))],
  choose: ({ options }) =>
    list<Effect[]>(options).flatMap((way, i) => [...(i ? [{ sign: "/" }] : []), ...marksOf(way)]),
  pay: ({ res, n, then }) => [
    { sign: `−${String(n)}` },
    of(RESOURCE_GLYPHS, res),
    { sign: "→" },
    ...marksOf(list(then)),
  ],
  first_player: () => [{ glyph: "badge" }],
  reactivate: ({ n }) => [{ sign: String(n) }, { glyph: "reactivate" }],
  recover: ({ n }) => [{ sign: String(n) }, { glyph: "recover" }],
  recall: () => [{ glyph: "lander" }, { glyph: "reactivate" }],
};

/** Effects one after another. */
export function marksOf(effects: readonly Effect[]): Mark[] {
  return effects.flatMap((effect) => DRAWN[effect.op]?.(effect) ?? []);
}

/** What a boost card or a Tech 2 upgrade waits for. */
export function conditionMarks(condition: Condition): Mark[] {
  const facts = condition as Facts;
  switch (facts["event"]) {
    case "gain":
      return [of(RESOURCE_GLYPHS, facts["res"])];
    case "raise":
      return [{ glyph: "baseline" }, of(RESOURCE_GLYPHS, facts["res"])];
    case "tag":
      return [of(TAG_GLYPHS, facts["tag"])];
    case "work":
      return [of(CUBE_GLYPHS, facts["project"])];
    case "buy":
      return [{ glyph: "card" }];
    case "research":
      return [{ glyph: "research" }];
    case "upgrade":
      return [{ glyph: "tech1" }];
    case "shuttle":
      return [{ glyph: "shuttle" }];
    case "play_boost":
      return [{ glyph: "accelerate" }];
    default:
      return [{ sign: `${String(facts["min"])}×` }, { glyph: "any-tag" }];
  }
}

/** What a species counts, and how much. */
export function scoreMarks(score: Condition): Mark[] {
  const facts = score as Facts;
  const per = facts["div"] && facts["div"] !== 1 ? `/${String(facts["div"])}` : "/";
  const most = facts["max"] ? [{ sign: `≤${String(facts["max"])}` }] : [];
  const points: Mark[] = [{ sign: String(facts["vp"]) }, { glyph: "points" }];
  if (facts["if"] === "key_project")
    return [...points, of(CUBE_GLYPHS, facts["project"]), { sign: "!" }];
  if (facts["if"]) return [...points, { glyph: "badge" }];
  return [...points, { sign: per }, ...amountMarks(facts), ...most];
}

function amountMarks(facts: Facts): Mark[] {
  switch (facts["per"]) {
    case "tag_tokens":
      return [of(TAG_GLYPHS, facts["tag"])];
    case "tag_sets":
      return [{ glyph: "planet" }, { glyph: "science" }, { glyph: "moon" }];
    case "resource":
      return [of(RESOURCE_GLYPHS, facts["res"])];
    case "tech1":
    case "tech2":
      return [of(KIND_GLYPHS, facts["per"])];
    case "cards":
      return [of(DECK_GLYPHS, facts["deck"])];
    case "track":
      return [of(CUBE_GLYPHS, facts["project"])];
    case "lowest_track":
      return [{ sign: "min" }, { glyph: "project" }];
    case "tracks_at_least":
      return [{ glyph: "project" }, { sign: `≥${String(facts["value"])}` }];
    case "highest_baseline":
      return [{ sign: "max" }, { glyph: "baseline" }];
    default: {
      const sign = facts["per"] === "baselines_at_most" ? "≤" : "≥";
      return [{ glyph: "baseline" }, { sign: `${sign}${String(facts["value"])}` }];
    }
  }
}

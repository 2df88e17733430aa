/** What is drawn on cards, and what they say: civ cards, objectives, events, and effects that lie nowhere yet. */
import type { Rule } from "../../lib/rulebook.svelte";
import type { Move } from "../board";
import type { IconName } from "./icons";
import { TERRAINS } from "./names";
import { civRule, paragraph, ruleOf } from "./rules";
import type { Catalogue, Effect, Terrain, Test } from "./types";
import type { Words } from "./words";

export const RANKS = ["", "I", "II", "III", "IV"];

/** The face of a card. */
export interface Face {
  title: string;
  text: string;
  icon: IconName;
  /** Its picture has the colour of a terrain. */
  terrain?: Terrain | undefined;
  /** In the corner: a rank. */
  corner?: string;
  /** Medals that it is worth, or where it comes from. */
  source?: string;
  rule: Rule;
}

const PIECES: Readonly<Record<string, IconName>> = {
  lifepod: "lifepod",
  meteorite: "meteorite",
  rover: "vehicle",
  patch_on_planet: "patch",
  meteorite_repo: "meteorite",
  commerce_agreement: "objective",
};

const EFFECTS: Readonly<Record<string, IconName>> = {
  advance: "advance",
  regress: "advance",
  raise_to_row: "advance",
  gain_patch: "patch",
  move: "vehicle",
  teleport: "vehicle",
  extra_tile: "tile",
  extra_rover: "vehicle",
  destroy_line: "meteorite",
  lifepod_value: "lifepod",
  add_meteorite: "meteorite",
  draw_objective: "objective",
  destroy_objective: "objective",
  free_rotation: "station",
  synergy: "synergy",
};

function iconOfEffect(effect: Effect | undefined): IconName {
  const piece = PIECES[String(effect?.["what"] ?? effect?.["set"])];
  return piece ?? EFFECTS[effect?.op ?? ""] ?? "medal";
}

function terrainOf(test: Test | undefined): Terrain | undefined {
  const name = String(test?.["of"] ?? test?.["track"] ?? "");
  return TERRAINS.find((terrain) => terrain === name);
}

export function civFace(catalogue: Catalogue, card: string, words: Words): Face {
  const facts = catalogue.civ_cards[card];
  return {
    title: words.t.word(card, "civ"),
    text: words.t.explanation(card, "civ") ?? "",
    icon: iconOfEffect(facts?.effects[0]),
    corner: RANKS[facts?.rank ?? 0] ?? "",
    source: words.say(facts?.timing === "immediate" ? "at-once" : "at-end"),
    rule: civRule(catalogue, card),
  };
}

export function objectiveFace(
  catalogue: Catalogue,
  card: string,
  part: "objective" | "personal",
  words: Words,
): Face {
  const facts = catalogue.objectives[card];
  const test = part === "objective" ? facts?.neighbor.test : facts?.personal.test;
  const terrain = terrainOf(test);
  const worth =
    part === "objective"
      ? words.say("win-tie", { win: facts?.neighbor.win ?? 0, tie: facts?.neighbor.tie ?? 0 })
      : words.say("medals-here", { n: facts?.personal.complete ?? 0 });
  return {
    title: words.t.word(card, part),
    text: words.t.explanation(card, part) ?? "",
    icon: terrain ?? PIECES[String(test?.["of"] ?? test?.["more"] ?? "")] ?? "objective",
    terrain,
    source: worth,
    rule: ruleOf(catalogue, part),
  };
}

/** Effects that are chosen by their name alone, as they are drawn. */
const MOVES: Readonly<Record<string, IconName>> = {
  store: "patch",
  "stored-patch": "patch",
  "gain-patch": "patch",
  "energy-tile": "energy",
  "one-resource": "tile",
  "tech-or-energy": "tech",
  "extra-rover": "vehicle",
  "new-rover": "vehicle",
  "teleport-rover": "vehicle",
  movement: "move",
  boost: "synergy",
  milestone: "card",
  unlock: "level",
  advance: "advance",
  "advance-some": "advance",
  "regress-one": "advance",
  "raise-trackers": "advance",
  "extra-tile": "tile",
  "clear-line": "meteorite",
  "add-meteorite": "meteorite",
  choice: "event",
  peek: "event",
  reposition: "lifepod",
  put: "lifepod",
  "water-tile": "water",
  "rover-tile": "rover",
  use: "level",
};

function boardsFace(catalogue: Catalogue, move: Move, words: Words): Face {
  const { planet, corporation } = move.fields;
  return {
    title: `${words.t.word(String(planet), "planet")} · ${words.t.word(String(corporation), "corporation")}`,
    text: [
      words.t.explanation(String(planet), "planet"),
      words.t.explanation(String(corporation), "corporation"),
    ]
      .filter(Boolean)
      .join(" "),
    icon: "station",
    rule: paragraph(catalogue.planets[String(planet)]?.paragraph),
  };
}

/** A move that lies nowhere yet, as a card. */
export function faceOf(catalogue: Catalogue, move: Move, words: Words): Face {
  const { civ, objective, personal, planet, resource, tracker, other, piece } = move.fields;
  if (typeof civ === "string") return civFace(catalogue, civ, words);
  if (typeof objective === "string") return objectiveFace(catalogue, objective, "objective", words);
  if (typeof personal === "string") return objectiveFace(catalogue, personal, "personal", words);
  if (typeof planet === "string") return boardsFace(catalogue, move, words);
  const named = TERRAINS.find((one) => one === (tracker ?? resource));
  const own = MOVES[move.kind] ?? PIECES[String(piece)] ?? "advance";
  const terrain = named ?? TERRAINS.find((one) => one === own);
  const [title = "", text = ""] = words.t.move(move).split(/ \((?=.*\)$)/);
  return {
    title,
    text: text.replace(/\)$/, ""),
    icon: named ?? own,
    terrain: terrain ?? (other ? "energy" : undefined),
    rule: paragraph(""),
  };
}

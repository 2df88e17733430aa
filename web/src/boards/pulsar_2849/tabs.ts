/** The panels beside the map: which of them has something to choose, and which is wanted. */
import type { Move } from "../board";
import type { GlyphName } from "./art";
import type { MoveKind } from "./common";

export type Tab = "dice" | "technologies" | "transmitters" | "headquarters" | "gyrodynes" | "goals";

export const TABS: readonly Tab[] = [
  "dice",
  "technologies",
  "transmitters",
  "headquarters",
  "gyrodynes",
  "goals",
];

export const TAB_GLYPHS: Record<Tab, GlyphName> = {
  dice: "median",
  technologies: "patent",
  transmitters: "transmitter",
  headquarters: "project",
  gyrodynes: "gyrodyne",
  goals: "goal",
};

const TAB_OF: Partial<Record<MoveKind, Tab>> = {
  "take-die": "dice",
  copy: "dice",
  patent: "technologies",
  contract: "technologies",
  "take-transmitter": "transmitters",
  "pay-transmitter": "transmitters",
  link: "transmitters",
  "new-array": "transmitters",
  "spend-cube": "transmitters",
  project: "headquarters",
  "choose-side": "headquarters",
  "take-gyrodyne": "gyrodynes",
  "gain-gyrodyne": "gyrodynes",
  "buy-token": "gyrodynes",
  "claim-goal": "goals",
  bonus: "goals",
  "count-goal": "goals",
  "free-bonuses": "goals",
};

/** What is lit in each panel, as a number of things; payments of the same thing count once. */
export function litTabs(moves: readonly Move[]): Map<Tab, number> {
  const things = new Map<Tab, Set<string>>();
  for (const { kind, fields } of moves) {
    const tab = TAB_OF[kind as MoveKind];
    if (!tab) continue;
    const { die: _die, modifier: _modifier, ...rest } = fields;
    things.set(tab, (things.get(tab) ?? new Set()).add(JSON.stringify([kind, rest])));
  }
  return new Map([...things].map(([tab, set]) => [tab, set.size]));
}

/** The panel that a decision is about, if it is about one. */
export function wantedTab(moves: readonly Move[]): Tab | null {
  const lit = [...litTabs(moves).keys()];
  return lit.length === 1 ? (lit[0] ?? null) : null;
}

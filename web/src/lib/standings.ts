/** What profiles, rankings and statistics have in common. */
import type { FinisherInfo, ItemInfo, RankedInfo, SumsInfo } from "../wire";
import { tr } from "./i18n.svelte";
import { levelName } from "./names";

/** How strong players were: in the order in which they are offered. */
export const STRENGTHS = ["all", "new", "weak", "middle", "strong"] as const;
export type Strength = (typeof STRENGTHS)[number];

export type Column = "name" | "matches" | "won" | "points";

/** Something that was played with, and what became of it. */
export interface Outcome {
  name: string;
  sums: SumsInfo;
}

/** The things that players of a strength have played with. */
export function outcomes(
  items: readonly ItemInfo[],
  strength: Strength,
  nameOf: (key: string) => string,
): Outcome[] {
  return items.flatMap(({ key, sums, strengths }) => {
    const found = strength === "all" ? sums : strengths[strength];
    return found ? [{ name: nameOf(key), sums: found }] : [];
  });
}

/** The same in an order: names from A on, numbers from the largest on. */
export function sorted(rows: readonly Outcome[], by: Column, lang: string): Outcome[] {
  const byName = (a: Outcome, b: Outcome): number => a.name.localeCompare(b.name, lang);
  if (by === "name") return [...rows].sort(byName);
  const value = ({ sums }: Outcome): number => (by === "won" ? sums.won - sums.expected : sums[by]);
  return [...rows].sort((a, b) => value(b) - value(a) || byName(a, b));
}

/** What a player is called; a bot is known by its level. */
export function playerName({
  kind,
  name,
}: Pick<FinisherInfo | RankedInfo, "kind" | "name">): string {
  if (kind === "gone") return tr("somebody");
  return kind === "bot" ? levelName(name) : name;
}

/** A change, with its sign. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `${change > 0 ? "+" : "±"}${change}`;
}

/** What the coach says, in words; what it is worth the server has worked out. */
import type { AnalysisInfo, Estimate, Hint, TableInfo } from "../wire";
import { tr } from "./i18n.svelte";
import { settings } from "./settings.svelte";
import type { Translator } from "./translator";

/** A difference of fewer points is none. */
const EVEN = 0.05;

/** Whether somebody wants help at a table, and may have it. */
export function isCoached(info: TableInfo | null): boolean {
  return settings.coach && info !== null && !info.rated;
}

/** What a strong bot would do, and why, in a line. */
export function hintText({ best }: Hint, t: Translator): string {
  const [first, second] = best;
  if (!first) return tr("hint-none");
  const move = named(first, t);
  if (!second) return tr("hint-only", { move });
  const other = named(second, t);
  const gap = first.points - second.points;
  if (gap < EVEN) return tr("hint-even", { move, other });
  return tr("hint-better", { move, other, points: rounded(gap) });
}

export interface TurningPoint {
  readonly entry: number;
  readonly round: number;
  readonly text: string;
}

/** The decisions that cost most, with what a strong bot would have played. */
export function turningPoints(analysis: AnalysisInfo, t: Translator): TurningPoint[] {
  const { decisions = [], turning_points: turned = [] } = analysis;
  return turned.flatMap((entry) => {
    const judged = decisions.find((one) => one.entry === entry);
    if (!judged) return [];
    const words = {
      made: named(judged.made, t),
      best: named(judged.best, t),
      points: rounded(judged.loss),
    };
    return [{ entry, round: judged.round, text: tr("turning-point", words) }];
  });
}

/** A move as a part of a sentence, even if it says what it brings in one of its own. */
function named({ moves }: Estimate, t: Translator): string {
  return t.notation(moves[0] ?? "").replace(/\.$/, "");
}

/** With a digit after the decimal sign of the language. */
function rounded(points: number): string {
  return new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 1 }).format(points);
}

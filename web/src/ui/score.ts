import type { OutcomeInfo, State } from "../wire";
import type { Translator } from "../lib/translator";

export interface Source {
  text: string;
  points: (number | null)[];
}

export interface Part {
  key: string;
  text: string;
  points: number[];
  sources: Source[];
}

/** The score sheet of a match: a row for each part, with the sources of its points. */
export function scoreSheet(outcome: OutcomeInfo, t: Translator): Part[] {
  const parts = new Map<string, Part>();
  const seats = outcome.scores.length;
  outcome.breakdown.forEach((lines, seat) => {
    for (const line of lines) {
      const part = parts.get(line.key) ?? {
        key: line.key,
        text: t.score(line),
        points: Array<number>(seats).fill(0),
        sources: [],
      };
      parts.set(line.key, part);
      part.points[seat] = (part.points[seat] ?? 0) + line.points;
      const text = t.source(line);
      if (!text) continue;
      let source = part.sources.find((known) => known.text === text);
      if (!source) {
        source = { text, points: Array<number | null>(seats).fill(null) };
        part.sources.push(source);
      }
      source.points[seat] = (source.points[seat] ?? 0) + line.points;
    }
  });
  return [...parts.values()];
}

/** A state with no more of the final scores than has been counted; null when all is. */
export function veiled(state: State, counted: readonly number[] | null): State {
  return state.outcome && state.scores && counted ? { ...state, scores: [...counted] } : state;
}

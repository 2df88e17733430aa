import { api } from "./api";
import type { Replay, RoundPoints } from "../wire";

/** Where the rounds of a match begin: after how many entries, with the rounds' numbers. */
export function startsOfRounds(replay: Replay): { round: number; entry: number }[] {
  const starts = new Map<number, number>();
  replay.entries.forEach(({ round }, i) => {
    // An entry's round is that of the position it led to; nothing leads to the first position.
    if (!starts.has(round)) starts.set(round, replay.first + (i === 0 ? 0 : i + 1));
  });
  return [...starts].map(([round, entry]) => ({ round, entry })).filter(({ round }) => round > 0);
}

/** The points of a finished match after every round. */
export async function pointsByRound(table: string): Promise<RoundPoints[]> {
  return (await api.points(table)).rounds;
}

/** What a part of the score sheet brought a seat, round by round, added up. */
export interface Layer {
  key: string;
  /** Per round: the part's own points, and the sum of the parts beneath it. */
  points: readonly number[];
  beneath: readonly number[];
}

/**
 * A seat's points as layers, one for each part of the score sheet that ever brought any, the steadiest
 * at the bottom. Parts that cost points lie below zero.
 */
export function layersOf(rounds: readonly RoundPoints[], seat: number): Layer[] {
  const last = rounds.at(-1)?.parts[seat] ?? {};
  const of = (key: string) => rounds.map(({ parts }) => parts[seat]?.[key] ?? 0);
  const keys = Object.keys(last).filter((key) => of(key).some((points) => points !== 0));
  const above = rounds.map(() => 0);
  const below = rounds.map(() => 0);
  return keys.map((key) => {
    const points = of(key);
    const stack = points.some((n) => n < 0) ? below : above;
    const beneath = [...stack];
    points.forEach((n, i) => (stack[i] = (stack[i] ?? 0) + n));
    return { key, points, beneath };
  });
}

/** A line of a chart: what it stands for, and its number after every round. */
export interface Line {
  key: string;
  values: readonly number[];
}

/** What a title charts beside points: each chart with its lines, all by their text keys. */
export function chartsOf(rounds: readonly RoundPoints[]): { key: string; lines: Line[] }[] {
  const last = rounds.at(-1)?.charts ?? {};
  return Object.entries(last).map(([key, lines]) => ({
    key,
    lines: Object.keys(lines).map((line) => ({
      key: line,
      values: rounds.map(({ charts }) => charts[key]?.[line] ?? 0),
    })),
  }));
}

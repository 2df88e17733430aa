import { api } from "./api";
import type { Replay } from "../wire";

/** The entries after which the rounds of a match were over, with the rounds' numbers. */
export function endsOfRounds(replay: Replay): { round: number; entry: number }[] {
  const ends = new Map<number, number>();
  replay.entries.forEach(({ round }, i) => ends.set(round, replay.first + i));
  const last = replay.first + replay.entries.length;
  const rounds = [...ends].map(([round, entry]) => ({ round, entry }));
  const final = rounds.at(-1);
  if (final) final.entry = last;
  return rounds.filter(({ round }) => round > 0);
}

const MOST = 30;

/** The scores of all seats after each round, from the replay; a long match in fewer steps. */
export async function pointsByRound(
  table: string,
): Promise<{ round: number; scores: readonly number[] }[]> {
  const ends = endsOfRounds(await api.replay(table));
  const every = Math.ceil(ends.length / MOST);
  const wanted = ends.filter((_, i) => i % every === 0 || i === ends.length - 1);
  const points: { round: number; scores: readonly number[] }[] = [];
  for (const { round, entry } of wanted) {
    const { scores } = await api.replayAt(table, entry);
    if (scores) points.push({ round, scores });
  }
  return points;
}

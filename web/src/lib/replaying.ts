import type { Replay } from "../wire";

/** How many times faster than usual somebody may want to see what has happened. */
export const TEMPOS = [0.5, 1, 2, 4] as const;
export type Tempo = (typeof TEMPOS)[number];

/** The next faster one, and after the fastest the slowest. */
export function nextTempo(tempo: Tempo): Tempo {
  return TEMPOS[(TEMPOS.indexOf(tempo) + 1) % TEMPOS.length] ?? 1;
}

/** As it is written on buttons: `½×`. */
export function tempoText(tempo: Tempo): string {
  return tempo === 0.5 ? "½×" : `${tempo}×`;
}

/** After how many entries an event had been told, by its number in the viewer's count; the last if it is newer. */
export function entryTelling(replay: Replay, event: number): number {
  if (event < replay.told) return replay.first;
  const at = replay.entries.findIndex(({ told }) => told > event);
  return replay.first + (at < 0 ? replay.entries.length : at + 1);
}

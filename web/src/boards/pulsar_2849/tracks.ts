/** The dice board read: how far a die moves a counter, where it lands, who is ahead. */
import { TRACKS, type TrackName } from "./common";
import type { TableView } from "./types";

/** Where the marker stands on a scale of 1 to 6: 3.5 is between 3 and 4. */
export function medianAt(median: string | null): number | null {
  if (!median) return null;
  const parts = median.split("-").map(Number);
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

/** How far a die moves a counter: below zero to the left, which is ahead. */
export function shift(median: string | null, value: number): number {
  const at = medianAt(median);
  if (at === null) return 0;
  return value < at ? Math.floor(value - at) : Math.ceil(value - at);
}

/** The spaces of a seat's counters on a track, the one further ahead first. */
export function countersOf(stacks: readonly (readonly number[])[], seat: number): number[] {
  return stacks.flatMap((stack, i) => stack.filter((one) => one === seat).map(() => i + 1));
}

/** The counters of a track, the first one ahead of all others. */
export function ranking(stacks: readonly (readonly number[])[]): number[] {
  return stacks.flatMap((stack) => [...stack].reverse());
}

export interface Landing {
  track: TrackName;
  counter: number;
  from: number;
  to: number;
}

/** Where a counter comes to stand if a die is taken; null for a die that moves none. */
export function landing(
  view: Pick<TableView, "median" | "tracks">,
  seat: number,
  fields: Readonly<Record<string, unknown>>,
): Landing | null {
  const track = TRACKS.find((one) => one === fields["track"]);
  if (!track) return null;
  const counter = Number(fields["counter"] ?? 0);
  const from = countersOf(view.tracks[track], seat)[counter];
  if (from === undefined) return null;
  const to = from + shift(view.median, Number(fields["value"]));
  return { track, counter, from, to: Math.min(view.tracks[track].length, Math.max(1, to)) };
}

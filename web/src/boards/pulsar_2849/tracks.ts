/** The dice board read: where the median is, where a counter lands, who is ahead. */
import { TRACKS, type TrackName } from "./common";
import type { OutlookInfo } from "../../wire";

/** Where the marker stands on a scale of 1 to 6: 3.5 is between 3 and 4. */
export function medianAt(median: string | null): number | null {
  if (!median) return null;
  const parts = median.split("-").map(Number);
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

/** The counters of a track, the first one ahead of all others. */
export function ranking(stacks: readonly (readonly number[])[]): number[] {
  return stacks.flatMap((stack) => [...stack].reverse());
}

/** Where a counter is, and where it comes to stand. */
export interface Landing {
  track: TrackName;
  from: number;
  to: number;
}

/** Where a counter comes to stand if a die is taken; null for a die that moves none. */
export function landing(outlook: OutlookInfo | null): Landing | null {
  const moved = outlook?.events.find(({ kind }) => kind === "counter-moved");
  const track = TRACKS.find((one) => one === moved?.["track"]);
  if (!moved || !track) return null;
  return { track, from: Number(moved["leaving"]), to: Number(moved["reaching"]) };
}

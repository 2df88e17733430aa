/** The dice board read: where the median is, where a counter lands, who is ahead. */
import type { OutlookInfo } from "../../wire";
import type { Move } from "../board";
import { TRACKS, type TrackName } from "./common";
import type { Selection } from "./selection.svelte";
import type { Catalogue, TableView } from "./types";

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

/** A way to take a die: which track it moves a counter on, if on any, and where that comes to stand, once it is known. */
export interface Taking {
  readonly move: Move;
  readonly chosen: boolean;
  readonly track: TrackName | null;
  readonly where: Landing | null;
}

/** The die that is being taken: proposed, or waiting for the counter that it moves; 0 for none. */
export function takenValue({ proposed, choice }: Selection): number {
  const waiting = choice?.kind === "take-die" ? choice.moves[0] : undefined;
  const move = proposed?.kind === "take-die" ? proposed : waiting;
  return Number(move?.fields["value"] ?? 0);
}

/** All ways to take a die of a value. */
export function takings(selection: Selection, value: number): Taking[] {
  if (!value) return [];
  return selection.options("take-die", { value }).map((move) => ({
    move,
    chosen: selection.proposed?.notation === move.notation,
    track: TRACKS.find((one) => one === move.fields["track"]) ?? null,
    where: landing(selection.foresee(move)),
  }));
}

/** Where a seat's best counter stands on a track: its space, and how many counters are ahead of it. */
export function standing(view: TableView, track: TrackName, seat: number): [number, number] {
  const stacks = view.tracks[track];
  const space = stacks.findIndex((stack) => stack.includes(seat)) + 1;
  return [space, ranking(stacks).indexOf(seat) + 1];
}

/** What the counter of a rank gets on the engineering track. */
export function rewardOf(
  catalogue: Catalogue,
  view: TableView,
  rank: number,
): { cubes: number; points: number } | null {
  const reward = catalogue.rewards[String(view.players.length)]?.[rank - 1];
  return reward ? { cubes: reward.cubes ?? 0, points: reward.points ?? 0 } : null;
}

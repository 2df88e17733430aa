/** Where the spaces of a corporation's tracks lie on the drawing. */
import { TRACKERS } from "./names";
import type { CorporationFacts, PlayerView, Space, Tracker } from "./types";

const NARROW = 40;
const WIDE = 54;
const ROWS = 16;
/** The heads of the tracks. */
export const TOP = 34;
/** How high a row is at least and at most. */
const LOWEST = 20;
const HIGHEST = 42;
/** How many times as broad columns may be. */
const BROADEST = 1.7;

export interface Place {
  x: number;
  y: number;
  width: number;
}

export interface Slot {
  space: Space;
  height: number;
  y: number;
  /** How high it is: a space may fill several rows. */
  tall: number;
}

export interface Column {
  track: Tracker;
  x: number;
  width: number;
  slots: Slot[];
}

function sum(all: readonly number[]): number {
  return all.reduce((one, other) => one + other, 0);
}

/** How many symbols of a space stand side by side. */
export function across(space: Space): number {
  return (space.choose ? 1 : space.benefits.length) + (space.medal ? 1 : 0);
}

/** The tracks of a corporation, drawn as high as a box of this size lets them be. */
export class Layout {
  readonly row: number;
  readonly columns: readonly Column[];
  readonly width: number;
  readonly height: number;

  constructor(facts: CorporationFacts | undefined, box: { width: number; height: number }) {
    const narrow = TRACKERS.map((track) =>
      (facts?.tracks[track] ?? []).some((space) => across(space) > 1) ? WIDE : NARROW,
    );
    const least = sum(narrow);
    const high = (box.height * least) / (box.width || 1);
    this.row = Math.min(HIGHEST, Math.max(LOWEST, (high - TOP - 8) / ROWS));
    this.height = TOP + ROWS * this.row + 6;
    // In a low box there is room beside: columns become broader, for fingers.
    const stretch = Math.min(BROADEST, Math.max(1, this.height / (high || this.height)));
    const widths = narrow.map((one) => one * stretch);
    this.width = sum(widths);
    this.columns = TRACKERS.map((track, i) => ({
      track,
      x: sum(widths.slice(0, i)),
      width: widths[i] ?? NARROW,
      slots: (facts?.tracks[track] ?? []).map((space, height) => ({
        space,
        height,
        y: this.#middle(space.rows),
        tall: Math.max(1, space.rows.length) * this.row,
      })),
    }));
  }

  /** The middle of a space. */
  at(track: Tracker, height: number): Place {
    const column = this.columns.find((one) => one.track === track);
    const slot = column?.slots[height];
    return {
      x: column ? column.x + column.width / 2 : 0,
      y: slot?.y ?? this.#middle([height]),
      width: column?.width ?? NARROW,
    };
  }

  /** How far down from the top a track is not climbed yet. */
  risen(track: Tracker, [on, height]: PlayerView["trackers"][Tracker]): number {
    return on === track ? this.at(track, height).y - this.row / 2 : this.height;
  }

  #middle(rows: readonly number[]): number {
    const all = rows.length ? rows : [0];
    return TOP + (ROWS - 1 - sum(all) / all.length) * this.row + this.row / 2;
  }
}

/** `civ12` as its track and height. */
export function spotOf(spot: string): [Tracker, number] | null {
  const found = /^([a-z]+)(\d+)$/.exec(spot);
  return found ? [found[1] as Tracker, Number(found[2])] : null;
}

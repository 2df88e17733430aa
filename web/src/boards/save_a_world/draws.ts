/** The draws from the bag, as events tell them: those of progress phases, and those of the arrival. */
import type { EventRecord } from "../../wire";
import type { Cube, Project } from "./types";

/** One reach into the bag. */
export interface Draw {
  /** The project that the arrival draws for; null in a progress phase. */
  project: Project | null;
  /** What has come out so far, and how many cubes will. */
  cubes: Cube[];
  total: number;
  /** How many of them have gone to their gauges. */
  placed: number;
  /** The cubes that the project lacked, and its chance in per cent. */
  missing: number;
  percent: number;
  /** Whether the project has succeeded; null as long as it is open. */
  success: boolean | null;
}

/** What is drawn for what: the last draw is the one that is seen. */
export interface Draws {
  draws: readonly Draw[];
  /** Spaces of the laser whose cubes went to the shield. */
  cracks: readonly number[];
  isArrival: boolean;
  key: Project | null;
}

const KINDS = new Set([
  "cube-drawn",
  "cube-placed",
  "impact",
  "aimed",
  "shot",
  "cracked",
  "key-project",
]);

/** Whether an event belongs to a draw. */
export function isOfDraw(event: EventRecord): boolean {
  return KINDS.has(event.kind);
}

/** Whether a cube helps the project that it is drawn for. */
export function helps(draw: Draw, cube: Cube): boolean {
  return cube === draw.project || cube === "asteroid";
}

/** How many cubes helped so far. */
export function hitsOf(draw: Draw): number {
  return draw.cubes.filter((cube) => helps(draw, cube)).length;
}

/** The draws of the last phase that draws, after the first `shown` of these events. */
export function drawsOf(events: readonly EventRecord[], shown = events.length): Draws {
  const told = events.slice(0, shown);
  const first = beginning(told);
  const all: { draws: Draw[]; cracks: number[]; isArrival: boolean; key: Project | null } = {
    draws: [],
    cracks: [],
    isArrival: told[first]?.kind === "impact",
    key: null,
  };
  told.slice(first).forEach((event, i) => {
    const last = all.draws.at(-1);
    if (event.kind === "aimed") {
      all.draws.push({
        ...drawFrom(events, first + i + 1),
        project: event["project"] as Project,
        missing: Number(event["missing"]),
        percent: Number(event["percent"]),
      });
    } else if (event.kind === "cube-drawn") {
      const draw = last ?? drawFrom(events, first + i);
      if (!last) all.draws.push(draw);
      draw.cubes.push(event["cube"] as Cube);
    } else if (event.kind === "cube-placed" && last) last.placed += 1;
    else if (event.kind === "shot" && last) last.success = Number(event["missing"]) === 0;
    else if (event.kind === "cracked") all.cracks.push(Number(event["space"]));
    else if (event.kind === "key-project") all.key = event["project"] as Project;
  });
  return all;
}

/** Where the last phase that draws begins: with the impact, or with the first cube of a progress phase. */
function beginning(told: readonly EventRecord[]): number {
  const impact = told.findLastIndex((event) => event.kind === "impact");
  if (impact >= 0) return impact;
  const last = told.findLastIndex((event) => event.kind === "cube-drawn");
  let first = last;
  while (first > 0 && told[first - 1]?.kind === "cube-drawn") first -= 1;
  return Math.max(0, first);
}

/** A draw of which nothing has come out yet. */
function drawFrom(events: readonly EventRecord[], start: number): Draw {
  let end = start;
  while (events[end]?.kind === "cube-drawn") end += 1;
  const total = end - start;
  return { project: null, cubes: [], total, placed: 0, missing: 0, percent: 0, success: null };
}

export type Cell = "empty" | "filled" | "crack" | "hit";

/** The spaces of a gauge: those that were filled, that cracks have filled, and that the draw fills. */
export function cellsOf(
  length: number,
  filled: number,
  cracks: readonly number[],
  hits: number,
): Cell[] {
  let left = hits;
  return Array.from({ length }, (_, i) => {
    if (i < filled) return "filled";
    if (cracks.includes(i + 1)) return "crack";
    return left-- > 0 ? "hit" : "empty";
  });
}

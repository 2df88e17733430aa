/** Points and ways on the map. */
import { distance, type Point } from "../shared/cursor";
import type { Cluster, RouteView } from "./types";

export type { Point };

/** What is seen of the map as a whole: a square from (MARGIN, MARGIN). */
export const MARGIN = -24;
export const SIZE = 1048;
export const CENTRE: Point = { x: 500, y: 500 };

export function pointOf(cluster: Cluster, place: string): Point {
  return cluster.places[place] ?? CENTRE;
}

/** A direction around the centre: 0 at the top, 1 once around, clockwise. */
export function around(turn: number, radius: number, centre: Point = CENTRE): Point {
  const angle = turn * 2 * Math.PI;
  return { x: centre.x + radius * Math.sin(angle), y: centre.y - radius * Math.cos(angle) };
}

const round = (n: number): number => Math.round(n * 10) / 10;

export function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** The ends of a lane between two places, `gap` away from each, moved aside by `aside`. */
export function lane(a: Point, b: Point, gapA: number, gapB: number, aside = 0): [Point, Point] {
  const length = distance(a, b) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [nx, ny] = [-uy * aside, ux * aside];
  return [
    { x: a.x + ux * gapA + nx, y: a.y + uy * gapA + ny },
    { x: b.x - ux * gapB + nx, y: b.y - uy * gapB + ny },
  ];
}

/** A way through places as a path; a segment that is flown twice is drawn twice, side by side. */
export function wayPath(cluster: Cluster, from: string, path: readonly string[]): string {
  const used = new Map<string, number>();
  const stops = [from, ...path];
  const parts = stops.slice(1).flatMap((place, i) => {
    const here = stops[i] as string;
    const key = [here, place].sort().join(" ");
    const times = used.get(key) ?? 0;
    used.set(key, times + 1);
    return lane(pointOf(cluster, here), pointOf(cluster, place), 0, 0, times * 7);
  });
  return parts.map((point, i) => `${i ? "L" : "M"}${at(point)}`).join("");
}

/** How long a way is on the map. */
export function wayLength(cluster: Cluster, from: string, path: readonly string[]): number {
  const stops = [from, ...path].map((place) => pointOf(cluster, place));
  return stops.slice(1).reduce((sum, stop, i) => sum + distance(stops[i] as Point, stop), 0);
}

/** Several things at one place stand around it. */
export function fanned(n: number, of: number, radius: number): Point {
  if (of === 1) return around(0.14, radius, { x: 0, y: 0 });
  return around(0.14 + n / of, radius, { x: 0, y: 0 });
}

/** The better of the ways to a place first: more points, bases and bonuses, less unknown. */
export function ranked(routes: readonly RouteView[]): RouteView[] {
  const worth = (route: RouteView): number =>
    route.points * 2 +
    route.bases.length * 5 +
    (route.bonus ? 4 : 0) +
    (route.claim ? 6 : 0) +
    route.tiles * 4 +
    route.unknown;
  return [...routes].sort((a, b) => worth(b) - worth(a) || a.length - b.length || a.way - b.way);
}

export interface Corner {
  readonly right: boolean;
  readonly low: boolean;
}

const CORNERS: readonly Corner[] = [false, true].flatMap((low) =>
  [false, true].map((right) => ({ right, low })),
);
/** How far, in shares of the map's width, a corner must be from a point to be free of it. */
const CLEAR = 0.5;

function room({ right, low }: Corner, points: readonly Point[]): number {
  const corner = { x: right ? 1 : 0, y: low ? 1 : 0 };
  return Math.min(...points.map((point) => distance(point, corner)));
}

/** The corner that is farthest from all of these points, given as shares of the map's width. */
export function freeCorner(points: readonly Point[]): Corner {
  return CORNERS.reduce((best, corner) =>
    room(corner, points) > room(best, points) + 1e-6 ? corner : best,
  );
}

/** The nearest corner that doesn't cover a point. */
export function nearCorner(point: Point): Corner {
  const clear = CORNERS.filter((corner) => room(corner, [point]) >= CLEAR);
  return clear.reduce(
    (best, corner) => (room(corner, [point]) < room(best, [point]) - 1e-6 ? corner : best),
    clear[0] ?? freeCorner([point]),
  );
}

/** The shortest way between two places, if it is as long as the flight was. */
export function shortest(
  cluster: Cluster,
  from: string,
  to: string,
  length: number,
): string[] | null {
  const ways = new Map<string, string[]>([[from, []]]);
  for (const [here, way] of ways) {
    if (here === to) return way.length === length ? way : null;
    for (const { a, b } of cluster.segments) {
      const there = a === here ? b : b === here ? a : null;
      if (there !== null && !ways.has(there)) ways.set(there, [...way, there]);
    }
  }
  return null;
}

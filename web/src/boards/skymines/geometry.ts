/**
 * Where things lie on the drawing, in the units of the catalogue's maps: the map is a disc around the middle, the
 * company tracks are quarters of a ring around it, stations lie in the corners where their tracks begin.
 */
import type { Point } from "../shared/cursor";
import type { Point as Pair } from "./types";

export type { Point };

export const CENTRE: Point = { x: 500, y: 500 };
/** What is seen of the drawing as a whole: a square from (MARGIN, MARGIN). */
export const MARGIN = -105;
export const SIZE = 1210;

/** From the middle: the map, where lines of the tracks are labelled, the lanes, where shares are written, the edge. */
export const RADIUS = { map: 440, label: 467, inner: 494, outer: 562, shares: 583, edge: 603 };

export type Edge = "top" | "right" | "bottom" | "left";
/** The angle at which the quarter of an edge begins, clockwise. */
const BEGINS: Record<Edge, number> = { top: -135, right: -45, bottom: 45, left: 135 };
/** How much of a quarter is left free at its beginning, and how much its spaces take. */
const FREE = 5.2;
const SPAN = 79.6;

export function polar(radius: number, degrees: number, from: Point = CENTRE): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + radius * Math.cos(angle), y: from.y + radius * Math.sin(angle) };
}

/** The angle of a space of a track; lines after a space lie at the halves. */
export function angleOf(edge: Edge, space: number, last: number): number {
  return BEGINS[edge] + FREE + (space * SPAN) / last;
}

/** How far from the middle a seat's lane is: the first seat has the outermost. */
export function laneOf(seat: number, seats: number): number {
  const wide = (RADIUS.outer - RADIUS.inner) / seats;
  return RADIUS.outer - wide * (seat + 0.5);
}

export function arc(radius: number, from: number, to: number): string {
  const [a, b] = [polar(radius, from), polar(radius, to)];
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${at(a)}A${radius} ${radius} 0 ${large} 1 ${at(b)}`;
}

/** The corner of a station: where it is, and which way the middle lies from there. */
export function cornerOf(edge: Edge): Point & { dx: 1 | -1; dy: 1 | -1 } {
  const dx = edge === "top" || edge === "left" ? 1 : -1;
  const dy = edge === "top" || edge === "right" ? 1 : -1;
  return {
    x: dx > 0 ? MARGIN : MARGIN + SIZE,
    y: dy > 0 ? MARGIN : MARGIN + SIZE,
    dx,
    dy,
  };
}

/** How wide a corner is at a depth from its edge, up to the ring. */
export function roomAt(depth: number): number {
  const half = SIZE / 2;
  return half - Math.sqrt(Math.max(0, RADIUS.edge ** 2 - (half - depth) ** 2));
}

/** A point as it is written in a path. */
export function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** A closed line through points. */
export function ringPath(points: readonly Pair[]): string {
  return `M${points.map(([x, y]) => at({ x, y })).join("L")}z`;
}

export function linePath(points: readonly Pair[]): string {
  return `M${points.map(([x, y]) => at({ x, y })).join("L")}`;
}

const nameOf = ([x, y]: Pair): string => `${x} ${y}`;

/** The pieces of a ring that it has in common with another. */
export function shared(ring: readonly Pair[], other: readonly Pair[]): Pair[][] {
  const theirs = new Set(other.map(nameOf));
  const isShared = ring.map((point) => theirs.has(nameOf(point)));
  const start = isShared.indexOf(false);
  if (start < 0) return [[...ring, ring[0] as Pair]];
  const runs: Pair[][] = [];
  let run: Pair[] = [];
  for (let k = 1; k <= ring.length; k++) {
    const i = (start + k) % ring.length;
    if (isShared[i]) run.push(ring[i] as Pair);
    else if (run.length) {
      runs.push(run);
      run = [];
    }
  }
  return runs.filter((one) => one.length > 1);
}

/** A ring moved inwards, so that an outline leaves the kind of a border readable; outwards with a negative distance. */
export function inset(points: readonly Pair[], by: number): Pair[] {
  const count = points.length;
  const point = (i: number): Pair => points[(i + count) % count] as Pair;
  const area = points.reduce(
    (sum, [x, y], i) => sum + x * point(i + 1)[1] - point(i + 1)[0] * y,
    0,
  );
  const side = area > 0 ? by : -by;
  return points.map(([x, y], i) => {
    const [[ax, ay], [bx, by]] = [point(i - 1), point(i + 1)];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [x - (side * (by - ay)) / length, y + (side * (bx - ax)) / length];
  });
}

/** Whether a point lies in a ring. */
export function isInside({ x, y }: Point, ring: readonly Pair[]): boolean {
  let inside = false;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + ring.length - 1) % ring.length] as Pair;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** Numbers between 0 and 1 that are always the same: for craters and stars. */
export function scattered(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

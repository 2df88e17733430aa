/** Squares, outlines and orientations: everything about the grid that can be said without rules. */
import { SIDE } from "./names";
import type { Catalogue, Shape, TileCell, Turn } from "./types";

export type Point = [x: number, y: number];

/** `r4c5` as column and row from 0: [4, 3]. */
export function pointOf(square: string): Point {
  const found = /^r(\d+)c(\d+)$/.exec(square);
  return found ? [Number(found[2]) - 1, Number(found[1]) - 1] : [-1, -1];
}

export function squareAt(x: number, y: number): string {
  return `r${y + 1}c${x + 1}`;
}

export function onGrid(x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < SIDE && y < SIDE;
}

const SIDES: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The squares that share a side with this one. */
export function neighbours(square: string): string[] {
  const [x, y] = pointOf(square);
  return SIDES.map(([dx, dy]): Point => [x + dx, y + dy])
    .filter(([nx, ny]) => onGrid(nx, ny))
    .map(([nx, ny]) => squareAt(nx, ny));
}

/** Groups of squares that hang together by their sides. */
export function areas(squares: Iterable<string>): string[][] {
  const left = new Set(squares);
  const found: string[][] = [];
  for (const start of left) {
    left.delete(start);
    const area = [start];
    for (let i = 0; i < area.length; i++)
      for (const next of neighbours(area[i] as string)) if (left.delete(next)) area.push(next);
    found.push(area);
  }
  return found;
}

// Outlines

interface Edge {
  from: Point;
  to: Point;
  used: boolean;
}

/**
 * The outline of some cells as the path of an SVG: `unit` per cell, pulled in by `inset` (negative:
 * pushed out), corners rounded by `radius`. Cells that only touch at a corner stay apart.
 */
export function outline(cells: Iterable<Point>, unit: number, inset = 0, radius = 0): string {
  return loops(cells)
    .map((loop) => rounded(pulledIn(loop, unit, inset), radius))
    .join("");
}

/** The corners of each boundary of the cells, with the cells on the right hand. */
export function loops(cells: Iterable<Point>): Point[][] {
  const list = [...cells];
  const taken = new Set(list.map(([x, y]) => `${x},${y}`));
  const starts = new Map<string, Edge[]>();
  const edges: Edge[] = [];
  const add = (from: Point, to: Point): void => {
    const edge = { from, to, used: false };
    edges.push(edge);
    const key = from.join();
    starts.set(key, [...(starts.get(key) ?? []), edge]);
  };
  for (const [x, y] of list) {
    if (!taken.has(`${x},${y - 1}`)) add([x, y], [x + 1, y]);
    if (!taken.has(`${x + 1},${y}`)) add([x + 1, y], [x + 1, y + 1]);
    if (!taken.has(`${x},${y + 1}`)) add([x + 1, y + 1], [x, y + 1]);
    if (!taken.has(`${x - 1},${y}`)) add([x, y + 1], [x, y]);
  }
  return edges.flatMap((edge) => (edge.used ? [] : [loopFrom(edge, starts)]));
}

function loopFrom(first: Edge, starts: Map<string, Edge[]>): Point[] {
  const corners: Point[] = [];
  let edge = first;
  while (!edge.used) {
    edge.used = true;
    const next = nextEdge(edge, starts);
    if (!straight(edge, next)) corners.push(edge.to);
    edge = next;
  }
  return corners;
}

function nextEdge(edge: Edge, starts: Map<string, Edge[]>): Edge {
  const open = (starts.get(edge.to.join()) ?? []).filter((one) => !one.used);
  const [dx, dy] = direction(edge);
  const right = open.find((one) => {
    const [ex, ey] = direction(one);
    return ex === -dy && ey === dx;
  });
  return right ?? open[0] ?? (starts.get(edge.to.join()) as Edge[])[0] ?? edge;
}

function direction({ from, to }: Edge): Point {
  return [to[0] - from[0], to[1] - from[1]];
}

function straight(a: Edge, b: Edge): boolean {
  return direction(a).join() === direction(b).join();
}

function pulledIn(loop: Point[], unit: number, inset: number): Point[] {
  return loop.map((corner, i): Point => {
    const before = loop[(i + loop.length - 1) % loop.length] as Point;
    const after = loop[(i + 1) % loop.length] as Point;
    const [ax, ay] = [Math.sign(corner[0] - before[0]), Math.sign(corner[1] - before[1])];
    const [bx, by] = [Math.sign(after[0] - corner[0]), Math.sign(after[1] - corner[1])];
    return [corner[0] * unit + inset * (-ay - by), corner[1] * unit + inset * (ax + bx)];
  });
}

function rounded(loop: Point[], radius: number): string {
  const parts = loop.map((corner, i) => {
    const before = loop[(i + loop.length - 1) % loop.length] as Point;
    const after = loop[(i + 1) % loop.length] as Point;
    const a = towards(corner, before, radius);
    const b = towards(corner, after, radius);
    const curve = radius ? `Q${place(corner)} ${place(b)}` : "";
    return `${i ? "L" : "M"}${place(a)}${curve}`;
  });
  return `${parts.join("")}Z`;
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
  const part = length ? Math.min(distance, length / 2) / length : 0;
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

function place([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

// Tiles

export function shapeOf(catalogue: Catalogue, tile: string): Shape | null {
  const facts = catalogue.tiles[tile];
  return facts ? (catalogue.shapes[facts.shape] ?? null) : null;
}

/** `q3` as 3. */
export function turnNumber(turn: string): number {
  return Number(turn.slice(1));
}

/** The cell of a laid tile by which it is held: the one nearest to its middle. */
export function gripOf(turn: Turn): Point {
  const [mx, my] = [(turn.width - 1) / 2, (turn.height - 1) / 2];
  const far = ([x, y]: TileCell): number => (x - mx) ** 2 + (y - my) ** 2;
  const best = turn.cells.reduce((a, b) => (far(b) < far(a) - 0.01 ? b : a));
  return [best[0], best[1]];
}

export type Handling = "right" | "left" | "flip";

/** Where a cell of a laid tile is after the tile was turned or flipped. */
export function handled(turn: Turn, [x, y]: Point, how: Handling): Point {
  if (how === "right") return [turn.height - 1 - y, x];
  if (how === "left") return [y, turn.width - 1 - x];
  return [turn.width - 1 - x, y];
}

/** The squares that a tile covers at an anchor; those off the grid are not among them. */
export function covered(turn: Turn, [ax, ay]: Point): string[] {
  return turn.cells
    .filter(([x, y]) => onGrid(ax + x, ay + y))
    .map(([x, y]) => squareAt(ax + x, ay + y));
}

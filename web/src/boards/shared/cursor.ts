/** Moving from place to place with the keys: over a grid of squares, or between points that lie anywhere. */

export interface Point {
  x: number;
  y: number;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export type Arrow = "up" | "down" | "left" | "right";

const ALONG: Record<Arrow, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};
const ARROWS: Record<string, Arrow> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  w: "up",
  s: "down",
  a: "left",
  d: "right",
};

/** What the keys do on a board. */
export interface Walk {
  step(arrow: Arrow): void;
  /** To the first or the last place: of the line, or of all. */
  end(last: boolean): void;
  /** To the next place that can be chosen, or the one before. */
  lit(by: 1 | -1): void;
  press(): void;
}

/** Do what a key means there; other keys go on to the page. */
export function walk(event: KeyboardEvent, moves: Walk): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  const arrow = ARROWS[key];
  if (arrow) moves.step(arrow);
  else if (key === "Home" || key === "End") moves.end(key === "End");
  else if (key === "PageDown" || key === "PageUp") moves.lit(key === "PageDown" ? 1 : -1);
  else if (key === "Enter" || key === " ") moves.press();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The nearest square in a direction that is there, over those that are not; null past the edge. */
export function stepped(
  from: Point,
  arrow: Arrow,
  side: number,
  isThere: (x: number, y: number) => boolean,
): Point | null {
  const { x: dx, y: dy } = ALONG[arrow];
  let { x, y } = from;
  do [x, y] = [x + dx, y + dy];
  while (x >= 0 && y >= 0 && x < side && y < side && !isThere(x, y));
  return isThere(x, y) ? { x, y } : null;
}

/** The first square of a row that is there, or the last. */
export function endOfRow(
  y: number,
  last: boolean,
  side: number,
  isThere: (x: number, y: number) => boolean,
): Point | null {
  const there = Array.from({ length: side }, (_, x) => x).filter((x) => isThere(x, y));
  const x = last ? there.at(-1) : there[0];
  return x === undefined ? null : { x, y };
}

/** The one after `now` in an order, or before; past the last one it goes on at the first. */
export function following<T>(order: readonly T[], now: T, by: 1 | -1): T | null {
  const at = order.indexOf(now);
  if (at < 0) return (by > 0 ? order[0] : order.at(-1)) ?? null;
  return order[(at + by + order.length) % order.length] ?? null;
}

/** How much a place that is off the direction counts as farther away. */
const ASIDE = 2.2;

/**
 * The place to go to from a point with an arrow key: the nearest one in that direction, where being off
 * the direction counts more than being far. Past the last one it goes on at the other side.
 */
export function next<P extends Point>(from: Point, places: readonly P[], arrow: Arrow): P | null {
  const along = ALONG[arrow];
  let best: P | null = null;
  let least = Infinity;
  let opposite: P | null = null;
  let farthest = 0;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * along.x + dy * along.y;
    const aside = Math.abs(dx * along.y - dy * along.x);
    if (ahead > 0.5 && ahead * 4 >= aside) {
      const cost = ahead + aside * ASIDE;
      if (cost < least) [best, least] = [place, cost];
    } else if (ahead < -0.5) {
      const far = -ahead - aside * ASIDE * 0.5;
      if (opposite === null || far > farthest) [opposite, farthest] = [place, far];
    }
  }
  return best ?? opposite;
}

/** Places as one reads: in bands from the top, each from left to right. */
export function reading<P extends Point>(places: readonly P[], band = 120): P[] {
  return [...places].sort(
    (a, b) => Math.floor(a.y / band) - Math.floor(b.y / band) || a.x - b.x || a.y - b.y,
  );
}

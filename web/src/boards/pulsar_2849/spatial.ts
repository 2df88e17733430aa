/** Moving between places with arrow keys. */
import type { Point } from "./geometry";

export type Arrow = "up" | "down" | "left" | "right";

const ALONG: Record<Arrow, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};
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

export function arrowOf(key: string): Arrow | null {
  return ARROWS[key] ?? null;
}

/** Places as one reads: in bands from the top, each from left to right. */
export function reading<P extends Point>(places: readonly P[], band = 120): P[] {
  return [...places].sort(
    (a, b) => Math.floor(a.y / band) - Math.floor(b.y / band) || a.x - b.x || a.y - b.y,
  );
}

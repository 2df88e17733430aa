/** The measures of a drawn planet, and lines that belong to no single square. */
import { pointOf, squareAt, type Point } from "./geometry";
import { SIDE } from "./names";

export const UNIT = 40;
/** What is seen of the planet: a square from (MARGIN, MARGIN). */
export const MARGIN = -46;
export const SIZE = 560;
export const LINES = Array.from({ length: SIDE }, (_, i) => i);

/** The middle of a square. */
export function middle(square: string): Point {
  const [x, y] = pointOf(square);
  return [x * UNIT + UNIT / 2, y * UNIT + UNIT / 2];
}

/** Lines between neighbouring squares, as far as `isBetween` wants one. */
function between(
  cells: readonly string[],
  isBetween: (one: string, other: string) => boolean,
): string {
  const there = new Set(cells);
  const line = (one: string, other: string, d: string): string =>
    there.has(other) && isBetween(one, other) ? d : "";
  return cells
    .map((square) => {
      const [x, y] = pointOf(square);
      return (
        line(square, squareAt(x + 1, y), `M${(x + 1) * UNIT} ${y * UNIT}v${UNIT}`) +
        line(square, squareAt(x, y + 1), `M${x * UNIT} ${(y + 1) * UNIT}h${UNIT}`)
      );
    })
    .join("");
}

export function gridLines(cells: readonly string[]): string {
  return between(cells, () => true);
}

/** The edges between the two sides of a chasm. */
export function chasmPath(side: readonly string[], cells: readonly string[]): string {
  const inside = new Set(side);
  return between(cells, (one, other) => inside.has(one) !== inside.has(other));
}

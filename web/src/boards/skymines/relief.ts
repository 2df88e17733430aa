/** The cartographer's hand: craters and contour lines of the Moon, stars of the Belt; always the same. */
import { at, polar, RADIUS, scattered, type Point } from "./geometry";

export interface Crater extends Point {
  r: number;
  /** Its shaded rim. */
  rim: string;
}

function anywhere(random: () => number, within: number): Point {
  return polar(within * Math.sqrt(random()), 360 * random());
}

function cratersOf(count: number): Crater[] {
  const random = scattered(17);
  return Array.from({ length: count }, () => {
    const { x, y } = anywhere(random, RADIUS.map - 18);
    const r = 5 + 10 * random() ** 2;
    const [from, to] = [polar(r * 0.75, 20, { x, y }), polar(r * 0.75, 130, { x, y })];
    return { x, y, r, rim: `M${at(from)}A${r * 0.75} ${r * 0.75} 0 0 1 ${at(to)}` };
  });
}

/** A line of equal height around a point, a little dented. */
function contour(around: Point, radius: number, dent: number, phase: number): string {
  const points = Array.from({ length: 30 }, (_, i) => {
    const angle = (i * 12 * Math.PI) / 180;
    const wave = dent * Math.sin(3 * angle + phase) + dent * 0.6 * Math.cos(2 * angle + phase);
    return at(polar(radius * (1 + wave), i * 12, around));
  });
  return `M${points.join("L")}z`;
}

function contoursOf(count: number): string[] {
  const random = scattered(5);
  return Array.from({ length: count }, () => {
    const around = anywhere(random, RADIUS.map - 10);
    const [radius, phase, dent] = [22 + 45 * random(), 6 * random(), 0.08 + 0.12 * random()];
    const lines = 2 + Math.floor(3 * random());
    return Array.from({ length: lines }, (_, i) => contour(around, radius + 13 * i, dent, phase));
  }).flat();
}

export const CRATERS = cratersOf(34);
export const CONTOURS = contoursOf(15);

function starsOf(count: number): (Point & { r: number; opacity: number })[] {
  const random = scattered(9);
  return Array.from({ length: count }, () => ({
    ...anywhere(random, RADIUS.map - 4),
    r: 1.2 + 1.6 * random(),
    opacity: 0.25 + 0.5 * random(),
  }));
}

export const STARS = starsOf(150);

/** The outline of an asteroid around its middle. */
export function rockPath(number: number, { x, y }: Point, radius: number): string {
  const random = scattered(number * 7919);
  const points = Array.from({ length: 14 }, (_, i) =>
    at(polar(radius * (0.9 + 0.16 * random()), (i * 360) / 14, { x, y })),
  );
  return `M${points.join("L")}z`;
}

/** The engraved sky behind the map: stars, the arms of the cluster, the dial around it. Always the same. */
import { around, at, CENTRE, type Point } from "./geometry";

/** Numbers between 0 and 1 that look random and never change. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

const RIM = 464;

/** Dots as one path: each is a line of no length with round ends. */
function dots(points: readonly Point[]): string {
  return points.map((point) => `M${at(point)}h0`).join("");
}

function scattered(count: number, seed: number): Point[] {
  const source = numbers(seed);
  const draw = (): number => source.next().value;
  return Array.from({ length: count }, () => around(draw(), RIM * Math.sqrt(draw())));
}

/** Dots along two arms that wind around the centre, thinning out to the rim. */
function arms(count: number, seed: number): Point[] {
  const source = numbers(seed);
  const draw = (): number => source.next().value;
  const bell = (): number => draw() + draw() + draw() - 1.5;
  return Array.from({ length: count }, (_, i) => {
    const along = Math.pow(draw(), 0.8);
    const radius = 62 + along * (RIM - 74) + bell() * 16;
    const turn =
      (i % 2) / 2 + 0.08 + 0.3 * Math.log(1 + along * 9) + (bell() * 0.05) / (0.3 + along);
    return around(turn, radius);
  });
}

export const STARS = {
  faint: dots(scattered(420, 7)),
  clear: dots(scattered(120, 41)),
  bright: scattered(16, 97),
  arms: dots(arms(950, 2849)),
};

/** A small four-pointed star. */
export function sparkle({ x, y }: Point, size: number): string {
  const inner = size * 0.16;
  return [0, 1, 2, 3]
    .flatMap((n) => [around(n / 4, size, { x, y }), around(n / 4 + 0.125, inner, { x, y })])
    .map((point, i) => `${i ? "L" : "M"}${at(point)}`)
    .join("")
    .concat("z");
}

export const DIAL = { inner: 472, outer: 508, score: 490 };

/** The marks of the dial, one for each point of the score track, longer at five and ten. */
export function ticks(every: number, length: number, but = 0): string {
  const marks = Array.from({ length: 100 / every }, (_, i) => i * every);
  return marks
    .filter((n) => !but || n % but)
    .map((n) => `M${at(around(n / 100, DIAL.inner))}L${at(around(n / 100, DIAL.inner + length))}`)
    .join("");
}

/** Circles of dots around the black hole. */
export const ORBITS = [128, 214, 300, 386] as const;

/** Rays from the black hole, as on an instrument. */
export const RAYS = Array.from({ length: 12 }, (_, i) => {
  const [from, to] = [around(i / 12, 78), around(i / 12, RIM)];
  return `M${at(from)}L${at(to)}`;
}).join("");

/** The glowing disc around the black hole: arcs of different length and weight. */
export const DISC = Array.from({ length: 7 }, (_, i) => {
  const radius = 33 + i * 4.2;
  const start = (i * 0.37) % 1;
  const sweep = 0.82 - i * 0.085;
  const [from, to] = [around(start, radius), around(start + sweep, radius)];
  const large = sweep > 0.5 ? 1 : 0;
  return {
    path: `M${at(from)}A${radius} ${radius} 0 ${large} 1 ${at(to)}`,
    weight: 2.4 - i * 0.27,
    strength: 0.95 - i * 0.11,
  };
});

export const HOLE = { ...CENTRE, radius: 27 };

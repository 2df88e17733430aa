/** Where rovers can go: the offered steps, and ways over several of them. */
import type { Move } from "../board";
import { CORNERS, neighbours, pointOf, SIDES } from "./geometry";
import { terrainAt, zoneAt } from "./placing";
import type { PlanetFacts, PlayerView } from "./types";

/** Moves from square to square, by where they begin. */
export function ways(moves: readonly Move[]): Map<string, Map<string, Move>> {
  const found = new Map<string, Map<string, Move>>();
  for (const move of moves) {
    const { from, to } = move.fields;
    if (typeof from !== "string" || typeof to !== "string") continue;
    const steps = found.get(from) ?? new Map<string, Move>();
    if (!steps.has(to) || move.kind === "drive") steps.set(to, move);
    found.set(from, steps);
  }
  return found;
}

/**
 * The shortest way of a rover to a square, as the squares that it enters. The first step is an offered
 * one. The others are guessed from the map, and each is checked against the offers when its turn comes.
 */
export function route(
  moves: readonly Move[],
  planet: PlanetFacts,
  player: PlayerView,
  from: string,
  to: string,
): string[] {
  const drives = moves.filter((move) => move.kind === "drive");
  const first = [...(ways(drives).get(from)?.keys() ?? [])];
  const diagonal = drives.some((move) =>
    isDiagonal(String(move.fields["from"]), String(move.fields["to"])),
  );
  const steps = diagonal ? [...SIDES, ...CORNERS] : SIDES;
  const before = new Map<string, string>(first.map((square) => [square, from]));
  const queue = [...first];
  for (let i = 0; i < queue.length; i++) {
    const square = queue[i] as string;
    if (square === to) return trail(before, from, to);
    for (const next of neighbours(square, steps))
      if (!before.has(next) && next !== from && isOpen(planet, player, square, next)) {
        before.set(next, square);
        queue.push(next);
      }
  }
  return [];
}

/** The squares that a rover can reach with its movement, each with the number of its steps. */
export function reach(
  moves: readonly Move[],
  planet: PlanetFacts,
  player: PlayerView,
  from: string,
): Map<string, number> {
  const found = new Map<string, number>();
  const limit = Math.max(1, player.movement);
  planet.zones.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const square = `r${y + 1}c${x + 1}`;
      if ("-H".includes(row[x] as string) || square === from) continue;
      const [fx, fy] = pointOf(from);
      if (Math.max(Math.abs(x - fx), Math.abs(y - fy)) > limit) continue;
      const way = route(moves, planet, player, from, square);
      if (way.length && way.length <= limit) found.set(square, way.length);
    }
  });
  return found;
}

function isDiagonal(a: string, b: string): boolean {
  const [ax, ay] = pointOf(a);
  const [bx, by] = pointOf(b);
  return Math.abs(ax - bx) === 1 && Math.abs(ay - by) === 1;
}

function isOpen(planet: PlanetFacts, player: PlayerView, from: string, to: string): boolean {
  if (terrainAt(player, to) === null || player.rovers.some((rover) => rover.at === to))
    return false;
  if (zoneAt(planet, to) === "X" && !terrainAt(player, to)) return false;
  if (!planet.side.length || planet.side.includes(from) === planet.side.includes(to)) return true;
  return planet.gaps.some((gap) => gap.includes(from) && gap.includes(to));
}

function trail(before: Map<string, string>, from: string, to: string): string[] {
  const way = [to];
  for (let square = before.get(to); square && square !== from; square = before.get(square))
    way.unshift(square);
  return way;
}

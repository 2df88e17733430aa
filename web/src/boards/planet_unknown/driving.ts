/** Where rovers can go: the offered steps, and the ways over several of them that the view tells. */
import type { Move } from "../board";
import type { PlayerView, RouteView } from "./types";

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

/** The ways of a rover, by the square to which they lead. */
export function routesFrom(player: PlayerView, from: string): Map<string, RouteView> {
  const own = player.routes.filter((route) => route.from === from);
  return new Map(own.map((route) => [route.path.at(-1) ?? from, route]));
}

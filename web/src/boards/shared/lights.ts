/** What can be chosen at a place of the board: moves are lit at the things that they are about. */
import type { Move } from "../board";

export type Lights = ReadonlyMap<string, readonly Move[]>;

/** All lit things with their moves; `keysOf` names the things that a move is about. */
export function lit(moves: readonly Move[], keysOf: (move: Move) => readonly string[]): Lights {
  const lights = new Map<string, Move[]>();
  for (const move of moves)
    for (const key of keysOf(move)) lights.set(key, [...(lights.get(key) ?? []), move]);
  return lights;
}

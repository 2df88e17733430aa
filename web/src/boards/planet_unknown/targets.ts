/** What a move touches: moves are lit at the things that their fields name. */
import type { Move } from "../board";

export type Lights = ReadonlyMap<string, readonly Move[]>;

const SQUARES = ["square", "from", "to"];

/** The places on the board where a move can be chosen, as keys such as `square r4c5`. */
export function targetsOf(move: Move): string[] {
  const { kind, fields } = move;
  if (kind === "place") return [];
  if (kind === "go") return [`space ${fields["track"]} ${fields["height"]}`];
  if (kind === "rotate") return [`rotation ${fields["position"]}`];
  if (kind === "water-tile") return ["tracker water"];
  if (kind === "rover-tile") return ["tracker rover"];
  if (kind === "choose" || kind === "advance")
    return [`tracker ${fields["tracker"] ?? fields["resource"]}`];
  const found: string[] = [];
  if (typeof fields["from"] === "string") return [`square ${fields["from"]}`];
  for (const name of SQUARES)
    if (typeof fields[name] === "string") found.push(`square ${fields[name]}`);
  for (const name of [
    "line",
    "technology",
    "civ",
    "objective",
    "personal",
    "stack",
    "spot",
    "track",
  ])
    if (typeof fields[name] === "string") found.push(`${name} ${fields[name]}`);
  return found;
}

/** All lit places with their moves. */
export function lightsOf(moves: readonly Move[]): Lights {
  const lights = new Map<string, Move[]>();
  for (const move of moves)
    for (const key of targetsOf(move)) lights.set(key, [...(lights.get(key) ?? []), move]);
  return lights;
}

/** Which placements are offered, and how a tile lies. */
import type { Move } from "../board";
import type { OutlookInfo } from "../../wire";
import { gripOf, onGrid, pointOf, squareAt, type Handling, type Point } from "./geometry";
import { type Stack, TERRAINS } from "./names";
import type { PlanetFacts, PlayerView, Shape, Terrain, Turn } from "./types";

const LETTERS: Record<string, Terrain> = Object.fromEntries(
  TERRAINS.map((name) => [name[0], name]),
);

/** The terrain on a square of a planet, "" for an uncovered one, null where there is no square. */
export function terrainAt(player: PlayerView, square: string): Terrain | "" | null {
  const [x, y] = pointOf(square);
  const letter = player.terrain[y]?.[x] ?? " ";
  return letter === " " ? null : (LETTERS[letter] ?? "");
}

/** What is printed on a square of a planet board. */
export function zoneAt(planet: PlanetFacts, square: string): string {
  const [x, y] = pointOf(square);
  return planet.zones[y]?.[x] ?? "-";
}

/** The offered placements, by stack, orientation and anchor. */
export class Placements {
  readonly #moves = new Map<string, Move>();
  readonly #byStack = new Map<string, Move[]>();

  constructor(moves: readonly Move[]) {
    for (const move of moves) {
      if (move.kind !== "place") continue;
      const { stack, square, turn } = move.fields;
      this.#moves.set(`${stack} ${square} ${turn}`, move);
      this.#byStack.set(String(stack), [...(this.#byStack.get(String(stack)) ?? []), move]);
    }
  }

  get size(): number {
    return this.#moves.size;
  }

  /** The move that lays the tile of a stack like this, if it is offered. */
  at(stack: Stack, turn: number, anchor: Point): Move | null {
    if (!onGrid(...anchor)) return null;
    return this.#moves.get(`${stack} ${squareAt(...anchor)} q${turn}`) ?? null;
  }

  /** All offered placements of a stack, in reading order, then by orientation. */
  of(stack: Stack): readonly Move[] {
    return this.#byStack.get(stack) ?? [];
  }

  /** The squares where a tile may be held in this orientation: by its grip. */
  held(stack: Stack, turn: number, grip: Point): Set<string> {
    const turned = this.of(stack).filter((move) => move.fields["turn"] === `q${turn}`);
    return this.squares(turned, grip);
  }

  /** The squares under the grip of some placements. */
  squares(moves: readonly Move[], grip: Point): Set<string> {
    return new Set(
      moves.map((move) => {
        const [x, y] = pointOf(String(move.fields["square"]));
        return squareAt(x + grip[0], y + grip[1]);
      }),
    );
  }
}

/** A tile as it would lie on a planet. */
export interface Laid {
  tile: string;
  turn: Turn;
  anchor: Point;
}

/**
 * Whether a tile lies on free squares of a planet like this. It is all that can be said while others
 * decide; when the tile is placed, the server says what is legal and why something is not.
 */
export function lies({ turn, anchor }: Laid, planet: PlanetFacts, player: PlayerView): boolean {
  return turn.cells.every(([x, y]) => {
    const at: Point = [anchor[0] + x, anchor[1] + y];
    const square = squareAt(...at);
    return onGrid(...at) && !"-H".includes(zoneAt(planet, square)) && !terrainAt(player, square);
  });
}

/** How a placement is written, offered or not; null where its anchor is on no square. */
export function notationOf(stack: Stack, turn: number, anchor: Point): string | null {
  return onGrid(...anchor) ? `place ${stack} ${squareAt(...anchor)} q${turn}` : null;
}

export function isEmpty(player: PlayerView): boolean {
  return player.terrain.every((row) => /^[ .]*$/.test(row));
}

/** The anchor of a tile that is held by its grip on this square. */
export function anchorOf(square: string, grip: Point): Point {
  const [x, y] = pointOf(square);
  return [x - grip[0], y - grip[1]];
}

/** The square of the grip of an offered placement. */
export function heldAt(move: Move, turn: Turn): string {
  const [x, y] = pointOf(String(move.fields["square"]));
  const [gx, gy] = gripOf(turn);
  return squareAt(x + gx, y + gy);
}

/** What goes with most choices and is no reason against one. */
const USUAL = "movement";

/** Whether a choice takes something that one would rather keep. */
export function isCostly(outlook: OutlookInfo | null): boolean {
  return (outlook?.changes ?? []).some(
    ({ name, before, after, burden }) => name !== USUAL && !burden && after < before,
  );
}

/** The fewest turns and flips after which a tile lies in one of the wanted orientations; null if none do. */
export function nearestTurn(
  shape: Shape,
  from: number,
  wanted: ReadonlySet<number>,
): readonly Handling[] | null {
  const ways = new Map<number, readonly Handling[]>([[from, []]]);
  for (const [at, way] of ways) {
    if (wanted.has(at)) return way;
    for (const how of ["right", "left", "flip"] as const) {
      const next = shape.turns[at]?.[how];
      if (next !== undefined && !ways.has(next)) ways.set(next, [...way, how]);
    }
  }
  return null;
}

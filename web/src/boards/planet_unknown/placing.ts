/** Which placements are offered, and what can be said about one that is not. */
import type { Move } from "../board";
import {
  covered,
  gripOf,
  neighbours,
  onGrid,
  pointOf,
  squareAt,
  turnNumber,
  type Point,
} from "./geometry";
import { type Stack, SIDE, TERRAINS } from "./names";
import type { Catalogue, PlanetFacts, PlayerView, Terrain, Turn } from "./types";

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
    const found = new Set<string>();
    for (const move of this.of(stack)) {
      if (turnNumber(String(move.fields["turn"])) !== turn) continue;
      const [x, y] = pointOf(String(move.fields["square"]));
      found.add(squareAt(x + grip[0], y + grip[1]));
    }
    return found;
  }
}

/** A tile as it would lie on a planet. */
export interface Laid {
  tile: string;
  turn: Turn;
  anchor: Point;
}

export interface Ground {
  catalogue: Catalogue;
  planet: PlanetFacts;
  player: PlayerView;
  event: string | null;
}

type Rule = (laid: Laid, ground: Ground) => boolean;

/** What a placement can break, in the order in which a player is told. */
const RULES: Record<string, Rule> = {
  off: ({ turn, anchor }, { planet }) =>
    turn.cells.some(([x, y]) => {
      const [sx, sy] = [anchor[0] + x, anchor[1] + y];
      return !onGrid(sx, sy) || "-H".includes(zoneAt(planet, squareAt(sx, sy)));
    }),
  overlap: (laid, { player }) => squaresOf(laid).some((square) => terrainAt(player, square)),
  start: (laid, { player, planet }) =>
    isEmpty(player) && !squaresOf(laid).some((square) => planet.start.includes(square)),
  touch: (laid, { player }) =>
    !isEmpty(player) &&
    !squaresOf(laid).some((square) => neighbours(square).some((next) => terrainAt(player, next))),
  ring: (laid, { planet }) => squaresOf(laid).every((square) => zoneAt(planet, square) === "R"),
  mixed: (laid, { planet }) => planet.separates_ice && isMixed(squaresOf(laid), onIce(planet)),
  chasm: (laid, { planet }) =>
    planet.side.length > 0 && isMixed(squaresOf(laid), (square) => planet.side.includes(square)),
  banned: bannedResource,
  slide: (laid, { planet, player }) => planet.slides && !slidesIn(laid, player),
  "event-edge": (laid, ground) =>
    forbids(ground, "edge") &&
    squaresOf(laid).some((square) => ground.planet.perimeter.includes(square)),
  "event-ice": (laid, ground) =>
    forbids(ground, "ice") && squaresOf(laid).some(onIce(ground.planet)),
  "event-same": besideItsOwn,
};

/** The rules that are never dropped (PU-4.13); touching can be, by technologies. */
const ALWAYS = ["off", "overlap", "start"];

/**
 * Why a tile can't lie like this: a rule that it breaks and no offered placement does, so that a
 * rule that is out of force is never named. "unknown" if none of them explains it.
 */
export function whyNot(laid: Laid, ground: Ground, placements: Placements, stack: Stack): string {
  for (const [name, rule] of Object.entries(RULES)) {
    if (!rule(laid, ground)) continue;
    if (ALWAYS.includes(name) || isInForce(rule, laid.tile, ground, placements, stack)) return name;
  }
  return "unknown";
}

function isInForce(
  rule: Rule,
  tile: string,
  ground: Ground,
  placements: Placements,
  stack: Stack,
): boolean {
  const shape = ground.catalogue.shapes[ground.catalogue.tiles[tile]?.shape ?? ""];
  return !placements.of(stack).some((move) => {
    const turn = shape?.turns[turnNumber(String(move.fields["turn"]))];
    return turn && rule({ tile, turn, anchor: pointOf(String(move.fields["square"])) }, ground);
  });
}

function squaresOf({ turn, anchor }: Laid): string[] {
  return covered(turn, anchor);
}

export function isEmpty(player: PlayerView): boolean {
  return player.terrain.every((row) => /^[ .]*$/.test(row));
}

function onIce(planet: PlanetFacts): (square: string) => boolean {
  return (square) => zoneAt(planet, square) === "I";
}

function isMixed(squares: string[], inside: (square: string) => boolean): boolean {
  const among = squares.filter(inside).length;
  return among > 0 && among < squares.length;
}

function bannedResource(laid: Laid, { catalogue, planet }: Ground): boolean {
  return laid.turn.cells.some(([x, y, section, resource]) => {
    const terrain = terrainOf(catalogue, laid.tile, section);
    const square = squareAt(laid.anchor[0] + x, laid.anchor[1] + y);
    return resource && terrain !== null && (planet.banned[terrain]?.includes(square) ?? false);
  });
}

function slidesIn(laid: Laid, player: PlayerView): boolean {
  const squares = squaresOf(laid).map(pointOf);
  return [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ].some(([dx = 0, dy = 0]) =>
    squares.every(
      ([x, y]) => !onGrid(x + dx, y + dy) || !terrainAt(player, squareAt(x + dx, y + dy)),
    ),
  );
}

function forbids({ catalogue, event }: Ground, where: string): boolean {
  const effects = event ? (catalogue.events[event]?.effects ?? []) : [];
  return effects.some((effect) => effect.op === "forbid_tile" && effect["where"] === where);
}

function besideItsOwn(laid: Laid, ground: Ground): boolean {
  if (!forbids(ground, "next_to_same_terrain")) return false;
  return laid.turn.cells.some(([x, y, section]) => {
    const terrain = terrainOf(ground.catalogue, laid.tile, section);
    const square = squareAt(laid.anchor[0] + x, laid.anchor[1] + y);
    return neighbours(square).some((next) => terrainAt(ground.player, next) === terrain);
  });
}

export function terrainOf(catalogue: Catalogue, tile: string, section: "a" | "b"): Terrain | null {
  return catalogue.tiles[tile]?.terrains[section === "a" ? 0 : 1] ?? null;
}

/** What a placement brings and costs, as far as the board shows it. */
export interface Outlook {
  resources: Terrain[];
  /** Water squares on ice, or null if the tile has no water. */
  ice: number | null;
  meteor: string | null;
  lifepods: string[];
  rovers: string[];
}

export function outlook(laid: Laid, { catalogue, planet, player }: Ground): Outlook {
  const facts = catalogue.tiles[laid.tile];
  const squares = squaresOf(laid);
  const meteor = laid.turn.cells.find((cell) => cell[4]);
  const water = laid.turn.cells.filter(
    (cell) => terrainOf(catalogue, laid.tile, cell[2]) === "water",
  );
  const at = ([x, y]: readonly [number, number, ...unknown[]]): string =>
    squareAt(laid.anchor[0] + x, laid.anchor[1] + y);
  return {
    resources: facts ? [...facts.terrains] : [],
    ice: water.length ? water.filter((cell) => zoneAt(planet, at(cell)) === "I").length : null,
    meteor: facts?.meteor && meteor ? at(meteor) : null,
    lifepods: squares.filter((square) => player.lifepods.includes(square)),
    rovers: player.rovers.map((rover) => rover.at).filter((square) => squares.includes(square)),
  };
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

/** How far a line of the planet is complete, and whether a meteorite spoils it. */
export interface LineState {
  covered: number;
  squares: number;
  blocked: boolean;
  complete: boolean;
}

export function lineState(player: PlayerView, line: string): LineState {
  const isRow = line.startsWith("row");
  const n = Number(line.replace(/\D/g, "")) - 1;
  const squares = Array.from({ length: SIDE }, (_, i) => (isRow ? squareAt(i, n) : squareAt(n, i)));
  const there = squares.filter((square) => terrainAt(player, square) !== null);
  const done = there.filter((square) => terrainAt(player, square)).length;
  const loads = player.rovers.filter((rover) => rover.carries).map((rover) => rover.at);
  const blocked = there.some((s) => player.meteorites.includes(s) || loads.includes(s));
  return {
    covered: done,
    squares: there.length,
    blocked,
    complete: there.length > 0 && done === there.length && !blocked,
  };
}

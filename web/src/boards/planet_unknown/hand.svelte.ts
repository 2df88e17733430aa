/** The tile in the player's hand: which one, how it is turned, where it is held. */
import type { Move } from "../board";
import { restingTurn } from "./art";
import {
  gripOf,
  handled,
  pointOf,
  shapeOf,
  squareAt,
  turnNumber,
  type Handling,
  type Point,
} from "./geometry";
import { anchorOf, heldAt, Placements, type Laid } from "./placing";
import type { Stack } from "./names";
import type { Catalogue, Turn } from "./types";

export type Tiles = Record<Stack, string | null>;

export class Hand {
  /** The tile that is held, or "board" while something else is done there. */
  mode = $state<Stack | "board">("board");
  /** The square under the pointer, or the one with the focus. */
  over = $state<string | null>(null);
  /** Where the tile was put down to look at it. */
  pinned = $state<string | null>(null);
  #turn = $state(0);
  #grip = $state.raw<Point>([0, 0]);
  #tile = $state.raw<string | null>(null);
  #catalogue = $state.raw<Catalogue | null>(null);

  get turn(): number {
    return this.#turn;
  }

  get grip(): Point {
    return this.#grip;
  }

  get tile(): string | null {
    return this.mode === "board" ? null : this.#tile;
  }

  get laidTurn(): Turn | null {
    if (!this.#catalogue || !this.#tile) return null;
    return shapeOf(this.#catalogue, this.#tile)?.turns[this.#turn] ?? null;
  }

  /** The tile as it would lie where it is held now. */
  get laid(): Laid | null {
    const at = this.pinned ?? this.over;
    const turn = this.laidTurn;
    if (!at || !turn || !this.tile) return null;
    return { tile: this.tile, turn, anchor: anchorOf(at, this.#grip) };
  }

  /** Take a tile as it lies in the depot. */
  take(catalogue: Catalogue, stack: Stack, tile: string): void {
    if (this.mode === stack && this.#tile === tile) return;
    this.#catalogue = catalogue;
    this.mode = stack;
    this.#tile = tile;
    this.pinned = null;
    this.#turn = restingTurn(shapeOf(catalogue, tile));
    const turn = this.laidTurn;
    this.#grip = turn ? gripOf(turn) : [0, 0];
  }

  drop(): void {
    this.mode = "board";
    this.pinned = null;
  }

  /** Turn or flip the tile around the square by which it is held. */
  handle(how: Handling): void {
    const turn = this.laidTurn;
    if (!turn) return;
    this.#grip = handled(turn, this.#grip, how);
    this.#turn = turn[how];
  }

  /** Hold the tile as an offered placement has it. */
  follow(catalogue: Catalogue, move: Move, tiles: Tiles): void {
    const stack = move.fields["stack"] as Stack;
    const tile = tiles[stack];
    if (!tile) return;
    this.#catalogue = catalogue;
    this.mode = stack;
    this.#tile = tile;
    const wanted = turnNumber(String(move.fields["turn"]));
    const [x, y] = pointOf(String(move.fields["square"]));
    const held = this.pinned ? anchorOf(this.pinned, this.#grip) : null;
    if (held && wanted === this.#turn && held[0] === x && held[1] === y) return;
    this.#turn = wanted;
    const turn = this.laidTurn;
    if (!turn) return;
    this.#grip = gripOf(turn);
    this.pinned = heldAt(move, turn);
  }

  /** The offered placement that the tile would make where it is held. */
  offer(placements: Placements): Move | null {
    const { laid, mode } = this;
    return laid && mode !== "board" ? placements.at(mode, this.#turn, laid.anchor) : null;
  }

  /** Whether the tile lies over a square. */
  covers(square: string): boolean {
    const { laid } = this;
    if (!laid) return false;
    return laid.turn.cells.some(
      ([x, y]) => squareAt(laid.anchor[0] + x, laid.anchor[1] + y) === square,
    );
  }
}

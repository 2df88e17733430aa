/**
 * Things that could have been chosen at an earlier point: places of an expansion, plans that points buy. The moves of the
 * table come in one order where it changes nothing; so that people need not know it, what was chosen is taken back as far
 * as it takes, and chosen again.
 */
import type { Move } from "../board";

/** A thing to choose, and those that were chosen before it was wanted. */
export interface Wish {
  readonly thing: string;
  readonly chosen: readonly string[];
}

/** What comes next: a move to play, a move to take back, or nothing. */
export type Act = Move | "undo" | null;
/** The move that chooses a thing, if it is offered. */
export type Choosing = (thing: string) => Move | undefined;

/** What to do so that in the end the wanted thing is chosen, and all that were chosen before. */
export function nextAct(choosing: Choosing, chosen: readonly string[], wish: Wish): Act {
  if (!chosen.includes(wish.thing)) return choosing(wish.thing) ?? (chosen.length ? "undo" : null);
  const missing = wish.chosen.find((thing) => !chosen.includes(thing));
  return (missing !== undefined && choosing(missing)) || null;
}

/** What the table does for the explorer: it is read anew each time. */
export interface Exploring {
  /** What was chosen so far; null when nothing of the kind is chosen now. */
  readonly chosen: readonly string[] | null;
  readonly sending: boolean;
  choosing(thing: string): Move | undefined;
  play(move: Move): void;
  undo(): void;
}

/** So many moves are made for one wish; more than a large expansion taken back and made again it can't take. */
const PATIENCE = 24;

/** To be made while a component is set up: it follows what it reads. */
export class Explorer {
  #wish = $state.raw<Wish | null>(null);
  #left = 0;
  readonly #table: Exploring;

  constructor(table: Exploring) {
    this.#table = table;
    $effect(() => {
      if (!this.#wish || table.sending) return;
      const { chosen } = table;
      const act = chosen && nextAct((thing) => table.choosing(thing), chosen, this.#wish);
      if (!act || this.#left-- <= 0) this.#wish = null;
      else if (act === "undo") table.undo();
      else table.play(act);
    });
  }

  /** Choose a thing that could be chosen before. */
  want(thing: string): void {
    const { chosen } = this.#table;
    if (!chosen) return;
    this.#left = PATIENCE;
    this.#wish = { thing, chosen };
  }
}

/**
 * Places that a company could enter at an earlier point of its expansion. The moves of the table come in one order where
 * it changes nothing; so that people need not know it, places are taken back as far as it takes, and entered again.
 */
import type { Move } from "../board";
import type { ExpansionView } from "./types";

/** A place to enter, and those that were entered before it was wanted. */
export interface Wish {
  readonly place: string;
  readonly entered: readonly string[];
}

/** What comes next: a move to play, a move to take back, or nothing. */
export type Act = Move | "undo" | null;

function entering(moves: readonly Move[], place: string): Move | undefined {
  return moves.find(({ kind, fields }) => kind === "enter" && fields["place"] === place);
}

/** What to do so that in the end the wanted place is entered, and all that were entered before. */
export function nextAct(moves: readonly Move[], entered: readonly string[], wish: Wish): Act {
  if (!entered.includes(wish.place))
    return entering(moves, wish.place) ?? (entered.length ? "undo" : null);
  const missing = wish.entered.find((place) => !entered.includes(place));
  return (missing !== undefined && entering(moves, missing)) || null;
}

/** What the table does for the explorer: it is read anew each time. */
export interface Exploring {
  readonly moves: readonly Move[];
  readonly expansion: ExpansionView | null;
  readonly sending: boolean;
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
      const { expansion } = table;
      const act = expansion && nextAct(table.moves, expansion.entered, this.#wish);
      if (!act || this.#left-- <= 0) this.#wish = null;
      else if (act === "undo") table.undo();
      else table.play(act);
    });
  }

  /** Enter a place that could be entered before. */
  want(place: string): void {
    const { expansion } = this.#table;
    if (!expansion) return;
    this.#left = PATIENCE;
    this.#wish = { place, entered: expansion.entered };
  }
}

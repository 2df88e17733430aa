/** What can be chosen in Skymines; sets of cards and pieces of several columns are chosen one by one. */
import type { Move } from "../board";
import { TableSelection } from "../shared/selection.svelte";
import type { Slot, Targets } from "./common";
import { cardsWith, fromColumn, piecesOf, usable } from "./picking";
import type { PlayerView } from "./types";

export class Selection extends TableSelection<Targets> {
  /** The resource cards that are about to be used, by their slots. */
  get cards(): readonly Slot[] {
    const { proposed } = this;
    return proposed?.kind === "use" ? ([...String(proposed.fields["slots"])] as Slot[]) : [];
  }

  /** Whether a resource card can be used, alone or together with others. */
  isUsable(player: PlayerView, slot: Slot): boolean {
    return usable(this.moves, player, slot) !== null;
  }

  /** Put a resource card to those that are about to be used, or take it away from them. */
  toggleCard(player: PlayerView, slot: Slot): void {
    const move = cardsWith(this.moves, player, this.cards, slot);
    if (move) this.propose(move);
    else this.clear();
  }

  /** What using a resource card with those that are chosen would propose. */
  withCard(player: PlayerView, slot: Slot): Move | null {
    return cardsWith(this.moves, player, this.cards, slot) ?? usable(this.moves, player, slot);
  }

  /** How many pieces are about to come from each column. */
  get pieces(): readonly number[] | null {
    const shown = this.looked?.kind === "take-pieces" ? this.looked : this.proposed;
    return piecesOf(shown);
  }

  /** What taking a piece more from a column would propose. */
  withPiece(column: number): Move | null {
    return fromColumn(this.options("take-pieces"), this.proposed, column);
  }
}

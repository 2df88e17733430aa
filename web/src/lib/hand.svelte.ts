import type { Move } from "../boards/board";
import type { Asked, GameInfo, State, TableInfo } from "../wire";
import { parseMove } from "./notation";
import { Outlooks, type Ask, type Decision } from "./outlooks.svelte";
import type { Rule } from "./rulebook.svelte";
import { settings } from "./settings.svelte";

/** A decision in front of somebody, and the move that is being chosen; of the match, or of a plan. */
export abstract class Hand {
  abstract readonly id: string;
  abstract info: TableInfo | null;
  abstract game: GameInfo | null;
  /** The situation that the decision belongs to. */
  abstract state: State | null;
  /** The decision that the viewer has to take. */
  abstract asked: Asked | null;
  abstract viewer: number | null;
  /** A move or an undo is on its way. */
  abstract sending: boolean;

  proposed = $state.raw<Move | null>(null);

  moves = $derived.by<readonly Move[]>(() => {
    const vocabulary = this.game?.moves;
    if (!vocabulary) return [];
    const remarks = this.asked?.remarks ?? {};
    return (this.asked?.moves ?? []).map((notation) => {
      const remark = remarks[notation];
      const move = parseMove(vocabulary, notation);
      return remark ? { ...move, remark } : move;
    });
  });
  readonly #legal = $derived.by(() => new Set(this.asked?.moves));
  /** A proposal that the player has made; what is the only thing to do was not their choice. */
  retractable = $derived(this.proposed !== null && this.moves.length > 1);

  /** What the moves of the decision would lead to. */
  readonly outlooks: Outlooks;

  constructor(ask: Ask) {
    this.outlooks = new Outlooks(ask, () => {
      const decision = this.asked?.decision;
      return decision ? this.lookedAt(decision, this.#legal) : null;
    });
  }

  protected lookedAt(decision: string, legal: ReadonlySet<string>): Decision {
    return { table: this.id, decision, legal };
  }

  /** Propose a move, play it if it was proposed already or if nothing is to be confirmed. */
  choose(move: Move | null): void {
    if (!this.asked) return;
    const again = move?.notation === this.proposed?.notation;
    this.proposed = move;
    if (move && (settings.autoConfirm || again)) void this.confirm();
  }

  /** What is the only thing to do is proposed already: it only has to be confirmed. */
  protected settle(before: string | null | undefined): void {
    this.outlooks.settle();
    if (this.asked?.decision !== before)
      this.proposed = this.moves.length === 1 ? (this.moves[0] ?? null) : null;
  }

  abstract confirm(): Promise<void>;
  abstract undo(): Promise<void>;
  /** The paragraph behind something, if the game names one. */
  abstract rule(what: string): Rule | null;
}

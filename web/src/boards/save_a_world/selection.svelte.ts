/** What can be chosen in How to Save a World; of ways to pay the cheapest is proposed, the others stay beside it. */
import type { Move } from "../board";
import { TableSelection, type Source } from "../shared/selection.svelte";
import type { Targets } from "./common";
import { Mixing } from "./mixing.svelte";

export class Selection extends TableSelection<Targets> {
  readonly mixing: Mixing;

  readonly #confirm: () => void;

  constructor(source: Source<keyof Targets>, confirm: () => void) {
    super(source);
    this.#confirm = confirm;
    this.mixing = new Mixing(source);
  }

  /** Propose the first of these ways; the others stay up for choice. */
  override offer(kind: keyof Targets, ways: readonly Move[]): void {
    this.choice = ways.length > 1 ? { kind, moves: ways } : null;
    if (ways[0]) this.source.choose(ways[0]);
    else if (this.proposed) this.source.choose(null);
  }

  /** Somebody presses a thing: it is proposed; pressed again, played; if it can't be, it is said why. */
  press<K extends keyof Targets>(
    kind: K,
    fields: Partial<Targets[K]>,
    refused: Partial<Targets[K]> = fields,
  ): void {
    if (this.isProposed(kind, fields)) this.#confirm();
    else if (this.lit(kind, fields)) this.pick(kind, fields);
    else this.refuse(kind, refused);
  }

  override settle(played: Move | null): void {
    super.settle(played);
    this.mixing.reset();
  }

  /** How much of something one would have after what is looked at, or else what is proposed; null if that is no change. */
  afterwards(holding: string): number | null {
    const move = this.looked ?? this.proposed;
    const changes = (move && this.foresee(move)?.changes) ?? [];
    return changes.find((one) => one.name === holding)?.after ?? null;
  }
}

/** What can be chosen in How to Save a World; of ways to pay the cheapest is proposed, the others stay beside it. */
import type { Move } from "../board";
import { TableSelection } from "../shared/selection.svelte";
import type { Targets } from "./common";

export class Selection extends TableSelection<Targets> {
  /** Propose the first of these ways; the others stay up for choice. */
  override offer(kind: keyof Targets, ways: readonly Move[]): void {
    this.choice = ways.length > 1 ? { kind, moves: ways } : null;
    if (ways[0]) this.source.choose(ways[0]);
    else if (this.proposed) this.source.choose(null);
  }
}

import { untrack } from "svelte";
import type { Asked } from "../wire";

/** Who of those that decide at the same time has decided: they were asked, the others still are. */
export class Readiness {
  #kind = "";
  #deciding = new Set<number>();
  /** The seats that wait for the rest. */
  ready = $state.raw<ReadonlySet<number>>(new Set());

  /** The table asks these now. */
  follow(asked: readonly Asked[]): void {
    untrack(() => {
      const kinds = new Set(asked.map(({ kind }) => kind));
      if (!kinds.has(this.#kind)) {
        this.#deciding = new Set();
        this.#kind = asked.length > 1 ? (asked[0]?.kind ?? "") : "";
      }
      const still = new Set(asked.map(({ seat }) => seat));
      if (this.#kind) for (const seat of still) this.#deciding.add(seat);
      this.ready = new Set([...this.#deciding].filter((seat) => !still.has(seat)));
    });
  }
}

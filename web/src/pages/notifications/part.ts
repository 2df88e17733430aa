import type { Calling } from "../../lib/calling.svelte";

/** What every part of the page gets. */
export interface Part {
  calling: Calling;
  /** Whether it was done; if not, it has been said why. */
  attempt(action: () => Promise<void>): Promise<boolean>;
  busy?: boolean;
}

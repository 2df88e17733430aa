import type { Translator } from "../../lib/translator";
import type { SeatInfo } from "../../wire";

/** What every part of a board gets. */
export interface Panel<Catalogue, View, Selection> {
  catalogue: Catalogue;
  view: View;
  seats: readonly SeatInfo[];
  /** The seat of the person who looks, or null for a spectator. */
  viewer: number | null;
  /** Whose things are shown. */
  seat: number;
  t: Translator;
  /** What can be chosen now: `lit`, `pick`, `isProposed`, `looking`. */
  selection: Selection;
}

/** Whether the resource cards that are chosen pay for a card of the display, by what the server says of them. */
import { SLOTS, type Slot } from "./common";
import type { Catalogue, PlayerView } from "./types";

export function inReach(
  player: PlayerView,
  slots: readonly Slot[],
  price: number,
  catalogue: Catalogue,
): boolean {
  if (!slots.length) return false;
  const cards = slots.flatMap((slot) => player.slots[SLOTS.indexOf(slot)] ?? []);
  const units = cards.reduce((sum, { units }) => sum + units, 0);
  const kinds = new Set(cards.map(({ card }) => catalogue.cards[card ?? ""]?.symbol ?? ""));
  const [only] = kinds;
  return price - (player.discounts[kinds.size === 1 ? (only ?? "") : "mixed"] ?? 0) <= units;
}

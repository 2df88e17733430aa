import type { SeatInfo } from "../wire";
import { knows, tr } from "./i18n.svelte";

/** What a seat is called here: bots by their level in the reader's language, people by their names. */
export function nameOf(seat: Pick<SeatInfo, "kind" | "name" | "level">): string {
  if (seat.kind !== "bot" || !seat.level || !knows(`level-${seat.level}`)) return seat.name;
  const number = / \d+$/.exec(seat.name)?.[0] ?? "";
  return tr(`level-${seat.level}`) + number;
}

/** The seats with the names that they have here. */
export function named(seats: readonly SeatInfo[]): SeatInfo[] {
  return seats.map((seat) => ({ ...seat, name: nameOf(seat) }));
}

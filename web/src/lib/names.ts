import type { SeatInfo, TableInfo } from "../wire";
import { knows, tr } from "./i18n.svelte";
import type { Translator } from "./translator";

/** What a seat is called here: bots by their level in the reader's language, people by their names. */
export function nameOf(seat: Pick<SeatInfo, "kind" | "name" | "level">): string {
  if (seat.kind !== "bot" || !seat.level || !knows(`level-${seat.level}`)) return seat.name;
  const number = / \d+$/.exec(seat.name)?.[0] ?? "";
  return tr(`level-${seat.level}`) + number;
}

/** Everybody at a table, by number: the seats, and after them the opponents that the rules play. */
export function players(info: TableInfo, t: Translator): SeatInfo[] {
  const automata = info.automata.map((automaton) => ({
    ...automaton,
    name: t.seat(automaton.seat),
  }));
  return [...named(info.seats), ...automata];
}

/** The seats with the names that they have here. */
export function named(seats: readonly SeatInfo[]): SeatInfo[] {
  return seats.map((seat) => ({ ...seat, name: nameOf(seat) }));
}

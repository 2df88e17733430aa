import type { SeatInfo, TableInfo } from "../wire";
import { knows, tr } from "./i18n.svelte";
import type { Translator } from "./translator";

/** Bots of older tables are called by their level: "Greedy bot 2". */
const BY_LEVEL = /^[A-Z][a-z]+ bot( \d+)?$/;

/** Whoever has had their data deleted. */
const GONE = /^Somebody( \d+)?$/;

/** What a seat is called here; what has no name of its own, in the reader's language. */
export function nameOf(seat: Pick<SeatInfo, "kind" | "name" | "level">): string {
  const gone = GONE.exec(seat.name);
  if (gone) return tr("somebody") + (gone[1] ?? "");
  const old = BY_LEVEL.exec(seat.name);
  if (seat.kind !== "bot" || !seat.level || !old) return seat.name;
  return levelName(seat.level) + (old[1] ?? "");
}

/** What bots of a level are called. */
export function levelName(level: string | null | undefined): string {
  if (!level) return tr("bot");
  return knows(`level-${level}`) ? tr(`level-${level}`) : `${tr("bot")}: ${level}`;
}

/** What bots of a level are like, in a sentence; nothing for those that nobody has described. */
export function levelTip(level: string | null | undefined): { text: string } | null {
  return level && knows(`level-${level}-hint`) ? { text: tr(`level-${level}-hint`) } : null;
}

/** Everybody at a table, by number: the seats, and after them the opponents that the rules play. */
export function players(info: Pick<TableInfo, "seats" | "automata">, t: Translator): SeatInfo[] {
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

/** The names of those who have won; what the rules play has none of its own here. */
export function winnersOf(table: Pick<TableInfo, "seats" | "winners">): string[] {
  return (table.winners ?? []).map((number) => {
    const seat = table.seats[number];
    if (!seat) return tr("automaton");
    return seat.you && !seat.guest ? tr("table-you") : nameOf(seat);
  });
}

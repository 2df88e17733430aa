import type { GameInfo, NewTable, OptionInfo, OptionValue, SeatPlan, TableInfo } from "../wire";

/** The level that bots get unless somebody chooses another: the easiest that thinks at all. */
export function defaultLevel(game: GameInfo): string {
  return (
    ["easy", "greedy", "medium"].find((level) => game.bots.includes(level)) ??
    game.bots[0] ??
    "random"
  );
}

/** The table of "Play now": the visitor against one bot, with all options as they are. */
export function quickTable(game: GameInfo, level: string): NewTable {
  const seats = Math.min(Math.max(game.min_seats, 2), game.max_seats);
  const bot = game.bots.includes(level) ? level : defaultLevel(game);
  return {
    game: game.name,
    options: {},
    seats: Array.from({ length: seats }, (_, seat): SeatPlan =>
      seat === 0 ? { kind: "me" } : { kind: "bot", level: bot },
    ),
    private: true,
  };
}

export function defaults(options: readonly OptionInfo[]): Record<string, OptionValue> {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

/** What an option of the kind "per seat" says of each seat. */
export function perSeat(value: OptionValue, seats: number): string[] {
  const words = String(value).split(",");
  return Array.from({ length: seats }, (_, seat) => words[seat] ?? words[0] ?? "");
}

/** The words of all seats as the value of the option: one word if they all agree. */
export function joinSeats(words: readonly string[]): string {
  return new Set(words).size === 1 ? (words[0] ?? "") : words.join(",");
}

export function isMyTurn(table: TableInfo): boolean {
  return table.status === "playing" && table.seats.some((seat) => seat.you && seat.asked);
}

/** The game that "Play now" opens for somebody who has not played yet. */
export function firstGame(games: readonly GameInfo[], last: string): GameInfo | undefined {
  return games.find((game) => game.name === last) ?? games[0];
}

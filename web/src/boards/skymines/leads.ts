/** Who has the most of a symbol face up, and by how much. */
import type { PlayerView } from "./types";

/** What a player shows of a symbol; Luna's majority slots show it for her. */
export function shownOf(player: PlayerView, symbol: string): number {
  return (player.luna?.totals ?? player.totals)[symbol] ?? 0;
}

export interface Lead {
  /** All who have the most; nobody if nothing is there. */
  readonly seats: readonly number[];
  readonly most: number;
  /** How much less the next one has; 0 with a tie. */
  readonly ahead: number;
}

export function leadOf(players: readonly PlayerView[], symbol: string): Lead {
  const all = players.map((player) => shownOf(player, symbol));
  const most = Math.max(0, ...all);
  const seats = most ? all.flatMap((n, seat) => (n === most ? [seat] : [])) : [];
  const others = all.filter((n) => n < most);
  const ahead = seats.length === 1 ? most - Math.max(0, ...others) : 0;
  return { seats, most, ahead };
}

/** Where moves are chosen on the screen: which panel has something to choose, and which is wanted. */
import type { Move } from "../board";
import type { MoveKind } from "./common";

export type Tab = "market" | "lab" | "progress" | "simu";
export const TABS: readonly Tab[] = ["market", "lab", "progress", "simu"];
export type Place = Tab | "map" | "dock" | "pass" | "tray";

/** Where a move is chosen besides the list: in a panel, on the board, among one's cards, by the bar's pass, in the tray. */
const PLACE_OF: Record<MoveKind, Place> = {
  keep: "tray",
  shuttle: "map",
  play: "dock",
  place: "map",
  pass: "pass",
  boost: "dock",
  done: "pass",
  gain: "tray",
  raise: "tray",
  "take-tag": "tray",
  work: "map",
  research: "lab",
  upgrade: "lab",
  buy: "market",
  remove: "dock",
  times: "tray",
  choose: "tray",
  pay: "tray",
  reactivate: "tray",
  recover: "dock",
  recall: "map",
  tokens: "tray",
  discard: "dock",
  swap: "tray",
  accept: "tray",
  decline: "pass",
};

/** Where a move is chosen, other than from the list of options. */
export function placeOfMove({ kind }: Move): Place | null {
  return PLACE_OF[kind as MoveKind] ?? null;
}

/** Whether a tab is there: where there is room, the progress lies below the cards. */
export function hasTab(tab: Tab, isRoomy: boolean): boolean {
  return tab !== "progress" || !isRoomy;
}

/** The panel that a move is chosen in, if it is one. */
export function tabOf(move: Move): Tab | null {
  const place = placeOfMove(move);
  return TABS.find((tab) => tab === place) ?? null;
}

/** What lies nowhere on the board: it comes in the tray. */
export function looseMoves(moves: readonly Move[]): Move[] {
  return moves.filter((move) => (placeOfMove(move) ?? "tray") === "tray");
}

/** How many things are lit in each panel. */
export function litTabs(moves: readonly Move[]): Map<Tab, number> {
  const counts = new Map<Tab, number>();
  for (const move of moves) {
    const tab = tabOf(move);
    if (tab) counts.set(tab, (counts.get(tab) ?? 0) + 1);
  }
  return counts;
}

/** Where the only place lies that a decision is about: a panel or the board; null if it is anywhere, or in sight. */
export function wantedTab(moves: readonly Move[]): Tab | "board" | null {
  const places = new Set(moves.map(placeOfMove));
  places.delete("pass");
  const [only] = places;
  if (places.size !== 1 || !only) return null;
  if (only === "map" || only === "dock" || only === "tray") return "board";
  return TABS.find((tab) => tab === only) ?? null;
}

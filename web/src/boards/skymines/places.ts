/** Where moves are chosen on the screen: which panel has something to choose, and which is wanted. */
import type { Move } from "../board";
import type { MoveKind } from "./common";

export type Tab = "cards" | "research" | "bonus" | "companies" | "missions" | "luna";
export const TABS: readonly Tab[] = ["cards", "research", "bonus", "companies", "missions", "luna"];
export type Place = Tab | "map" | "dock" | "pass" | "tray";

/** Where a move is chosen besides the list: in a panel, on the map, among one's cards, by the bar's pass, from the tray. */
const PLACE_OF: Record<MoveKind, Place> = {
  keep: "tray",
  plan: "dock",
  ready: "pass",
  use: "dock",
  acquire: "cards",
  advance: "map",
  expand: "map",
  enter: "map",
  "take-pieces": "map",
  return: "map",
  science: "dock",
  flip: "research",
  upload: "research",
  "take-plan": "research",
  "take-special": "research",
  "take-coins": "pass",
  "put-plan": "research",
  field: "dock",
  marker: "bonus",
  remove: "dock",
  buy: "cards",
  track: "map",
  "pay-barrier": "map",
  "remove-outpost": "map",
  choose: "tray",
  "drop-out": "pass",
  retake: "cards",
  "take-stack": "dock",
  rest: "dock",
  plus: "dock",
  claim: "missions",
  decline: "pass",
  done: "pass",
  neutralise: "map",
  share: "map",
};

/** Where a move is chosen, other than from the list of options. */
export function placeOfMove({ kind }: Move): Place | null {
  return PLACE_OF[kind as MoveKind] ?? null;
}

/** The panel that a move is chosen in, if it is one. */
export function tabOf(move: Move): Tab | null {
  const place = placeOfMove(move);
  return TABS.find((tab) => tab === place) ?? null;
}

/** What lies nowhere on the board: it comes in the tray. */
export function looseMoves(moves: readonly Move[]): Move[] {
  const loose = moves.filter((move) => (placeOfMove(move) ?? "tray") === "tray");
  const passes = moves.filter((move) => placeOfMove(move) === "pass");
  // The bar has one pass; beside others a second one would be out of reach.
  return [...loose, ...passes.slice(1)];
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

/** The place that a decision is about, if it is about one: a panel, the map, one's own cards. */
export function wantedPlace(moves: readonly Move[]): Place | null {
  const places = new Set(moves.map(placeOfMove));
  places.delete("pass");
  const [only] = places;
  return places.size === 1 ? (only ?? null) : null;
}

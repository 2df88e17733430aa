/** Where moves are chosen on the screen: which panel has something to choose, and which is wanted. */
import type { Move } from "../board";
import { byKind, type Elsewhere } from "../shared/places";
import type { MoveKind } from "./common";

/** Where there is room, cards, research and bonus spaces lie together on the market. */
export type Tab = "market" | "cards" | "research" | "bonus" | "companies" | "missions" | "luna";
export const TABS: readonly Tab[] = [
  "market",
  "cards",
  "research",
  "bonus",
  "companies",
  "missions",
  "luna",
];
/** How much room the panel has: a market and the own tracks below, tabs with the tracks below, or views of a phone. */
export type Layout = "market" | "tabs" | "phone";
/** `tracks` are one's own, below the panel; on a phone they are a part of research. */
export type Place = Exclude<Tab, "market"> | "tracks" | Elsewhere;
const MARKET: readonly Place[] = ["cards", "research", "bonus"];

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
  flip: "tracks",
  upload: "tracks",
  "take-plan": "research",
  "take-special": "research",
  "take-coins": "pass",
  "put-plan": "tracks",
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
export const placeOfMove = byKind<Place>(PLACE_OF);

/** Whether a tab is there in a layout. */
export function hasTab(tab: Tab, layout: Layout): boolean {
  if (tab === "market") return layout === "market";
  return layout !== "market" || !MARKET.includes(tab);
}

/** The panel that a move is chosen in, if it is one. */
export function tabOf(move: Move, layout: Layout): Tab | null {
  const place = placeOfMove(move);
  if (place === "tracks") return layout === "phone" ? "research" : null;
  if (layout === "market" && place && MARKET.includes(place)) return "market";
  return TABS.find((tab) => tab === place) ?? null;
}

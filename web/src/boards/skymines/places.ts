/** Where moves are chosen on the screen: which panel has something to choose, and which is wanted. */
import type { Move } from "../board";
import { byKind, type Elsewhere } from "../shared/places";
import type { MoveKind } from "./common";

/** Where there is room, cards, research and bonus spaces lie together on the market. */
export type Tab =
  "market" | "cards" | "research" | "tracks" | "bonus" | "companies" | "missions" | "luna";
export const TABS: readonly Tab[] = [
  "market",
  "cards",
  "research",
  "tracks",
  "bonus",
  "companies",
  "missions",
  "luna",
];
/** `tracks` are one's own. */
export type Place = Exclude<Tab, "market"> | Elsewhere;

/**
 * How much room the panel has: for a market with one's own tracks below; for one without the bonus spaces, where tracks
 * and missions add to them; for tabs with the tracks below; for tabs only; or it is the views of a phone.
 */
export type Layout = "market" | "apart" | "tabs" | "slim" | "phone";
const ON_MARKET: Readonly<Record<Layout, readonly Place[]>> = {
  market: ["cards", "research", "bonus"],
  apart: ["cards", "research"],
  tabs: [],
  slim: [],
  phone: [],
};
/** Where one's own tracks lie, if it is a tab. */
const TRACKS_IN: Readonly<Partial<Record<Layout, Tab>>> = { slim: "tracks", phone: "research" };

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
  if (tab === "market") return ON_MARKET[layout].length > 0;
  if (tab === "tracks") return TRACKS_IN[layout] === tab;
  return !ON_MARKET[layout].includes(tab);
}

/** The panel that a move is chosen in, if it is one. */
export function tabOf(move: Move, layout: Layout): Tab | null {
  const place = placeOfMove(move);
  if (place === "tracks") return TRACKS_IN[layout] ?? null;
  if (place && ON_MARKET[layout].includes(place)) return "market";
  return TABS.find((tab) => tab === place) ?? null;
}

/** Where moves are chosen on the screen: which panel has something to choose, and which is wanted. */
import type { Move } from "../board";
import { byKind, type Elsewhere } from "../shared/places";
import type { MoveKind } from "./common";

export type Tab = "market" | "lab" | "progress" | "simu";
export const TABS: readonly Tab[] = ["market", "lab", "progress", "simu"];
export type Place = Tab | Elsewhere;

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
export const placeOfMove = byKind<Place>(PLACE_OF);

/** Whether a tab is there: where there is room, the progress lies below the cards. */
export function hasTab(tab: Tab, isRoomy: boolean): boolean {
  return tab !== "progress" || !isRoomy;
}

/** The panel that a move is chosen in, if it is one. */
export function tabOf(move: Move): Tab | null {
  const place = placeOfMove(move);
  return TABS.find((tab) => tab === place) ?? null;
}

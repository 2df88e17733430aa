/** Where moves are chosen on the screen: which panel has something to choose, and which is wanted. */
import type { Move } from "../board";
import { byKind, type Elsewhere, type PlaceOf } from "../shared/places";
import type { MoveKind } from "./common";

export type Tab = "projects" | "market" | "lab" | "progress" | "simu";
export const TABS: readonly Tab[] = ["projects", "market", "lab", "progress", "simu"];
export type Place = Tab | Elsewhere;

/** Where a move is chosen besides the list: in a panel, on the board, on what one holds, by the bar's pass, in the tray. */
const PLACE_OF: Record<MoveKind, Place> = {
  keep: "tray",
  shuttle: "map",
  play: "dock",
  place: "map",
  pass: "pass",
  boost: "dock",
  done: "pass",
  gain: "dock",
  raise: "dock",
  "take-tag": "dock",
  work: "map",
  research: "lab",
  upgrade: "lab",
  buy: "market",
  remove: "dock",
  times: "tray",
  choose: "tray",
  pay: "dock",
  reactivate: "dock",
  recover: "dock",
  recall: "map",
  tokens: "dock",
  discard: "dock",
  swap: "dock",
  accept: "tray",
  decline: "pass",
};
/** A phone has the tracks in a view of their own, and counters that are large enough for fingers in the tray. */
const PLACE_ON_PHONE: Partial<Record<MoveKind, Place>> = {
  work: "projects",
  gain: "tray",
  raise: "tray",
  reactivate: "tray",
  tokens: "tray",
};

/** Tells where a move is chosen, other than from the list of options. */
export function placesOn(isPhone: boolean): PlaceOf<Place> {
  return byKind<Place>(isPhone ? { ...PLACE_OF, ...PLACE_ON_PHONE } : PLACE_OF);
}

/** Whether a move is the bar's pass, wherever the rest is chosen. */
export function isPass(move: Move): boolean {
  return PLACE_OF[move.kind as MoveKind] === "pass";
}

/** The panel of a place, if it is one. */
export function tabAt(place: Place | null): Tab | null {
  return TABS.find((tab) => tab === place) ?? null;
}

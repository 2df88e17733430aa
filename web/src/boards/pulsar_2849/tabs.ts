/** The panels beside the map: which of them has something to choose, and which is wanted. */
import type { Move } from "../board";
import { byKind, litIn } from "../shared/places";
import type { GlyphName } from "./art";
import type { MoveKind } from "./common";

export type Tab = "dice" | "technologies" | "transmitters" | "headquarters" | "gyrodynes" | "goals";

export const TABS: readonly Tab[] = [
  "dice",
  "technologies",
  "transmitters",
  "gyrodynes",
  "headquarters",
  "goals",
];

/** Tabs with a pictogram; that of the dice is a die. */
export type Pictured = Exclude<Tab, "dice">;
export const TAB_GLYPHS: Record<Pictured, GlyphName> = {
  technologies: "patent",
  transmitters: "transmitter",
  headquarters: "project",
  gyrodynes: "gyrodyne",
  goals: "goal",
};

/** Where a move is chosen besides the list: in a panel, on the map, by the bar's pass, or from the tray. */
const PLACE_OF: Record<MoveKind, Tab | "map" | "pass" | "tray"> = {
  "put-ship": "map",
  fly: "map",
  route: "map",
  teleport: "map",
  claim: "map",
  complete: "map",
  build: "map",
  "end-turn": "pass",
  decline: "pass",
  done: "pass",
  draw: "tray",
  "printed-bonus": "tray",
  "take-die": "dice",
  copy: "dice",
  patent: "technologies",
  contract: "technologies",
  "take-transmitter": "transmitters",
  "pay-transmitter": "transmitters",
  link: "transmitters",
  "new-array": "transmitters",
  "spend-cube": "transmitters",
  project: "headquarters",
  "choose-side": "headquarters",
  "take-gyrodyne": "gyrodynes",
  "gain-gyrodyne": "gyrodynes",
  "buy-token": "gyrodynes",
  "claim-goal": "goals",
  bonus: "goals",
  "count-goal": "goals",
  "free-bonuses": "goals",
};

/** Where a move is chosen, other than from the list of options. */
export const placeOfMove = byKind<Tab | "map" | "pass" | "tray">(PLACE_OF);

/** The panel that a move is chosen in, if it is one. */
export function tabOf(move: Move): Tab | null {
  const place = placeOfMove(move);
  return TABS.find((tab) => tab === place) ?? null;
}

/** What is lit in each panel, as a number of things; payments of the same thing count once. */
export function litTabs(moves: readonly Move[]): Map<Tab, number> {
  return litIn(moves, tabOf, ({ kind, fields }) => {
    const { die: _die, modifier: _modifier, ...rest } = fields;
    return JSON.stringify([kind, rest]);
  });
}

/** The panel that a decision is about, if it is about one. */
export function wantedTab(moves: readonly Move[]): Tab | null {
  const lit = [...litTabs(moves).keys()];
  return lit.length === 1 ? (lit[0] ?? null) : null;
}

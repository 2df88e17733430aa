/** The panels beside the map: which of them has something to choose, and which is wanted. */
import type { Move } from "../board";
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

/** The pictures of the tabs. */
export const TAB_GLYPHS: Record<Exclude<Tab, "dice">, GlyphName> = {
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
export function placeOfMove({ kind }: Move): Tab | "map" | "pass" | "tray" | null {
  return PLACE_OF[kind as MoveKind] ?? null;
}

/** The panel that a move is chosen in, if it is one. */
export function tabOf(move: Move): Tab | null {
  const place = placeOfMove(move);
  return TABS.find((tab) => tab === place) ?? null;
}

/** What lies nowhere on the board: it comes in the tray, whatever else there will be one day. */
export function looseMoves(moves: readonly Move[]): Move[] {
  const loose = moves.filter((move) => (placeOfMove(move) ?? "tray") === "tray");
  const passes = moves.filter((move) => placeOfMove(move) === "pass");
  // The bar has one pass; beside others a second one would be out of reach.
  return [...loose, ...passes.slice(1)];
}

/** What is lit in each panel, as a number of things; payments of the same thing count once. */
export function litTabs(moves: readonly Move[]): Map<Tab, number> {
  const things = new Map<Tab, Set<string>>();
  for (const move of moves) {
    const tab = tabOf(move);
    if (!tab) continue;
    const { die: _die, modifier: _modifier, ...rest } = move.fields;
    things.set(tab, (things.get(tab) ?? new Set()).add(JSON.stringify([move.kind, rest])));
  }
  return new Map([...things].map(([tab, set]) => [tab, set.size]));
}

/** The panel that a decision is about, if it is about one. */
export function wantedTab(moves: readonly Move[]): Tab | null {
  const lit = [...litTabs(moves).keys()];
  return lit.length === 1 ? (lit[0] ?? null) : null;
}

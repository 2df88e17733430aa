/** Where moves are chosen on the screen: in a panel, on the board, among what one holds, by the bar's pass, in the tray. */
import { BOARD } from "../../shell/desk.svelte";
import type { Move } from "../board";

/** Where a move is chosen besides the panels. */
export type Elsewhere = "map" | "dock" | "pass" | "tray";
/** Tells where a move is chosen, other than from the list of options; null if it is not known. */
export type PlaceOf<Place> = (move: Move) => Place | null;

/** Tells places by the kind of a move. */
export function byKind<Place>(places: Readonly<Record<string, Place>>): PlaceOf<Place> {
  return ({ kind }) => places[kind] ?? null;
}

/** What lies nowhere on the board: it comes in the tray, whatever else there will be one day. */
export function loose(moves: readonly Move[], placeOf: PlaceOf<string>): Move[] {
  const nowhere = moves.filter((move) => (placeOf(move) ?? "tray") === "tray");
  const passes = moves.filter((move) => placeOf(move) === "pass");
  // The bar has one pass; beside others a second one would be out of reach.
  return [...nowhere, ...passes.slice(1)];
}

/** How many things are lit in each panel; `thingOf` tells moves about the same thing. */
export function litIn<Tab>(
  moves: readonly Move[],
  tabOf: PlaceOf<Tab>,
  thingOf: (move: Move) => string = ({ notation }) => notation,
): Map<Tab, number> {
  const things = new Map<Tab, Set<string>>();
  for (const move of moves) {
    const tab = tabOf(move);
    if (tab) things.set(tab, (things.get(tab) ?? new Set()).add(thingOf(move)));
  }
  return new Map([...things].map(([tab, set]) => [tab, set.size]));
}

/** Where the only place lies that a decision is about: a panel or the board; null if it is anywhere, or in sight. */
export function wantedOf<Tab>(
  moves: readonly Move[],
  placeOf: PlaceOf<string>,
  tabOf: PlaceOf<Tab>,
): Tab | typeof BOARD | null {
  const places = new Set(moves.map(placeOf));
  places.delete("pass");
  const [only] = places;
  if (places.size !== 1 || !only) return null;
  if (only === "map" || only === "dock" || only === "tray") return BOARD;
  const move = moves.find((one) => placeOf(one) === only);
  return move ? tabOf(move) : null;
}

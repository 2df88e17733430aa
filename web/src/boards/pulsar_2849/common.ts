/** What the parts of the board share: names in their order, moves and what panels get. */
import type { Panel } from "../shared/panel";
import type { Selection } from "./selection.svelte";
import type { Catalogue, GateColour, Gyrodyne, TableView } from "./types";

export type TrackName = "initiative" | "engineering";
export type TokenName = "plus-minus" | "plus-two";
export type Modifier = "none" | "minus-one" | "plus-one" | "plus-two";
/** `silver-1` to `silver-6`, `red-0` to `red-6`. */
export type DieName = `silver-${number}` | `red-${number}`;

export const GYRODYNES: readonly Gyrodyne[] = ["small", "medium", "large"];
export const GATE_COLOURS: readonly GateColour[] = ["green", "orange", "magenta"];
export const TRACKS: readonly TrackName[] = ["initiative", "engineering"];
export const TOKENS: readonly TokenName[] = ["plus-minus", "plus-two"];
export const MODIFIERS: readonly Modifier[] = ["none", "minus-one", "plus-one", "plus-two"];
export const CHANGE: Record<Modifier, number> = {
  none: 0,
  "minus-one": -1,
  "plus-one": 1,
  "plus-two": 2,
};
/** The token that a change of a die is paid with. */
export const TOKEN_OF: Record<Modifier, TokenName | null> = {
  none: null,
  "minus-one": "plus-minus",
  "plus-one": "plus-minus",
  "plus-two": "plus-two",
};
export const ROUNDS = 8;

/* Moves */

/** What can be chosen, by kind: the fields that name the thing, apart from how it is paid. */
export interface Targets {
  "put-ship": { entry: string };
  "choose-side": { sheet: string };
  "take-die": { value: number; track: TrackName | "none"; counter: number };
  fly: { run: string; colour: GateColour | "none" };
  "take-gyrodyne": { type: Gyrodyne };
  complete: { pulsar: string };
  "take-transmitter": { transmitter: string; cost: number };
  "pay-transmitter": { transmitter: string; cost: number };
  project: { project: string };
  "buy-token": { token: TokenName };
  patent: { technology: string };
  build: { type: Gyrodyne; pulsar: string };
  copy: { value: number };
  "end-turn": Record<never, never>;
  route: { place: string; length: number; way: number };
  "printed-bonus": { system: string };
  draw: Record<never, never>;
  "gain-gyrodyne": { type: Gyrodyne };
  claim: { isolated: string };
  teleport: { place: string };
  link: { array: number; side: "left" | "right"; end: "left" | "right" };
  "new-array": Record<never, never>;
  decline: Record<never, never>;
  "spend-cube": { transmitter: string };
  contract: { technology: string };
  "claim-goal": { goal: string };
  bonus: { goal: string };
  "count-goal": { goal: string };
  "free-bonuses": { goal: string };
  done: Record<never, never>;
}
export type MoveKind = keyof Targets;

/** What every panel beside the map gets. */
export type PanelProps = Panel<Catalogue, TableView, Selection>;

/** What the parts of the board share: moves, and what every part of it gets. */
import type { Panel } from "../shared/panel";
import type { Selection } from "./selection.svelte";
import type { Catalogue, Company, TableView } from "./types";
import type { Words } from "./words";

/** An action slot, or the place of a bonus tile. */
export type Slot = "A" | "B" | "C" | "D" | "E";
export type Area = Slot | "tile";
export const SLOTS: readonly Slot[] = ["A", "B", "C", "D", "E"];

/** What can be chosen, by kind: the fields that name the thing. */
export interface Targets {
  keep: { token: string };
  plan: { card: string; slot: Slot };
  ready: Record<never, never>;
  /** Resource cards together, by the letters of their slots: `BD`. */
  use: { slots: string };
  acquire: { display: number };
  advance: { company: Company; spaces: number };
  expand: { company: Company };
  enter: { place: string; energy: number };
  "take-pieces": { first: number; second: number; third: number };
  return: { company: Company; column: number };
  science: { area: Area };
  flip: { screen: number };
  upload: { screen: number };
  "take-plan": { research: string };
  "take-special": { special: string };
  "take-coins": { coins: number };
  "put-plan": { plan: string; screen: number };
  field: { area: Area };
  marker: { space: string; step: number };
  remove: { card: string };
  buy: { display: number };
  track: { company: Company };
  "pay-barrier": { company: Company };
  "remove-outpost": { company: Company; column: number };
  choose: { choice: string };
  "drop-out": Record<never, never>;
  retake: { card: string };
  "take-stack": { slot: Slot };
  rest: { card: string; slot: Slot };
  plus: { slot: Slot };
  claim: { task: string };
  decline: Record<never, never>;
  done: Record<never, never>;
  neutralise: Record<never, never>;
  share: { company: Company };
}
export type MoveKind = keyof Targets;

/** What every part of the board gets. */
export type PanelProps = Panel<Catalogue, TableView, Selection> & { words: Words };

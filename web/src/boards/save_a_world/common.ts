/** What the parts of the board share: moves, and what every part of it gets. */
import type { Panel } from "../shared/panel";
import type { Selection } from "./selection.svelte";
import type { Catalogue, Project, Resource, TableView, Tag, World } from "./types";
import type { Words } from "./words";

type Nothing = Record<never, never>;
type Mix = Record<"energy" | "knowledge" | "minerals" | "organics", number>;

/** What can be chosen, by kind: the fields that name the thing. */
export interface Targets {
  keep: { card: string };
  shuttle: { world: World; payment: string };
  play: { card: string; payment: string };
  place: { location: string };
  pass: Nothing;
  boost: { card: string };
  done: Nothing;
  gain: Mix;
  raise: Mix;
  "take-tag": { tag: Tag };
  work: { project: Project; spaces: number; genius: number };
  research: { upgrade: string; genius: number; science: number };
  upgrade: { upgrade: string };
  buy: { card: string; genius: number };
  remove: { card: string };
  times: { count: number };
  choose: { choice: number };
  pay: { resource: Resource };
  reactivate: Record<Tag, number>;
  recover: { card: string };
  recall: { location: string };
  tokens: Record<Tag, number>;
  discard: { card: string };
  swap: { given: Resource; resource: Resource };
  accept: Nothing;
  decline: Nothing;
}
export type MoveKind = keyof Targets;

/** What every part of the board gets. */
export type PanelProps = Panel<Catalogue, TableView, Selection> & { words: Words };

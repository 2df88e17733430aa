/** What `catalogue.py` and `view.py` of Pulsar 2849 give, and what the parts of the board share. */
import type { Translator } from "../../lib/translator";
import type { SeatInfo } from "../../wire";
import type { Selection } from "./selection.svelte";

export type Phase = "setup" | "dice" | "actions" | "production" | "scoring";
export type Side = "open" | "dead_ends";
export type Gyrodyne = "small" | "medium" | "large";
export type GateColour = "green" | "orange" | "magenta";
export type PlanetColour = "blue" | "barren";
export type TrackName = "initiative" | "engineering";
export type TokenName = "plus-minus" | "plus-two";
export type Modifier = "none" | "minus-one" | "plus-one" | "plus-two";
/** `silver-1` to `silver-6`, `red-0` to `red-6`. */
export type DieName = `silver-${number}` | `red-${number}`;
export type TechnologyClass = "ongoing" | "immediate" | "production" | "final";

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

/* The catalogue */

/** What a tile, a project or a technology does; `op` as in the content files. */
export interface Effect {
  op: string;
  [name: string]: unknown;
}

export type PlaceKind = "entry" | "system" | "pulsar" | "isolated" | "gate";

export interface Place {
  kind: PlaceKind;
  colour?: GateColour;
  x: number;
  y: number;
  dead_end?: boolean;
}

export interface Segment {
  a: string;
  b: string;
  /** How many ships' ways it has: 1 or 2. */
  lanes: number;
}

export interface Cluster {
  places: Record<string, Place>;
  segments: Segment[];
}

export interface SystemFacts {
  planets: { colour: PlanetColour; label?: string }[];
  bonus: Effect[];
}

export interface TechnologyFacts {
  row: number;
  cost: number;
  /** How many points its die icons are worth to the first patents. */
  icons: number;
  class: TechnologyClass;
  board: string;
  /** What it does and when, as in the content files. */
  effect?: Readonly<Record<string, unknown>>;
}

export interface TransmitterFacts {
  letter?: string;
  costs: number[];
  /** The halves of dice at its left and its right end; null where nothing can be linked. */
  ends: [number | null, number | null];
  immediate: Effect[];
  production: { points?: number; cubes?: number; buy?: { cubes: number; points: number } };
}

export interface ProjectFacts {
  id: string;
  slot: string;
  row: number;
  requires: string[];
  die: number;
  effects: Effect[];
}

export interface GoalFacts {
  points: number;
  bonuses: { cubes: number; points: number }[];
  what: string;
  needed: number;
}

export interface GyrodyneFacts {
  /** The die that takes it. */
  take: number;
  /** The die that completes it. */
  complete: number;
  points: number;
}

export interface Catalogue {
  clusters: Record<Side, Cluster>;
  systems: Record<string, SystemFacts>;
  exploration: Record<string, { copies?: number; effects: Effect[] }>;
  technologies: Record<string, TechnologyFacts>;
  transmitters: Record<string, TransmitterFacts>;
  sheets: Record<string, { projects: ProjectFacts[] }>;
  goals: Record<string, GoalFacts>;
  gyrodynes: Record<Gyrodyne, GyrodyneFacts>;
  /** What the first that spin are worth. */
  awards: number[];
  /** The dice that buy a token, any one of them. */
  tokens: Record<TokenName, number[]>;
  /** What a copy of a leftover die costs. */
  copy_cubes: number;
  rings: number;
  track: { spaces: number; start: number; penalties: Record<string, number> };
  /** By the number of players, best first: what the engineering track gives in a round. */
  rewards: Record<string, { cubes: number; points: number }[]>;
  /** By the number of players, first to last in order. */
  initiative_points: Record<string, number[]>;
  base_points: number[];
  beyond: number;
  /** Where a thing is explained in the rules. */
  paragraphs: Record<string, string>;
}

/* The view */

export interface PlanetView {
  colour: PlanetColour;
  label: "" | "3+" | "4";
  owner: number | null;
  blocked: boolean;
}

export interface SystemView {
  /** Its tile, once it was visited. */
  tile: string | null;
  planets: PlanetView[];
}

export interface PulsarView {
  owner: number | null;
  gyrodyne: Gyrodyne | null;
  spinning: boolean;
}

export interface TechnologyView {
  id: string;
  /** Who has patented it, first to last. */
  patents: number[];
  /** Whether its row is in play. */
  open: boolean;
}

export interface RouteView {
  place: string;
  length: number;
  way: number;
  /** The places that are visited, without the start. */
  path: string[];
  /** Systems where a base will be put, or may be. */
  bases: string[];
  /** How many face-down systems are visited. */
  unknown: number;
  bonus: boolean;
  claim: boolean;
  /** Exploration tiles for dead ends. */
  tiles: number;
  /** Points that are certain: gate runs, abilities. */
  points: number;
}

export interface FlightView {
  seat: number;
  from: string;
  value: number;
  run: string | null;
  colour: GateColour | null;
  routes: RouteView[];
}

/** The way that a ship took last. */
export interface FlownView {
  seat: number;
  from: string;
  /** The places that it visited, without the start. */
  path: string[];
}

export interface TransmitterView {
  id: string;
  turned: boolean;
  /** The costs that are covered. */
  paid: number[];
  online: boolean;
}

export interface HeadquartersView {
  board: string;
  /** The side that is used; null while it is not chosen. */
  sheet: string | null;
  done: string[];
  available: string[];
  /** Gate runs that are built and not flown yet. */
  runs: string[];
  runs_used: string[];
}

export interface PlayerView {
  points: number;
  ship: string | null;
  /** The silver dice in front. */
  dice: number[];
  /** The red dice on offer. */
  red: number[];
  must_use_red: boolean;
  red_used: boolean;
  cubes: number;
  copy_cost: number;
  tokens: Record<TokenName, number>;
  /** Claim rings left. */
  rings: number;
  gyrodynes: Record<Gyrodyne, number>;
  arrays: TransmitterView[][];
  headquarters: HeadquartersView | null;
  patents: string[];
  bases: number;
  extra_bases: number;
  awards: { type: Gyrodyne; points: number }[];
  sources: Record<string, number>;
}

export interface TableView {
  round: number;
  phase: Phase;
  cluster: Side;
  /** Whose turn it is in the action phase. */
  active: number | null;
  /** First to last; with two players each is there twice. */
  order: number[];
  /** Silver dice on the dice board: how many show 1, 2, ... 6. */
  dice: number[];
  /** `3` or `3-4`. */
  median: string | null;
  /** 15 stacks each, space 1 first, each a list of seats bottom to top. */
  tracks: Record<TrackName, number[][]>;
  systems: Record<string, SystemView>;
  pulsars: Record<string, PulsarView>;
  supply: Record<Gyrodyne, number>;
  /** What is left of the awards for the first that spin. */
  awards: Record<Gyrodyne, number[]>;
  technologies: TechnologyView[];
  rows: (number | "median")[];
  /** What the row of this round is worth now. */
  row_value: number | null;
  /** On display; null is taken. */
  transmitters: (string | null)[];
  transmitters_left: number;
  exploration: { stack: number; discarded: number };
  goals: { id: string; needed: number; progress: number[] }[];
  flight: FlightView | null;
  last_flight: FlownView | null;
  /** The transmitter that was just taken and is to be linked. */
  linking: { seat: number; transmitter: string } | null;
  players: PlayerView[];
}

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
export interface PanelProps {
  catalogue: Catalogue;
  view: TableView;
  seats: readonly SeatInfo[];
  /** The seat of the person who looks, or null for a spectator. */
  viewer: number | null;
  /** Whose things are shown. */
  seat: number;
  t: Translator;
  /** What can be chosen now: `lit`, `pick`, `isProposed`, the die in the hand. */
  selection: Selection;
}

/** What `catalogue.py` and `view.py` of Planet Unknown give. */

export type Terrain = "civ" | "water" | "biomass" | "rover" | "tech" | "energy";
export type Tracker = Exclude<Terrain, "energy">;
export type Stack = "outer" | "inner";

export const TERRAINS: readonly Terrain[] = ["civ", "water", "biomass", "rover", "tech", "energy"];
export const TRACKERS: readonly Tracker[] = ["civ", "water", "biomass", "rover", "tech"];
export const SIDE = 12;

/** Column and row from the anchor, section, whether it shows the resource, whether the meteor. */
export type TileCell = [
  x: number,
  y: number,
  section: "a" | "b",
  resource: boolean,
  meteor: boolean,
];

export interface Turn {
  width: number;
  height: number;
  cells: TileCell[];
  right: number;
  left: number;
  flip: number;
}

export interface Shape {
  ring: "large" | "small";
  turns: Turn[];
}

export interface TileFacts {
  shape: string;
  terrains: [Terrain, Terrain];
  meteor: boolean;
}

export interface PlanetFacts {
  /** A letter per square: - outside, H hole, L land, I ice, R ring, C city, X toxic, E current, K centre. */
  zones: string[];
  perimeter: string[];
  start: string[];
  lifepods: string[];
  row_medals: number[];
  column_medals: number[];
  parts: string[][];
  side: string[];
  gaps: [string, string][];
  banned: Partial<Record<Terrain, string[]>>;
  separates_ice: boolean;
  slides: boolean;
  rules: string[];
  complexity: number;
  paragraph: string;
}

export interface Benefit {
  op: "synergy" | "civ" | "patch" | "rover" | "move" | "tech" | "advance";
  rank?: number;
  n?: number;
  level?: number;
  track?: Tracker;
}

export interface Space {
  benefits: Benefit[];
  medal: number;
  rows: number[];
  choose: boolean;
  absent: boolean;
}

export interface Technology {
  id: string;
  level: number | null;
  slot: string | null;
  kind: string;
  height: number | null;
  paragraph: string;
}

export interface CorporationFacts {
  rovers: number;
  lifepod_spaces: number;
  tracks: Record<Tracker, Space[]>;
  path: [Tracker, number][] | null;
  top_movement: number;
  technologies: Technology[];
  special: string[];
  complexity: number;
  paragraph: string;
}

export interface Effect {
  op: string;
  [name: string]: unknown;
}

export interface Catalogue {
  shapes: Record<string, Shape>;
  tiles: Record<string, TileFacts>;
  stacks: string[];
  planets: Record<string, PlanetFacts>;
  corporations: Record<string, CorporationFacts>;
  civ_cards: Record<string, { rank: number; timing: string; effects: Effect[] }>;
  objectives: Record<string, { neighbor: { test: Effect }; personal: { complete: number } }>;
  events: Record<string, { colour: string; duration: string; effects: Effect[] }>;
  paragraphs: Record<string, string>;
}

export interface RoverView {
  at: string;
  carries: boolean;
}

export interface PlayerView {
  planet: string;
  corporation: string;
  dealt?: { planet: string; corporation: string } | null;
  terrain: string[];
  resources: Partial<Record<Terrain, string[]>>;
  patches: string[];
  meteor_symbols?: string[];
  meteorites: string[];
  lifepods: string[];
  rovers: RoverView[];
  last_tile?: string[];
  trackers: Record<Tracker, [Tracker, number]>;
  water_path?: number | null;
  flux_track?: Tracker | null;
  technologies?: string[];
  used_this_round?: string[];
  used_this_game?: string[];
  rovers_left: number;
  lifepods_collected: number;
  lifepods_placed?: string[];
  meteorites_collected: number;
  patches_stored: number;
  movement: number;
  milestones?: number[];
  tile_taken?: boolean;
  civ_cards: { rank: number; card: string | null }[];
  personal: (string | null)[];
  drawn?: (string | null)[];
  score?: Record<string, number>;
}

export interface ObjectiveView {
  objective: string;
  seats: number[];
  values: number[];
  win: number;
  tie: number;
}

export interface TableView {
  round: number;
  commander: number;
  rotation: number;
  shift: number;
  turns_by_itself?: boolean;
  positions?: number[];
  depots: [string | null, string | null][];
  tops: (string | null)[];
  below: number[];
  event: string | null;
  event_colour?: string | null;
  events_left?: number;
  events_shown?: string[];
  event_mix?: Record<string, number>;
  next_event?: string | null;
  expected_score?: number | null;
  /** How many cards are left of each rank. */
  civ_piles: number[];
  /** The cards of a rank while the viewer looks through them. */
  civ_cards?: (string[] | null)[];
  objectives: ObjectiveView[];
  common_objectives?: ObjectiveView[];
  players: PlayerView[];
  own_score?: Record<string, number>;
}

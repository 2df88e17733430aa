/** What the parts of the board share: names in the order of the boards, and the size of a planet. */
import type { Terrain, Tracker } from "./types";

/** Where a tile is taken from. */
export type Stack = "outer" | "inner";
export const STACKS: readonly Stack[] = ["outer", "inner"];

export const TERRAINS: readonly Terrain[] = ["civ", "water", "biomass", "rover", "tech", "energy"];
export const TRACKERS: readonly Tracker[] = ["civ", "water", "biomass", "rover", "tech"];
export const SIDE = 12;

/** How a tile is turned, with the key for it. */
export const TURNS = [
  { how: "left", icon: "left", text: "turn-left", keys: "Shift+R" },
  { how: "right", icon: "right", text: "turn-right", keys: "R" },
  { how: "flip", icon: "flip", text: "flip-tile", keys: "F" },
] as const;

/** What the parts of the board share: names in the order of the boards, and the size of a planet. */
import type { Terrain, Tracker } from "./types";

/** Where a tile is taken from. */
export type Stack = "outer" | "inner";

export const TERRAINS: readonly Terrain[] = ["civ", "water", "biomass", "rover", "tech", "energy"];
export const TRACKERS: readonly Tracker[] = ["civ", "water", "biomass", "rover", "tech"];
export const SIDE = 12;

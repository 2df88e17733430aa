/** Where a move is chosen: at the things that its fields name. What lies nowhere comes in the tray. */
import type { Move } from "../board";
import type { Lights } from "../shared/lights";

/** Kinds of moves that belong to a thing which their fields don't name. */
const PLACES: Readonly<Record<string, (fields: Move["fields"]) => string>> = {
  go: ({ track, height }) => `space ${track} ${height}`,
  rotate: ({ position }) => `rotation ${position}`,
  "water-tile": () => "tracker water",
  "rover-tile": () => "tracker rover",
  choose: ({ resource }) => `tracker ${resource}`,
  advance: ({ tracker }) => `tracker ${tracker}`,
  milestone: ({ rank }) => `pile ${rank}`,
};
/** Things by which a move is lit, in this order. */
const THINGS = ["square", "line", "technology", "stack", "spot", "track"] as const;
/** No board has these: the energy of a tile and what is kept for the end. */
const NOWHERE = ["tracker energy", "spot scoring"];

/** The places on the board where a move can be chosen, as keys such as `square r4c5`. */
export function targetsOf({ kind, fields }: Move): string[] {
  if (kind === "place" || kind === "done") return [];
  const place = PLACES[kind]?.(fields);
  if (place) return NOWHERE.includes(place) ? [] : [place];
  if (typeof fields["from"] === "string") return [`square ${fields["from"]}`];
  const thing = THINGS.find((name) => typeof fields[name] === "string");
  const key = thing ? `${thing} ${fields[thing]}` : "";
  return key && !NOWHERE.includes(key) ? [key] : [];
}

/** The move that ends a turn. */
export function passOf(moves: readonly Move[]): Move | null {
  return moves.find((move) => move.kind === "done") ?? null;
}

/**
 * The moves that are offered as cards in the tray: those that lie nowhere. Effects of which one says the order are
 * all offered together, unless each of them is a step of another tracker.
 */
export function trayOf(moves: readonly Move[], asked = ""): readonly Move[] {
  const choices = moves.filter((move) => move.kind !== "place" && move.kind !== "done");
  const places = choices.flatMap(targetsOf);
  const areTrackers = places.every((place) => place.startsWith("tracker "));
  const areApart = new Set(places).size === choices.length;
  if (asked === "agenda" && !(areTrackers && areApart)) return choices;
  return choices.filter((move) => targetsOf(move).length === 0);
}

/** The tabs of the panel. */
export type TabId = "tracks" | "station" | "cards";

const TAB_OF: Readonly<Record<string, TabId>> = {
  tracker: "tracks",
  space: "tracks",
  track: "tracks",
  spot: "tracks",
  technology: "tracks",
  rotation: "station",
  pile: "cards",
};

/** How many lit choices lie in each tab. */
export function countsOf(lights: Lights): ReadonlyMap<TabId, number> {
  const counts = new Map<TabId, number>();
  for (const key of lights.keys()) {
    const tab = TAB_OF[key.split(" ")[0] ?? ""];
    if (tab) counts.set(tab, (counts.get(tab) ?? 0) + 1);
  }
  return counts;
}

/** The tab to which a question belongs, if it can't be answered on the planet or from the tray. */
export function wantedTab(lights: Lights, tray: readonly Move[]): TabId | null {
  const isOnBoard = [...lights.keys()].some((key) => /^(square|line|stack) /.test(key));
  if (isOnBoard || tray.length) return null;
  return [...countsOf(lights).keys()][0] ?? null;
}

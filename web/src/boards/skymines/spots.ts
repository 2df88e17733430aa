/** Where the things lie that can be chosen on the map. */
import {
  angleOf,
  CENTRE,
  cornerOf,
  laneOf,
  polar,
  RADIUS,
  type Edge,
  type Point,
} from "./geometry";
import { barrierKey, THREAT } from "./lights";
import { heartOf } from "./sectors";
import type { Asteroid, Catalogue, Company, TableView } from "./types";

/** In the corner of a station: the middle of its emblem, where its columns begin, how high they are. */
const EMBLEM = 46;
export const COLUMN_TOP = 104;
export const BLOCK = 108;
/** A column is wide enough for a pointer where the ring leaves the room for it. */
export function columnsWide(unit: number): number {
  return 3 * (unit < 2.4 ? Math.max(37, 25 * unit) : 37);
}

/** How far what is written of a station is off its corner: in the last one are the buttons for the size. */
export function asideOf(edge: Edge, unit: number): number {
  return edge === "bottom" ? (unit < 2.4 ? 40 * unit : 155) : 0;
}

/** The middle of a station's emblem. */
export function emblemSpot(edge: Edge, unit: number): Point {
  const { x, y, dx, dy } = cornerOf(edge);
  return { x: x + dx * (EMBLEM + asideOf(edge, unit)), y: y + dy * EMBLEM };
}

/** How much smaller than the Moon the Belt is drawn: asteroids hang over their points. */
const BELT = 0.9;

function onBelt({ x, y }: Point): Point {
  return { x: CENTRE.x + (x - 500) * BELT, y: CENTRE.y + (y - 500) * BELT };
}

export const rockSpot = (rock: Asteroid): Point => onBelt(rock);
export const shuttleSpot = onBelt;

/** Outpost spaces lie a little farther apart than printed. */
export function outpostSpot(rock: Asteroid, name: string): Point {
  const middle = rockSpot(rock);
  const space = rock.spaces[name] ?? rock;
  const lift = Object.keys(rock.spaces).length > 2 ? 12 : 16;
  return {
    x: middle.x + (space.x - rock.x) * 1.34,
    y: middle.y + (space.y - rock.y) * 1.28 - lift,
  };
}

/** The places of a side of the map. */
export function placesOn({ moon, belt }: Catalogue, side: TableView["side"]): string[] {
  if (side === "moon") return Object.keys(moon.sectors);
  const spaces = Object.values(belt.asteroids).flatMap((rock) => Object.keys(rock.spaces));
  return [...spaces, ...Object.keys(belt.shuttle_spaces)];
}

/** The edges that the companies' stations lie at. */
export function edgesOf(catalogue: Catalogue, view: TableView): Record<Company, Edge> {
  const { stations } = view.side === "moon" ? catalogue.moon : catalogue.belt;
  return Object.fromEntries(
    catalogue.companies.map((company) => [company, stations[company]?.edge as Edge]),
  ) as Record<Company, Edge>;
}

/** Where a place of the map is. */
export function placeSpot(catalogue: Catalogue, place: string): Point | null {
  const sector = catalogue.moon.sectors[place];
  if (sector) return heartOf(sector);
  const shuttle = catalogue.belt.shuttle_spaces[place];
  if (shuttle) return shuttleSpot(shuttle);
  const rock = Object.values(catalogue.belt.asteroids).find(({ spaces }) => place in spaces);
  return rock ? outpostSpot(rock, place) : null;
}

/** Where a lit thing is, by its key; see `lights.ts`. */
export function spotOf(
  key: string,
  catalogue: Catalogue,
  view: TableView,
  viewer: number | null,
  unit: number,
): Point | null {
  if (key === THREAT) return CENTRE;
  const [kind, name = "", number = ""] = key.split("-");
  if (kind === "rock") {
    const rock = catalogue.belt.asteroids[name];
    return rock ? rockSpot(rock) : null;
  }
  const i = catalogue.companies.indexOf(name as Company);
  if (i < 0) return placeSpot(catalogue, key);
  const edge = edgesOf(catalogue, view)[name as Company];
  const corner = cornerOf(edge);
  if (kind === "company") return emblemSpot(edge, unit);
  if (kind === "column") {
    const wide = columnsWide(unit) / 3;
    return {
      x: corner.x + corner.dx * (10 + wide * (Number(number) + 0.5)),
      y: corner.y + corner.dy * (COLUMN_TOP + BLOCK / 2),
    };
  }
  const track = catalogue.tracks[view.companies[i]?.track ?? ""];
  const at = view.players[viewer ?? 0]?.at[i] ?? 0;
  if (!track) return null;
  if (key === barrierKey(name)) return polar(RADIUS.label, angleOf(edge, at + 0.5, track.last));
  const angle = angleOf(edge, at + Number(number), track.last);
  return polar(laneOf(viewer ?? 0, view.players.length), angle);
}

/** How places look: their size, what stands on gates, where planets are. */
import { around, CENTRE, fanned, type Point } from "./geometry";
import type { Cluster, GateColour, Place, PlaceKind } from "./types";

/** How much room a place takes on the map: lanes end there. */
export const RADIUS: Record<PlaceKind, number> = {
  entry: 19,
  system: 36,
  pulsar: 20,
  isolated: 20,
  gate: 14,
};

/** How far from its middle ships stand, so that what is there can still be seen. */
const BERTH: Record<PlaceKind, number> = {
  entry: 26,
  system: 40,
  pulsar: 30,
  isolated: 30,
  gate: 20,
};

/** Where a ship stands: beside its place, others with it around it. */
export function berthOf(cluster: Cluster, ships: readonly (string | null)[], seat: number): Point {
  const name = ships[seat] ?? "";
  const place = cluster.places[name];
  if (!place) return CENTRE;
  const there = ships.flatMap((ship, i) => (ship === name ? [i] : []));
  const aside = fanned(there.indexOf(seat), there.length, BERTH[place.kind]);
  return { x: place.x + aside.x, y: place.y + aside.y };
}

/** The signs on gates, as everywhere: an arrow, two bars, a cross. */
export const GATE_SIGN: Record<GateColour, string> = {
  green: "M-5.400 3 0-3.600 5.400 3",
  orange: "M-5.400-2.600H5.400M-5.400 2.600H5.400",
  magenta: "M-4.200-4.200 4.200 4.200M4.200-4.200-4.200 4.200",
};

/** How far the planets of a system are from its sun. */
export function orbitOf(planets: number): number {
  return planets < 3 ? 17 : planets === 3 ? 19 : 20.5;
}

/** Where the planets of a system stand on its orbit. */
export function planetAt(n: number, of: number): Point {
  const origin = { x: 0, y: 0 };
  return around((n + 0.5) / of, orbitOf(of), origin);
}

export function radiusOf(place: Place | undefined): number {
  return place ? RADIUS[place.kind] : 0;
}

/** A ship with its nose up, around the middle of its hull. */
export const HULL =
  "M0-20C6.500-13.500 9-4.500 8 7L13.500 15.500 5 13H-5L-13.500 15.500-8 7C-9-4.500-6.500-13.500 0-20Z";
/** A bolt of light from a pulsar's pole. */
export const BEAM = "M-1.500-5-7-40A42 42 0 0 1 7-40L1.500-5Z";

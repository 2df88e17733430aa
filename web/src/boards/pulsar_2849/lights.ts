/** What can be chosen on the map: places with the moves that lead there, and the ship. */
import type { Move } from "../board";
import { lit } from "../shared/lights";
import { ranked } from "./geometry";
import type { Selection } from "./selection.svelte";
import type { MoveKind } from "./common";
import type { FlightView, RouteView, TableView } from "./types";

/** A place that can be chosen; the ship stands for flying away with it. */
export interface Light {
  /** The place, or `ship`. */
  readonly key: string;
  readonly place: string;
  readonly kind: MoveKind;
  readonly moves: readonly Move[];
}

export const SHIP = "ship";

/** The field of a move that names a place on the map. */
const PLACE_FIELD: Partial<Record<MoveKind, string>> = {
  "put-ship": "entry",
  route: "place",
  teleport: "place",
  claim: "isolated",
  complete: "pulsar",
  build: "pulsar",
};

/** The field that tells apart what can be done at places; at the ship there is none. */
export const FIELD: Partial<Record<MoveKind, string>> = PLACE_FIELD;

/** The place on the map that a move is about, if it is about one. */
export function placeOf(move: Move): string | null {
  const field = PLACE_FIELD[move.kind as MoveKind];
  const value = field === undefined ? null : move.fields[field];
  return typeof value === "string" ? value : null;
}

/** All that is lit on the map with what the player holds. */
export function lightsOf(
  selection: Pick<Selection, "payable">,
  view: TableView,
  viewer: number | null,
): Map<string, Light> {
  const ship = viewer === null ? null : (view.players[viewer]?.ship ?? null);
  const places = lit(selection.payable, (move) => {
    const place = placeOf(move) ?? (move.kind === "fly" && ship !== null ? SHIP : null);
    return place === null ? [] : [place];
  });
  const lights = new Map<string, Light>();
  for (const [key, moves] of places) {
    // To build comes before to complete: no pulsar offers both.
    const kind = moves[0]?.kind as MoveKind;
    const place = key === SHIP && ship !== null ? ship : key;
    lights.set(key, { key, place, kind, moves: moves.filter((move) => move.kind === kind) });
  }
  return lights;
}

/** The route that a move chooses. */
export function routeOf(flight: FlightView | null, move: Move | null): RouteView | null {
  if (!flight || move?.kind !== "route") return null;
  const { place, length, way } = move.fields;
  return (
    flight.routes.find(
      (route) => route.place === place && route.length === length && route.way === way,
    ) ?? null
  );
}

export interface Way {
  readonly move: Move;
  readonly route: RouteView;
}

/** The ways to a place that are offered, the better ones first. */
export function waysTo(flight: FlightView | null, light: Light | undefined): Way[] {
  if (!flight || light?.kind !== "route") return [];
  const found = light.moves.flatMap((move) => {
    const route = routeOf(flight, move);
    return route ? [{ move, route }] : [];
  });
  const order = ranked(found.map(({ route }) => route));
  return found.sort((a, b) => order.indexOf(a.route) - order.indexOf(b.route));
}

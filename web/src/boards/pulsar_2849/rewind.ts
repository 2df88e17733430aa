/**
 * How the map looked before some events: what is to be seen happening is taken out of the view, and put
 * back piece by piece.
 */
import type { EventRecord } from "../../wire";
import type { FlownView, Gyrodyne, PulsarView, SystemView, TableView } from "./types";

/** What changes on the map. */
export interface MapState {
  readonly systems: Readonly<Record<string, SystemView>>;
  readonly pulsars: Readonly<Record<string, PulsarView>>;
  /** Where the ships are, by seat. */
  readonly ships: readonly (string | null)[];
}

export function mapOf(view: TableView): MapState {
  return {
    systems: view.systems,
    pulsars: view.pulsars,
    ships: view.players.map((player) => player.ship),
  };
}

/** How long the events take that can be seen on the map, in milliseconds. */
const LENGTHS: Record<string, number> = {
  "ship-placed": 350,
  teleported: 400,
  revealed: 400,
  base: 250,
  claimed: 350,
  construction: 300,
  completed: 400,
};
const SEGMENT = 110;

/** How long an event takes on the map; 0 for one that can't be seen there. */
export function lengthOf(event: EventRecord): number {
  if (event.kind === "flew") return 200 + SEGMENT * Number(event["length"]);
  return LENGTHS[event.kind] ?? 0;
}

/** The places that an event is about. */
export function placesOf(event: EventRecord): string[] {
  return [event["place"], event["from"], event["pulsar"], event["entry"]].filter(
    (one): one is string => typeof one === "string",
  );
}

/** The places that a ship visited on a flight, if its way is among these. */
export function pathOf(flights: readonly FlownView[], event: EventRecord): string[] | null {
  const found = flights.find(
    ({ seat, from, path }) =>
      seat === event["seat"] &&
      from === event["from"] &&
      path.at(-1) === event["place"] &&
      path.length === event["length"],
  );
  return found?.path ?? null;
}

/** The map as it was before these events, the last of which led to `now`. */
export function rewound(now: MapState, events: readonly EventRecord[]): MapState {
  return events.reduceRight(before, now);
}

function before(map: MapState, event: EventRecord): MapState {
  const seat = Number(event["seat"]);
  const place = String(event["place"]);
  switch (event.kind) {
    case "ship-placed":
      return sailed(map, seat, null);
    case "flew":
      return sailed(map, seat, String(event["from"]));
    case "revealed":
      return { ...map, systems: { ...map.systems, [place]: { tile: null, planets: [] } } };
    case "base":
      return vacated(map, place, seat, String(event["planet"]));
    case "claimed":
      return pulsar(map, event, { owner: null, gyrodyne: null, spinning: false });
    case "construction":
      return pulsar(map, event, { gyrodyne: null, spinning: false });
    case "completed":
      return pulsar(map, event, { gyrodyne: event["type"] as Gyrodyne, spinning: false });
    default:
      return map;
  }
}

function sailed(map: MapState, seat: number, to: string | null): MapState {
  return { ...map, ships: map.ships.map((ship, i) => (i === seat ? to : ship)) };
}

function pulsar(map: MapState, event: EventRecord, was: Partial<PulsarView>): MapState {
  const name = String(event["pulsar"]);
  const known = map.pulsars[name] ?? { owner: null, gyrodyne: null, spinning: false };
  return { ...map, pulsars: { ...map.pulsars, [name]: { ...known, ...was } } };
}

/** The seat's last base of that colour is taken away again. */
function vacated(map: MapState, place: string, seat: number, colour: string): MapState {
  const system = map.systems[place];
  const n = system?.planets.findLastIndex(
    (planet) => planet.owner === seat && planet.colour === colour,
  );
  if (!system || n === undefined || n < 0) return map;
  const planets = system.planets.map((planet, i) =>
    i === n ? { ...planet, owner: null } : planet,
  );
  return { ...map, systems: { ...map.systems, [place]: { ...system, planets } } };
}

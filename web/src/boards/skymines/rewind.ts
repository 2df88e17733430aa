/**
 * How the map looked before some events: what is to be seen happening is taken out of the view, and put back piece by
 * piece.
 */
import type { EventRecord } from "../../wire";
import type { Company, TableView } from "./types";

/** What changes on the map. */
export interface MapState {
  /** Which company has a piece where. */
  readonly held: Readonly<Record<string, string>>;
  /** Where the markers are, by player and company. */
  readonly at: readonly (readonly number[])[];
  /** Pieces in the columns, by company. */
  readonly columns: readonly (readonly number[])[];
}

export function mapOf(view: TableView): MapState {
  return {
    held: view.held,
    at: view.players.map((player) => player.at),
    columns: view.companies.map((company) => company.columns),
  };
}

/** How long the events take that can be seen on the map, in milliseconds. */
const LENGTHS: Record<string, number> = {
  entered: 350,
  ousted: 300,
  "pieces-taken": 400,
  returned: 300,
  "outpost-removed": 350,
};
const SPACE = 70;

/** How long an event takes on the map; 0 for one that can't be seen there. */
export function lengthOf(event: EventRecord): number {
  if (event.kind === "moved") return 200 + SPACE * spacesOf(event);
  return LENGTHS[event.kind] ?? 0;
}

function spacesOf(event: EventRecord): number {
  return Number(event["reaching"]) - Number(event["leaving"]);
}

/** The places and companies that an event is about. */
export function thingsOf(event: EventRecord): string[] {
  return [event["place"], event["company"]].filter((one) => typeof one === "string");
}

/** The map as it was before these events, the last of which led to `now`. */
export function rewound(
  now: MapState,
  events: readonly EventRecord[],
  companies: readonly Company[],
): MapState {
  return events.reduceRight((map, event) => before(map, event, companies), now);
}

function before(map: MapState, event: EventRecord, companies: readonly Company[]): MapState {
  const company = companies.indexOf(event["company"] as Company);
  const place = String(event["place"]);
  switch (event.kind) {
    case "entered": {
      const { [place]: _, ...held } = map.held;
      return { ...map, held };
    }
    case "ousted":
      return { ...map, held: { ...map.held, [place]: String(event["company"]) } };
    case "moved": {
      const seat = Number(event["seat"]);
      const leaving = Number(event["leaving"]);
      return { ...map, at: changed(map.at, seat, (at) => changed(at, company, () => leaving)) };
    }
    case "pieces-taken": {
      const taken = [event["first"], event["second"], event["third"]].map(Number);
      return lifted(map, company, taken, 1);
    }
    case "returned":
    case "outpost-removed": {
      const column = Number(event["column"]);
      const one = [0, 1, 2].map((i) => Number(i === column));
      return lifted(map, company, one, event.kind === "returned" ? -1 : 1);
    }
    default:
      return map;
  }
}

function lifted(map: MapState, company: number, pieces: readonly number[], by: 1 | -1): MapState {
  const put = (columns: readonly number[]): number[] =>
    columns.map((n, i) => n + by * (pieces[i] ?? 0));
  return { ...map, columns: changed(map.columns, company, put) };
}

function changed<T>(list: readonly T[], place: number, change: (one: T) => T): T[] {
  return list.map((one, i) => (i === place ? change(one) : one));
}

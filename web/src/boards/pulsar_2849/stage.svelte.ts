/** What has happened on the map is shown one event after another, and how it looked before that. */
import { untrack } from "svelte";
import type { EventRecord } from "../../wire";
import type { BoardProps } from "../board";
import { Stage } from "../shared/stage.svelte";
import { pointOf, shortest, type Point } from "./geometry";
import { lengthOf, mapOf, pathOf, placesOf, rewound, type MapState } from "./rewind";
import type { Catalogue, Cluster, FlownView, TableView } from "./types";

/** The ways of so many flights are known while what has happened is shown. */
const FLIGHTS = 8;

/** The last flights that were seen. */
class Flights {
  /** The newest first. */
  #flown: readonly FlownView[] = [];

  watch({ last_flight: flight }: TableView): void {
    if (!flight || JSON.stringify(flight) === JSON.stringify(this.#flown[0])) return;
    this.#flown = [flight, ...this.#flown].slice(0, FLIGHTS);
  }

  wayOf(event: EventRecord, cluster: Cluster): Point[] {
    const [from, to] = [String(event["from"]), String(event["place"])];
    const stops =
      pathOf(this.#flown, event) ?? shortest(cluster, from, to, Number(event["length"]));
    return [from, ...(stops ?? [to])].map((place) => pointOf(cluster, place));
  }
}

/** To be made while a component is set up: it follows what `read` gives. */
export class MapStage extends Stage<MapState> {
  readonly #cluster: () => Cluster;
  readonly #flights: Flights;

  constructor(read: () => BoardProps) {
    const flights = new Flights();
    const viewed = (): TableView => read().view as TableView;
    super(read, {
      lengthOf,
      thingsOf: placesOf,
      rewind: (pending) => rewound(mapOf(viewed()), pending),
      arrive: () => flights.watch(viewed()),
    });
    this.#flights = flights;
    this.#cluster = () => (read().catalogue as Catalogue).clusters[viewed().cluster];
  }

  /** The way of the ship that flies just now. */
  readonly way = $derived.by<readonly Point[] | null>(() => {
    const event = this.current;
    if (event?.kind !== "flew") return null;
    return untrack(() => this.#flights.wayOf(event, this.#cluster()));
  });
}

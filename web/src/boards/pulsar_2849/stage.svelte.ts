/** What has happened on the map is shown one event after another, and how it looked before that. */
import { untrack } from "svelte";
import type { EventRecord } from "../../wire";
import type { BoardProps } from "../board";
import { Stage } from "../shared/stage.svelte";
import { pointOf, shortest, type Point } from "./geometry";
import { lengthOf, mapOf, pathOf, placesOf, rewound, type MapState } from "./rewind";
import type { Cluster, FlownView, TableView } from "./types";

/** The ways of so many flights are known while what has happened is shown. */
const FLIGHTS = 8;

type Shown = Pick<BoardProps, "events" | "pointed" | "slow" | "playing"> & {
  view: TableView;
  cluster: Cluster;
};

/** To be made while a component is set up: it follows what `read` gives. */
export class MapStage {
  readonly #stage: Stage<MapState>;
  /** The last flights, the newest first. */
  #flown: readonly FlownView[] = [];
  readonly #read: () => Shown;

  constructor(read: () => Shown) {
    this.#read = read;
    this.#stage = new Stage(read, {
      lengthOf,
      rewind: (pending) => rewound(mapOf(read().view), pending),
      arrive: () => this.#watch(read().view),
    });
  }

  /** The map as far as it has been shown. */
  get map(): MapState {
    return this.#stage.position;
  }

  get current(): EventRecord | null {
    return this.#stage.current;
  }

  /** How long what is shown takes, before the player's own speed. */
  get milliseconds(): number {
    return this.#stage.milliseconds;
  }

  /** The way of the ship that flies just now. */
  readonly way = $derived.by<readonly Point[] | null>(() => {
    const event = this.current;
    if (event?.kind !== "flew") return null;
    return untrack(() => this.#wayOf(event));
  });

  /** Places that the log points at, or that have just changed. */
  readonly pointed = $derived.by<ReadonlySet<string>>(
    () => new Set(this.#stage.outlined.flatMap(placesOf)),
  );

  #watch({ last_flight: flight }: TableView): void {
    if (!flight || JSON.stringify(flight) === JSON.stringify(this.#flown[0])) return;
    this.#flown = [flight, ...this.#flown].slice(0, FLIGHTS);
  }

  #wayOf(event: EventRecord): Point[] {
    const { cluster } = this.#read();
    const [from, to] = [String(event["from"]), String(event["place"])];
    const stops =
      pathOf(this.#flown, event) ?? shortest(cluster, from, to, Number(event["length"]));
    return [from, ...(stops ?? [to])].map((place) => pointOf(cluster, place));
  }
}

/** What has happened on the map is shown one event after another, and how it looked before that. */
import { untrack } from "svelte";
import { duration } from "../../lib/settings.svelte";
import type { EventRecord } from "../../wire";
import type { BoardProps } from "../board";
import { Playback } from "../shared/playback.svelte";
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
export class Stage {
  readonly playback = new Playback(lengthOf);
  #flashed = $state.raw<readonly EventRecord[]>([]);
  /** The last flights, the newest first. */
  #flown: readonly FlownView[] = [];
  #events: readonly EventRecord[] | null = null;
  #slow = false;
  readonly #read: () => Shown;

  constructor(read: () => Shown) {
    this.#read = read;
    $effect.pre(() => {
      const { events, slow = false, playing, view } = read();
      untrack(() => {
        this.#watch(view);
        this.#show(events, slow, playing);
      });
    });
    // Without motion, what has changed is outlined for a second.
    $effect(() => {
      const { events, slow } = read();
      if (slow || !events.length || untrack(() => duration(1))) return;
      this.#flashed = events;
      const timer = setTimeout(() => (this.#flashed = []), 1000);
      return () => clearTimeout(timer);
    });
  }

  /** The map as far as it has been shown. */
  readonly map = $derived.by<MapState>(() =>
    rewound(mapOf(this.#read().view), this.playback.pending),
  );

  get current(): EventRecord | null {
    return this.playback.current;
  }

  /** How long what is shown takes, before the player's own speed. */
  get milliseconds(): number {
    return this.current ? lengthOf(this.current) : 0;
  }

  /** The way of the ship that flies just now. */
  readonly way = $derived.by<readonly Point[] | null>(() => {
    const event = this.current;
    if (event?.kind !== "flew") return null;
    return untrack(() => this.#wayOf(event));
  });

  /** Places that the log points at, or that have just changed. */
  readonly pointed = $derived.by<ReadonlySet<string>>(() => {
    const { pointed, slow } = this.#read();
    const all = pointed ? [pointed] : this.current && slow ? [this.current] : this.#flashed;
    return new Set(all.flatMap(placesOf));
  });

  #watch({ last_flight: flight }: TableView): void {
    if (!flight || JSON.stringify(flight) === JSON.stringify(this.#flown[0])) return;
    this.#flown = [flight, ...this.#flown].slice(0, FLIGHTS);
  }

  #show(events: readonly EventRecord[], slow: boolean, told: BoardProps["playing"]): void {
    if (events === this.#events) return;
    // What was there when the table was opened, or before something was shown again, is not new.
    const known = (this.#events === null || this.#slow) && !slow;
    this.#events = events;
    this.#slow = slow;
    if (known || events.some((event) => event.kind === "undone")) this.playback.skip();
    else this.playback.add(events, slow, told);
  }

  #wayOf(event: EventRecord): Point[] {
    const { cluster } = this.#read();
    const [from, to] = [String(event["from"]), String(event["place"])];
    const stops =
      pathOf(this.#flown, event) ?? shortest(cluster, from, to, Number(event["length"]));
    return [from, ...(stops ?? [to])].map((place) => pointOf(cluster, place));
  }
}

/** What has happened on the map is shown one event after another, and how it looked before that. */
import { untrack } from "svelte";
import { duration } from "../../lib/settings.svelte";
import type { EventRecord } from "../../wire";
import type { BoardProps, Move } from "../board";
import { Playback } from "../shared/playback.svelte";
import { pointOf, shortest, type Point } from "./geometry";
import { routeOf } from "./lights";
import { lengthOf, mapOf, placesOf, rewound, type MapState } from "./rewind";
import type { Cluster, FlightView, RouteView, TableView } from "./types";

type Shown = Pick<BoardProps, "events" | "pointed" | "slow" | "playing" | "proposed"> & {
  view: TableView;
  cluster: Cluster;
};

/** To be made while a component is set up: it follows what `read` gives. */
export class Stage {
  readonly playback = new Playback(lengthOf);
  #flashed = $state.raw<readonly EventRecord[]>([]);
  /** The last flight whose routes are known, and the one that was proposed of them. */
  #flight: FlightView | null = null;
  #proposed: RouteView | null = null;
  #events: readonly EventRecord[] | null = null;
  #slow = false;
  readonly #read: () => Shown;

  constructor(read: () => Shown) {
    this.#read = read;
    $effect.pre(() => {
      const { events, slow = false, playing, view, proposed } = read();
      untrack(() => {
        this.#watch(view, proposed);
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

  #watch(view: TableView, proposed: Move | null): void {
    if (!view.flight) return;
    if (view.flight.from !== this.#flight?.from) this.#proposed = null;
    this.#flight = view.flight;
    this.#proposed = routeOf(view.flight, proposed) ?? this.#proposed;
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
    const [from, to, length] = [String(event["from"]), String(event["place"]), event["length"]];
    const fits = (route: RouteView | null | undefined): route is RouteView =>
      route?.place === to && route.length === length && this.#flight?.from === from;
    const route = fits(this.#proposed) ? this.#proposed : this.#flight?.routes.find(fits);
    const stops = route?.path ?? shortest(cluster, from, to, Number(length)) ?? [to];
    return [from, ...stops].map((place) => pointOf(cluster, place));
  }
}

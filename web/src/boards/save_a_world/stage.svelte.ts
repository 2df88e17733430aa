/** What has happened is shown one event after another: the table as far as it has been seen, and what flies over it. */
import type { EventRecord } from "../../wire";
import type { BoardProps } from "../board";
import { Stage } from "../shared/stage.svelte";
import { after } from "./changes";
import { drawsOf, isOfDraw, type Draws } from "./draws";
import { giverOf } from "./flightpaths";
import type { Catalogue, TableView } from "./types";

type Shown = Pick<BoardProps, "events" | "pointed" | "slow" | "playing"> & {
  view: TableView;
  catalogue: Catalogue;
};

/** Events, and the table before them. */
interface Batch {
  before: TableView;
  events: readonly EventRecord[];
}

/** So many batches are known, to be shown again. */
const KNOWN = 40;

/** How long the events take that can be seen, in milliseconds. */
const LENGTHS: Readonly<Record<string, number>> = {
  landed: 380,
  "simu-landed": 380,
  recalled: 350,
  "shuttle-used": 450,
  round: 500,
  "card-played": 300,
  boosted: 300,
  "card-discarded": 300,
  recovered: 300,
  "card-removed": 300,
  "card-bought": 400,
  "simu-took": 350,
  "card-dealt": 220,
  "display-swept": 250,
  gained: 300,
  raised: 250,
  "tag-gained": 300,
  upgraded: 300,
  worked: 450,
  "simu-worked": 450,
  "leader-bonus": 300,
  "tile-removed": 350,
  "asteroid-moved": 550,
  "cubes-added": 350,
  "facility-placed": 450,
  "threat-rose": 250,
  "cube-drawn": 340,
  "cube-placed": 240,
  impact: 1500,
  aimed: 1300,
  shot: 1500,
  cracked: 520,
  "key-project": 2400,
};

/** To be made while a component is set up: it follows what `read` gives. */
export class TableStage {
  readonly #stage: Stage<TableView>;
  readonly #read: () => Shown;
  /** What is being shown, and the table before it. */
  #queue = $state.raw<Batch | null>(null);
  #last: TableView | null = null;
  #known: Batch[] = [];

  constructor(read: () => Shown) {
    this.#read = read;
    this.#stage = new Stage(read, {
      lengthOf: (event) => LENGTHS[event.kind] ?? 0,
      rewind: (pending) => this.#before(pending),
      isKept: isOfDraw,
      isCovering: isOfDraw,
      arrive: (isNew) => this.#arrive(isNew),
    });
  }

  /** The table as far as what happened has been shown. */
  get view(): TableView {
    return this.#stage.position;
  }

  get current(): EventRecord | null {
    return this.#stage.current;
  }

  /** How long what is shown takes, before the player's own speed. */
  get milliseconds(): number {
    return this.#stage.milliseconds;
  }

  get outlined(): readonly EventRecord[] {
    return this.#stage.outlined;
  }

  /** What is being drawn from the bag just now. */
  readonly draws = $derived.by<Draws | null>(() => {
    if (!this.#queue || !this.current || !isOfDraw(this.current)) return null;
    return drawsOf(this.#queue.events, this.#shown(this.#stage.playback.pending));
  });

  /** The location or card that was used last. */
  get giver(): string {
    const events = this.#queue?.events.slice(0, this.#shown(this.#stage.playback.pending)) ?? [];
    return events.map(giverOf).findLast(Boolean) ?? "";
  }

  #before(pending: readonly EventRecord[]): TableView {
    const { view, catalogue } = this.#read();
    if (!this.#queue || !pending.length) return view;
    const { before, events } = this.#queue;
    return after(before, events.slice(0, this.#shown(pending)), catalogue);
  }

  /** How many events of the queue have been shown, those that can't be seen and were passed included. */
  #shown(pending: readonly EventRecord[]): number {
    const events = this.#queue?.events ?? [];
    const next = pending[0] ? events.indexOf(pending[0]) : -1;
    return next < 0 ? events.length : next;
  }

  #arrive(isNew: boolean): void {
    const { view, events, slow = false } = this.#read();
    if (isNew && slow) this.#queue = this.#again(events, view);
    else if (isNew && this.#last) this.#enqueue({ before: this.#last, events });
    this.#last = view;
  }

  #enqueue(batch: Batch): void {
    this.#known = [...this.#known, batch].slice(-KNOWN);
    this.#queue =
      this.current && this.#queue
        ? { before: this.#queue.before, events: [...this.#queue.events, ...batch.events] }
        : batch;
  }

  /** Events that are shown once more: the table before them, if it is still known, else as it is. */
  #again(events: readonly EventRecord[], now: TableView): Batch {
    const first = events[0];
    const batch = this.#known.find((one) => first && one.events.includes(first));
    if (!batch || !first) return { before: now, events };
    const earlier = batch.events.slice(0, batch.events.indexOf(first));
    return { before: after(batch.before, earlier, this.#read().catalogue), events };
  }
}

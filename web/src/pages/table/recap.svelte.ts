import { withdrawn } from "../../lib/log";
import type { TableSession } from "../../lib/table.svelte";
import type { EventRecord } from "../../wire";

/** What has happened since the viewer last acted, shown again on the board, seat by seat. */
export class Recap {
  /** What is being shown: the events of one seat, all of them, the seats left, and the one to come back to. */
  #now = $state.raw<{
    events: readonly EventRecord[];
    told: readonly EventRecord[];
    left: readonly number[];
    back: number;
  } | null>(null);
  /** The event that is to be seen just now. */
  current = $state.raw<EventRecord | null>(null);

  readonly #session: TableSession;
  readonly #focus: (seat: number) => void;

  constructor(session: TableSession, focus: (seat: number) => void) {
    this.#session = session;
    this.#focus = focus;
  }

  get isShowing(): boolean {
    return this.#now !== null;
  }

  /** The events for the board to show again, or null when nothing is. */
  get events(): readonly EventRecord[] | null {
    return this.#now?.events ?? null;
  }

  readonly #missed = $derived.by(() => {
    const { events, since } = this.#session;
    const gone = withdrawn(events);
    return events.filter((_, n) => n >= since && !gone.has(n));
  });

  get isEmpty(): boolean {
    return this.#missed.length === 0;
  }

  start(back: number): void {
    const told = this.#missed;
    const seats = new Set(told.map((record) => record["seat"]));
    this.#next(
      told,
      [...seats].filter((seat) => typeof seat === "number"),
      back,
    );
  }

  /** The board tells which event it shows, and null after the last one. */
  played(record: EventRecord | null): void {
    this.current = record;
    const now = this.#now;
    if (record || !now) return;
    // Not while the board is still telling it.
    setTimeout(() => {
      if (this.#now === now) this.#next(now.told, now.left, now.back);
    });
  }

  stop(): void {
    if (!this.#now) return;
    this.#focus(this.#now.back);
    this.#now = null;
    this.current = null;
  }

  #next(told: readonly EventRecord[], seats: readonly number[], back: number): void {
    const [seat, ...left] = seats;
    this.current = null;
    this.#focus(seat ?? back);
    const events = told.filter((record) => record["seat"] === seat);
    this.#now = seat === undefined ? null : { events, told, left, back };
  }
}

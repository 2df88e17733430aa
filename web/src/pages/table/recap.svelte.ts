import { withdrawn } from "../../lib/log";
import type { TableSession } from "../../lib/table.svelte";
import type { EventRecord } from "../../wire";

/** Events that one seat's things show, one after another. */
interface Run {
  seat: number | null;
  events: EventRecord[];
}

/** What happens to nobody in particular is seen with what came before it. */
function runs(events: readonly EventRecord[]): Run[] {
  const all: Run[] = [];
  for (const event of events) {
    const seat = typeof event["seat"] === "number" ? event["seat"] : null;
    const last = all.at(-1);
    if (last && (seat === null || last.seat === null || seat === last.seat)) {
      last.events.push(event);
      last.seat ??= seat;
    } else all.push({ seat, events: [event] });
  }
  return all;
}

/** What has happened since the viewer last acted, shown again on the board as it came. */
export class Recap {
  /** What is being shown, what is left, and the seat to come back to. */
  #now = $state.raw<{ events: readonly EventRecord[]; left: readonly Run[]; back: number } | null>(
    null,
  );
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
    this.#next(runs(this.#missed), back);
  }

  /** The board tells which event it shows, and null after the last one. */
  played(record: EventRecord | null): void {
    this.current = record;
    const now = this.#now;
    if (record || !now) return;
    // Not while the board is still telling it.
    setTimeout(() => {
      if (this.#now === now) this.#next(now.left, now.back);
    });
  }

  stop(): void {
    if (!this.#now) return;
    this.#focus(this.#now.back);
    this.#now = null;
    this.current = null;
  }

  #next(waiting: readonly Run[], back: number): void {
    const [run, ...left] = waiting;
    this.current = null;
    this.#focus(run?.seat ?? back);
    this.#now = run ? { events: run.events, left, back } : null;
  }
}

/** A score sheet is counted up in front of everybody: part by part, source by source, until somebody presses anything. */
import { on } from "svelte/events";
import { duration } from "../lib/settings.svelte";
import type { Part } from "./score";

/** How long a row is looked at, in milliseconds. */
const ROW = 420;

/** What a step adds to the sheet: a part without sources, or one of its sources. */
interface Row {
  part: number;
  source: number | null;
  points: readonly (number | null)[];
}

function rowsOf(parts: readonly Part[]): Row[] {
  return parts.flatMap(({ points, sources }, part): Row[] => {
    const listed = sources.map((source, n) => ({ part, source: n, points: source.points }));
    // What has no source of its own is counted with the part.
    const rest = points.map(
      (all, seat) => all - sources.reduce((sum, source) => sum + (source.points[seat] ?? 0), 0),
    );
    return rest.some(Boolean) || !listed.length
      ? [{ part, source: null, points: rest }, ...listed]
      : listed;
  });
}

/** To be made while a component is set up. */
export class Tally {
  /** How many rows have been counted. */
  #count = $state(0);
  #isDone = $state(true);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tell: () => void = () => undefined;
  readonly #read: () => readonly Part[];
  readonly #rows = $derived.by(() => rowsOf(this.#read()));

  constructor(read: () => readonly Part[], counting: boolean, done: () => void) {
    this.#read = read;
    if (!counting) return;
    this.#isDone = duration(1) === 0;
    if (this.#isDone) {
      done();
      return;
    }
    this.#tell = done;
    this.#next();
    $effect(() => () => clearTimeout(this.#timer));
    $effect(() => {
      const offs = (["keydown", "pointerdown"] as const).map((kind) =>
        on(window, kind, () => this.finish(), { capture: true }),
      );
      return () => offs.forEach((off) => off());
    });
  }

  /** Count the rest at once. */
  finish(): void {
    if (this.#isDone) return;
    clearTimeout(this.#timer);
    this.#isDone = true;
    this.#tell();
  }

  #next(): void {
    this.#timer = setTimeout(() => {
      if (this.#count === this.#rows.length) {
        this.finish();
        return;
      }
      this.#count += 1;
      this.#next();
    }, duration(ROW));
  }

  /** How many steps of it have been counted, for those who hear it. */
  get steps(): number {
    return this.#count;
  }

  get isCounting(): boolean {
    return !this.#isDone;
  }

  /** What of a part has been counted for a seat; null before anything of it was. */
  points(part: number, seat: number): number | null {
    const rows = this.#counted.filter((row) => row.part === part);
    return rows.length ? sum(rows, seat) : null;
  }

  /** Whether a part is being counted just now. */
  isAt(part: number): boolean {
    return !this.#isDone && this.#counted.at(-1)?.part === part;
  }

  /** Whether a source has been counted. */
  hasSource(part: number, source: number): boolean {
    return this.#counted.some((row) => row.part === part && row.source === source);
  }

  total(seat: number): number {
    return sum(this.#counted, seat);
  }

  readonly #counted = $derived.by(() =>
    this.#isDone ? this.#rows : this.#rows.slice(0, this.#count),
  );
}

function sum(rows: readonly Row[], seat: number): number {
  return rows.reduce((all, row) => all + (row.points[seat] ?? 0), 0);
}

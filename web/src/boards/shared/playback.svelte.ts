/** What has happened is shown one event after another, until somebody presses or clicks anything. */
import { duration, settings } from "../../lib/settings.svelte";
import type { EventRecord } from "../../wire";

/** More than this is not shown piece by piece: it would keep a player waiting. */
const MOST = 24;
/** How long a step lasts at least for somebody who has asked to see it again. */
const SLOW = 750;

export class Playback {
  /** What has not been shown yet, without what is being shown. */
  pending = $state.raw<readonly EventRecord[]>([]);
  /** What is being shown. */
  current = $state.raw<EventRecord | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #slow = false;
  #told: ((record: EventRecord | null) => void) | undefined;
  readonly #lengthOf: (event: EventRecord) => number;
  readonly #isKept: (event: EventRecord) => boolean;

  /**
   * `lengthOf` tells how many milliseconds an event takes; 0 for one that can't be seen. What `isKept` is shown
   * however much there is.
   */
  constructor(
    lengthOf: (event: EventRecord) => number,
    isKept: (event: EventRecord) => boolean = () => false,
  ) {
    this.#lengthOf = lengthOf;
    this.#isKept = isKept;
  }

  /** Show these after what is still to be shown. */
  add(
    events: readonly EventRecord[],
    slow = false,
    told?: (record: EventRecord | null) => void,
  ): void {
    // Whoever has asked for it is told everything, also what can't be seen on the board.
    const visible = slow ? events : events.filter((event) => this.#lengthOf(event) > 0);
    this.#slow = slow;
    this.#told = told;
    if (!visible.length || (!slow && !duration(1))) {
      this.skip();
      return;
    }
    const waiting = [...this.pending, ...visible];
    this.pending = slow ? waiting : this.#shortened(waiting);
    if (!this.current) this.#next();
  }

  /** Show the rest at once. */
  skip(): void {
    clearTimeout(this.#timer);
    const wasPlaying = this.current !== null || this.#slow;
    this.pending = [];
    this.current = null;
    this.#slow = false;
    if (wasPlaying) this.#told?.(null);
  }

  /** Without the first of those that there is no time for. */
  #shortened(waiting: readonly EventRecord[]): readonly EventRecord[] {
    let excess = waiting.filter((event) => !this.#isKept(event)).length - MOST;
    return waiting.filter((event) => this.#isKept(event) || excess-- <= 0);
  }

  #next(): void {
    const [first, ...rest] = this.pending;
    if (!first) {
      this.skip();
      return;
    }
    this.pending = rest;
    this.current = first;
    this.#told?.(first);
    const length = duration(this.#lengthOf(first));
    const least = this.#slow ? SLOW / settings.tempo : 0;
    this.#timer = setTimeout(() => this.#next(), Math.max(least, length));
  }
}

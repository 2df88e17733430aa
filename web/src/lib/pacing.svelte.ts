/** What others do is shown one thing after another, however fast it comes. */

/** How fast bots seem to play. */
export const PACES = ["instant", "brisk", "calm"] as const;
export type Pace = (typeof PACES)[number];

/** How many milliseconds something stays before the next comes, and how long all of it may take. */
const TEMPERS: Readonly<Record<Pace, { beat: number; most: number }>> = {
  instant: { beat: 0, most: 0 },
  brisk: { beat: 700, most: 7000 },
  calm: { beat: 1800, most: 20000 },
};

export class Pacing<T> {
  /** How many things wait to be shown. */
  waiting = $state(0);
  /** What was shown last is to be seen for a beat more, or something waits. */
  isTelling = $state(false);
  #queue: T[] = [];
  #pace: Pace = "instant";
  #shownAt = -Infinity;
  /** When all that waits is shown, whatever there is. */
  #end = 0;
  #isBusy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #show: (things: readonly T[]) => void;

  constructor(show: (things: readonly T[]) => void) {
    this.#show = show;
  }

  /** Show this when what came before has been seen. */
  add(thing: T, pace: Pace): void {
    this.#pace = pace;
    if (!this.#queue.length) this.#end = Date.now() + TEMPERS[pace].most;
    this.#queue.push(thing);
    this.waiting = this.#queue.length;
    this.#go();
  }

  /** Show this at once, after everything that waits. */
  now(thing: T): void {
    this.#queue.push(thing);
    this.skip();
  }

  /** Wait no longer. */
  skip(): void {
    this.#take(this.#queue.length);
    this.isTelling = false;
  }

  /** Forget what waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.waiting = 0;
    this.isTelling = false;
  }

  /** Change the last that waits; whether any does. */
  changeLast(change: (thing: T) => T): boolean {
    const last = this.#queue.pop();
    if (last === undefined) return false;
    this.#queue.push(change(last));
    return true;
  }

  /** What was shown last still moves, or has come to rest. */
  busy(isBusy: boolean): void {
    if (isBusy === this.#isBusy) return;
    this.#isBusy = isBusy;
    this.#go();
  }

  #take(count: number): void {
    clearTimeout(this.#timer);
    const things = this.#queue.splice(0, count);
    this.waiting = this.#queue.length;
    if (!things.length) return;
    this.#shownAt = Date.now();
    this.#show(things);
  }

  /** Let what was shown last be seen. */
  #rest(): void {
    if (!this.isTelling || this.#isBusy) return;
    const due = this.#shownAt + TEMPERS[this.#pace].beat - Date.now();
    this.#timer = setTimeout(() => (this.isTelling = false), Math.max(0, due));
  }

  /** Show whatever is due, and come back for the rest. */
  #go(): void {
    clearTimeout(this.#timer);
    if (!this.#queue.length) {
      this.#rest();
      return;
    }
    this.isTelling = true;
    const left = this.#end - Date.now();
    if (left <= 0) {
      this.skip();
      return;
    }
    // The more there is, the less time each thing has.
    const beat = Math.min(TEMPERS[this.#pace].beat, left / this.#queue.length);
    const due = this.#shownAt + beat - Date.now();
    const wait = this.#isBusy ? left : Math.min(due, left);
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#go(), wait);
      return;
    }
    this.#take(1);
    this.#go();
  }
}

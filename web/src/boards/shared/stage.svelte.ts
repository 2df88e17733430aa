/** What has happened is shown one event after another, with the position as it was before the rest of them. */
import { untrack } from "svelte";
import { on } from "svelte/events";
import { swallow } from "../../lib/presses";
import { duration } from "../../lib/settings.svelte";
import type { EventRecord } from "../../wire";
import type { BoardProps } from "../board";
import { Playback } from "./playback.svelte";

type Shown = Pick<BoardProps, "events" | "pointed" | "slow" | "playing">;

/** What a game knows of its events. */
export interface Scene<Position> {
  /** How many milliseconds an event takes; 0 for one that can't be seen. */
  lengthOf(event: EventRecord): number;
  /** The position as it was before these events, which led to what is there now. */
  rewind(pending: readonly EventRecord[]): Position;
  /** The things that an event is about, to be pointed at. */
  thingsOf?(event: EventRecord): readonly string[];
  /** Whose things are on the stage: when they change, what waits to be shown is over. */
  subject?(): unknown;
  /** Which of the events are seen there. */
  isSeen?(event: EventRecord): boolean;
  /** Whether an event is shown however many there are. */
  isKept?(event: EventRecord): boolean;
  /** Whether an event is shown over all else: then the press that shows the rest does nothing besides. */
  isCovering?(event: EventRecord): boolean;
  /** Called whenever what `read` gives has changed, before anything of it is shown. */
  arrive?(isNew: boolean): void;
}

/** To be made while a component is set up: it follows all that `read` reads. A key or a press shows the rest at once. */
export class Stage<Position> {
  readonly playback: Playback;
  #flashed = $state.raw<readonly EventRecord[]>([]);
  #events: readonly EventRecord[] | null = null;
  #subject: unknown;
  #slow = false;
  readonly #read: () => Shown;
  readonly #scene: Scene<Position>;

  constructor(read: () => Shown, scene: Scene<Position>) {
    this.#read = read;
    this.#scene = scene;
    this.playback = new Playback(
      (event) => scene.lengthOf(event),
      (event) => scene.isKept?.(event) ?? false,
    );
    this.#subject = untrack(() => scene.subject?.());
    $effect.pre(() => {
      const { events, slow = false, playing } = read();
      const subject = scene.subject?.();
      untrack(() => {
        const isNew = events !== this.#events;
        scene.arrive?.(isNew);
        if (isNew) this.#show(events, slow, playing);
        else if (subject !== this.#subject) this.playback.skip();
        this.#subject = subject;
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
    $effect(() => {
      const offs = (["keydown", "pointerdown"] as const).map((kind) =>
        on(window, kind, (event) => this.#press(event), { capture: true }),
      );
      return () => offs.forEach((off) => off());
    });
  }

  /** The position as far as it has been shown. */
  readonly position = $derived.by<Position>(() => this.#scene.rewind(this.playback.pending));

  get current(): EventRecord | null {
    return this.playback.current;
  }

  /** How long what is shown takes, before the player's own speed. */
  get milliseconds(): number {
    return this.current ? this.#scene.lengthOf(this.current) : 0;
  }

  /** What the log points at, or is shown again, or has just changed without motion. */
  readonly outlined = $derived.by<readonly EventRecord[]>(() => {
    const { pointed, slow } = this.#read();
    if (pointed) return [pointed];
    return this.current && slow ? [this.current] : this.#flashed;
  });

  /** The things that all this is about. */
  readonly pointed = $derived.by<ReadonlySet<string>>(
    () => new Set(this.outlined.flatMap((event) => this.#scene.thingsOf?.(event) ?? [])),
  );

  #press(event: Event): void {
    const { current } = this;
    if (current && this.#scene.isCovering?.(current)) swallow(event);
    this.playback.skip();
  }

  #show(events: readonly EventRecord[], slow: boolean, told: BoardProps["playing"]): void {
    // What was there when the table was opened, or before something was shown again, is not new.
    const known = (this.#events === null || this.#slow) && !slow;
    this.#events = events;
    this.#slow = slow;
    if (known || events.some((event) => event.kind === "undone")) this.playback.skip();
    else
      this.playback.add(
        events.filter((event) => this.#isSeen(event)),
        slow,
        told,
      );
  }

  #isSeen(event: EventRecord): boolean {
    return this.#scene.isSeen?.(event) ?? true;
  }
}

/** Rovers on their way: which one is driven, where it can go, and a drive over several squares. */
import { untrack } from "svelte";
import type { Move } from "../board";
import { routesFrom, ways } from "./driving";
import type { Play } from "./play.svelte";

interface Plan {
  from: string;
  way: readonly string[];
}

/** To be made while a component is set up. */
export class Driving {
  /** The player drives before a tile is placed. */
  isFirst = $state(false);
  #rover = $state<string | null>(null);
  #plan = $state.raw<Plan | null>(null);
  /** The square under the pointer or with the focus. */
  #over = $state<string | null>(null);
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
    // The rover that has just moved stays in the hand.
    $effect(() => {
      const { events, viewer } = play.props;
      const drove = events.findLast((event) => event.kind === "drove" && event["seat"] === viewer);
      if (drove) this.#rover = String(drove["to"]);
    });
    // A longer drive goes on by itself with every state that arrives, as long as its next step is offered.
    $effect(() => {
      const plan = this.#plan;
      const at = play.player.rovers.map((rover) => rover.at);
      const [first, ...rest] = plan?.way ?? [];
      if (!plan || !first || play.props.sending || !at.includes(first) || at.includes(plan.from))
        return;
      untrack(() => this.#goOn(first, rest));
    });
  }

  readonly steps = $derived.by(() => ways(this.#play.offers));
  /** Whether rovers can be driven before the tile is placed. */
  readonly canBeFirst = $derived.by(() => this.#play.placements.size > 0 && this.steps.size > 0);
  readonly isOn = $derived.by(
    () => this.steps.size > 0 && (this.isFirst || this.#play.placements.size === 0),
  );
  /** The square of the rover that is driven. */
  readonly held = $derived.by(() => {
    if (!this.isOn) return null;
    if (this.#rover && this.steps.has(this.#rover)) return this.#rover;
    return this.steps.size === 1 ? ([...this.steps.keys()][0] ?? null) : null;
  });
  readonly #routes = $derived.by(() => routesFrom(this.#play.player, this.held ?? ""));
  readonly targets = $derived.by<ReadonlySet<string>>(
    () =>
      new Set([
        ...(this.held ? (this.steps.get(this.held)?.keys() ?? []) : []),
        ...this.#routes.keys(),
      ]),
  );
  readonly costs = $derived.by<ReadonlyMap<string, number>>(
    () => new Map([...this.#routes].map(([square, route]) => [square, route.cost])),
  );
  /** The way that is planned, else the one to where the pointer is. */
  readonly way = $derived.by<readonly string[]>(() => {
    if (this.#plan) return this.#plan.way;
    const over = this.#over;
    if (!this.held || !over || !this.targets.has(over)) return [];
    return this.#routes.get(over)?.path ?? [over];
  });
  /** The last square of a planned drive. */
  readonly goal = $derived.by(() => this.#plan?.way.at(-1) ?? null);

  hover(square: string | null): void {
    this.#over = square;
    if (!this.held || this.#play.proposed) return;
    this.#play.props.desk.looked = square ? this.#firstStep(square) : null;
  }

  /** Answer a press on a square; false if it means nothing to rovers. */
  pick(square: string): boolean {
    if (this.held && this.targets.has(square)) this.#go(this.held, square);
    else if (this.isOn && this.steps.has(square)) {
      this.#rover = square === this.#rover ? null : square;
      this.#plan = null;
      this.#play.choose(null);
    } else return false;
    return true;
  }

  /** Put the rover back. */
  drop(): void {
    this.#plan = null;
    this.#rover = null;
  }

  get isHeld(): boolean {
    return this.#rover !== null;
  }

  #firstStep(square: string): Move | null {
    const steps = this.held ? this.steps.get(this.held) : undefined;
    const first = this.#routes.get(square)?.path[0];
    return steps?.get(square) ?? (first ? steps?.get(first) : undefined) ?? null;
  }

  #go(from: string, square: string): void {
    const { proposed, props } = this.#play;
    if (this.goal === square && proposed) return props.confirm();
    const move = this.#firstStep(square);
    if (!move) return;
    const way = this.steps.get(from)?.has(square) ? [] : (this.#routes.get(square)?.path ?? []);
    this.#plan = way.length ? { from, way } : null;
    props.choose(move);
  }

  #goOn(at: string, rest: readonly string[]): void {
    const move = rest[0] ? this.steps.get(at)?.get(rest[0]) : undefined;
    this.#plan = move ? { from: at, way: rest } : null;
    this.#rover = at;
    if (!move) return;
    this.#play.choose(move);
    this.#play.props.confirm();
  }
}

/**
 * The cards that a player wants on the action slots. They are put there and taken back in any order; the moves of the
 * table come in one order only, so what lies there is undone as far as it takes, and planned again.
 */
import type { Move } from "../board";
import { SLOTS, type Slot } from "./common";
import type { PlayerView } from "./types";

/** A card, and the slot that it is meant for where that matters. */
export interface Wish {
  readonly card: string;
  readonly slot: Slot | null;
}

/** What comes next: a move to play, a move to take back, or nothing. */
export type Act = Move | "undo" | null;

/** What lies on the slots. */
export function plannedOf(player: PlayerView, linked: boolean): Wish[] {
  return player.slots.flatMap(({ card }, i) =>
    card === null ? [] : [{ card, slot: linked ? (SLOTS[i] ?? null) : null }],
  );
}

function same(one: Wish, other: Wish): boolean {
  return one.card === other.card && (one.slot === other.slot || !one.slot || !other.slot);
}

/** The first list without what is in the second, each as often as it is there. */
export function without(wishes: readonly Wish[], others: readonly Wish[]): Wish[] {
  const left = [...wishes];
  for (const other of others) {
    const at = left.findIndex((one) => same(one, other));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** What to do so that in the end the wanted cards lie on the slots, and no others. */
export function nextAct(
  moves: readonly Move[],
  planned: readonly Wish[],
  wanted: readonly Wish[],
): Act {
  const missing = without(wanted, planned);
  const isTooMuch = without(planned, wanted).length > 0;
  // A card that is not offered comes before one that lies there: to plan others first would only cover it again.
  const isInTheWay = planned.length > 0 && missing.some((wish) => !moves.some(plans(wish)));
  if (isTooMuch || isInTheWay) return "undo";
  const offered = moves.filter((move) => missing.some((wish) => plans(wish)(move)));
  return offered.sort((a, b) => leftmost(a) - leftmost(b))[0] ?? null;
}

/** Whether a move puts a wanted card where it is wanted. */
function plans(wish: Wish): (move: Move) => boolean {
  return ({ kind, fields }) =>
    kind === "plan" && same(wish, { card: String(fields["card"]), slot: fields["slot"] as Slot });
}

function leftmost({ fields }: Move): number {
  return SLOTS.indexOf(fields["slot"] as Slot);
}

/** What the table does for the planner: it is read anew each time. */
export interface Planning {
  readonly moves: readonly Move[];
  readonly player: PlayerView | undefined;
  readonly linked: boolean;
  readonly sending: boolean;
  play(move: Move): void;
  undo(): void;
}

/** So many moves are made for one wish; more than all slots undone and planned again it can't take. */
const PATIENCE = 16;

/** To be made while a component is set up: it follows what it reads. */
export class Planner {
  #wanted = $state.raw<readonly Wish[] | null>(null);
  /** A card of the hand that waits for its slot, where slots differ. */
  held = $state<string | null>(null);
  #left = 0;
  readonly #table: Planning;

  constructor(table: Planning) {
    this.#table = table;
    $effect(() => {
      if (!this.#wanted || table.sending) return;
      const act = this.isOpen ? nextAct(table.moves, this.#lying, this.#wanted) : null;
      if (act === null || this.#left-- <= 0) this.#wanted = null;
      else if (act === "undo") table.undo();
      else table.play(act);
    });
    $effect(() => {
      if (!this.isOpen) this.held = null;
    });
  }

  /** Whether cards can be planned now. */
  get isOpen(): boolean {
    return this.#table.moves.some(({ kind }) => kind === "ready");
  }

  get #lying(): Wish[] {
    const { player, linked } = this.#table;
    return player ? plannedOf(player, linked) : [];
  }

  /** The cards on the slots as they will be. */
  get slots(): readonly (string | null)[] {
    const { player } = this.#table;
    const slots = player?.slots ?? [];
    const wanted = this.#wanted;
    if (!wanted) return slots.map(({ card }) => card);
    const queue = wanted.filter(({ slot }) => slot === null);
    return slots.map(({ on }, i) => {
      if (!on) return null;
      return wanted.find(({ slot }) => slot === SLOTS[i])?.card ?? queue.shift()?.card ?? null;
    });
  }

  /** The cards that are left in the hand. */
  get hand(): readonly string[] {
    const { player } = this.#table;
    if (!player) return [];
    if (!this.#wanted) return player.hand;
    const all = [...player.hand, ...this.#lying.map(({ card }) => card)];
    const rest = without(
      all.map((card) => ({ card, slot: null })),
      this.#wanted,
    );
    return rest.map(({ card }) => card).sort((a, b) => all.indexOf(a) - all.indexOf(b));
  }

  /** Whether there is an empty slot. */
  get hasRoom(): boolean {
    const on = this.#table.player?.slots.filter((slot) => slot.on).length ?? 0;
    return this.slots.filter((card) => card !== null).length < on;
  }

  /** Put a card of the hand on a slot: on this one, or where slots are equal, on the next. */
  put(card: string, slot: Slot | null = null): void {
    this.held = null;
    if (!this.isOpen || !this.hasRoom) return;
    this.#wish([...this.#now, { card, slot: this.#table.linked ? slot : null }]);
  }

  /** Take a card back into the hand. */
  takeBack(slot: Slot): void {
    const card = this.slots[SLOTS.indexOf(slot)];
    if (!this.isOpen || !card) return;
    this.#wish(without(this.#now, [{ card, slot: this.#table.linked ? slot : null }]));
  }

  get #now(): readonly Wish[] {
    return this.#wanted ?? this.#lying;
  }

  #wish(wishes: readonly Wish[]): void {
    this.#left = PATIENCE;
    this.#wanted = wishes;
  }
}

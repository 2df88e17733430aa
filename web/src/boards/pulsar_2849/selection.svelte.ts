/**
 * What the player holds and what can be done with it.
 *
 * A turn is paid with dice: the player takes a die, maybe changes it by a token, and everything that it can
 * pay lights up. Without a die, everything that any die can pay is lit, and picking a thing proposes the
 * cheapest way to pay for it. The table's moves decide what is possible; nothing here knows a rule.
 *
 * Panels ask `lit(kind, fields)` and `isProposed(kind, fields)`, and call `pick(kind, fields)`. Fields may
 * be left out: `lit("fly")` is true if any flight is offered.
 */
import type { Move } from "../board";
import { TableSelection } from "../shared/selection.svelte";
import {
  CHANGE,
  MODIFIERS,
  TOKEN_OF,
  type DieName,
  type Modifier,
  type MoveKind,
  type Targets,
  type TokenName,
} from "./common";

/** A token that something costs besides its die, and whether it is the only one. */
export interface Toll {
  readonly token: TokenName;
  readonly last: boolean;
}

export type Fields<K extends MoveKind> = Partial<Targets[K]>;

export class Selection extends TableSelection<Targets> {
  /** The die in the hand. */
  die = $state<DieName | null>(null);
  /** The token that is put on it. */
  modifier = $state<Modifier>("none");

  /** The dice that pay for something now. */
  readonly dice = $derived.by<ReadonlySet<DieName>>(
    () => new Set(this.moves.map(dieOf).filter((die) => die !== null)),
  );

  /** The die in the hand, if it still pays for something. */
  get held(): DieName | null {
    return this.die !== null && this.dice.has(this.die) ? this.die : null;
  }

  /** What can be put on the die in the hand (`none` included), or on any die if none is held. */
  readonly modifiers = $derived.by<readonly Modifier[]>(() => {
    const { held } = this;
    const used = new Set(
      this.moves.filter((move) => held === null || dieOf(move) === held).map(modifierOf),
    );
    return MODIFIERS.filter((one) => one === "none" || used.has(one));
  });

  /** What the held die is worth with its token. */
  get value(): number | null {
    return this.held === null ? null : valueOf(this.held) + CHANGE[this.heldModifier];
  }

  get heldModifier(): Modifier {
    return this.modifiers.includes(this.modifier) ? this.modifier : "none";
  }

  /** Moves that the die in the hand pays for with its token, and those that cost no die. */
  readonly #payable = $derived.by<readonly Move[]>(() => {
    const { held, heldModifier } = this;
    if (held === null) return this.moves;
    return this.moves.filter((move) => {
      const die = dieOf(move);
      return die === null || (die === held && modifierOf(move) === heldModifier);
    });
  });

  override get payable(): readonly Move[] {
    return this.#payable;
  }

  /** Without a die in the hand, a thing is paid in the cheapest way. */
  protected override worthwhile(ways: readonly Move[]): readonly Move[] {
    return cheapest(ways);
  }

  /** Take a die, or put it back. */
  take(die: DieName | null): void {
    this.choice = null;
    this.die = die === this.die ? null : die;
    this.modifier = "none";
    this.source.choose(null);
  }

  /** Put a token on the die in the hand, or take it off. */
  change(modifier: Modifier): void {
    this.choice = null;
    this.modifier = modifier === this.modifier ? "none" : modifier;
    if (this.proposed && !this.payable.includes(this.proposed)) this.source.choose(null);
  }

  /** Another decision has come: the die stays in the hand unless it was spent. */
  override settle(played: Move | null): void {
    super.settle(played);
    if (this.held !== null && (played === null || dieOf(played) === null)) return;
    this.die = null;
    this.modifier = "none";
  }

  override get isHolding(): boolean {
    return this.die !== null || super.isHolding;
  }

  /** Put everything back. */
  override clear(): void {
    this.die = null;
    this.modifier = "none";
    super.clear();
  }

  /** The token that a thing costs even in the cheapest way. */
  toll<K extends MoveKind>(kind: K, fields: Fields<K> = {}): Toll | null {
    const way = this.first(kind, fields);
    return way && this.tollOf(way);
  }

  tollOf(move: Move): Toll | null {
    const token = TOKEN_OF[modifierOf(move)];
    if (!token) return null;
    const change = this.foresee(move)?.changes.find(({ name }) => name === token);
    return { token, last: change?.after === 0 };
  }

  /** Take the next of these dice, or put the last one back. */
  takeNext(dice: readonly DieName[]): void {
    const at = this.held === null ? -1 : dice.indexOf(this.held);
    const next = dice[at + 1] ?? null;
    if (next !== this.held) this.take(next ?? this.held);
  }

  /** Put the next of the tokens that are there on the die, or take it off. */
  changeNext(): void {
    if (this.held === null) return;
    const at = this.modifiers.indexOf(this.heldModifier);
    this.change(this.modifiers[at + 1] ?? this.heldModifier);
  }

  /** Say what forbids it with the die in the hand, or with any other. */
  override refuse<K extends MoveKind>(kind: K, fields: Fields<K>): void {
    const die = this.held ?? [...this.dice][0] ?? "silver-1";
    const modifier = this.held === null ? "none" : this.heldModifier;
    super.refuse(kind, { die, modifier, ...fields } as Fields<K>);
  }
}

export function dieOf(move: Move): DieName | null {
  const die = move.fields["die"];
  return typeof die === "string" ? (die as DieName) : null;
}

export function modifierOf(move: Move): Modifier {
  return (move.fields["modifier"] as Modifier | undefined) ?? "none";
}

export function isRed(die: DieName): boolean {
  return die.startsWith("red-");
}

/** What a die shows. */
export function valueOf(die: DieName): number {
  return Number(die.slice(die.indexOf("-") + 1));
}

/** What the die of a move is worth with its token. */
export function worthOf(move: Move): number {
  const die = dieOf(move);
  return die === null ? 0 : valueOf(die) + CHANGE[modifierOf(move)];
}

/** What a payment costs, cheapest first: no token, the lesser token, silver before red, the lower die. */
export function price(move: Move): number {
  const die = dieOf(move);
  if (die === null) return 0;
  const token = TOKEN_OF[modifierOf(move)];
  const tokens = token === null ? 0 : token === "plus-minus" ? 1 : 2;
  return tokens * 100 + (isRed(die) ? 50 : 0) + valueOf(die);
}

/** Of moves that differ in nothing but the payment, the cheapest. How far a ship flies is its die. */
export function cheapest(moves: readonly Move[]): Move[] {
  const best = new Map<string, Move>();
  for (const move of moves) {
    const { die: _die, modifier: _modifier, ...rest } = move.fields;
    const key = JSON.stringify([move.kind, rest, move.kind === "fly" ? worthOf(move) : null]);
    const known = best.get(key);
    if (!known || price(move) < price(known)) best.set(key, move);
  }
  return [...best.values()];
}

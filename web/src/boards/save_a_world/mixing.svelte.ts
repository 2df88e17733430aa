/** Units that are shared among things, one by one: resources, baselines, tokens. When all are given, that mix is proposed. */
import type { Move } from "../board";

const MIXED: readonly string[] = ["gain", "raise", "tokens", "reactivate"];

type Mix = Readonly<Record<string, number>>;

/** What the mix is chosen from: the table's moves, and what is proposed. */
export interface Mixer {
  readonly moves: readonly Move[];
  readonly proposed: Move | null;
  choose(move: Move | null): void;
}

export function isMix(move: Move): boolean {
  return MIXED.includes(move.kind);
}

export class Mixing {
  /** What was given while nothing is proposed. */
  #begun = $state.raw<Mix>({});
  readonly #mixer: Mixer;

  constructor(mixer: Mixer) {
    this.#mixer = mixer;
  }

  readonly moves = $derived.by<readonly Move[]>(() => this.#mixer.moves.filter(isMix));
  readonly kind = $derived.by<string | null>(() => this.moves[0]?.kind ?? null);
  /** What is given at most; where less may be given, that is proposed on the way. */
  readonly total = $derived.by<number>(() =>
    Math.max(0, ...this.moves.map((move) => sum(mixOf(move)))),
  );
  readonly given = $derived.by<Mix>(() => {
    const { proposed } = this.#mixer;
    return proposed && isMix(proposed) ? mixOf(proposed) : this.#begun;
  });
  readonly left = $derived.by<number>(() => this.total - sum(this.given));
  /** What some of it can be given to. */
  readonly things = $derived.by<readonly string[]>(() =>
    Object.keys(mixOf(this.moves[0])).filter((thing) =>
      this.moves.some((move) => Number(move.fields[thing]) > 0),
    ),
  );

  of(thing: string): number {
    return this.given[thing] ?? 0;
  }

  canGive(thing: string): boolean {
    return this.left > 0 && this.#within(this.#with(thing, 1)).length > 0;
  }

  /** One unit more; when there is one way left to give the rest, that is proposed. */
  give(thing: string): void {
    const mix = this.#with(thing, 1);
    const possible = this.#within(mix);
    if (possible.length) this.#settleOn(mix, possible.length === 1 ? possible[0] : undefined);
  }

  takeBack(thing: string): void {
    this.#settleOn(this.#with(thing, -1));
  }

  /** Propose a mix if it can be taken as it is, or the one that it must become. */
  #settleOn(mix: Mix, only?: Move): void {
    const found = only ?? this.#within(mix).find((move) => sum(mixOf(move)) === sum(mix)) ?? null;
    this.#begun = found ? {} : mix;
    if (found || this.#mixer.proposed) this.#mixer.choose(found);
  }

  reset(): void {
    this.#begun = {};
  }

  #with(thing: string, by: number): Mix {
    return { ...this.given, [thing]: this.of(thing) + by };
  }

  /** The mixes that give at least so much of everything. */
  #within(mix: Mix): Move[] {
    return this.moves.filter((move) =>
      Object.entries(mix).every(([thing, n]) => Number(move.fields[thing]) >= n),
    );
  }
}

function mixOf(move: Move | undefined): Mix {
  return Object.fromEntries(
    Object.entries(move?.fields ?? {}).map(([thing, n]) => [thing, Number(n)]),
  );
}
function sum(mix: Mix): number {
  return Object.values(mix).reduce((total, n) => total + n, 0);
}

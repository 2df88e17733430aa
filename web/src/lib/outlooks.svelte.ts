import { SvelteMap } from "svelte/reactivity";
import type { FromServer, OutlookInfo, ReasonInfo } from "../wire";
import { Refused } from "./api";

/** How many moves one question may name. */
const MOST = 64;
/** Milliseconds in which further wishes join a question, and after which a refused one is asked again. */
const GATHER = 20;
const AGAIN = 1000;

type Kind = "foresee" | "explain";
export type Ask = (message: { type: Kind } & Record<string, unknown>) => Promise<FromServer>;

/** The decision that is looked ahead from. */
export interface Decision {
  readonly table: string;
  readonly decision: string;
  /** The notations of its legal moves. */
  readonly legal: ReadonlySet<string>;
  /** If it is none of the match, the planned moves that lead to it. */
  readonly plan?: readonly string[];
}

/**
 * What the server foresees of the current decision, asked for when somebody wants to see it and kept until
 * the decision is another. Reading is reactive: null now, and read again when the answer has come.
 */
export class Outlooks {
  readonly #ask: Ask;
  readonly #current: () => Decision | null;
  readonly #outlooks = new SvelteMap<string, OutlookInfo>();
  readonly #reasons = new SvelteMap<string, readonly ReasonInfo[]>();
  readonly #wanted: Record<Kind, Set<string>> = { foresee: new Set(), explain: new Set() };
  #decision = "";
  #asking = false;

  constructor(ask: Ask, current: () => Decision | null) {
    this.#ask = ask;
    this.#current = current;
  }

  /** What a legal move would bring and cost; a move of the decision before has no outlook any more. */
  outlook(notation: string): OutlookInfo | null {
    if (!this.#current()?.legal.has(notation)) return null;
    return this.#read("foresee", this.#outlooks, notation);
  }

  /** What forbids a move that is not legal. */
  whyNot(notation: string): readonly ReasonInfo[] | null {
    return this.#read("explain", this.#reasons, notation);
  }

  /** The decision has changed, or may have: what is known of another one is forgotten. */
  settle(): void {
    const decision = this.#current()?.decision ?? "";
    if (decision === this.#decision) return;
    this.#decision = decision;
    this.#outlooks.clear();
    this.#reasons.clear();
    for (const wanted of Object.values(this.#wanted)) wanted.clear();
  }

  #read<T>(kind: Kind, known: SvelteMap<string, T>, notation: string): T | null {
    const found = known.get(notation);
    if (found === undefined && this.#current()) this.#want(kind, notation);
    return found ?? null;
  }

  #want(kind: Kind, notation: string): void {
    this.#wanted[kind].add(notation);
    if (this.#asking) return;
    this.#asking = true;
    setTimeout(() => void this.#send(), GATHER);
  }

  async #send(): Promise<void> {
    for (const kind of ["foresee", "explain"] as const) {
      const wanted = this.#wanted[kind];
      while (wanted.size) {
        const moves = [...wanted].slice(0, MOST);
        if (!(await this.#answered(kind, moves))) return;
        for (const move of moves) wanted.delete(move);
      }
    }
    this.#asking = false;
  }

  /** Ask for these moves; false if the rest has to wait a little. */
  async #answered(kind: Kind, moves: string[]): Promise<boolean> {
    const asked = this.#current();
    if (!asked) return true;
    try {
      const { table, decision, plan } = asked;
      const where = plan ? { table, decision, plan } : { table, decision };
      this.#keep(await this.#ask({ type: kind, ...where, moves }));
    } catch (error) {
      if (error instanceof Refused && error.code === "too-fast") {
        setTimeout(() => void this.#send(), AGAIN);
        return false;
      }
    }
    return true;
  }

  #keep(answer: FromServer): void {
    this.settle();
    if (answer.type === "outlooks" && answer.decision === this.#decision)
      for (const one of answer.outlooks) this.#outlooks.set(one.move, one);
    if (answer.type === "reasons" && answer.decision === this.#decision)
      for (const why of answer.whys) this.#reasons.set(why.move, why.reasons);
  }
}

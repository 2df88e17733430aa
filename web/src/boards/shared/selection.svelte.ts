/**
 * What can be chosen and what is: the table's moves, by the things that they are about. Nothing here knows a rule.
 *
 * Parts of a board ask `lit(kind, fields)` and `isProposed(kind, fields)`, and call `pick(kind, fields)`. Fields may
 * be left out: `lit("fly")` is true if any flight is offered. `Targets` has the fields of every kind of move.
 */
import type { Attachment } from "svelte/attachments";
import type { Desk } from "../../shell/desk.svelte";
import type { OutlookInfo, Value } from "../../wire";
import type { Move } from "../board";
import { looking } from "./looking";

/** What the table tells the selection: read anew each time, so that it follows the table. */
export interface Source<Kind extends string = string> {
  readonly moves: readonly Move[];
  readonly proposed: Move | null;
  /** Where what the pointer or the focus is on is told. */
  readonly desk?: Pick<Desk, "looked">;
  choose(move: Move | null): void;
  /** What a move would bring and cost, once the server has told it. */
  outlook?(move: Move): OutlookInfo | null;
  /** Say why a move is not legal. */
  explain?(kind: Kind, fields: Readonly<Record<string, Value>>): void;
}

/** Several ways to do what was picked, to be chosen from. */
export interface Choice<Kind extends string = string> {
  readonly kind: Kind;
  readonly moves: readonly Move[];
}

export class TableSelection<Targets extends object> {
  /** Set when what was picked can be done in several ways. */
  choice = $state.raw<Choice<keyof Targets & string> | null>(null);
  protected readonly source: Source<keyof Targets & string>;

  constructor(source: Source<keyof Targets & string>) {
    this.source = source;
  }

  get moves(): readonly Move[] {
    return this.source.moves;
  }

  get proposed(): Move | null {
    return this.source.proposed;
  }

  /** What is lit: all moves, unless what the player holds leaves fewer. */
  get payable(): readonly Move[] {
    return this.moves;
  }

  /** Of ways to do the same, those that are worth a choice. */
  protected worthwhile(ways: readonly Move[]): readonly Move[] {
    return ways;
  }

  /** All moves to a thing. */
  options<K extends keyof Targets & string>(kind: K, fields: Partial<Targets[K]> = {}): Move[] {
    return this.payable.filter((move) => matches(move, kind, fields));
  }

  /** Whether a thing can be chosen. */
  lit<K extends keyof Targets & string>(kind: K, fields: Partial<Targets[K]> = {}): boolean {
    return this.payable.some((move) => matches(move, kind, fields));
  }

  /** Whether the proposed move is about a thing. */
  isProposed<K extends keyof Targets & string>(kind: K, fields: Partial<Targets[K]> = {}): boolean {
    return this.proposed !== null && matches(this.proposed, kind, fields);
  }

  /** What picking a thing would propose, or the first of the ways to do it. */
  first<K extends keyof Targets & string>(kind: K, fields: Partial<Targets[K]> = {}): Move | null {
    return this.worthwhile(this.options(kind, fields))[0] ?? null;
  }

  /** Tell what a thing would bring while the pointer or the focus is on it. */
  looking<K extends keyof Targets & string>(
    kind: K | null,
    fields: Partial<Targets[K]> = {},
  ): Attachment<Element> {
    return looking(this.source.desk ?? { looked: null }, () =>
      kind === null ? null : this.first(kind, fields),
    );
  }

  /** Tell what a certain move would bring while the pointer or the focus is on it. */
  lookingAt(move: Move | null): Attachment<Element> {
    return looking(this.source.desk ?? { looked: null }, () => move);
  }

  /** What is looked at, on the board or in the list of options. */
  get looked(): Move | null {
    return this.source.desk?.looked ?? null;
  }

  isLooked<K extends keyof Targets & string>(kind: K, fields: Partial<Targets[K]> = {}): boolean {
    return this.looked !== null && matches(this.looked, kind, fields);
  }

  /** Propose to do something with a thing. If there are several ways to, they are put up for choice. */
  pick<K extends keyof Targets & string>(kind: K, fields: Partial<Targets[K]> = {}): void {
    this.offer(kind, this.worthwhile(this.options(kind, fields)));
  }

  /** Propose the only one of these ways, or put them up for choice. */
  offer(kind: keyof Targets & string, ways: readonly Move[]): void {
    this.choice = ways.length > 1 ? { kind, moves: ways } : null;
    if (ways.length === 1) this.source.choose(ways[0] as Move);
    else if (this.proposed) this.source.choose(null);
  }

  /** What a thing would bring and cost in the best way; null until that is known. */
  outlook<K extends keyof Targets & string>(
    kind: K,
    fields: Partial<Targets[K]> = {},
  ): OutlookInfo | null {
    const way = this.first(kind, fields);
    return way ? this.foresee(way) : null;
  }

  /** What a certain move would bring and cost; null until that is known. */
  foresee(move: Move): OutlookInfo | null {
    return this.source.outlook?.(move) ?? null;
  }

  /** Whether trying what is not lit is answered. */
  get answers(): boolean {
    return this.moves.length > 0;
  }

  /** Somebody tries what is not lit: say what forbids it. */
  refuse<K extends keyof Targets & string>(kind: K, fields: Partial<Targets[K]>): void {
    if (this.answers) this.source.explain?.(kind, fields as Record<string, Value>);
  }

  /** Propose a certain move. */
  propose(move: Move): void {
    this.choice = null;
    this.source.choose(move);
  }

  /** Propose one of a choice, which stays for a change of mind. */
  suggest(move: Move): void {
    this.source.choose(move);
  }

  /** Another decision has come, after a move that was played or taken back. */
  settle(_played: Move | null): void {
    this.choice = null;
  }

  /** Whether there is something to put back. */
  get isHolding(): boolean {
    return this.proposed !== null;
  }

  /** Put everything back. */
  clear(): void {
    this.choice = null;
    if (this.proposed) this.source.choose(null);
  }
}

function matches(move: Move, kind: string, fields: object): boolean {
  if (move.kind !== kind) return false;
  return Object.entries(fields).every(
    ([name, value]) => value === undefined || move.fields[name] === value,
  );
}

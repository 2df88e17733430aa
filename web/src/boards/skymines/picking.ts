/** Moves that are made of several things, found by the things: sets of cards, pieces of several columns. */
import type { Move } from "../board";
import { SLOTS, type Slot } from "./common";
import type { PlayerView } from "./types";

/** What lies on a slot, as far as cards differ for the rules: of equal ones only the first is offered. */
function lookOf(player: PlayerView, slot: Slot): string {
  const card = player.slots[SLOTS.indexOf(slot)]?.card ?? "";
  return player.plus_on === slot ? `${card}+` : card;
}

function looksOf(player: PlayerView, slots: readonly Slot[]): string {
  return slots
    .map((slot) => lookOf(player, slot))
    .sort()
    .join(" ");
}

function slotsOf(move: Move): Slot[] {
  return [...String(move.fields["slots"])] as Slot[];
}

/** The move that uses these cards, or equal ones. */
function using(moves: readonly Move[], player: PlayerView, slots: readonly Slot[]): Move | null {
  const wanted = looksOf(player, slots);
  const all = moves.filter((move) => move.kind === "use");
  const same = all.filter((move) => looksOf(player, slotsOf(move)) === wanted);
  return same.find((move) => slotsOf(move).join() === slots.join()) ?? same[0] ?? null;
}

/** What using this card alone would propose, or else the smallest set with it. */
export function usable(moves: readonly Move[], player: PlayerView, slot: Slot): Move | null {
  const alone = using(moves, player, [slot]);
  if (alone) return alone;
  const sets = moves.filter((move) => move.kind === "use" && slotsOf(move).includes(slot));
  return sets.sort((a, b) => slotsOf(a).length - slotsOf(b).length)[0] ?? null;
}

/**
 * The chosen cards and one more, or without it if it is among them. Where that can't be used together, the card
 * alone; null if nothing is left.
 */
export function cardsWith(
  moves: readonly Move[],
  player: PlayerView,
  chosen: readonly Slot[],
  slot: Slot,
): Move | null {
  const others = chosen.filter((one) => one !== slot);
  if (others.length < chosen.length) return others.length ? using(moves, player, others) : null;
  const together = SLOTS.filter((one) => one === slot || chosen.includes(one));
  return using(moves, player, together) ?? usable(moves, player, slot);
}

const COLUMNS = ["first", "second", "third"] as const;

/** How many pieces a move takes from each column. */
export function piecesOf(move: Move | null): readonly number[] | null {
  return move?.kind === "take-pieces" ? COLUMNS.map((name) => Number(move.fields[name])) : null;
}

/**
 * Of moves that take pieces, the one with a piece more from a column than `now` and otherwise nearest to it. After
 * the most of a column comes the least; of equal columns only one is offered, and any way with it will do.
 */
export function fromColumn(moves: readonly Move[], now: Move | null, column: number): Move | null {
  const taken = piecesOf(now) ?? [0, 0, 0];
  const ways = moves.map((move) => ({ move, pieces: piecesOf(move) ?? [] }));
  const apart = (pieces: readonly number[]): number =>
    pieces.reduce((sum, n, i) => sum + Math.abs(n - (taken[i] ?? 0)), 0);
  const counts = [...new Set(ways.map(({ pieces }) => pieces[column] ?? 0))].sort((a, b) => a - b);
  const next = counts.find((n) => n > (taken[column] ?? 0)) ?? counts[0];
  const fitting = ways.filter(({ move, pieces }) => pieces[column] === next && move !== now);
  return fitting.sort((a, b) => apart(a.pieces) - apart(b.pieces))[0]?.move ?? now;
}

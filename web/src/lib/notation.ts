import type { Move } from "../boards/board";
import type { GameInfo, Value } from "../wire";

/** A notation such as `place outer r4c5 q1` as its kind and named fields. */
export function parseMove(moves: GameInfo["moves"], notation: string): Move {
  const [kind = "", ...tokens] = notation.split(" ");
  const fields: Record<string, Value> = {};
  (moves[kind]?.fields ?? []).forEach((field, i) => {
    const token = tokens[i] ?? "";
    fields[field.name] = field.kind === "number" ? Number(token.slice(field.prefix.length)) : token;
  });
  return { notation, kind, fields };
}

/** Row and place of a hex, counted from 1: `h2.4` is [2, 4]. */
export function hexOf(text: string): [row: number, place: number] {
  const match = /^h(\d+)\.(\d+)$/.exec(text);
  return match ? [Number(match[1]), Number(match[2])] : [0, 0];
}

/** The notation of a move of this kind, from its fields by name. */
export function written(
  moves: GameInfo["moves"],
  kind: string,
  fields: Readonly<Record<string, Value>>,
): string {
  const parts = (moves[kind]?.fields ?? []).map((field) => {
    const value = String(fields[field.name] ?? "");
    return field.kind === "number" ? field.prefix + value : value;
  });
  return [kind, ...parts].join(" ");
}

/** Row and column of a square, counted from 1: `r4c5` is [4, 5]. */
export function squareOf(text: string): [row: number, column: number] {
  const match = /^r(\d+)c(\d+)$/.exec(text);
  return match ? [Number(match[1]), Number(match[2])] : [0, 0];
}

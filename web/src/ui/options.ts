import type { Move } from "../boards/board";
import { plain } from "../lib/finding";
import { readable, type Translator } from "../lib/translator";
import type { Value } from "../wire";

/** An option as the list shows it. */
export interface Option {
  move: Move;
  text: string;
}

export interface Group {
  heading: string;
  options: Option[];
}

/** A field in which the options of a list differ, to narrow it down by. */
export interface Facet {
  name: string;
  values: Value[];
}

/** Options with the same text get their notation, so that they can be told apart. */
export function describe(moves: readonly Move[], t: Translator): Option[] {
  const options = moves.map((move) => ({ move, text: t.move(move) }));
  const count = new Map<string, number>();
  for (const { text } of options) count.set(text, (count.get(text) ?? 0) + 1);
  return options.map((option) =>
    (count.get(option.text) ?? 0) > 1
      ? {
          ...option,
          text: `${option.text} (${option.move.notation.split(" ").slice(1).join(" ")})`,
        }
      : option,
  );
}

/**
 * The options that hold all the words that were typed: in their text, their notation, the names of what they are
 * about, or in what `told` says of them.
 */
export function filtered(
  options: readonly Option[],
  typed: string,
  t: Translator,
  told: (move: Move) => string = () => "",
): Option[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (!words.length) return [...options];
  return options.filter(({ move, text }) => {
    const fields = Object.entries(move.fields).map(([field, value]) => valueText(field, value, t));
    const whole = plain([text, move.notation, ...fields, told(move)].join(" "));
    return words.every((word) => whole.includes(word));
  });
}

/** A value of a field, as people read it. */
export function valueText(field: string, value: Value, t: Translator): string {
  if (typeof value === "number") return String(value);
  return t.has(`${field}-${value}`) ? t.text(`${field}-${value}`) : value;
}

/** Under which heading a move stands where the game has none of its own. */
export function headingOf(move: Move, t: Translator): string {
  const key = `kind-${move.kind}`;
  return t.has(key) ? t.text(key) : readable(move.kind);
}

/** All moves in the order of the list: by heading. */
export function inOrder(moves: readonly Move[], headingOf: (move: Move) => string): Move[] {
  const options = moves.map((move) => ({ move, text: "" }));
  return grouped(options, headingOf).flatMap(({ options }) => options.map(({ move }) => move));
}

/** The options under their headings, in the order in which they first appear. */
export function grouped(options: readonly Option[], headingOf: (move: Move) => string): Group[] {
  const groups = new Map<string, Group>();
  for (const option of options) {
    const heading = headingOf(option.move);
    const group = groups.get(heading) ?? { heading, options: [] };
    group.options.push(option);
    groups.set(heading, group);
  }
  return [...groups.values()];
}

/** In what the options differ: worth asking for when there are many. */
export function facets(moves: readonly Move[]): Facet[] {
  const seen = new Map<string, Set<Value>>();
  for (const move of moves)
    for (const [name, value] of Object.entries(move.fields))
      seen.set(name, (seen.get(name) ?? new Set()).add(value));
  return [...seen]
    .filter(([, values]) => values.size > 1)
    .map(([name, values]) => ({ name, values: [...values].sort(compare) }));
}

function compare(a: Value, b: Value): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), undefined, { numeric: true });
}

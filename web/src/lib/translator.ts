import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import type { Move } from "../boards/board";
import type {
  Asked,
  EventRecord,
  GameInfo,
  OptionValue,
  ScoreInfo,
  Value,
  VerdictInfo,
} from "../wire";
import { parseMove } from "./notation";
import { bound } from "./spacing";

type Fields = Readonly<Record<string, Value>>;
type Variables = Record<string, FluentVariable>;
type Pattern = NonNullable<Message["value"]>;

/**
 * Says in one language what happens in a match of one game. The counterpart of `orrery.text` on the
 * server: a field `seat` or `..._seat` arrives in messages as the player's name, a named thing as its
 * own text, with its attributes beside it as `<field>_<attribute>`.
 *
 * Where the server would refuse, this falls back on something readable: a missing text must not stop
 * a match.
 */
export class Translator {
  readonly lang: string;
  readonly names: readonly string[];
  readonly #bundle: FluentBundle;
  readonly #game: GameInfo;
  readonly #things = new Map<string, string>();

  constructor(
    game: GameInfo,
    lang: string,
    source: string,
    names: readonly string[],
    automata: readonly string[] = [],
  ) {
    this.lang = lang;
    this.#game = game;
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.names = [...names, ...automata.map((_, i) => this.#automaton(automata, i))];
    for (const vocabulary of [game.moves, game.events])
      for (const kind of Object.values(vocabulary))
        for (const field of kind.fields)
          for (const name of field.kind === "named" ? field.names : [])
            if (!this.#things.has(name)) this.#things.set(name, `${field.name}-${name}`);
  }

  /** What an automatic opponent is called, with a number where there are several of its kind. */
  #automaton(kinds: readonly string[], place: number): string {
    const kind = kinds[place] ?? "";
    const name = this.text(`automaton-${kind}`);
    const before = kinds.slice(0, place).filter((other) => other === kind).length;
    return kinds.filter((other) => other === kind).length > 1 ? `${name} ${before + 1}` : name;
  }

  /** Whether there is a message of this key. */
  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The message of this key, with these fields; the key itself, made readable, if there is none. */
  text(key: string, fields: Fields = {}): string {
    return this.#format(key, fields) ?? readable(key);
  }

  /** Something more that a message says, if it does. */
  attribute(key: string, name: string): string | null {
    return this.#format(key, {}, name);
  }

  /** What the game is called. */
  get title(): string {
    return this.text("title");
  }

  /** The name of the player on this seat, or of the automatic opponent of this number. */
  seat(seat: number): string {
    return this.names[seat] ?? `#${seat + 1}`;
  }

  /** What a decision asks its seat. */
  prompt(asked: Asked): string {
    return this.text(asked.prompt, asked.args);
  }

  /** What a decision asks, if that can be told without the numbers that only its seat gets. */
  othersPrompt(asked: Asked): string | null {
    const message = this.#bundle.getMessage(asked.prompt);
    const pattern = message?.attributes.others ?? message?.value;
    if (!pattern) return null;
    const errors: Error[] = [];
    const text = this.#say(pattern, this.#variables(asked.args ?? {}), errors);
    return errors.length ? null : text;
  }

  /** A move as an option to choose. */
  move(move: Move): string {
    const told = this.#format(`move-${move.kind}`, move.fields) ?? move.notation;
    const { remark } = move;
    return remark ? `${told} (${this.text(remark.key, remark.fields)})` : told;
  }

  /** A move of the game as an option to choose, by its notation. */
  notation(notation: string): string {
    return this.move(parseMove(this.#game.moves, notation));
  }

  /** What happened, in a sentence, as far as the record tells it. */
  event(record: EventRecord): string {
    return this.text(this.#eventKey(record), fieldsOf(record));
  }

  /** The headline of the part of the log that this event opens, if it opens one. */
  heading(record: EventRecord): string | null {
    return this.#format(this.#eventKey(record), fieldsOf(record), "heading");
  }

  /** What a line of the score sheet counts towards. */
  score(line: Pick<ScoreInfo, "key" | "points">): string {
    return this.text(line.key, { points: line.points });
  }

  /** Where the points of a line come from, if there are several sources of such points. */
  source(line: ScoreInfo): string {
    return line.item ? this.text(line.item, line.fields) : "";
  }

  verdict(verdict: VerdictInfo): string {
    return this.text("verdict", { ...verdict.fields, grade: verdict.grade });
  }

  /** What a game option is called. */
  option(name: string): string {
    return this.text(`option-${name}`);
  }

  /** A value of a game option. */
  optionValue(name: string, value: OptionValue): string {
    if (typeof value === "boolean") return this.text(value ? "flag-true" : "flag-false");
    if (typeof value === "number") return String(value);
    return value
      .split(",")
      .map((word) => (this.has(`${name}-${word}`) ? this.text(`${name}-${word}`) : readable(word)))
      .join(", ");
  }

  /** What an option, or a value of it, means in a line, if the game explains it. */
  optionHelp(name: string, value?: string): string | null {
    return this.attribute(value === undefined ? `option-${name}` : `${name}-${value}`, "text");
  }

  /** A word of a view: what a part of it is called, or a named thing; else the word itself. */
  word(word: string, part = ""): string {
    const key = this.#keyOf(word, part);
    return key ? this.text(key) : readable(word);
  }

  /** What a named thing in a view does, if it has an explanation. */
  explanation(word: string, part = ""): string | null {
    const key = this.#keyOf(word, part);
    return key ? this.attribute(key, "text") : null;
  }

  #keyOf(word: string, part: string): string {
    const keys = [`${part}-${word}`, `view-${word}`, this.#things.get(word) ?? ""];
    return keys.find((key) => key !== "" && this.has(key)) ?? "";
  }

  #eventKey(record: EventRecord): string {
    const kind = this.#game.events[record.kind];
    const hidden = `event-${record.kind}-hidden`;
    const fields = kind ? kind.fields : [];
    const lacks = fields.some((field) => !(field.name in record));
    return lacks && this.has(hidden) ? hidden : `event-${record.kind}`;
  }

  #format(key: string, fields: Fields, attribute?: string): string | null {
    const message = this.#bundle.getMessage(key);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) return null;
    return this.#say(pattern, this.#variables(fields));
  }

  #say(pattern: Pattern, variables: Variables | null, errors: Error[] = []): string {
    return bound(this.#bundle.formatPattern(pattern, variables, errors), this.lang);
  }

  #variables(fields: Fields): Variables {
    const variables: Variables = {};
    for (const [name, value] of Object.entries(fields)) {
      if ((name === "seat" || name.endsWith("_seat")) && typeof value === "number")
        variables[name] = this.seat(value);
      else Object.assign(variables, this.#forms(name, value));
    }
    return variables;
  }

  #forms(name: string, value: Value): Variables {
    const kind = name.slice(name.lastIndexOf("_") + 1); // an inner_tile is a tile
    const message =
      typeof value === "string"
        ? (this.#bundle.getMessage(`${name}-${value}`) ??
          this.#bundle.getMessage(`${kind}-${value}`))
        : null;
    if (!message?.value) return { [name]: value };
    const forms: Variables = {
      [name]: this.#say(message.value, null),
    };
    for (const [attribute, pattern] of Object.entries(message.attributes))
      forms[`${name}_${attribute}`] = this.#say(pattern, null);
    return forms;
  }
}

function fieldsOf(record: EventRecord): Fields {
  const { kind: _, ...fields } = record;
  return fields as Fields;
}

/** A key or a name from the code, as words. */
export function readable(word: string): string {
  const words = word.replace(/[_-]/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

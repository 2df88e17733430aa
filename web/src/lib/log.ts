import type { EventRecord } from "../wire";
import type { Translator } from "./translator";

/** A line of the log. */
export interface Line {
  /** The event's number in this viewer's count. */
  number: number;
  record: EventRecord;
  text: string;
  /** Withdrawn by a later `undone`. */
  undone: boolean;
  seat: number | null;
}

/** The part of the log under one heading. */
export interface Chapter {
  /** "" for what happened before the first heading. */
  heading: string;
  lines: Line[];
}

/** The numbers of the events that were taken back. */
export function withdrawn(events: readonly EventRecord[]): Set<number> {
  const gone = new Set<number>();
  for (const event of events) {
    if (event.kind !== "undone") continue;
    const first = Number(event["first"]);
    for (let n = first; n < first + Number(event["count"]); n++) gone.add(n);
  }
  return gone;
}

/** What a record says in the log; an unchanged line stays the same object. */
interface Told {
  heading: string | null;
  line: Line;
}

// A log grows by a few lines a move, and reaches hundreds: only what is new is put into words and drawn.
const told = new WeakMap<Translator, WeakMap<EventRecord, Told>>();

function tell(record: EventRecord, number: number, undone: boolean, t: Translator): Told {
  let known = told.get(t);
  if (!known) told.set(t, (known = new WeakMap()));
  const before = known.get(record);
  if (before?.line.number === number && before.line.undone === undone) return before;
  const seat = typeof record["seat"] === "number" ? record["seat"] : null;
  const text = before?.line.text ?? t.event(record);
  const heading = before ? before.heading : t.heading(record);
  const now = { heading, line: { number, record, text, undone, seat } };
  known.set(record, now);
  return now;
}

/** All that the viewer has been told, as sentences under headings. */
export function chapters(events: readonly EventRecord[], t: Translator): Chapter[] {
  const gone = withdrawn(events);
  let chapter: Chapter = { heading: "", lines: [] };
  const all = [chapter];
  events.forEach((record, number) => {
    const { heading, line } = tell(record, number, gone.has(number), t);
    if (heading !== null && !line.undone) {
      chapter = { heading, lines: [] };
      all.push(chapter);
    }
    chapter.lines.push(line);
  });
  return all.filter(({ heading, lines }) => heading !== "" || lines.length > 0);
}

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

/** All that the viewer has been told, as sentences under headings. */
export function chapters(events: readonly EventRecord[], t: Translator): Chapter[] {
  const gone = withdrawn(events);
  let chapter: Chapter = { heading: "", lines: [] };
  const all = [chapter];
  events.forEach((record, number) => {
    const heading = t.heading(record);
    if (heading !== null && !gone.has(number)) {
      chapter = { heading, lines: [] };
      all.push(chapter);
    }
    const seat = typeof record["seat"] === "number" ? record["seat"] : null;
    chapter.lines.push({
      number,
      record,
      text: t.event(record),
      undone: gone.has(number),
      seat,
    });
  });
  return all.filter(({ heading, lines }) => heading !== "" || lines.length > 0);
}

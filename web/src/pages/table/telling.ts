import { announce } from "../../lib/notices.svelte";
import type { TableSession } from "../../lib/table.svelte";
import type { Translator } from "../../lib/translator";
import type { EventRecord } from "../../wire";

const MOST = 6; // events of others that are read out at a time

/** Read out what happened: own results at once, the others' when there is a pause. */
export function readOut(told: readonly EventRecord[], viewer: number | null, t: Translator): void {
  const own = told.filter((record) => record["seat"] === viewer);
  const rest = told.filter((record) => record["seat"] !== viewer).slice(-MOST);
  if (own.length) announce(inWords(own, t), "assertive");
  if (rest.length) announce(inWords(rest, t));
}

/** Read out what was skipped. */
export function readRest(told: readonly EventRecord[], t: Translator): void {
  announce(inWords(told.slice(-MOST), t));
}

/**
 * What is seen to happen now, if bots are shown at a pace; the last of it until the viewer chooses something. While
 * what they did waits for the viewer's own move to be seen, that is told.
 */
export function seenNow(
  session: TableSession,
  playing: EventRecord | null,
  t: Translator,
): string | null {
  const { waiting, isTelling } = session.pacing;
  if (!isTelling || (!waiting && session.proposed)) return null;
  const isOfOthers = ({ seat }: EventRecord) => seat !== undefined && seat !== session.viewer;
  const { recent } = session;
  const record = playing ?? recent.findLast(isOfOthers) ?? (waiting ? recent.at(-1) : undefined);
  if (record) return t.event(record);
  return waiting ? "" : null;
}

function inWords(records: readonly EventRecord[], t: Translator): string {
  return records.map((record) => t.event(record)).join(" ");
}

/** What a choice would bring and cost, as people read it. */
import type { Translator } from "../lib/translator";
import type { OutlookInfo, ReasonInfo } from "../wire";

/** The kind of the decision in which order effects come; it is the same in all games. */
const AGENDA = "agenda";

/** A thing of which the player would have more or less. */
export interface Effect {
  /** What it is called in `holding-<name>`. */
  readonly name: string;
  readonly by: number;
  /** There is more of something good, or less of a burden. */
  readonly good: boolean;
  /** It costs something, and nothing of it would be left. */
  readonly last: boolean;
  /** Told whole: `Points +3`. */
  readonly text: string;
}

/** Gains first, then what they cost. */
export function effectsOf(outlook: OutlookInfo, t: Translator): Effect[] {
  const effects = outlook.changes.map(({ name, before, after, burden }) => {
    const by = after - before;
    const good = by > 0 !== burden;
    const last = by < 0 && after === 0 && !burden;
    const fields = { holding: name, by: signed(by) };
    return { name, by, good, last, text: t.text(last ? "outlook-last" : "outlook-by", fields) };
  });
  return effects.sort((one, other) => Number(other.good) - Number(one.good));
}

/** `+3`, `−1`: with a proper minus. */
export function signed(by: number): string {
  return by > 0 ? `+${by}` : `−${-by}`;
}

/**
 * What comes after it: chance, or a choice of another kind than the one that is made now, with what there will be
 * to choose from or to put in order.
 */
export function sequelOf(outlook: OutlookInfo, t: Translator, asked = ""): string | null {
  if (outlook.chance !== null)
    return t.text(outlook.chance ? `chance-${outlook.chance}` : "outlook-chance");
  if (outlook.then === null || outlook.then === asked) return null;
  const kind = outlook.then;
  if (!outlook.waits.length)
    return t.othersPrompt({ seat: 0, kind, prompt: `ask-${kind}`, args: {} });
  const key = kind === AGENDA ? "outlook-order" : "outlook-choose";
  return t.text(key, { moves: counted(outlook.waits.map((move) => t.notation(move))).join("; ") });
}

/** Each text once, with how often it is there. */
function counted(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count > 1 ? `${text} ×${count}` : text));
}

/** All of it in a line, for the note beside an option. */
export function summaryOf(outlook: OutlookInfo, t: Translator, asked = ""): string | null {
  const parts = effectsOf(outlook, t).map(({ text }) => text);
  const sequel = sequelOf(outlook, t, asked);
  const told = parts.join(", ");
  return [told, sequel].filter(Boolean).join(" · ") || null;
}

/** Why something is not possible, in a sentence. */
export function reasonText(reasons: readonly ReasonInfo[], t: Translator): string {
  if (!reasons.length) return t.text("why-unknown");
  return reasons.map(({ key, fields }) => t.text(key, fields)).join(" ");
}

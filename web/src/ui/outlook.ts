/** What a choice would bring and cost, as people read it. */
import type { Translator } from "../lib/translator";
import type { OutlookInfo, ReasonInfo } from "../wire";

/** A thing of which the player would have more or less. */
export interface Effect {
  /** What it is called in `holding-<name>`. */
  readonly name: string;
  readonly by: number;
  /** It costs something, and nothing of it would be left. */
  readonly last: boolean;
  /** Told whole: `Points +3`. */
  readonly text: string;
}

/** Gains first, then what they cost. */
export function effectsOf(outlook: OutlookInfo, t: Translator): Effect[] {
  const effects = outlook.changes.map(({ name, before, after }) => {
    const by = after - before;
    const last = by < 0 && after === 0;
    const fields = { holding: name, by: signed(by) };
    return { name, by, last, text: t.text(last ? "outlook-last" : "outlook-by", fields) };
  });
  return effects.sort((one, other) => Number(other.by > 0) - Number(one.by > 0));
}

/** `+3`, `−1`: with a proper minus. */
export function signed(by: number): string {
  return by > 0 ? `+${by}` : `−${-by}`;
}

/** What comes after it: chance, or a choice of another kind than the one that is made now. */
export function sequelOf(outlook: OutlookInfo, t: Translator, asked = ""): string | null {
  if (outlook.chance !== null)
    return t.text(outlook.chance ? `chance-${outlook.chance}` : "outlook-chance");
  if (outlook.then === null || outlook.then === asked) return null;
  const kind = outlook.then;
  return t.othersPrompt({ seat: 0, kind, prompt: `ask-${kind}`, args: {} });
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

/** Short messages: shown for a while, and read out. */
import { knows, tr } from "./i18n.svelte";
import { Refused } from "./api";
import { hear } from "./hearing";
import type { Rule } from "./rulebook.svelte";

export interface Notice {
  id: number;
  text: string;
  detail: string;
  tone: "plain" | "warning";
  /** The paragraph behind it. */
  rule: Rule | null;
}

let count = 0;
/** How often the device went to somebody else. */
let turns = 0;
export const notices = $state<Notice[]>([]);
export const spoken = $state({ polite: "", assertive: "" });

export function notify(
  text: string,
  tone: Notice["tone"] = "plain",
  detail = "",
  rule: Rule | null = null,
): void {
  const id = ++count;
  notices.push({ id, text, detail, tone, rule });
  if (notices.length > 4) notices.shift();
  setTimeout(() => dismiss(id), tone === "warning" ? 9000 : 5000);
}

export function dismiss(id: number): void {
  const index = notices.findIndex((notice) => notice.id === id);
  if (index >= 0) notices.splice(index, 1);
}

/** Say something to a screen reader: own results at once, everything else when there is a pause. */
export function announce(text: string, manner: "polite" | "assertive" = "polite"): void {
  spoken[manner] = "";
  const turn = turns;
  setTimeout(() => {
    if (turn === turns) spoken[manner] = text;
  }, 30);
}

/** Take back all that was said: somebody else looks and listens now. */
export function hush(): void {
  turns++;
  notices.length = 0;
  spoken.polite = spoken.assertive = "";
}

/** Our own sentence for the code of a refusal. */
export function sentenceFor(code: string): string {
  return tr(knows(`refused-${code}`) ? `refused-${code}` : "refused-other");
}

/** Our own sentence for a refusal; the server's as detail, and the paragraph behind it if there is one. */
export function explain(error: unknown, ruleOf?: (code: string) => Rule | null): void {
  hear("error");
  if (!(error instanceof Refused)) {
    notify(tr("refused-other"), "warning");
    return;
  }
  const rule = ruleOf?.(error.code) ?? null;
  notify(sentenceFor(error.code), "warning", error.message, rule);
}

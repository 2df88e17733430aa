/** Short messages: shown for a while, and read out. */
import { knows, tr } from "./i18n.svelte";
import { Refused } from "./api";

export interface Notice {
  id: number;
  text: string;
  detail: string;
  tone: "plain" | "warning";
}

let count = 0;
export const notices = $state<Notice[]>([]);
export const spoken = $state({ polite: "", assertive: "" });

export function notify(text: string, tone: Notice["tone"] = "plain", detail = ""): void {
  const id = ++count;
  notices.push({ id, text, detail, tone });
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
  setTimeout(() => (spoken[manner] = text), 30);
}

/** Our own sentence for a refusal; the server's as detail. */
export function explain(error: unknown): void {
  if (!(error instanceof Refused)) {
    notify(tr("refused-other"), "warning");
    return;
  }
  const key = `refused-${error.code}`;
  notify(tr(knows(key) ? key : "refused-other"), "warning", error.message);
}

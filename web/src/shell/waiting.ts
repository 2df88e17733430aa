import { tr } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import type { Translator } from "../lib/translator";
import type { Asked } from "../wire";

/** Whom the table waits for. */
export function waitingText(asked: readonly Asked[], t: Translator): string {
  const names = asked.map(({ seat }) => t.seat(seat));
  if (names.length === 0) return tr("wait-table");
  const list = new Intl.ListFormat(settings.lang, { type: "conjunction" });
  return tr("wait-for", { names: list.format(names) });
}

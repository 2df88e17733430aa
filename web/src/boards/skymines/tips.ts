/** What is told of a thing, and below it what choosing it would bring and cost. */
import type { Translator } from "../../lib/translator";
import { summaryOf } from "../../ui/outlook";
import type { OutlookInfo } from "../../wire";

export function withOutlook(text: string, outlook: OutlookInfo | null, t: Translator): string {
  const brings = outlook && summaryOf(outlook, t, "turn");
  return brings ? `${text} (${brings})` : text;
}

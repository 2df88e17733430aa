/** The texts of the panels, and where their things are explained in the rules. */
import type { Rule } from "../../lib/rulebook.svelte";
import type { Translator } from "../../lib/translator";
import { speaking, type Say } from "../shared/words";
import cs from "./text/panels.cs.ftl?raw";
import en from "./text/panels.en.ftl?raw";
import pl from "./text/panels.pl.ftl?raw";
import { summaryOf } from "../../ui/outlook";
import type { OutlookInfo } from "../../wire";
import type { Catalogue } from "./types";

/** Says the panels' own texts in a language; keys go without their common beginning. */
export const speaker = speaking({ en, pl, cs }, "p49-panel-");

export type { Say };

/** The paragraph about a thing. */
export function ruleOf(catalogue: Catalogue, thing: string): Rule {
  return { game: "pulsar_2849", id: catalogue.paragraphs[thing] ?? "" };
}

/** What a named thing does, in the game's words. */
export function explain(t: Translator, thing: string, part: string): string {
  return t.explanation(thing, part) ?? "";
}

/** What is told of a thing, and below it what choosing it would bring and cost. */
export function withOutlook(text: string, outlook: OutlookInfo | null, t: Translator): string {
  const brings = outlook && summaryOf(outlook, t, "turn");
  return brings ? `${text} (${brings})` : text;
}

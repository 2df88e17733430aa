/** The texts of the panels, and where their things are explained in the rules. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Rule } from "../../lib/rulebook.svelte";
import { readable, type Translator } from "../../lib/translator";
import cs from "./text/panels.cs.ftl?raw";
import en from "./text/panels.en.ftl?raw";
import pl from "./text/panels.pl.ftl?raw";
import type { Catalogue } from "./types";

const SOURCES: Record<string, string> = { en, pl, cs };
const PREFIX = "p49-panel-";
const bundles = new Map<string, FluentBundle>();

export type Say = (key: string, args?: Record<string, FluentVariable>) => string;

function bundleOf(lang: string): FluentBundle {
  const known = bundles.get(lang);
  if (known) return known;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(SOURCES[lang] ?? en));
  bundles.set(lang, bundle);
  return bundle;
}

/** Says the panels' own texts in a language; keys go without their common beginning. */
export function speaker(lang: string): Say {
  const bundle = bundleOf(lang);
  return (key, args = {}) => {
    const pattern = bundle.getMessage(PREFIX + key)?.value;
    return pattern ? bundle.formatPattern(pattern, args, []) : readable(key);
  };
}

/** The paragraph about a thing. */
export function ruleOf(catalogue: Catalogue, thing: string): Rule {
  return { game: "pulsar_2849", id: catalogue.paragraphs[thing] ?? "" };
}

/** What a named thing does, in the game's words. */
export function explain(t: Translator, thing: string, part: string): string {
  return t.explanation(thing, part) ?? "";
}

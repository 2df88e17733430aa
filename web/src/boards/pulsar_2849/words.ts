/** The texts of the map and of what surrounds it, beside the game's. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { readable, type Translator } from "../../lib/translator";
import cs from "./text/cs.ftl?raw";
import en from "./text/en.ftl?raw";
import pl from "./text/pl.ftl?raw";

const SOURCES: Record<string, string> = { en, pl, cs };
const PREFIX = "p49-map-";
const bundles = new Map<string, FluentBundle>();

function bundleOf(lang: string): FluentBundle {
  const known = bundles.get(lang);
  if (known) return known;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(SOURCES[lang] ?? en));
  bundles.set(lang, bundle);
  return bundle;
}

/** Says what is on the map, in the language of the table. */
export class Words {
  readonly t: Translator;
  readonly #bundle: FluentBundle;

  constructor(t: Translator) {
    this.t = t;
    this.#bundle = bundleOf(t.lang);
  }

  /** A text of the board's own; keys go without their common beginning. */
  say(key: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(PREFIX + key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : readable(key);
  }

  place(name: string): string {
    return this.t.word(name, "place");
  }

  list(parts: readonly (string | false | null | undefined)[]): string {
    return parts.filter(Boolean).join(", ");
  }
}

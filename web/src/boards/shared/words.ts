/** A board's own texts, which it brings in files of its own, beside the game's. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { bound } from "../../lib/spacing";
import { readable, type Translator } from "../../lib/translator";

export type Say = (key: string, args?: Record<string, FluentVariable>) => string;

/**
 * Gives for a language a function that says texts in it; in English where there is no such file. Keys go
 * without their common beginning.
 */
export function speaking(
  sources: Readonly<Record<string, string>>,
  prefix = "",
): (lang: string) => Say {
  const known = new Map<string, Say>();
  return (lang) => {
    const say = known.get(lang) ?? speech(lang, sources[lang] ?? sources["en"] ?? "", prefix);
    known.set(lang, say);
    return say;
  };
}

function speech(lang: string, source: string, prefix: string): Say {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return (key, args = {}) => {
    const pattern = bundle.getMessage(prefix + key)?.value;
    return pattern ? bound(bundle.formatPattern(pattern, args, []), lang) : readable(key);
  };
}

/** Says what is on a board, in the language of the table; a game adds what it says besides. */
export class BoardWords {
  readonly t: Translator;
  /** A text of the board's own; keys go without their common beginning. */
  readonly say: Say;

  constructor(t: Translator, speaker: (lang: string) => Say) {
    this.t = t;
    this.say = speaker(t.lang);
  }

  list(parts: readonly (string | false | null | undefined)[]): string {
    return parts.filter(Boolean).join(", ");
  }
}

/** Languages that leave no one-letter word, and no number without what it counts, at the end of a line. */
const BOUND: readonly string[] = ["pl", "cs"];

// A letter after an apostrophe or a dash ends a word ("Faye’a") or a range ("a–f"); a number of three
// digits belongs to a guest's name ("Nova 947") more often than it counts.
const LAST_IN_LINE = /(?<![\p{L}\p{N}_’–-])(?:(\p{L})(?= \S)|(\p{N}{1,2})(?= \p{L}{2})) /gu;

/** The text as it is shown in this language: with no-break spaces where a line may not end. */
export function bound(text: string, lang: string): string {
  return BOUND.includes(lang) ? text.replace(LAST_IN_LINE, "$1$2\u00a0") : text;
}

/** The texts of the board, beside the game's. */
import type { Rule } from "../../lib/rulebook.svelte";
import type { Translator } from "../../lib/translator";
import { BoardWords, speaking } from "../shared/words";
import { RESOURCE_GLYPHS } from "./art";
import cs from "./text/cs.ftl?raw";
import en from "./text/en.ftl?raw";
import pl from "./text/pl.ftl?raw";
import type { Catalogue } from "./types";

const speaker = speaking({ en, pl, cs }, "hw-");

/** Says what is on the board, in the language of the table. */
export class Words extends BoardWords {
  constructor(t: Translator) {
    super(t, speaker);
  }

  sentences(parts: readonly string[]): string {
    return parts.join(" ");
  }

  /** What a basic resource or a tag is called. */
  unit(thing: string): string {
    return this.t.word(thing, thing in RESOURCE_GLYPHS ? "resource" : "tag");
  }
}

/** The paragraph about a thing. */
export function ruleOf(catalogue: Catalogue, thing: string): Rule {
  return { game: "save_a_world", id: catalogue.paragraphs[thing] ?? "" };
}

/** What is told of a card while the pointer or the focus is on it. */
export function cardTip(
  card: string,
  catalogue: Catalogue,
  words: Words,
): { title: string; text: string; rule: Rule } {
  const deck = catalogue.cards[card]?.deck ?? "species";
  return {
    title: words.t.word(card, "card"),
    text: words.t.explanation(card, "card") ?? "",
    rule: ruleOf(catalogue, deck === "action" ? "action-card" : deck),
  };
}

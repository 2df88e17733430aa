/** Where things are explained in the rules. */
import type { Rule } from "../../lib/rulebook.svelte";
import type { Catalogue } from "./types";

const GAME = "planet_unknown";

/** The paragraph about something that the catalogue names. */
export function ruleOf(catalogue: Catalogue, what: string): Rule {
  return { game: GAME, id: catalogue.paragraphs[what] ?? "" };
}

export function paragraph(id: string | undefined): Rule {
  return { game: GAME, id: id ?? "" };
}

/** The paragraph behind a civ card: when it works. */
export function civRule(catalogue: Catalogue, card: string): Rule {
  const timing = catalogue.civ_cards[card]?.timing;
  return ruleOf(catalogue, timing === "immediate" ? "civ-immediate" : "civ-end");
}

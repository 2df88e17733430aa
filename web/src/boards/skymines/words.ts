/** The texts of the board, beside the game's: of the map in `text/<lang>.ftl`, of the panels in `text/panels.<lang>.ftl`. */
import type { Rule } from "../../lib/rulebook.svelte";
import type { Translator } from "../../lib/translator";
import { BoardWords, speaking } from "../shared/words";
import cs from "./text/cs.ftl?raw";
import en from "./text/en.ftl?raw";
import pl from "./text/pl.ftl?raw";
import panelsCs from "./text/panels.cs.ftl?raw";
import panelsEn from "./text/panels.en.ftl?raw";
import panelsPl from "./text/panels.pl.ftl?raw";
import type { Catalogue } from "./types";

const speaker = speaking(
  { en: `${en}\n${panelsEn}`, pl: `${pl}\n${panelsPl}`, cs: `${cs}\n${panelsCs}` },
  "sm-",
);

/** Says what is on the board, in the language of the table. */
export class Words extends BoardWords {
  constructor(t: Translator) {
    super(t, speaker);
  }

  company(name: string): string {
    return this.t.word(name, "company");
  }

  place(name: string): string {
    return this.t.word(name, "place");
  }
}

/** The paragraph about a thing. */
export function ruleOf(catalogue: Catalogue, thing: string): Rule {
  return { game: "skymines", id: catalogue.paragraphs[thing] ?? "" };
}

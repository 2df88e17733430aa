/** The texts of the map and of what surrounds it, beside the game's. */
import type { Translator } from "../../lib/translator";
import { speaking, type Say } from "../shared/words";
import cs from "./text/cs.ftl?raw";
import en from "./text/en.ftl?raw";
import pl from "./text/pl.ftl?raw";

const speaker = speaking({ en, pl, cs }, "p49-map-");

/** Says what is on the map, in the language of the table. */
export class Words {
  readonly t: Translator;
  /** A text of the board's own; keys go without their common beginning. */
  readonly say: Say;

  constructor(t: Translator) {
    this.t = t;
    this.say = speaker(t.lang);
  }

  place(name: string): string {
    return this.t.word(name, "place");
  }

  list(parts: readonly (string | false | null | undefined)[]): string {
    return parts.filter(Boolean).join(", ");
  }
}

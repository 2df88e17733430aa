/** The texts of the map and of what surrounds it, beside the game's. */
import type { Translator } from "../../lib/translator";
import { BoardWords, speaking } from "../shared/words";
import cs from "./text/cs.ftl?raw";
import en from "./text/en.ftl?raw";
import pl from "./text/pl.ftl?raw";

const speaker = speaking({ en, pl, cs }, "p49-map-");

/** Says what is on the map, in the language of the table. */
export class Words extends BoardWords {
  constructor(t: Translator) {
    super(t, speaker);
  }

  place(name: string): string {
    return this.t.word(name, "place");
  }
}

/** The board's own texts, beside the game's. */
import type { Translator } from "../../lib/translator";
import { BoardWords, speaking } from "../shared/words";
import cs from "./text/cs.ftl?raw";
import en from "./text/en.ftl?raw";
import pl from "./text/pl.ftl?raw";
import type { Benefit, Catalogue, Space, Terrain, Tracker } from "./types";

const speaker = speaking({ en, pl, cs });

type Effects = Pick<Catalogue, "effects">;

/** Says what is on the board, in the language of the table. */
export class Words extends BoardWords {
  constructor(t: Translator) {
    super(t, speaker);
  }

  terrain(name: Terrain): string {
    return this.t.word(name, "resource");
  }

  icon(name: string, key?: string): string {
    return key ? this.t.text(key) : this.say(`icon-${name}`);
  }

  /** A tile in words: its shape, its terrains, its meteor. */
  tile(name: string | null): string {
    return name === null ? this.say("empty-stack") : this.t.text(`tile-${name}`);
  }

  /** What a benefit of a track gives, in the text that its declaration names. */
  benefit({ effects }: Effects, { op, ...fields }: Benefit): string {
    return this.t.text(effects[op]?.text ?? op, fields);
  }

  /** A space of a track with all that it gives; `more` is what else there is to say of it. */
  space(
    declared: Effects,
    track: Tracker,
    height: number,
    space: Space,
    more: readonly string[] = [],
  ): string {
    const parts = space.benefits.map((benefit) => this.benefit(declared, benefit));
    const joined = space.choose ? parts.join(` ${this.say("or")} `) : parts.join("; ");
    const medal = space.medal ? this.say("medals-here", { n: space.medal }) : "";
    const name = this.say("space-name", { track: this.t.word(track, "track"), n: height });
    return `${name}: ${this.list([joined, medal, ...more]) || this.say("nothing-here")}`;
  }

  /** A named thing with what it does. */
  named(part: string, name: string): string {
    const text = this.t.explanation(name, part);
    return text ? `${this.t.word(name, part)}: ${text}` : this.t.word(name, part);
  }
}

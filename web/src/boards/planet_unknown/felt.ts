import type { Feat, Felt } from "../../lib/feelings";
import type { Translator } from "../../lib/translator";
import type { TableView } from "./types";
import { Words } from "./words";

export const felt: Felt = {
  points: "points",
  marks: { square: "data-square", to: "data-square" },
  events: {
    placed: { sound: "placed" },
    drove: { sound: "placed" },
    patched: { sound: "placed" },
    turned: { sound: "placed" },
    "turned-by": { sound: "placed" },
    collected: { gain: "{piece}s" },
    "rover-landed": { gain: "rovers" },
    "gained-movement": { gain: "movement", count: "points" },
    "patch-stored": { gain: "patches-stored" },
    "card-kept": { gain: "civ-cards" },
    "card-hidden": { gain: "civ-cards" },
    "milestone-reached": { feat: "tracker-civ" },
    "level-unlocked": { feat: "tracker-tech" },
  },
};

/** Rows and columns that are complete. */
export function feats(view: unknown, seat: number, t: Translator): Feat[] {
  const complete = (view as TableView).players[seat]?.lines.complete ?? [];
  const words = new Words(t);
  return complete.map((line) => ({
    key: line,
    seat,
    sign: "points",
    text: words.say("line-completed", { seat: t.seat(seat), line: t.word(line, "line") }),
  }));
}

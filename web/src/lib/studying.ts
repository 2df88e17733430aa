/** A game's study, ready to be shown in a language. */
import type { SceneProps } from "../boards/board";
import { speaking, type Say } from "../boards/shared/words";
import { loadStudy, loadStudyText, type Study } from "../boards/study";
import { catalogue, gameInfo, translator } from "./games.svelte";
import type { SeatInfo } from "../wire";

export interface Opened {
  study: Study;
  /** Says a text of the study. */
  say: Say;
  /** The example position, as its pictures get it. */
  scene: SceneProps;
}

/** Who sits at the example's table. */
const PEOPLE = ["Ada", "Bea", "Cyryl"];
const SEATS: readonly SeatInfo[] = PEOPLE.map((name, seat) => ({
  seat,
  kind: "person",
  name,
  level: null,
  you: seat === 0,
  online: true,
  asked: false,
}));

/** The study of a game in a language; null if it has none. */
export async function openStudy(name: string, lang: string): Promise<Opened | null> {
  const study = await loadStudy(name);
  if (!study) return null;
  const game = await gameInfo(name);
  const [source, facts, t] = await Promise.all([
    loadStudyText(name, lang),
    catalogue(name),
    translator(game, lang, PEOPLE),
  ]);
  return {
    study,
    say: speaking({ [lang]: source }, "study-")(lang),
    scene: { game, catalogue: facts, view: study.position, viewer: 0, seats: SEATS, t },
  };
}

/** What a player has besides the planet and the tracks, in numbers. */
import type { Translator } from "../../lib/translator";
import type { Count } from "../board";
import type { IconName } from "./icons";
import type { PlayerView, TableView } from "./types";

export interface Supply {
  icon: IconName;
  /** The key of its text, and of what is explained about it in the rules. */
  text: string;
  explained: string;
  n: number;
}

export function suppliesOf(player: PlayerView): Supply[] {
  return [
    { icon: "vehicle", text: "rovers-left", explained: "rover", n: player.rovers_left },
    { icon: "lifepod", text: "lifepods-here", explained: "lifepod", n: player.lifepods_collected },
    {
      icon: "meteorite",
      text: "meteorites-here",
      explained: "meteorite",
      n: player.meteorites_collected,
    },
    { icon: "patch", text: "patches-here", explained: "patch-piece", n: player.patches_stored },
  ];
}

/** What is counted in the list of players, by the names of the holdings. */
export function countsOf(view: unknown, seat: number, t: Translator): Count[] {
  const player = (view as TableView).players[seat];
  if (!player) return [];
  const numbers: [string, number][] = [
    ["rovers", player.rovers.length],
    ["lifepods", player.lifepods_collected + player.lifepods_placed.length],
    ["meteorites", player.meteorites_collected],
    ["civ-cards", player.civ_cards.length],
  ];
  return numbers.map(([holding, n]) => ({
    holding,
    n,
    text: `${t.text(`holding-${holding}`)}: ${n}`,
  }));
}

/** What a square says to those who hear it. */
import type { Tip } from "../../ui/tip.svelte";
import { isEmpty, terrainAt, zoneAt } from "./placing";
import type { Play } from "./play.svelte";
import { ruleOf } from "./rules";
import type { PlanetFacts, PlayerView, Terrain } from "./types";
import type { Words } from "./words";

const ZONES: Readonly<Record<string, string>> = {
  L: "land",
  I: "ice",
  R: "ring",
  C: "city",
  X: "toxic",
  E: "current",
  K: "centre",
};

/** What lies on a square, or what it is. */
export function squareText(
  square: string,
  planet: PlanetFacts,
  player: PlayerView,
  words: Words,
): string {
  const terrain = terrainAt(player, square);
  const rover = player.rovers.find((one) => one.at === square);
  const resource = (Object.keys(player.resources) as Terrain[]).find((one) =>
    player.resources[one]?.includes(square),
  );
  const isStart = !terrain && planet.perimeter.includes(square) && isEmpty(player);
  return words.list([
    terrain
      ? words.terrain(terrain)
      : words.say(`square-${ZONES[zoneAt(planet, square)] ?? "land"}`),
    player.patches.includes(square) ? words.say("square-patch") : "",
    resource ? words.say("square-resource", { resource: words.terrain(resource) }) : "",
    player.meteorites.includes(square) ? words.say("square-meteorite") : "",
    player.lifepods.includes(square) ? words.say("square-lifepod") : "",
    rover ? words.say(rover.carries ? "square-rover-loaded" : "square-rover") : "",
    isStart ? words.say("square-perimeter") : "",
  ]);
}

/** What a square means, where it means something: in a tip, with its paragraph. */
export function squareMeaning(
  square: string,
  { planet, player, words, catalogue }: Play,
): Tip | null {
  if (!planet) return null;
  const about = meaningOf(square, planet, player);
  if (!about) return null;
  return {
    title: squareText(square, planet, player, words),
    text: words.say(`about-${about}`),
    rule: ruleOf(catalogue, about),
  };
}

function meaningOf(square: string, planet: PlanetFacts, player: PlayerView): string | null {
  if (player.rovers.some((rover) => rover.at === square)) return "rover";
  if (player.lifepods.includes(square)) return "lifepod";
  if (player.meteorites.includes(square)) return "meteorite";
  if (!terrainAt(player, square) && zoneAt(planet, square) === "I") return "ice";
  return null;
}

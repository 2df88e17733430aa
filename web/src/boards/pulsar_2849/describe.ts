/** What is at a place of the map, and what a route brings, in words. */
import { tell } from "../shared/pictures";
import { picturesOf } from "./effects";
import type { MapState } from "./rewind";
import type { Catalogue, Cluster, RouteView, SystemView } from "./types";
import type { Words } from "./words";

/** What a place is and what is there, in a line. */
export function placeText(words: Words, cluster: Cluster, map: MapState, name: string): string {
  const place = cluster.places[name];
  if (!place) return "";
  const { t } = words;
  const ships = map.ships.flatMap((ship, seat) => (ship === name ? [t.seat(seat)] : []));
  return words.list([
    ...whatIsThere(words, map, name, place.kind, place.colour),
    place.dead_end && words.say("dead-end"),
    ships.length > 0 && words.say("ships-here", { names: ships.join(", ") }),
  ]);
}

function whatIsThere(
  words: Words,
  map: MapState,
  name: string,
  kind: string,
  colour = "",
): (string | false | null)[] {
  if (kind === "gate") return [words.say(`gate-${colour}`)];
  if (kind === "entry") return [words.say("entry")];
  if (kind === "system") return systemText(words, map.systems[name]);
  const pulsar = map.pulsars[name];
  const gyrodyne = pulsar?.gyrodyne;
  return [
    words.say(kind === "isolated" ? "isolated" : "pulsar"),
    pulsar?.owner != null
      ? words.say("claimed-by", { seat: words.t.seat(pulsar.owner) })
      : words.say("unclaimed"),
    gyrodyne
      ? words.say(pulsar.spinning ? "gyrodyne-spins" : "gyrodyne-built", {
          gyrodyne: words.say(`gyrodyne-${gyrodyne}`),
        })
      : null,
  ];
}

function systemText(words: Words, system: SystemView | undefined): string[] {
  if (!system?.tile) return [words.say("system-closed")];
  return [
    words.say("system-open"),
    ...system.planets.map((planet) => {
      const colour = words.say(`planet-${planet.colour}`);
      const players = parseInt(planet.label);
      const kind = players ? words.say("planet-from", { planet: colour, n: players }) : colour;
      if (planet.owner !== null)
        return words.say("planet-owned", { planet: kind, seat: words.t.seat(planet.owner) });
      if (planet.blocked) return words.say("planet-blocked", { planet: kind });
      return words.say("planet-free", { planet: kind });
    }),
  ];
}

/** What the tile of an open system gives to whom ends a flight there. */
export function bonusText(
  words: Words,
  catalogue: Catalogue,
  system: SystemView | undefined,
): string {
  const bonus = system?.tile ? catalogue.systems[system.tile]?.bonus : undefined;
  if (!bonus) return "";
  return words.say("bonus", { what: tell(picturesOf(bonus, catalogue, words.t)) });
}

/** What a route brings, part by part. */
export function gainsOf(words: Words, route: RouteView): string[] {
  const where = route.bases.map((place) => words.place(place)).join(", ");
  return [
    route.bases.length > 0 && words.say("brings-bases", { n: route.bases.length, where }),
    route.claim && words.say("brings-claim"),
    route.bonus && words.say("brings-bonus"),
    route.unknown > 0 && words.say("brings-unknown", { n: route.unknown }),
    route.tiles > 0 && words.say("brings-tiles", { n: route.tiles }),
    route.points !== 0 && words.say("brings-points", { n: route.points }),
  ].filter((one): one is string => typeof one === "string");
}

/** The rule about a place, as the catalogue's paragraphs name it. */
export function topicOf(cluster: Cluster, name: string): string {
  const place = cluster.places[name];
  return place?.dead_end ? "dead-end" : (place?.kind ?? "");
}

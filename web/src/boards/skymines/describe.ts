/** What is at a place of the map, in words. */
import type { BuildingFacts, Catalogue, Effect } from "./types";
import type { Words } from "./words";

/** What an effect brings, in the game's words. */
export function effectText(words: Words, catalogue: Catalogue, effect: Effect): string {
  const { op, ...fields } = effect;
  const key = catalogue.effects[op]?.text ?? op;
  return words.t.text(key, fields as Record<string, string | number>);
}

function buildingText(words: Words, catalogue: Catalogue, building: BuildingFacts): string {
  return words.say("building", {
    building: words.say(`building-${building.type.replace("_", "-")}`),
    brings: effectText(words, catalogue, building.effect),
  });
}

function owner(words: Words, held: string | undefined): string {
  return held ? words.say("held", { company: words.company(held) }) : words.say("free");
}

/** A sector: whose it is, and what its buildings bring. */
export function sectorText(
  words: Words,
  catalogue: Catalogue,
  name: string,
  held: string | undefined,
): string {
  const sector = catalogue.moon.sectors[name];
  if (!sector) return "";
  return words.list([
    sector.enclave && words.say("enclave"),
    owner(words, held),
    ...sector.buildings.map((building) => buildingText(words, catalogue, building)),
  ]);
}

/** A place of the Belt: whose it is, and what its asteroid or its space brings. */
export function beltText(
  words: Words,
  catalogue: Catalogue,
  name: string,
  held: string | undefined,
): string {
  const { asteroids, shuttle_spaces: shuttles } = catalogue.belt;
  const space = shuttles[name];
  const rock = Object.values(asteroids).find(({ spaces }) => name in spaces);
  const reward = space?.reward;
  return words.list([
    owner(words, held),
    reward && effectText(words, catalogue, reward),
    ...(rock?.buildings ?? []).map((building) => buildingText(words, catalogue, building)),
    rock?.linked.includes(name) && words.say("linked", { n: rock.linked_collectors }),
  ]);
}

export function placeText(
  words: Words,
  catalogue: Catalogue,
  name: string,
  held: string | undefined,
): string {
  return name in catalogue.moon.sectors
    ? sectorText(words, catalogue, name, held)
    : beltText(words, catalogue, name, held);
}

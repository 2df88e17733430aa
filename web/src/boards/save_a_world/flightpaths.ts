/** What flies where when something happens, by the names that things have on the board. */
import type { EventRecord } from "../../wire";
import type { Flight } from "../shared/flights.svelte";
import type { Catalogue } from "./types";

export interface Place {
  catalogue: Catalogue;
  /** Whose things are docked, and whose are looked at. */
  docked: number;
  seat: number;
  /** What gave what is gained: the location or card that was used last. */
  giver: string;
}

/** What has no place comes from above, or goes there. */
const NOWHERE = "#nowhere";

const PATHS: Readonly<Record<string, (event: EventRecord, place: Place) => Flight[]>> = {
  landed,
  "simu-landed": landed,
  recalled: (event) => [
    {
      from: `${location(event)} ${lander(event)}`,
      to: `[data-ready] ${lander(event)}`,
      as: "from",
    },
  ],
  "shuttle-used"(event) {
    const there = `[data-ready="${event["world"]}"]`;
    const from = `[data-ready]:not(${there}) ${lander(event)}`;
    return [{ from, to: `${there} ${lander(event)}`, as: "to" }];
  },
  round: (_, { catalogue }) => [
    {
      from: "[data-location] [data-owner]",
      to: (one) => readyZone(one, catalogue),
      as: "from",
      all: true,
    },
  ],
  gained: (event, place) => given(event, place, `[data-stock="${event["resource"]}"]`),
  raised: (event, place) => given(event, place, `[data-stock="${event["resource"]}"]`),
  "tag-gained": (event, place) => given(event, place, `[data-tokens="${event["tag"]}"]`),
  "card-played": turned,
  boosted: turned,
  "card-discarded": turned,
  recovered: turned,
  "card-removed": (event) => [{ from: `.dock ${card(event)}`, to: NOWHERE, as: "from" }],
  "card-bought": (event, { docked }) =>
    event["seat"] === docked
      ? [{ from: shown(event), to: `.dock ${card(event)}`, as: "to" }]
      : [{ from: shown(event), to: whose(event), as: "from" }],
  "simu-took": (event) => [{ from: shown(event), to: whose(event), as: "from" }],
  "display-swept": (event) => [{ from: shown(event), to: NOWHERE, as: "from" }],
  "card-dealt": (event) => [{ from: NOWHERE, to: shown(event), as: "to" }],
  worked,
  "simu-worked": worked,
  "leader-bonus": (event) => [
    {
      from: `[data-space="${event["project"]}-${event["space"]}"] [data-leader]`,
      to: whose(event),
      as: "from",
    },
  ],
  "tile-removed": (event) => [
    { from: `[data-tile="${event["project"]}"]`, to: NOWHERE, as: "from" },
  ],
  "asteroid-moved": () => [{ from: "[data-asteroid]", to: "[data-asteroid]", as: "to" }],
  "facility-placed": (event) => [
    { from: "[data-asteroid]", to: `[data-area="${event["area"]}"]`, as: "to" },
  ],
  "cubes-added": () => [
    {
      from: "[data-asteroid]",
      to: '[data-bag="asteroid"]',
      as: { like: '[data-bag="asteroid"] svg' },
    },
  ],
  upgraded: (event, { seat }) =>
    event["seat"] === seat
      ? [{ from: NOWHERE, to: `[data-upgrade="${event["upgrade"]}"]`, as: "to" }]
      : [],
  "cube-placed": (event) => [
    {
      from: `[data-drawn="${event["project"]}"]`,
      to: `[data-cell="${event["project"]}-${event["space"]}"]`,
      as: "from",
    },
  ],
  cracked: (event) => [
    {
      from: `[data-cell="laser-${event["space"]}"]`,
      to: `[data-cell="shield-${event["space"]}"]`,
      as: "from",
    },
  ],
};

/** What is seen to fly with an event. */
export function flightsOf(event: EventRecord, place: Place): Flight[] {
  return PATHS[event.kind]?.(event, place) ?? [];
}

/** What gives: the location or card that an event is about. */
export function giverOf(event: EventRecord): string {
  if (event["location"]) return location(event);
  return event["card"] ? `.dock ${card(event)}` : "";
}

function location(event: EventRecord): string {
  return `[data-location="${event["location"]}"]`;
}
function card(event: EventRecord): string {
  return `[data-card="${event["card"]}"]`;
}
function shown(event: EventRecord): string {
  return `.panel ${card(event)}`;
}
function lander(event: EventRecord): string {
  return `[data-owner="${event["seat"]}"]`;
}
/** A player beside the board. */
function whose(event: EventRecord): string {
  return `.players [data-seat="${event["seat"]}"]`;
}

function landed(event: EventRecord, { catalogue }: Place): Flight[] {
  const world = catalogue.locations[String(event["location"])]?.world ?? "";
  const from = `[data-ready="${world}"] ${lander(event)}`;
  return [{ from, to: `${location(event)} ${lander(event)}`, as: "to" }];
}

function readyZone(lander: Element, { locations }: Catalogue): string {
  const name = lander.closest<HTMLElement>("[data-location]")?.dataset["location"] ?? "";
  const { world = "", frame = "" } = locations[name] ?? {};
  const home = `[data-ready="${world}"]`;
  return frame === "shuttle" ? `[data-ready]:not(${home})` : home;
}

function given(event: EventRecord, { docked, giver }: Place, stock: string): Flight[] {
  const isDocked = event["seat"] === docked;
  const to = isDocked ? `${stock} svg` : whose(event);
  return [{ from: giver || NOWHERE, to, as: { like: `${stock} svg` } }];
}

function turned(event: EventRecord, { docked }: Place): Flight[] {
  const one = `.dock ${card(event)}`;
  return event["seat"] === docked ? [{ from: one, to: one, as: "to" }] : [];
}

function worked(event: EventRecord): Flight[] {
  const disc = `[data-tape="${event["project"]}"] [data-disc="${event["seat"]}"]`;
  return [{ from: disc, to: disc, as: "to" }];
}

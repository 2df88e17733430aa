/**
 * What events change at the table, as far as it is seen: from the table as it was, what happened is shown piece by
 * piece. With the last event the table itself takes over, so that nothing stays that is not so.
 */
import type { EventRecord } from "../../wire";
import type {
  Catalogue,
  DeckName,
  PlayerView,
  Project,
  TableView,
  TrackView,
  World,
} from "./types";

type Change = (view: TableView, event: EventRecord, catalogue: Catalogue) => TableView;

const WORLDS: readonly World[] = ["planet", "moon"];

/** The table after some events. */
export function after(
  view: TableView,
  events: readonly EventRecord[],
  catalogue: Catalogue,
): TableView {
  return events.reduce((now, event, i) => {
    const next = CHANGES[event.kind]?.(now, event, catalogue) ?? now;
    return END_OF_PROGRESS.has(event.kind) ? putBack(next, events.slice(0, i), catalogue) : next;
  }, view);
}

const CHANGES: Readonly<Record<string, Change>> = {
  landed,
  "simu-landed": landed,
  recalled(view, event, catalogue) {
    const location = String(event["location"]);
    const owners = [...(view.locations[location] ?? [])];
    owners.splice(owners.lastIndexOf(Number(event["seat"])), 1);
    const locations = { ...view.locations, [location]: owners };
    return sent({ ...view, locations }, event, worldOf(catalogue, location), 1);
  },
  "shuttle-used"(view, event) {
    const world = event["world"] as World;
    return sent(sent(view, event, world, 1), event, world === "moon" ? "planet" : "moon", -1);
  },
  round: begun,
  passed: (view, event) => player(view, event, () => ({ has_passed: true })),
  "card-played": discarded,
  boosted: discarded,
  "card-discarded": discarded,
  recovered: (view, event) =>
    player(view, event, ({ hand, discard }) => ({
      hand: [...hand, String(event["card"])],
      discard: without(discard, event["card"]),
    })),
  "card-removed": (view, event) =>
    player(view, event, ({ hand, discard }) => ({
      hand: without(hand, event["card"]),
      discard: without(discard, event["card"]),
    })),
  "card-bought"(view, event) {
    const left = taken(view, String(event["card"]));
    return player(left, event, ({ hand }) => ({ hand: [...hand, String(event["card"])] }));
  },
  "simu-took": (view, event) => taken(view, String(event["card"])),
  "display-swept": (view, event) => taken(view, String(event["card"])),
  "card-dealt": dealt,
  gained: (view, event, catalogue) => stocked(view, event, catalogue, "levels", 1),
  spent: (view, event, catalogue) => stocked(view, event, catalogue, "levels", -1),
  raised: (view, event, catalogue) => stocked(view, event, catalogue, "baselines", 1),
  "tag-gained": (view, event, { tags }) =>
    player(view, event, ({ active }) => ({
      active: active.map((n, i) => n + Number(tags[i] === event["tag"])),
    })),
  "tokens-spent": (view, event, catalogue) => turned(view, event, catalogue, 1),
  reactivated: (view, event, catalogue) => turned(view, event, catalogue, -1),
  upgraded: (view, event) =>
    player(view, event, ({ upgrades }) => ({ upgrades: [...upgrades, String(event["upgrade"])] })),
  "badge-taken": (view, event) => ({ ...view, badge: Number(event["seat"]) }),
  worked,
  "simu-worked": worked,
  "leader-bonus": (view, event, catalogue) =>
    track(view, event, catalogue, ({ leaders }) => ({
      leaders: [...leaders, Number(event["space"])],
    })),
  "tile-removed": (view, event, catalogue) =>
    track(view, event, catalogue, ({ tiles_left }) => ({
      tile: nextTile(catalogue, event),
      tiles_left: tiles_left - 1,
    })),
  "asteroid-moved": (view, event) => ({ ...view, asteroid: Number(event["space"]) }),
  "cubes-added": (view, event, { cubes }) =>
    bagged(view, cubes, "asteroid", Number(event["count"])),
  "cube-drawn": (view, event, { cubes }) => bagged(view, cubes, String(event["cube"]), -1),
  "cube-placed": (view, event, catalogue) =>
    track(view, event, catalogue, () => ({ gauge: Number(event["space"]) })),
  "facility-placed": (view, event) => ({
    ...view,
    facilities: [...view.facilities, String(event["area"])],
  }),
  "threat-rose": (view, event) => ({ ...view, threat: Number(event["threat"]) }),
  cracked: (view) => ({ ...view, cracks: view.cracks + 1 }),
  "key-project": (view, event) => ({ ...view, key: event["project"] as Project }),
};

/** What comes after a progress phase, when the asteroid cubes that were drawn are in the bag again. */
const END_OF_PROGRESS = new Set(["round", "impact"]);

function putBack(
  view: TableView,
  earlier: readonly EventRecord[],
  { cubes }: Catalogue,
): TableView {
  const last = earlier.findLastIndex((event) => END_OF_PROGRESS.has(event.kind));
  const drawn = earlier
    .slice(last + 1)
    .filter((event) => event.kind === "cube-drawn" && event["cube"] === "asteroid");
  return bagged(view, cubes, "asteroid", drawn.length);
}

function worldOf(catalogue: Catalogue, location: string): World {
  return catalogue.locations[location]?.world ?? "planet";
}

function landed(view: TableView, event: EventRecord, catalogue: Catalogue): TableView {
  const location = String(event["location"]);
  const owners = [...(view.locations[location] ?? []), Number(event["seat"])];
  const locations = { ...view.locations, [location]: owners };
  return sent({ ...view, locations }, event, worldOf(catalogue, location), -1);
}

/** Landers of a ready zone. */
function sent(view: TableView, event: EventRecord, world: World, by: number): TableView {
  return player(view, event, ({ ready }) => ({
    ready: ready.map((n, i) => (WORLDS[i] === world ? Math.max(0, n + by) : n)),
  }));
}

/** A round begins: landers go where their frames say, resources rise to their baselines, all is at hand again. */
function begun(view: TableView, event: EventRecord, catalogue: Catalogue): TableView {
  const home = (location: string): number => {
    const stays = catalogue.locations[location]?.frame !== "shuttle";
    return WORLDS.indexOf(worldOf(catalogue, location)) ^ Number(!stays);
  };
  const players = view.players.map((one, seat) => {
    const returning = Object.entries(view.locations).flatMap(([location, owners]) =>
      owners.filter((owner) => owner === seat).map(() => home(location)),
    );
    const ready = one.ready.map((n, world) => n + returning.filter((to) => to === world).length);
    return {
      ...one,
      ready,
      levels: one.levels.map((level, i) => Math.max(level, one.baselines[i] ?? 0)),
      active: one.active.map((n, i) => n + (one.spent[i] ?? 0)),
      spent: one.spent.map(() => 0),
      hand: [...one.hand, ...one.discard],
      discard: [],
      has_passed: false,
    };
  });
  const simu = view.simu && { ...view.simu, revealed: [] };
  return { ...view, round: Number(event["round"]), locations: {}, players, simu };
}

function discarded(view: TableView, event: EventRecord): TableView {
  return player(view, event, ({ hand, discard }) => ({
    hand: without(hand, event["card"]),
    discard: [...discard, String(event["card"])],
  }));
}

/** Without a card, or without one of those that are not known. */
function without<Card>(cards: readonly Card[], card: unknown): Card[] {
  const known = cards.findIndex((one) => one === card);
  const found = known >= 0 ? known : cards.findIndex((one) => one === null);
  return cards.filter((_, i) => i !== found);
}

function taken(view: TableView, card: string): TableView {
  const displays = view.displays.map((display) => ({
    ...display,
    cards: display.cards.map((one) => (one === card ? null : one)),
  }));
  return { ...view, displays };
}

/** The cards that are left move up, and the new one comes behind them. */
function dealt(view: TableView, event: EventRecord, { decks }: Catalogue): TableView {
  const deck = decks.indexOf(event["deck"] as DeckName);
  const displays = view.displays.map((display, i) => {
    if (i !== deck) return display;
    const cards = [...display.cards.filter((card) => card !== null), String(event["card"])];
    const gaps = display.cards.length - cards.length;
    return { ...display, cards: [...cards, ...Array<null>(Math.max(0, gaps)).fill(null)] };
  });
  return { ...view, displays };
}

function stocked(
  view: TableView,
  event: EventRecord,
  { resources }: Catalogue,
  what: "levels" | "baselines",
  by: 1 | -1,
): TableView {
  return player(view, event, (one) => ({
    [what]: one[what].map((n, i) =>
      resources[i] === event["resource"] ? n + by * Number(event["count"]) : n,
    ),
  }));
}

/** Tokens are spent, or active again. */
function turned(view: TableView, event: EventRecord, { tags }: Catalogue, by: 1 | -1): TableView {
  const many = (i: number): number => by * Number(event[tags[i] ?? ""] ?? 0);
  return player(view, event, ({ active, spent }) => ({
    active: active.map((n, i) => n - many(i)),
    spent: spent.map((n, i) => n + many(i)),
  }));
}

/** A disc comes to a space, and lies on those that are there. */
function worked(view: TableView, event: EventRecord, catalogue: Catalogue): TableView {
  const who = Number(event["seat"]);
  return track(view, event, catalogue, ({ discs, stack }) => ({
    discs: discs.map((space, disc) => (disc === who ? Number(event["space"]) : space)),
    stack: [...stack.filter((disc) => disc !== who), who],
  }));
}

function nextTile(catalogue: Catalogue, event: EventRecord): string {
  const tiles = catalogue.tracks[catalogue.projects.indexOf(event["project"] as Project)]?.tiles;
  const gone = String(event["tile"]);
  return tiles?.[tiles.indexOf(gone) + 1] ?? gone;
}

function bagged(view: TableView, cubes: readonly string[], cube: string, by: number): TableView {
  return { ...view, bag: view.bag.map((n, i) => (cubes[i] === cube ? n + by : n)) };
}

function player(
  view: TableView,
  event: EventRecord,
  change: (one: PlayerView) => Partial<PlayerView>,
): TableView {
  const players = view.players.map((one, seat) =>
    seat === event["seat"] ? { ...one, ...change(one) } : one,
  );
  return { ...view, players };
}

function track(
  view: TableView,
  event: EventRecord,
  { projects }: Catalogue,
  change: (one: TrackView) => Partial<TrackView>,
): TableView {
  const tracks = view.tracks.map((one, i) =>
    projects[i] === event["project"] ? { ...one, ...change(one) } : one,
  );
  return { ...view, tracks };
}

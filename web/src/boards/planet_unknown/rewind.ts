/**
 * How a planet looked before some events: what is to be seen happening is taken out of the view, and
 * put back piece by piece.
 */
import type { EventRecord } from "../../wire";
import { covered, pointOf, shapeOf, turnNumber } from "./geometry";
import { TERRAINS } from "./names";
import type { Catalogue, PlayerView, RoverView, Tracker } from "./types";

/** How long the events take that can be seen on a board, in milliseconds. */
const LENGTHS: Record<string, number> = {
  placed: 400,
  patched: 300,
  "meteorite-fell": 350,
  advanced: 260,
  regressed: 260,
  drove: 220,
  teleported: 300,
  "rover-landed": 300,
  collected: 200,
  destroyed: 250,
  turned: 400,
  "turned-by": 400,
};

/** How long an event takes on the board; 0 for one that can't be seen there. */
export function lengthOf(event: EventRecord): number {
  return LENGTHS[event.kind] ?? 0;
}

/** The squares that an event is about. */
export function squaresOfEvent(event: EventRecord, catalogue: Catalogue): string[] {
  if (event.kind === "placed") {
    const turn = shapeOf(catalogue, String(event["tile"]))?.turns[
      turnNumber(String(event["turn"]))
    ];
    return turn ? covered(turn, pointOf(String(event["square"]))) : [];
  }
  return [event["square"], event["from"], event["to"]].filter(
    (one): one is string => typeof one === "string",
  );
}

/** A player's things as they were before these events, the last of which led to `player`. */
export function rewound(
  player: PlayerView,
  events: readonly EventRecord[],
  catalogue: Catalogue,
): PlayerView {
  return events.reduceRight((now, event) => before(now, event, catalogue), player);
}

function before(player: PlayerView, event: EventRecord, catalogue: Catalogue): PlayerView {
  const square = String(event["square"]);
  switch (event.kind) {
    case "placed":
      return cleared(player, squaresOfEvent(event, catalogue));
    case "patched":
      return {
        ...cleared(player, [square]),
        patches: player.patches.filter((one) => one !== square),
      };
    case "meteorite-fell":
      return { ...player, meteorites: player.meteorites.filter((one) => one !== square) };
    case "advanced":
    case "regressed":
      return moved(player, event);
    case "drove":
    case "teleported":
      return { ...player, rovers: driven(player.rovers, event["to"], event["from"]) };
    case "rover-landed":
      return {
        ...player,
        rovers: player.rovers.filter((rover) => rover.at !== square),
        rovers_left: player.rovers_left + 1,
      };
    case "collected":
      return returned(player, String(event["piece"]), square, 1);
    case "destroyed":
      return returned(player, String(event["piece"]), square, 0);
    default:
      return player;
  }
}

function cleared(player: PlayerView, squares: readonly string[]): PlayerView {
  const gone = new Set(squares);
  const left = (squares: string[]) => squares.filter((one) => !gone.has(one));
  const rows = player.terrain.map((row) => [...row]);
  for (const [x, y] of squares.map(pointOf)) {
    const row = rows[y];
    if (row && row[x] !== undefined) row[x] = ".";
  }
  const resources = { ...player.resources };
  for (const terrain of TERRAINS) resources[terrain] = left(player.resources[terrain]);
  return {
    ...player,
    terrain: rows.map((row) => row.join("")),
    resources,
    meteor_symbols: left(player.meteor_symbols),
    last_tile: [],
  };
}

/** A tracker on the space that it has left; matches of older rules don't tell which one that was. */
function moved(player: PlayerView, event: EventRecord): PlayerView {
  const [, track, height] = /^([a-z]+)(\d+)$/.exec(String(event["spot"])) ?? [];
  if (!track) return player;
  const tracker = event["tracker"] as Tracker;
  return {
    ...player,
    trackers: { ...player.trackers, [tracker]: [track as Tracker, Number(height)] },
  };
}

function driven(rovers: readonly RoverView[], to: unknown, from: unknown): RoverView[] {
  return rovers.map((rover) => (rover.at === to ? { ...rover, at: String(from) } : rover));
}

/** A piece stands where it was, and is not among the collected ones. */
function returned(player: PlayerView, piece: string, square: string, count: number): PlayerView {
  if (piece === "lifepod")
    return {
      ...player,
      lifepods: [...player.lifepods, square],
      lifepods_collected: player.lifepods_collected - count,
    };
  if (piece === "meteorite")
    return {
      ...player,
      meteorites: [...player.meteorites, square],
      meteorites_collected: player.meteorites_collected - count,
    };
  return { ...player, rovers: [...player.rovers, { at: square, carries: false }] };
}

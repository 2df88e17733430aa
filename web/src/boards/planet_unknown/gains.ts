/** What a move brings, as far as the board shows it. */
import type { Move } from "../board";
import { pointOf, shapeOf, turnNumber } from "./geometry";
import { outlook, type Ground, type Laid } from "./placing";
import { type Stack, TRACKERS } from "./names";
import type { Catalogue, TableView, Terrain, Tracker } from "./types";
import type { Words } from "./words";

/** What a placed tile brings and costs. */
export function gainsOf(laid: Laid, ground: Ground, words: Words): string {
  const found = outlook(laid, ground);
  const gains = found.resources.map((resource) => {
    if (resource === "energy") return words.say("gain-energy");
    if (resource !== "water")
      return words.say("gain-resource", { resource: words.terrain(resource) });
    return found.ice ? words.say("gain-water-ice", { n: found.ice }) : words.say("gain-water-dry");
  });
  return words.list([
    ...gains,
    found.meteor ? words.say("gain-meteor", { square: found.meteor }) : "",
    found.lifepods.length ? words.say("lose-lifepod", { n: found.lifepods.length }) : "",
    found.rovers.length ? words.say("lose-rover", { n: found.rovers.length }) : "",
  ]);
}

/** What stands beside a move in the list of options. */
export function noteOf(
  move: Move,
  view: TableView,
  seat: number,
  catalogue: Catalogue,
  words: Words,
): string | null {
  const { fields } = move;
  if (move.kind === "place") return placeNote(move, view, seat, catalogue, words);
  if (move.kind === "go")
    return spaceNote(view, seat, catalogue, words, fields["track"] as Tracker, fields["height"]);
  if (move.kind === "drive" || move.kind === "teleport" || move.kind === "land")
    return arrivalNote(view, seat, words, String(fields["to"] ?? fields["square"]));
  if (move.kind !== "advance" && move.kind !== "choose") return null;
  const tracker = (fields["tracker"] ?? fields["resource"]) as Terrain;
  if (tracker === "energy" || !TRACKERS.includes(tracker)) return null;
  const [track, height] = view.players[seat]?.trackers[tracker] ?? [tracker, 0];
  return spaceNote(view, seat, catalogue, words, track, height + 1);
}

function placeNote(
  move: Move,
  view: TableView,
  seat: number,
  catalogue: Catalogue,
  words: Words,
): string | null {
  const player = view.players[seat];
  const planet = player && catalogue.planets[player.planet];
  const { stack, square, turn } = move.fields;
  const tile = view.depots[seat]?.[(stack as Stack) === "outer" ? 0 : 1];
  const laid = tile && shapeOf(catalogue, tile)?.turns[turnNumber(String(turn))];
  if (!player || !planet || !tile || !laid) return null;
  return gainsOf(
    { tile, turn: laid, anchor: pointOf(String(square)) },
    { catalogue, planet, player, event: view.event },
    words,
  );
}

/** The space that a tracker would reach; none where tracks are left by a path of their own. */
function spaceNote(
  view: TableView,
  seat: number,
  catalogue: Catalogue,
  words: Words,
  track: Tracker,
  height: unknown,
): string | null {
  const facts = catalogue.corporations[view.players[seat]?.corporation ?? ""];
  const space = typeof height === "number" ? facts?.tracks[track]?.[height] : undefined;
  if (!space || space.absent || (track === "water" && facts?.path)) return null;
  return words.space(track, Number(height), space);
}

function arrivalNote(view: TableView, seat: number, words: Words, square: string): string | null {
  const player = view.players[seat];
  if (player?.meteorites.includes(square)) return words.say("square-meteorite");
  return player?.lifepods.includes(square) ? words.say("square-lifepod") : null;
}

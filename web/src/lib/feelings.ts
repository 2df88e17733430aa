/** How what happens is felt: what is gained flies to its owner, some of it is celebrated, all of it may be heard. */
import type { EventRecord } from "../wire";
import { foremost, type Sound } from "./sounds";

/** How events of a kind are felt. Names may hold fields of the event: `gyrodyne-{type}`. */
export interface Feeling {
  sound?: Sound;
  /** Somebody has more of this now, by the name of a holding. */
  gain?: string;
  /** The field that says how many; one if there is none. */
  count?: string;
  /** It is celebrated, under the pictogram of this holding. */
  feat?: string;
}

/** How a game is felt, as its board declares it. */
export interface Felt {
  events: Readonly<Record<string, Feeling>>;
  /** Where things lie that events name: by their fields, the attributes that mark them on the board. */
  marks: Readonly<Record<string, string>>;
  /** The holding that stands for points, where those are worth a flight. */
  points?: string;
}

/** Something worth a moment: a pictogram, and what it is in words. */
export interface Feat {
  /** The same as long as it is the same feat. */
  key: string;
  seat: number;
  sign: string;
  text: string;
}

export interface Gain {
  seat: number;
  holding: string;
  count: number;
  /** A selector of where it comes from. */
  from: string | null;
}

/** At most so many things fly or are celebrated at once. */
const MOST_GAINS = 8;
const MOST_FEATS = 3;

function seatOf(event: EventRecord): number | null {
  return typeof event["seat"] === "number" ? event["seat"] : null;
}

function filled(name: string, event: EventRecord): string {
  return name.replace(/\{(\w+)\}/g, (_, field: string) => String(event[field]));
}

/** The last of these events that names something on the board, as a selector. */
function placeOf(events: readonly EventRecord[], marks: Felt["marks"]): string | null {
  const named = events.flatMap((event) =>
    Object.entries(marks)
      .filter(([field]) => typeof event[field] === "string")
      .map(([field, mark]) => `[${mark}="${String(event[field])}"]`),
  );
  return named.at(-1) ?? null;
}

/** What has happened and could not be felt yet. */
export interface Happened {
  events: readonly EventRecord[];
  /** How many points everybody has more. */
  points: readonly number[];
  feats: readonly Feat[];
}

/** What has happened before and what has happened since, to be felt as one. */
export function together(before: Happened | null, since: Happened): Happened {
  if (!before) return since;
  return {
    events: [...before.events, ...since.events],
    points: since.points.map((count, seat) => count + (before.points[seat] ?? 0)),
    feats: [...before.feats, ...since.feats],
  };
}

/** What is celebrated when more comes: what is seen just now has its moment, and what is new goes before the rest. */
export function celebrated(now: readonly Feat[], fresh: readonly Feat[]): Feat[] {
  return [...now.slice(0, 1), ...fresh, ...now.slice(1)].slice(0, MOST_FEATS);
}

/** One's own comes first. */
function ownFirst<T extends { seat: number }>(all: readonly T[], viewer: number | null): T[] {
  const isOwn = ({ seat }: T): boolean => seat === viewer;
  return [...all.filter(isOwn), ...all.filter((one) => !isOwn(one))];
}

/** What is gained, each thing once for each player, from where it was gained first. */
export function gainsIn(
  events: readonly EventRecord[],
  felt: Felt,
  viewer: number | null,
  points: readonly number[] = [],
): Gain[] {
  const gains = new Map<string, Gain>();
  const add = (gain: Gain): void => {
    const key = `${gain.seat} ${gain.holding}`;
    const known = gains.get(key);
    gains.set(key, known ? { ...known, count: known.count + gain.count } : gain);
  };
  events.forEach((event, n) => {
    const { gain, count } = felt.events[event.kind] ?? {};
    const seat = seatOf(event);
    if (!gain || seat === null) return;
    const before = events.slice(0, n + 1).filter((one) => seatOf(one) === seat);
    const from = placeOf(before, felt.marks);
    add({ seat, holding: filled(gain, event), count: count ? Number(event[count]) : 1, from });
  });
  const holding = felt.points;
  points.forEach((count, seat) => {
    const own = events.filter((one) => seatOf(one) === seat);
    if (holding && count > 0) add({ seat, holding, count, from: placeOf(own, felt.marks) });
  });
  return ownFirst([...gains.values()], viewer).slice(0, MOST_GAINS);
}

/** What is celebrated: events, and what a board calls a feat beside them; first of all what concerns everybody. */
export function featsIn(
  events: readonly EventRecord[],
  felt: Felt,
  viewer: number | null,
  tell: (event: EventRecord) => string,
  more: readonly Feat[] = [],
): Feat[] {
  const told = events.flatMap((event, n): Feat[] => {
    const sign = felt.events[event.kind]?.feat;
    const seat = seatOf(event);
    if (!sign || seat === null) return [];
    return [{ key: `${n} ${event.kind}`, seat, sign: filled(sign, event), text: tell(event) }];
  });
  const everybodys = more.filter(({ seat }) => seat < 0);
  const others = more.filter(({ seat }) => seat >= 0);
  return [...everybodys, ...ownFirst([...told, ...others], viewer)].slice(0, MOST_FEATS);
}

/** What is to be heard of it: one sound, and whether it is the listener's own. */
export function soundIn(
  events: readonly EventRecord[],
  felt: Felt,
  viewer: number | null,
): { sound: Sound; isOwn: boolean } | null {
  const heard = (isOwn: boolean): Sound[] =>
    events
      .filter((event) => (seatOf(event) === viewer) === isOwn)
      .flatMap(({ kind }) => felt.events[kind] ?? [])
      .flatMap(({ sound, feat, gain }) => sound ?? (feat ? "celebration" : gain ? "gain" : []));
  const own = foremost(heard(true));
  const other = own ?? foremost(heard(false));
  return other && { sound: other, isOwn: own !== null };
}

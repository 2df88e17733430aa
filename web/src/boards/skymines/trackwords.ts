/** The lines of a company track, and what is told of a track. */
import type { MapState } from "./rewind";
import type { TableView, Track } from "./types";
import type { Words } from "./words";

/** A line across a track: a barrier with its cost, or a threshold with its coins and the number of its bonus. */
export interface TrackLine {
  after: number;
  coins: number;
  cost: number;
  number: number;
}

export function linesAt(track: Track): TrackLine[] {
  const thresholds = track.thresholds.map(({ after, coins }, i) => ({
    after,
    coins,
    cost: 0,
    number: i + 1,
  }));
  const barriers = track.barriers.map(({ after, cost }) => ({ after, coins: 0, cost, number: 0 }));
  return [...thresholds, ...barriers].sort((a, b) => a.after - b.after);
}

export function barrierText(words: Words, cost: number): string {
  return words.say("barrier", { n: cost });
}

export function thresholdText(words: Words, company: string, coins: number): string {
  return words.say("threshold", { company, n: coins });
}

/** What a threshold unlocks. */
export function bonusText(words: Words, track: Track, side: string, number: number): string {
  const text = words.say(`bonus-${side.toLowerCase()}-${number}`);
  return words.say(track.permanent ? "bonus-lasting" : "bonus-space", { text });
}

/** Where everybody stands on a track, with their shares. */
export function trackText(
  words: Words,
  view: TableView,
  map: MapState,
  company: number,
  name: string,
  side: string,
): string {
  const places = map.at.map((at, seat) =>
    words.say("stands", {
      seat: words.t.seat(seat),
      space: at[company] ?? 0,
      shares: view.players[seat]?.shares[company] ?? 0,
    }),
  );
  return words.list([words.say("track", { company: words.company(name), side }), ...places]);
}

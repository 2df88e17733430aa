/** What an outlook tells of the board: pieces that would go or come, and steps on the tracks. */
import type { EventRecord, OutlookInfo } from "../../wire";
import { TRACKERS } from "./names";
import type { PlayerView, Tracker } from "./types";

/** A tracker that would leave its space. */
export interface Step {
  tracker: Tracker;
  track: Tracker;
  height: number;
  /** It goes back. */
  back: boolean;
  /** It is still to be decided when this effect comes. */
  waits: boolean;
}

export interface Foreseen {
  /** Squares whose piece would be destroyed, and those onto which a meteorite would fall. */
  destroyed: readonly string[];
  fallen: readonly string[];
  steps: readonly Step[];
}

const NOTHING: Foreseen = { destroyed: [], fallen: [], steps: [] };

export function foreseen(outlook: OutlookInfo | null, player: PlayerView): Foreseen {
  if (!outlook) return NOTHING;
  const events = outlook.events as EventRecord[];
  const made = events.flatMap(stepOf);
  const moved = new Set(made.map(({ tracker }) => tracker));
  const waiting = outlook.waits
    .flatMap((notation) => waitingStep(notation, player))
    .filter(({ tracker }) => !moved.has(tracker));
  return {
    destroyed: squaresOf(events, "destroyed"),
    fallen: squaresOf(events, "meteorite-fell"),
    steps: lastOfEach([...made, ...waiting]),
  };
}

function squaresOf(events: readonly EventRecord[], kind: string): string[] {
  return events.filter((event) => event.kind === kind).map((event) => String(event["square"]));
}

function stepOf(event: EventRecord): Step[] {
  if (event.kind !== "advanced" && event.kind !== "regressed") return [];
  return [
    {
      tracker: event["tracker"] as Tracker,
      track: event["track"] as Tracker,
      height: Number(event["height"]),
      back: event.kind === "regressed",
      waits: false,
    },
  ];
}

/** The next space of a tracker that an effect of the agenda names. */
function waitingStep(notation: string, player: PlayerView): Step[] {
  const found = /^(?:advance (\w+)|(rover)-tile|(water)-tile (?!\D*0$))/.exec(notation);
  const tracker = (found?.[1] ?? found?.[2] ?? found?.[3]) as Tracker | undefined;
  if (!tracker || !TRACKERS.includes(tracker)) return [];
  const [track, height] = player.trackers[tracker];
  return [{ tracker, track, height: height + 1, back: false, waits: true }];
}

/** Where each tracker would end. */
function lastOfEach(steps: readonly Step[]): Step[] {
  return [...new Map(steps.map((step) => [step.tracker, step])).values()];
}

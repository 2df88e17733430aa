/** What has just happened, to be felt once the board has shown it. */
import { untrack } from "svelte";
import type { BoardModule } from "../../boards/board";
import {
  celebrated,
  featsIn,
  gainsIn,
  soundIn,
  together,
  type Feat,
  type Felt,
  type Gain,
  type Happened,
} from "../../lib/feelings";
import { hear } from "../../lib/hearing";
import { tr } from "../../lib/i18n.svelte";
import { announce } from "../../lib/notices.svelte";
import type { TableSession } from "../../lib/table.svelte";
import type { Translator } from "../../lib/translator";
import type { EventRecord, State } from "../../wire";

/** How long something is celebrated, in milliseconds. */
const MOMENT = 1900;
/** The pictogram of what is no holding: the end is near. */
export const LAST_ROUND = "last-round";

/** Of a board that declares nothing. */
const UNFELT: Felt = { events: {}, marks: {} };

interface Source {
  session: TableSession;
  module: BoardModule;
  t: Translator;
  /** The board is still showing something. */
  isPlaying: boolean;
}

/** To be made while a component is set up: it follows what `read` gives. */
export class Feeling {
  /** What flies just now. */
  gains = $state.raw<readonly Gain[]>([]);
  #feats = $state.raw<readonly Feat[]>([]);
  readonly #shown = $derived(this.#feats[0] ?? null);
  #waiting = $state.raw<Happened | null>(null);
  #before: State | null = null;
  readonly #read: () => Source;

  constructor(read: () => Source) {
    this.#read = read;
    $effect(() => {
      const { state, recent } = read().session;
      untrack(() => this.#arrive(state, recent));
    });
    $effect(() => {
      const happened = this.#waiting;
      if (!happened || read().isPlaying) return;
      untrack(() => this.#release(happened));
    });
    $effect(() => {
      if (!this.#shown) return;
      const timer = setTimeout(() => (this.#feats = this.#feats.slice(1)), MOMENT);
      return () => clearTimeout(timer);
    });
  }

  /** What is celebrated just now. */
  get feat(): Feat | null {
    return this.#shown;
  }

  /** Enough of it. */
  stop(): void {
    this.#feats = [];
  }

  /** What was felt shall not fly over the final scores. */
  #over(): void {
    this.#waiting = null;
    this.gains = [];
    this.#feats = [];
  }

  #arrive(state: State | null, recent: readonly EventRecord[]): void {
    const before = this.#before;
    this.#before = state;
    if (state?.outcome) this.#over();
    // Nothing has happened before somebody's eyes when they come, hurry, or when all is over.
    if (!before || !state || before === state || state.outcome || !recent.length) return;
    const { module, session, t } = this.#read();
    const feats = [...newFeats(before, state, module, t), ...lastRound(before, state)];
    const points = (state.scores ?? []).map((now, seat) => now - (before.scores?.[seat] ?? now));
    const heard = soundIn(recent, module.felt ?? UNFELT, session.viewer);
    if (heard?.sound === "placed") hear(heard.sound, heard.isOwn);
    this.#waiting = together(this.#waiting, { events: recent, points, feats });
  }

  #release({ events, points, feats }: Happened): void {
    this.#waiting = null;
    const { module, session, t } = this.#read();
    const { viewer } = session;
    const felt = module.felt ?? UNFELT;
    // What flies already flies on.
    const gains = gainsIn(events, felt, viewer, points);
    if (gains.length) this.gains = gains;
    this.#feats = celebrated(
      this.#feats,
      featsIn(events, felt, viewer, (event) => t.event(event), feats),
    );
    if (feats.length) announce(feats.map(({ text }) => text).join(" "));
    const heard = soundIn(events, felt, viewer);
    if (feats.length)
      hear(
        "celebration",
        feats.some(({ seat }) => seat === viewer),
      );
    else if (heard && heard.sound !== "placed") hear(heard.sound, heard.isOwn);
  }
}

/** What a board calls a feat now, and did not before. */
function newFeats(before: State, now: State, module: BoardModule, t: Translator): Feat[] {
  const { feats } = module;
  if (!feats) return [];
  return now.info.seats.flatMap(({ seat }) => {
    const known = new Set(feats(before.view, seat, t).map(({ key }) => key));
    return feats(now.view, seat, t).filter(({ key }) => !known.has(key));
  });
}

/** Whether a view says that the match ends with this round. */
export function isLastRound(view: unknown): boolean {
  return (view as { last_round?: boolean } | null)?.last_round === true;
}

function lastRound(before: State, now: State): Feat[] {
  if (isLastRound(before.view) || !isLastRound(now.view)) return [];
  return [{ key: LAST_ROUND, seat: -1, sign: LAST_ROUND, text: tr("last-round") }];
}

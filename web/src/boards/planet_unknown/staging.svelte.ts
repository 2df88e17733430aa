/** The planet as far as what happened there has been shown, and what of it is outlined. */
import { duration } from "../../lib/settings.svelte";
import type { EventRecord } from "../../wire";
import { Stage } from "../shared/stage.svelte";
import { pointOf, turnNumber, type Point } from "./geometry";
import type { Play } from "./play.svelte";
import { lengthOf, rewound, squaresOfEvent } from "./rewind";
import type { PlayerView } from "./types";

/** A tile on its way to its place. */
export interface Flight {
  tile: string;
  turn: number;
  anchor: Point;
  /** It lies there as a ghost already and is only put down. */
  isNear: boolean;
}

/** To be made while a component is set up. */
export class Staging {
  readonly #play: Play;
  readonly #stage: Stage<PlayerView>;
  /** The position before the last turn of the station that is still to be seen. */
  #turnedFrom = $state<number | null>(null);
  #rotation = -1;

  constructor(play: Play) {
    this.#play = play;
    this.#stage = new Stage(() => play.props, {
      lengthOf,
      rewind: (pending) => rewound(play.player, pending.filter(this.#isHere), play.catalogue),
      subject: () => play.seat,
      isSeen: (event) => this.#isHere(event) || /^turned/.test(event.kind),
      arrive: (isNew) => {
        if (isNew) this.#watch(play.view.rotation);
      },
    });
  }

  get player(): PlayerView {
    return this.#stage.position;
  }

  /** The position of the station as far as it has been shown. */
  readonly rotation = $derived.by<number | null>(() =>
    this.#stage.playback.pending.some((event) => /^turned/.test(event.kind))
      ? this.#turnedFrom
      : null,
  );
  readonly pointedSquares = $derived.by<ReadonlySet<string>>(
    () =>
      new Set(
        this.#stage.outlined
          .filter(this.#isHere)
          .flatMap((event) => squaresOfEvent(event, this.#play.catalogue)),
      ),
  );
  readonly pointedTracker = $derived.by(() => {
    const { pointed } = this.#play.props;
    return pointed && this.#isHere(pointed) && typeof pointed["tracker"] === "string"
      ? pointed["tracker"]
      : "";
  });
  readonly flying = $derived.by<Flight | null>(() => {
    const { current } = this.#stage;
    if (current?.kind !== "placed" || !this.#isHere(current) || !duration(1)) return null;
    return {
      tile: String(current["tile"]),
      turn: turnNumber(String(current["turn"])),
      anchor: pointOf(String(current["square"])),
      isNear: this.#play.own,
    };
  });

  readonly #isHere = (event: EventRecord): boolean => event["seat"] === this.#play.seat;

  #watch(turned: number): void {
    this.#turnedFrom = this.#rotation >= 0 && this.#rotation !== turned ? this.#rotation : null;
    this.#rotation = turned;
  }
}

/** What has happened on the map is shown one event after another, and how it looked before that. */
import type { EventRecord } from "../../wire";
import type { BoardProps } from "../board";
import { Stage } from "../shared/stage.svelte";
import { lengthOf, mapOf, rewound, thingsOf, type MapState } from "./rewind";
import type { Catalogue, TableView } from "./types";

type Shown = Pick<BoardProps, "events" | "pointed" | "slow" | "playing"> & {
  view: TableView;
  catalogue: Catalogue;
};

/** To be made while a component is set up: it follows what `read` gives. */
export class MapStage {
  readonly #stage: Stage<MapState>;

  constructor(read: () => Shown) {
    this.#stage = new Stage(read, {
      lengthOf,
      rewind: (pending) => {
        const { view, catalogue } = read();
        return rewound(mapOf(view), pending, catalogue.companies);
      },
    });
  }

  /** The map as far as it has been shown. */
  get map(): MapState {
    return this.#stage.position;
  }

  get current(): EventRecord | null {
    return this.#stage.current;
  }

  /** How long what is shown takes, before the player's own speed. */
  get milliseconds(): number {
    return this.#stage.milliseconds;
  }

  /** Places and companies that the log points at, or that have just changed. */
  readonly pointed = $derived.by<ReadonlySet<string>>(
    () => new Set(this.#stage.outlined.flatMap(thingsOf)),
  );
}

/** What has happened on the map is shown one event after another, and how it looked before that. */
import type { BoardProps } from "../board";
import { Stage } from "../shared/stage.svelte";
import { lengthOf, mapOf, rewound, thingsOf, type MapState } from "./rewind";
import type { Catalogue, TableView } from "./types";

export type MapStage = Stage<MapState>;

/** To be made while a component is set up: it follows what `read` gives. */
export function mapStage(read: () => BoardProps): MapStage {
  return new Stage(read, {
    lengthOf,
    thingsOf,
    rewind: (pending) => {
      const { view, catalogue } = read();
      const { companies } = catalogue as Catalogue;
      return rewound(mapOf(view as TableView), pending, companies);
    },
  });
}

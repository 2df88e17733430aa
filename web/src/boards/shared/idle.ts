/** A board on which nothing can be done: for pictures of it. */
import { Desk } from "../../shell/desk.svelte";
import type { BoardProps, SceneProps } from "../board";
import type { Source } from "./selection.svelte";

/** What offers no moves. */
export const NOTHING = { moves: [], proposed: null, choose: () => {} } satisfies Source;

/** The props of a board that shows a scene and asks nothing. */
export function idle(scene: SceneProps): BoardProps {
  return {
    ...scene,
    ...NOTHING,
    asked: null,
    confirm: () => {},
    events: [],
    pointed: null,
    desk: new Desk(),
    focusSeat: 0,
    focus: () => {},
  };
}

import { untrack } from "svelte";
import type { Desk } from "../../shell/desk.svelte";
import type { Move } from "../board";

/** What is looked at in the list of options comes to the front. To be called while a component is set up. */
export function frontLooked(read: () => Desk, tabOf: (move: Move) => string | null): void {
  $effect(() => {
    const desk = read();
    const tab = desk.looked && tabOf(desk.looked);
    if (tab && !desk.isPhone) untrack(() => desk.open(tab));
  });
}

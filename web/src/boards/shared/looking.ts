import type { Attachment } from "svelte/attachments";
import type { Desk } from "../../shell/desk.svelte";
import type { Move } from "../board";

/**
 * What the pointer or the focus is on is looked at, so that the bar tells what it would bring. `read` gives the move
 * that choosing the thing would propose, if it can be chosen.
 */
export function looking(
  desk: Pick<Desk, "looked">,
  read: () => Move | null | undefined,
): Attachment<Element> {
  return (element) => {
    let mine: Move | null = null;
    const look = (event: Event): void => {
      if (event instanceof PointerEvent && event.pointerType === "touch") return;
      mine = read() ?? null;
      if (mine) desk.looked = mine;
    };
    const leave = (): void => {
      const left = mine;
      mine = null;
      // What has the focus may be on its way out of the page, which is being changed just now.
      queueMicrotask(() => {
        if (left && desk.looked === left) desk.looked = null;
      });
    };
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", look],
      ["focusin", look],
      ["pointerleave", leave],
      ["focusout", leave],
    ];
    for (const [kind, listener] of listeners) element.addEventListener(kind, listener);
    return () => {
      for (const [kind, listener] of listeners) element.removeEventListener(kind, listener);
      leave();
    };
  };
}

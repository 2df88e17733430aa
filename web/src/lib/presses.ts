/** Presses that only end a show: nothing else hears of them. */
import { on } from "svelte/events";

/** How long after a press its click may come. */
const CLICK = 600;

/** Nobody else hears of a press, nor of the click that it ends in, under which something else lies by then. */
export function swallow(press: Event): void {
  press.stopPropagation();
  if (press.type === "keydown") {
    press.preventDefault();
    return;
  }
  const off = on(
    window,
    "click",
    (click) => {
      click.stopPropagation();
      click.preventDefault();
    },
    { capture: true },
  );
  setTimeout(off, CLICK);
}

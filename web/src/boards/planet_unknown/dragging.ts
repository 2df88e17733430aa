/** Dragging a tile from the depot onto the planet, with a mouse, a pen or a finger. */
import type { Attachment } from "svelte/attachments";

/** How far a pointer goes before it drags, in pixels. */
const SLIP = 7;

export interface Drag {
  /** Whether there is something to drag. */
  canStart(): boolean;
  start(): void;
  over(square: string | null): void;
  drop(square: string | null): void;
}

function squareAt(x: number, y: number): string | null {
  const cell = document.elementFromPoint(x, y)?.closest<SVGElement>("[data-square]");
  return cell?.dataset["square"] ?? null;
}

/** Clicks stay clicks: a drag begins when the pointer has gone a little way. */
export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (element) => {
    let from: PointerEvent | null = null;
    let isDragged = false;

    const press = (event: PointerEvent): void => {
      isDragged = false;
      from = event.button === 0 && drag.canStart() ? event : null;
      // A quick pointer is elsewhere before it is seen to move.
      if (from) element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.pointerId) return;
      const far = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
      if (!isDragged && far < SLIP) return;
      if (!isDragged) {
        isDragged = true;
        drag.start();
      }
      drag.over(squareAt(event.clientX, event.clientY));
    };
    const release = (event: PointerEvent): void => {
      if (from && isDragged) drag.drop(squareAt(event.clientX, event.clientY));
      from = null;
    };
    const cancel = (): void => {
      if (from && isDragged) drag.drop(null);
      from = null;
    };
    const click = (event: MouseEvent): void => {
      if (!isDragged) return;
      isDragged = false;
      event.stopPropagation();
      event.preventDefault();
    };
    element.addEventListener("pointerdown", press);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", release);
    element.addEventListener("pointercancel", cancel);
    element.addEventListener("click", click, true);
    return () => {
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", release);
      element.removeEventListener("pointercancel", cancel);
      element.removeEventListener("click", click, true);
    };
  };
}

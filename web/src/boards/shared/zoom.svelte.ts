/** Looking closer at a square drawing: pinching, two fingers, the wheel, dragging, keys. */
import type { Attachment } from "svelte/attachments";

type Point = [x: number, y: number];

const CLOSEST = 4;
/** How far a finger may slip, in pixels, and how fast two taps are one, in milliseconds. */
const SLIP = 8;
const TWICE = 320;

export class Zoom {
  scale = $state(1);
  #left = $state(0);
  #top = $state(0);
  readonly #margin: number;
  readonly #size: number;

  /** What is seen of the drawing as a whole: a square from (margin, margin). */
  constructor(margin: number, size: number) {
    this.#margin = margin;
    this.#size = size;
    this.#left = this.#top = margin;
  }

  get box(): string {
    const size = this.#size / this.scale;
    return `${this.#left} ${this.#top} ${size} ${size}`;
  }

  get isClose(): boolean {
    return this.scale > 1.01;
  }

  fit(): void {
    this.scale = 1;
    this.#left = this.#top = this.#margin;
  }

  /** Enlarge by a factor; the point stays where it is on the screen. */
  by(factor: number, [x, y]: Point = this.#middle()): void {
    const before = this.#size / this.scale;
    this.scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    const ratio = this.#size / this.scale / before;
    this.#move(x - (x - this.#left) * ratio, y - (y - this.#top) * ratio);
  }

  /** Shift what is seen by a distance on the drawing. */
  pan(dx: number, dy: number): void {
    this.#move(this.#left + dx, this.#top + dy);
  }

  /** The point of the drawing under a point of the screen. */
  pointAt(element: Element, clientX: number, clientY: number): Point {
    const box = element.getBoundingClientRect();
    const unit = this.unit(element);
    return [this.#left + (clientX - box.left) * unit, this.#top + (clientY - box.top) * unit];
  }

  /** How much of the drawing a pixel of the screen is. */
  unit(element: Element): number {
    return this.#size / this.scale / (element.getBoundingClientRect().width || 1);
  }

  #middle(): Point {
    const half = this.#size / this.scale / 2;
    return [this.#left + half, this.#top + half];
  }

  #move(left: number, top: number): void {
    const room = this.#size - this.#size / this.scale;
    this.#left = Math.min(this.#margin + room, Math.max(this.#margin, left));
    this.#top = Math.min(this.#margin + room, Math.max(this.#margin, top));
  }
}

/** Do what a key means for the size, around a point; false for other keys. */
export function zoomKey(zoom: Zoom, key: string, at?: Point): boolean {
  if (key === "+" || key === "=") zoom.by(1.4, at);
  else if (key === "-" && zoom.isClose) zoom.by(1 / 1.4, at);
  else if (key === "0" && zoom.isClose) zoom.fit();
  else return false;
  return true;
}

interface Fingers {
  x: number;
  y: number;
  apart: number;
}

function fingers(touches: TouchList): Fingers {
  const list = [...touches];
  const x = list.reduce((sum, touch) => sum + touch.clientX, 0) / list.length;
  const y = list.reduce((sum, touch) => sum + touch.clientY, 0) / list.length;
  const [a, b] = list;
  const apart = a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  return { x, y, apart };
}

/**
 * Two fingers zoom and pan; one finger pans what is enlarged. A tap stays a tap. Two taps where nothing
 * can be chosen show the whole drawing again.
 */
export function zoomable(zoom: Zoom, isFree: (target: Element) => boolean): Attachment<Element> {
  return (element) => {
    let last: Fingers | null = null;
    let slid = false;
    let tapped = 0;

    const start = (event: Event): void => {
      const { touches } = event as TouchEvent;
      last = fingers(touches);
      if (touches.length === 1) slid = false;
      else {
        slid = true;
        event.preventDefault();
      }
    };
    const move = (event: Event): void => {
      const { touches } = event as TouchEvent;
      if (!last || (touches.length === 1 && !zoom.isClose)) return;
      const now = fingers(touches);
      if (!slid && Math.hypot(now.x - last.x, now.y - last.y) < SLIP) return;
      slid = true;
      if (event.cancelable) event.preventDefault();
      const unit = zoom.unit(element);
      zoom.pan((last.x - now.x) * unit, (last.y - now.y) * unit);
      if (last.apart && now.apart)
        zoom.by(now.apart / last.apart, zoom.pointAt(element, now.x, now.y));
      last = now;
    };
    const end = (event: Event): void => {
      const { touches, timeStamp } = event as TouchEvent;
      last = touches.length ? fingers(touches) : null;
      if (slid) {
        if (event.cancelable) event.preventDefault();
        return;
      }
      const free = event.target instanceof Element && isFree(event.target);
      if (free && zoom.isClose && timeStamp - tapped < TWICE) zoom.fit();
      tapped = free ? timeStamp : 0;
    };
    const wheel = (event: Event): void => {
      const { ctrlKey, deltaY, clientX, clientY } = event as WheelEvent;
      if (!ctrlKey) return;
      event.preventDefault();
      zoom.by(Math.exp(-deltaY / 160), zoom.pointAt(element, clientX, clientY));
    };
    // A mouse drags what is enlarged; what it lets go of there is not clicked.
    let held: { x: number; y: number } | null = null;
    let dragged = false;
    const press = (event: Event): void => {
      const { pointerType, button, clientX, clientY } = event as PointerEvent;
      dragged = false;
      held = pointerType === "mouse" && !button && zoom.isClose ? { x: clientX, y: clientY } : null;
    };
    const drag = (event: Event): void => {
      const { buttons, clientX, clientY } = event as PointerEvent;
      if (!held || !(buttons & 1)) return;
      const [dx, dy] = [held.x - clientX, held.y - clientY];
      if (!dragged && Math.hypot(dx, dy) < SLIP) return;
      dragged = true;
      const unit = zoom.unit(element);
      zoom.pan(dx * unit, dy * unit);
      held = { x: clientX, y: clientY };
    };
    const click = (event: Event): void => {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const active = { passive: false };
    element.addEventListener("touchstart", start, active);
    element.addEventListener("touchmove", move, active);
    element.addEventListener("touchend", end, active);
    element.addEventListener("touchcancel", end, active);
    element.addEventListener("wheel", wheel, active);
    element.addEventListener("pointerdown", press);
    element.addEventListener("pointermove", drag);
    element.addEventListener("click", click, true);
    return () => {
      element.removeEventListener("touchstart", start);
      element.removeEventListener("touchmove", move);
      element.removeEventListener("touchend", end);
      element.removeEventListener("touchcancel", end);
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("pointermove", drag);
      element.removeEventListener("click", click, true);
    };
  };
}

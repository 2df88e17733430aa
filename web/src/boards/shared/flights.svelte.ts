/**
 * Things fly from where they were to where they are, over everything else: what moves is seen to move also between
 * parts of the screen that cut off what leaves them.
 */
import { untrack } from "svelte";
import { duration } from "../../lib/settings.svelte";
import type { EventRecord } from "../../wire";

/** What flies, by selectors of the document; of several that are seen the last one. */
export interface Flight {
  from: string;
  /** Where to, for each thing that leaves. */
  to: string | ((from: Element) => string);
  /**
   * What is seen: the thing that arrives, which is hidden meanwhile; a likeness of what was left; or a likeness of
   * something else, by its selector.
   */
  as: "to" | "from" | { like: string };
  /** Everything that `from` names flies, not only one thing. */
  all?: boolean;
}

interface Leaving {
  flight: Flight;
  box: DOMRect | null;
  likeness: HTMLElement | null;
  to: string;
}

type Shown = { event: EventRecord | null; milliseconds: number };

/** How much larger a sign is where it begins, so that it is seen to come from there. */
const SIGN = 2.2;
const EASE = "cubic-bezier(0.3, 0, 0.2, 1)";

/** To be made while a component is set up, before anything is drawn; `layer` is where things fly. */
export class Flights {
  layer: HTMLElement | undefined = $state();
  #leaving: Leaving[] = [];
  #hidden: HTMLElement[] = [];
  #event: EventRecord | null = null;

  constructor(read: () => Shown, flightsOf: (event: EventRecord) => readonly Flight[]) {
    // Where things are is looked at before they are drawn anew, where they arrive afterwards.
    $effect.pre(() => {
      const { event } = read();
      untrack(() => {
        if (event === this.#event) return;
        this.#event = event;
        this.#land();
        if (event && duration(1)) this.#leaving = flightsOf(event).flatMap(leavings);
      });
    });
    $effect(() => {
      const { milliseconds } = read();
      untrack(() => {
        for (const one of this.#leaving) this.#fly(one, duration(milliseconds));
        this.#leaving = [];
      });
    });
  }

  /** What flew is where it was going to. */
  #land(): void {
    this.layer?.replaceChildren();
    for (const element of this.#hidden) element.style.visibility = "";
    this.#hidden = [];
    this.#leaving = [];
  }

  #fly({ flight, box, likeness, to }: Leaving, milliseconds: number): void {
    const target = seen(to).at(-1) ?? null;
    const there = target?.getBoundingClientRect() ?? null;
    const options: KeyframeAnimationOptions = {
      duration: milliseconds,
      easing: EASE,
      fill: "both",
    };
    if (flight.as === "to") {
      if (!target || !there) return;
      const copy = this.#show(likenessOf(target), there);
      if (!copy) return;
      target.style.visibility = "hidden";
      this.#hidden.push(target);
      copy.animate(box ? way(moved(there, box), "none") : DROP, options);
    } else if (box && likeness) {
      const copy = this.#show(likeness, box);
      const start = flight.as === "from" ? "none" : `scale(${SIGN})`;
      copy?.animate(there ? way(start, moved(box, there)) : VANISH, options);
    }
  }

  #show(copy: HTMLElement, box: DOMRect): HTMLElement | null {
    if (!this.layer) return null;
    for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
    Object.assign(copy.style, {
      position: "fixed",
      inset: `${box.top}px auto auto ${box.left}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: "0",
      translate: "none",
      transformOrigin: "50% 50%",
    });
    this.layer.append(copy);
    return copy;
  }
}

function leavings(flight: Flight): Leaving[] {
  const things = seen(flight.from);
  const leaving = flight.all ? things : things.slice(-1);
  const to = flight.to;
  if (!leaving.length && typeof to === "string") return [{ flight, box: null, likeness: null, to }];
  return leaving.map((thing) => {
    const likeness = flight.as === "from" ? thing : like(flight);
    return {
      flight,
      box: likeness ? within(thing, likeness) : thing.getBoundingClientRect(),
      likeness: likeness ? likenessOf(likeness) : null,
      to: typeof to === "string" ? to : to(thing),
    };
  });
}

/** A copy that looks the same outside of what it lies in. */
function likenessOf(thing: HTMLElement): HTMLElement {
  const copy = thing.cloneNode(true) as HTMLElement;
  const { color, fontSize } = getComputedStyle(thing);
  Object.assign(copy.style, { color, fontSize });
  return copy;
}

function like({ as }: Flight): HTMLElement | undefined {
  return typeof as === "string" ? undefined : seen(as.like).at(-1);
}

/** A box as large as a thing, in the middle of another. */
function within(place: HTMLElement, thing: HTMLElement): DOMRect {
  const [outer, inner] = [place.getBoundingClientRect(), thing.getBoundingClientRect()];
  return new DOMRect(
    outer.left + (outer.width - inner.width) / 2,
    outer.top + (outer.height - inner.height) / 2,
    inner.width,
    inner.height,
  );
}

/** What a selector names, as far as it can be seen. */
function seen(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
}

/** What brings a thing that lies in one box into the middle of another, as large as fits there. */
function moved(here: DOMRect, there: DOMRect): string {
  const x = there.left + there.width / 2 - here.left - here.width / 2;
  const y = there.top + there.height / 2 - here.top - here.height / 2;
  const scale = Math.min(1.6, there.width / here.width, there.height / here.height);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function way(start: string, end: string): Keyframe[] {
  return [{ transform: start }, { transform: end }];
}

const DROP: Keyframe[] = [
  { transform: "translateY(-28px) scale(1.25)", opacity: 0 },
  { transform: "none", opacity: 1 },
];
const VANISH: Keyframe[] = [
  { transform: "none", opacity: 1 },
  { transform: "translateY(-22px) scale(0.8)", opacity: 0 },
];

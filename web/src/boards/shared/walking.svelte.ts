/** Going over a map of places by keys and pointer, and looking closer at it: what all such maps have in common. */
import { tick, untrack } from "svelte";
import { shortcut } from "../../lib/keys";
import type { Desk } from "../../shell/desk.svelte";
import type { Move } from "../board";
import { distance, following, next, reading, walk, type Arrow, type Point } from "./cursor";
import type { TableSelection } from "./selection.svelte";
import { Zoom } from "./zoom.svelte";

/** A thing on the map, and where its middle is. */
export interface Spot extends Point {
  readonly key: string;
}

/** What a game knows of its map: it is read anew each time. */
export interface Mapped<Light> {
  /** What can be chosen. */
  readonly lights: ReadonlyMap<string, Light>;
  /** Where that lies. */
  readonly lit: readonly Spot[];
  /** With nothing to choose, the arrow keys lead through these, to read the map. */
  readonly readable: readonly Spot[];
  /** The lit things that the proposed move is about. */
  readonly chosen: ReadonlySet<string>;
  readonly desk: Desk;
  readonly selection: Pick<TableSelection<object>, "moves" | "isHolding" | "clear"> & {
    choice: unknown;
  };
  /** What choosing a thing would propose. */
  firstAt(light: Light): Move | null;
  press(light: Light, byKey: boolean): void;
}

/** A square drawing from (margin, margin), and how close two of its things may lie for a finger, in pixels. */
interface Square {
  readonly margin: number;
  readonly size: number;
  readonly finger: number;
}

/** What a pointer needs at least and at most, in pixels from the middle; where two meet, the nearer one counts. */
const LEAST = 12.5;
const MOST = 24;
/** From here on nothing is too close for a finger. */
const CLOSE = 2;

/** To be made while a component is set up: it follows what it reads. */
export class Walking<Light extends { readonly key: string }> {
  readonly zoom: Zoom;
  /** The thing under the pointer or with the focus. */
  hovered = $state<string | null>(null);
  #cell = $state("");
  /** How wide the map is on the screen. */
  width = $state(600);
  svg = $state.raw<SVGSVGElement | null>(null);
  readonly #map: Mapped<Light>;
  readonly #square: Square;

  constructor(map: Mapped<Light>, square: Square) {
    this.#map = map;
    this.#square = square;
    this.zoom = new Zoom(square.margin, square.size);
    // It is told in the bar what choosing the thing would bring.
    let told: Move | null = null;
    $effect(() => {
      const move = this.light ? map.firstAt(this.light) : null;
      untrack(() => {
        if (move) map.desk.looked = move;
        else if (told && map.desk.looked === told) map.desk.looked = null;
        told = move;
      });
    });
    $effect(() => {
      void map.selection.moves;
      untrack(() => this.#seeAll());
    });
  }

  /** What of the things that can be chosen is looked at. */
  get light(): Light | undefined {
    return this.hovered === null ? undefined : this.#map.lights.get(this.hovered);
  }

  get lights(): ReadonlyMap<string, Light> {
    return this.#map.lights;
  }

  get lit(): readonly Spot[] {
    return this.#map.lit;
  }

  get chosen(): ReadonlySet<string> {
    return this.#map.chosen;
  }

  /** How much of the drawing a pixel is. */
  get unit(): number {
    return this.#square.size / this.zoom.scale / (this.width || 600);
  }

  readonly #spots = $derived.by(() => (this.lit.length ? this.lit : this.#map.readable));
  readonly #ordered = $derived.by(() => reading(this.#spots));

  /** The one thing that the Tab key leads to. */
  readonly tabStop = $derived.by(() => {
    if (this.spotOf(this.#cell)) return this.#cell;
    return [...this.chosen][0] ?? this.#ordered[0]?.key ?? "";
  });

  spotOf(key: string): Spot | undefined {
    return this.#spots.find((spot) => spot.key === key);
  }

  /** Where a point lies in what is seen, as shares of its width. */
  seen({ x, y }: Point): Point {
    const [left = 0, top = 0, size = this.#square.size] = this.zoom.box.split(" ").map(Number);
    return { x: (x - left) / size, y: (y - top) / size };
  }

  /** What can be chosen next is not left out of sight. */
  #seeAll(): void {
    const isOut = (share: number): boolean => share < 0 || share > 1;
    if (this.lit.map((spot) => this.seen(spot)).some(({ x, y }) => isOut(x) || isOut(y)))
      this.zoom.fit();
  }

  /** How far a thing can be pressed around: as large as a finger, but not into the next one, nor over the edge. */
  reach(spot: Spot): number {
    const { margin, size } = this.#square;
    const others = this.lit.filter((one) => one.key !== spot.key);
    const nearest = Math.min(...others.map((one) => distance(one, spot)));
    const [x, y] = [spot.x - margin, spot.y - margin];
    const edge = Math.min(x, y, size - x, size - y);
    return Math.min(edge, Math.max(LEAST * this.unit, Math.min(MOST * this.unit, nearest / 2)));
  }

  /** The lit things by their distance from the pointer. */
  around(event: MouseEvent): (Spot & { far: number })[] {
    if (!this.svg) return [];
    const [x, y] = this.zoom.pointAt(this.svg, event.clientX, event.clientY);
    return this.lit
      .map((spot) => ({ ...spot, far: distance(spot, { x, y }) }))
      .sort((a, b) => a.far - b.far);
  }

  press(at: string, touch = false, byKey = false): void {
    const there = this.lights.get(at);
    if (!there || (touch && this.#isCrowded(at))) return;
    this.#cell = at;
    const { selection } = this.#map;
    const before = selection.choice;
    this.#map.press(there, byKey);
    if (byKey && selection.choice && selection.choice !== before) void tick().then(focusChoice);
  }

  /** Things too close for a finger are first seen closer. */
  #isCrowded(at: string): boolean {
    const here = this.spotOf(at);
    if (!here || this.zoom.scale >= CLOSE) return false;
    const room = this.#square.finger * this.unit;
    const isNear = this.#spots.some((spot) => spot !== here && distance(spot, here) < room);
    if (isNear) this.zoom.by(2.2, [here.x, here.y]);
    return isNear;
  }

  focused(key: string): void {
    this.#cell = key;
    this.hovered = key;
  }

  #focus(key: string): void {
    this.#cell = key;
    this.svg?.querySelector<SVGElement>(`[data-spot="${key}"]`)?.focus({ preventScroll: true });
  }

  #goTo(spot: Spot | null | undefined): void {
    if (spot) this.#focus(spot.key);
  }

  #step(arrow: Arrow): void {
    const here = this.spotOf(this.tabStop);
    if (here) this.#goTo(next(here, this.#spots, arrow));
  }

  /** On to the next thing that can be chosen, in the order of reading. */
  #follow(by: 1 | -1): void {
    const here = this.#ordered.find((spot) => spot.key === this.tabStop);
    this.#goTo(here ? following(this.#ordered, here, by) : this.#ordered[0]);
  }

  /** A key on a thing of the map. */
  readonly keydown = (event: KeyboardEvent): void =>
    walk(event, {
      step: (arrow) => this.#step(arrow),
      end: (last) => this.#goTo(last ? this.#ordered.at(-1) : this.#ordered[0]),
      lit: (by) => this.#follow(by),
      press: () => this.press(this.tabStop, false, true),
    });

  /** A key anywhere. */
  readonly shortcut = (event: KeyboardEvent): void => {
    const pressed = shortcut(event);
    const { selection } = this.#map;
    if (pressed === "escape" && selection.choice) {
      selection.choice = null;
      this.#focus(this.#cell);
    } else if (pressed === "escape" && selection.isHolding) selection.clear();
    else if (pressed === "n" || pressed === "p") this.#follow(pressed === "n" ? 1 : -1);
    else return;
    event.preventDefault();
  };

  /** The point that stays where it is when keys enlarge the map. */
  readonly zoomedAt = (): [x: number, y: number] | undefined => {
    const here = this.spotOf(this.hovered ?? this.#cell);
    return here && [here.x, here.y];
  };
}

function focusChoice(): void {
  document.querySelector<HTMLElement>("[data-way]")?.focus();
}

/** What can be pointed at on the planet, with the pointer and with the keys. */
import { endOfRow, following, stepped, walk } from "../shared/cursor";
import { isCostly, zoneAt } from "./placing";
import { pointOf, squareAt } from "./geometry";
import type { Driving } from "./driving.svelte";
import { squareText } from "./labels";
import type { Laying } from "./laying.svelte";
import { SIDE } from "./names";
import type { Play } from "./play.svelte";

export class Surface {
  #cell = $state("r6c6");
  readonly #play: Play;
  readonly #laying: Laying;
  readonly #driving: Driving;

  constructor(play: Play, laying: Laying, driving: Driving) {
    this.#play = play;
    this.#laying = laying;
    this.#driving = driving;
  }

  /** The squares that can be chosen. */
  readonly lit = $derived.by<ReadonlySet<string>>(() => {
    if (this.#laying.isOn) return this.#laying.lit;
    const { held, targets } = this.#driving;
    const squares = this.#named("square");
    return held
      ? new Set([...targets, ...squares.filter((one) => one !== held)])
      : new Set(squares);
  });
  /** Those of them that cost something scarce. */
  readonly costly = $derived.by<ReadonlySet<string>>(() => {
    if (this.#laying.isOn) return this.#laying.costly;
    if (this.#driving.isOn) return new Set();
    const { lights } = this.#play;
    const outlookOf = (square: string) => {
      const move = lights.get(`square ${square}`)?.[0];
      return move ? this.#play.outlook(move) : null;
    };
    return new Set(this.#named("square").filter((square) => isCostly(outlookOf(square))));
  });
  readonly lines = $derived.by<ReadonlySet<string>>(() => new Set(this.#named("line")));
  readonly chosen = $derived.by<ReadonlySet<string>>(() => {
    const { own, proposed } = this.#play;
    if (!own || !proposed || proposed.kind === "place") return new Set();
    const { square, to } = proposed.fields;
    const at = this.#driving.goal ?? to ?? square;
    return new Set(typeof at === "string" ? [at] : []);
  });
  /** The square of what is looked at in the list. */
  readonly looked = $derived.by<ReadonlySet<string>>(() => {
    const { looked } = this.#play.props.desk;
    if (!this.#play.own || !looked || looked.kind === "place") return new Set();
    const { square, to, from } = looked.fields;
    return new Set([square, to, from].filter((one): one is string => typeof one === "string"));
  });
  /** The square that Tab leads to. */
  readonly tabStop = $derived.by(() => (this.#isThere(this.#cell) ? this.#cell : this.#first()));

  pick(square: string, touch: boolean): void {
    this.#cell = square;
    if (!this.#play.own) return;
    if (this.#laying.isOn) this.#laying.put(square, touch);
    else if (!this.#driving.pick(square)) this.#play.pick(`square ${square}`);
  }

  hover(square: string | null): void {
    this.#laying.hand.over = square;
    if (this.#laying.isOn) return;
    this.#driving.hover(square);
    if (!this.#driving.held) this.#play.look(square === null ? null : `square ${square}`);
  }

  focused(square: string): void {
    this.#cell = square;
    if (!this.#laying.hand.pinned) this.hover(square);
  }

  press(event: KeyboardEvent): void {
    walk(event, {
      step: (arrow) => this.#goTo(stepped(at(this.#cell), arrow, SIDE, this.#isAt)),
      end: (last) => this.#goTo(endOfRow(at(this.#cell).y, last, SIDE, this.#isAt)),
      lit: (by) => this.#nextLit(by),
      press: () => this.#press(),
    });
  }

  /** Go to the next place where something can be chosen. */
  jump(by: 1 | -1): void {
    if (!this.#laying.isOn) return this.#nextLit(by);
    this.#laying.jump(by);
    const { pinned } = this.#laying.hand;
    if (pinned) this.#focus(pinned);
  }

  label(square: string): string {
    const { planet, player, words } = this.#play;
    if (!planet) return square;
    const cost = this.#driving.costs.get(square);
    return words.list([
      square,
      squareText(square, planet, player, words),
      cost === undefined ? "" : words.say("square-cost", { n: cost }),
      this.lit.has(square)
        ? words.say(this.#laying.isOn ? "square-legal" : "square-choosable")
        : "",
      this.costly.has(square) ? words.say("square-costly") : "",
    ]);
  }

  #named(thing: string): string[] {
    const start = `${thing} `;
    return [...this.#play.lights.keys()]
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length));
  }

  readonly #isAt = (x: number, y: number): boolean => this.#isThere(squareAt(x, y));

  #isThere(square: string): boolean {
    const { planet } = this.#play;
    return planet !== undefined && !"-H".includes(zoneAt(planet, square));
  }

  #first(): string {
    const y = this.#play.planet?.zones.findIndex((row) => /[^-H]/.test(row)) ?? 0;
    return squareAt(Math.max(0, this.#play.planet?.zones[y]?.search(/[^-H]/) ?? 0), Math.max(0, y));
  }

  #press(): void {
    const { hand, offer } = this.#laying;
    const { proposed, props } = this.#play;
    const isLaid = this.#laying.isOn && hand.pinned !== null && offer !== null;
    // What was proposed by a digit is confirmed from wherever the focus is.
    if (proposed && (isLaid || !this.lit.has(this.#cell))) props.confirm();
    else if (isLaid) this.#play.choose(offer);
    else this.pick(this.#cell, false);
  }

  #nextLit(by: 1 | -1): void {
    const order = [...new Set([...this.lit, this.#cell])].sort((a, b) => rank(a) - rank(b));
    const next = following(order, this.#cell, by);
    if (next && this.lit.size) this.#goTo(at(next));
  }

  #goTo(point: { x: number; y: number } | null): void {
    if (!point) return;
    if (this.#laying.isOn) {
      this.#play.choose(null);
      this.#laying.hand.pinned = null;
    }
    this.#focus(squareAt(point.x, point.y));
    this.hover(this.#cell);
  }

  #focus(square: string): void {
    this.#cell = square;
    document.querySelector<SVGElement>(`[data-square="${square}"]`)?.focus({ preventScroll: true });
  }
}

function at(square: string): { x: number; y: number } {
  const [x, y] = pointOf(square);
  return { x, y };
}

function rank(square: string): number {
  const [x, y] = pointOf(square);
  return y * SIDE + x;
}

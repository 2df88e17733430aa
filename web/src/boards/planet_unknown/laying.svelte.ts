/** A tile on its way from the depot to the planet: held, turned, tried, proposed. */
import { untrack } from "svelte";
import { settings } from "../../lib/settings.svelte";
import type { Rule } from "../../lib/rulebook.svelte";
import type { Hint } from "../../shell/desk.svelte";
import { reasonText } from "../../ui/outlook";
import type { Move } from "../board";
import type { Driving } from "./driving.svelte";
import { shapeOf, turnNumber, type Handling, type Point } from "./geometry";
import { Hand } from "./hand.svelte";
import { type Stack, STACKS } from "./names";
import { isCostly, lies, nearestTurn, notationOf } from "./placing";
import type { Play } from "./play.svelte";
import { pointOf } from "./geometry";
import { paragraph, ruleOf } from "./rules";

/** A tile as it is shown where it would lie. */
export interface Ghost {
  tile: string;
  turn: number;
  anchor: Point;
  legal: boolean;
  /** It is only tried, and can't be played now. */
  trial: boolean;
  proposed: boolean;
}

interface Verdict {
  legal: boolean;
  text: string;
  rule: Rule | null;
}

/** To be made while a component is set up. */
export class Laying {
  readonly hand = new Hand();
  #wantsTrial = $state(false);
  readonly #play: Play;
  readonly #driving: Driving;

  constructor(play: Play, driving: Driving) {
    this.#play = play;
    this.#driving = driving;
    $effect(() => {
      if (play.props.waiting && play.own) return;
      this.#wantsTrial = false;
      untrack(() => {
        if (!play.placements.size) this.hand.drop();
      });
    });
    // A tile is in the hand as soon as one has to be placed.
    $effect(() => {
      const { placements, tiles } = play;
      const isDriving = driving.isOn;
      untrack(() => {
        if (placements.size && !isDriving) this.#takeFirst(tiles[this.#heldStack ?? "outer"]);
        else if (!this.isTrying) this.hand.drop();
      });
    });
    $effect(() => {
      const { proposed, tiles, catalogue, own } = play;
      untrack(() => {
        if (proposed?.kind === "place" && own) this.hand.follow(catalogue, proposed, tiles);
      });
    });
    // What the next steps of the pointer would bring, and what is costly, is known when it comes there.
    $effect(() => {
      const now = this.offered;
      untrack(() => now.forEach((move) => play.outlook(move)));
    });
    this.#tell();
  }

  get #heldStack(): Stack | null {
    return this.hand.mode === "board" ? null : this.hand.mode;
  }

  /** While others decide, a tile can be tried; nothing of it is played. */
  readonly isTrying = $derived.by(
    () => this.#wantsTrial && Boolean(this.#play.props.waiting) && this.#play.own,
  );
  readonly isOn = $derived.by(
    () => this.hand.mode !== "board" && (this.#play.placements.size > 0 || this.isTrying),
  );
  /** The placements in which the held tile lies as it is turned now. */
  readonly offered = $derived.by<readonly Move[]>(() => {
    const stack = this.#heldStack;
    if (!stack) return [];
    const turn = `q${this.hand.turn}`;
    return this.#play.placements.of(stack).filter((move) => move.fields["turn"] === turn);
  });
  /** The squares where the tile may be held as it is turned now. */
  readonly lit = $derived.by<ReadonlySet<string>>(() => {
    const stack = this.#heldStack;
    if (!stack) return new Set();
    return this.#play.placements.held(stack, this.hand.turn, this.hand.grip);
  });
  /** Those of them that cost something scarce. */
  readonly costly = $derived.by<ReadonlySet<string>>(() => {
    const { grip } = this.hand;
    const { placements } = this.#play;
    const costing = this.offered.filter((move) => isCostly(this.#play.outlook(move)));
    return placements.squares(costing, grip);
  });
  /** The placement that the tile would make where it is held. */
  readonly offer = $derived.by(() => this.hand.offer(this.#play.placements));
  /** The turn nearest to the one of the hand in which the tile fits; null if it fits, or never does. */
  readonly fittingTurn = $derived.by<readonly Handling[] | null>(() => {
    const stack = this.#heldStack;
    const { tile } = this.hand;
    if (!stack || !tile || this.isTrying || this.offered.length) return null;
    const fitting = this.#play.placements
      .of(stack)
      .map((move) => turnNumber(`${move.fields["turn"]}`));
    const shape = shapeOf(this.#play.catalogue, tile);
    return shape ? nearestTurn(shape, this.hand.turn, new Set(fitting)) : null;
  });
  readonly verdict = $derived.by<Verdict | null>(() => {
    const { laid } = this.hand;
    const stack = this.#heldStack;
    const { planet, player } = this.#play;
    if (!laid || !planet || !stack || !this.isOn) return null;
    if (this.offer || (this.isTrying && lies(laid, planet, player)))
      return { legal: true, text: "", rule: null };
    return this.#whyNot(this.isTrying ? null : notationOf(stack, this.hand.turn, laid.anchor));
  });
  readonly ghost = $derived.by<Ghost | null>(() => {
    const { own, proposed, props } = this.#play;
    if (!own) return null;
    const looked = props.desk.looked;
    if (!proposed && looked?.kind === "place" && looked.notation !== this.offer?.notation)
      return this.#ghostOf(looked);
    const { laid } = this.hand;
    if (!laid || !this.isOn) return null;
    return {
      tile: laid.tile,
      turn: this.hand.turn,
      anchor: laid.anchor,
      legal: this.verdict?.legal ?? false,
      trial: this.isTrying,
      proposed: this.offer !== null && proposed?.notation === this.offer.notation,
    };
  });

  /** Answer a press on a square. */
  put(square: string, touch: boolean): void {
    const { hand, offer } = this;
    const { proposed, props } = this.#play;
    if (!hand.pinned || !hand.covers(square)) {
      hand.pinned = square;
      this.propose();
    } else if (touch) this.turn("right");
    else if (offer && proposed) props.confirm();
    else if (offer) props.choose(offer);
    else hand.pinned = square;
  }

  /** Propose what the tile shows, or take the proposal back if it fits nowhere there. */
  propose(): void {
    this.#play.choose(this.offer);
  }

  /** How the tile would be turned then, as moves have it. */
  turned(how: Handling): string {
    return `q${this.hand.laidTurn?.[how] ?? ""}`;
  }

  turn(how: Handling): void {
    this.hand.handle(how);
    // Where a choice is played at once, turning a tile is not a choice yet.
    if (settings.autoConfirm || (!this.#play.proposed && !this.hand.pinned)) return;
    if (this.offer?.notation !== this.#play.proposed?.notation) this.#play.choose(this.offer);
  }

  /** Turn the tile until it fits somewhere. */
  turnToFit(): void {
    for (const how of this.fittingTurn ?? []) this.turn(how);
  }

  /** Lay the tile on the next place where it fits, in any turn. */
  jump(by: 1 | -1): void {
    const stack = this.#heldStack;
    const list = stack ? this.#play.placements.of(stack) : [];
    if (!list.length) return;
    const now = list.findIndex((move) => move.notation === this.offer?.notation);
    const next = list[(Math.max(now, by > 0 ? -1 : 0) + by + list.length) % list.length] as Move;
    this.#play.choose(null);
    this.hand.follow(this.#play.catalogue, next, this.#play.tiles);
  }

  take(stack: Stack): void {
    const { tiles, lights, placements, props, me, own, catalogue } = this.#play;
    const tile = tiles[stack];
    if (!tile) return;
    if (!own) return props.focus(me);
    const given = lights.get(`stack ${stack}`)?.[0];
    if (given && !placements.of(stack).length) return props.choose(given);
    this.#play.choose(null);
    this.#driving.isFirst = false;
    this.#wantsTrial = Boolean(props.waiting);
    if (placements.size || props.waiting) this.hand.take(catalogue, stack, tile);
  }

  /** Put the tile back, or what is proposed. */
  takeBack(): void {
    this.hand.pinned = null;
    this.hand.over = null;
    this.#play.choose(null);
    if (!this.isTrying) return;
    this.#wantsTrial = false;
    this.hand.drop();
  }

  #takeFirst(now: string | null): void {
    const { placements, tiles, catalogue } = this.#play;
    const held = this.#heldStack;
    if (held && now && placements.of(held).length) return this.hand.take(catalogue, held, now);
    const first = STACKS.find((stack) => tiles[stack] && placements.of(stack).length);
    if (first) this.hand.take(catalogue, first, tiles[first] as string);
  }

  #whyNot(notation: string | null): Verdict {
    const { words, catalogue, props } = this.#play;
    if (!notation)
      return { legal: false, text: words.say("not-free"), rule: ruleOf(catalogue, "not-free") };
    const reasons = props.whyNot?.(notation) ?? null;
    return {
      legal: false,
      text: reasons ? reasonText(reasons, props.t) : "",
      rule: paragraph(reasons?.[0]?.paragraph),
    };
  }

  #ghostOf({ fields }: Move): Ghost | null {
    const tile = this.#play.tiles[fields["stack"] as Stack];
    if (!tile) return null;
    return {
      tile,
      turn: turnNumber(String(fields["turn"])),
      anchor: pointOf(String(fields["square"])),
      legal: true,
      trial: false,
      proposed: false,
    };
  }

  /** What the bar says beside Confirm: what the place under the pointer would bring, or why it is none. */
  #tell(): void {
    const { desk } = this.#play.props;
    // The place under the pointer is looked at, unless something else is, such as a line of the list.
    let told: Move | null = null;
    $effect(() => {
      const now = this.isOn ? this.offer : null;
      const isOurs = desk.looked === null || desk.looked === told;
      if (isOurs || now !== told) desk.looked = now;
      told = now;
    });
    $effect(() => {
      desk.hint = this.hint;
      return () => (desk.hint = null);
    });
  }

  readonly hint = $derived.by<Hint | null>(() => {
    const { words, own, props, player } = this.#play;
    if (!own) return null;
    if (this.isTrying)
      return { text: words.list([words.say("try-only"), this.verdict?.text ?? ""]), tone: "trial" };
    if (this.verdict && !this.verdict.legal && this.verdict.text)
      return { text: this.verdict.text, tone: "bad", rule: this.verdict.rule };
    if (this.fittingTurn) return { text: words.say("fits-turned"), tone: "bad" };
    if (this.isOn) return { text: words.say("choose-tile"), tone: "plain" };
    if (this.#driving.isOn)
      return { text: words.say("steps-left", { n: player.movement }), tone: "plain" };
    return props.waiting ? { text: words.say("try-hint"), tone: "trial" } : null;
  });
}

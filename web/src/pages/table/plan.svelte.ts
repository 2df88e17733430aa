/** The next turn, tried out while others decide: played on the board as a turn is, and nothing of it is real. */
import type { Move } from "../../boards/board";
import { Refused } from "../../lib/api";
import { feed } from "../../lib/feed.svelte";
import { Hand } from "../../lib/hand.svelte";
import { tr } from "../../lib/i18n.svelte";
import { explain, notify } from "../../lib/notices.svelte";
import type { Decision } from "../../lib/outlooks.svelte";
import type { Rule } from "../../lib/rulebook.svelte";
import type { TableSession } from "../../lib/table.svelte";
import type { Translator } from "../../lib/translator";
import type { Offer } from "../../shell/Outcome.svelte";
import type { Asked, FromServer, GameInfo, State, TableInfo } from "../../wire";

type Planned = Extract<FromServer, { type: "planned" }>;

/** How many moves the server plans at most. */
const MOST = 40;

/** What somebody who waits is offered to do. */
export function offerOf(plan: Plan, isWaiting: boolean): Offer | null {
  if (!isWaiting || !plan.canOpen || plan.isOpen) return null;
  return {
    icon: "compass",
    text: tr(plan.made.length ? "plan-again" : "plan-open"),
    about: tr("plan-hint"),
    key: "X",
    act: () => void plan.open(),
  };
}

export class Plan extends Hand {
  readonly #session: TableSession;
  /** Where the plan leads, as the server has told it; null while it is closed. */
  #answer = $state.raw<Planned | null>(null);
  /** The moves that were planned; they stay when the plan is closed, to be played. */
  made = $state.raw<readonly string[]>([]);
  isOpen = $state(false);
  sending = $state(false);
  /** What was asked for last, which may not have been answered yet. */
  #wanted: readonly string[] = [];
  /** The viewer has had to decide since they planned, and whether a planned move was among the options. */
  #hasCome = false;
  #wasOffered = false;

  constructor(session: TableSession) {
    super((message) => feed.ask(message));
    this.#session = session;
  }

  get id(): string {
    return this.#session.id;
  }
  get info(): TableInfo | null {
    return this.#session.info;
  }
  get game(): GameInfo | null {
    return this.#session.game;
  }
  get viewer(): number | null {
    return this.#session.viewer;
  }

  /** The viewer waits, and could plan. */
  canOpen = $derived.by(() => {
    const { state, asked, isShared, isReplaced, info } = this.#session;
    const isOwn = !isShared && !isReplaced;
    return Boolean(state?.plans) && !asked && isOwn && info?.status === "playing";
  });

  asked = $derived.by<Asked | null>(() => this.#answer?.asked ?? null);

  /** The situation as it would be. */
  state = $derived.by<State | null>(() => {
    const { state } = this.#session;
    const answer = this.#answer;
    if (!state || !answer) return state;
    const others = state.asked.filter(({ seat }) => seat !== state.viewer);
    const last = this.made.at(-1);
    return {
      ...state,
      view: answer.view,
      scores: answer.scores,
      asked: answer.asked ? [...others, answer.asked] : others,
      undo: last === undefined ? null : { move: last },
    };
  });

  /** Why the plan goes no further, if it doesn't; and the way back. */
  told(t: Translator): { end: string | null; close(): void } {
    const answer = this.#answer;
    const chance = answer?.chance ? t.text(`chance-${answer.chance}`) : tr("plan-chance");
    const end = answer?.chance === null ? tr("plan-over") : chance;
    return { end: answer && !answer.asked ? end : null, close: () => this.close() };
  }

  /** The next planned move, while the viewer has the decision for it. */
  next = $derived.by<Move | null>(() => {
    const [first] = this.made;
    const { moves } = this.#session;
    return this.isOpen ? null : (moves.find(({ notation }) => notation === first) ?? null);
  });

  async open(): Promise<void> {
    if (!this.canOpen || this.isOpen) return;
    this.isOpen = true;
    await this.#ask(this.made);
  }

  close(): void {
    this.isOpen = false;
    this.#answer = null;
    this.proposed = null;
  }

  /** The table has changed: the plan is over, or what was planned is tried again as it stands now. */
  async follow(): Promise<void> {
    if (!this.isOpen) return;
    if (this.canOpen) await this.#ask(this.#wanted);
    else this.close();
  }

  /**
   * Another decision has come: the planned move is proposed, to be confirmed. Or none has: a plan that could not
   * be used in a whole turn is out of date.
   */
  turn(isAsked: boolean): void {
    if (isAsked) {
      this.#hasCome = true;
      this.#wasOffered ||= this.next !== null;
      if (this.next) this.#session.proposed = this.next;
    } else if (this.#hasCome) {
      if (!this.#wasOffered) this.made = [];
      this.#hasCome = this.#wasOffered = false;
    }
  }

  /** The viewer has made a move, or taken one back: the plan goes on behind it, or is given up for another. */
  played(move: string | null): void {
    if (move !== null && move === this.made[0]) this.made = this.made.slice(1);
    else if (this.#wasOffered) this.made = [];
  }

  async confirm(): Promise<void> {
    if (!this.proposed || this.sending) return;
    if (this.made.length >= MOST) notify(tr("plan-long"));
    else await this.#ask([...this.made, this.proposed.notation]);
  }

  async undo(): Promise<void> {
    if (this.retractable) this.proposed = null;
    else if (this.made.length && !this.sending) await this.#ask(this.made.slice(0, -1));
  }

  rule(what: string): Rule | null {
    return this.#session.rule(what);
  }

  protected override lookedAt(decision: string, legal: ReadonlySet<string>): Decision {
    return { ...super.lookedAt(decision, legal), plan: this.made };
  }

  async #ask(moves: readonly string[]): Promise<void> {
    const before = this.asked?.decision;
    this.#wanted = moves;
    this.sending = true;
    try {
      const answer = await feed.ask({ type: "plan", table: this.id, moves });
      if (answer.type !== "planned" || !this.isOpen) return;
      if (answer.moves.length < moves.length) notify(tr("plan-shortened"));
      this.made = answer.moves;
      this.#answer = answer;
      this.settle(before);
    } catch (error) {
      this.#wanted = this.made;
      const isLate = error instanceof Refused && error.code === "stale"; // the turn itself has come
      if (isLate || !this.#answer) this.close();
      if (!isLate) explain(error);
    } finally {
      this.sending = false;
    }
  }
}

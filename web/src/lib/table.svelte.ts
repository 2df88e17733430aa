import { untrack } from "svelte";
import type { Asked, ChatLine, EventRecord, State, TableInfo } from "../wire";
import { api, type Refused } from "./api";
import { feed } from "./feed.svelte";
import { Hand } from "./hand.svelte";
import { explain } from "./notices.svelte";
import { named } from "./names";
import { Pacing } from "./pacing.svelte";
import type { Rule } from "./rulebook.svelte";
import { recall, remember, settings } from "./settings.svelte";
import type { GameInfo } from "../wire";

/** How many milliseconds to wait for a state before the table can be used again. */
const PATIENCE = 2000;

/** One table as this browser sees it: what has arrived, and the move that is being chosen. */
export class TableSession extends Hand {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  /** All that this viewer has been told, in order. */
  events = $state.raw<readonly EventRecord[]>([]);
  /** What came with the last state. */
  recent = $state.raw<readonly EventRecord[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Why the table can't be shown. */
  refusal = $state.raw<Refused | null>(null);
  /** What the viewer did last while this page was open: a move by its notation, null if one was taken back. */
  done = $state.raw<{ move: string | null } | null>(null);
  /** A move or an undo is on its way. */
  sending = $state(false);
  /** How many events there were when the viewer last acted. */
  since = $state(0);
  game = $state.raw<GameInfo | null>(null);
  /** Whose hand this device shows, if several people play on it; null while it is covered. */
  seat = $state<number | null>(null);
  /** Whose hand it showed before. */
  previous = $state<number | null>(null);
  /** Somebody looks at their own hand although it is the turn of another one on this device. */
  isStaying = $state(false);
  /** What is explained where in the rules, by the names of the game's catalogue. */
  paragraphs: Readonly<Record<string, string>> = {};

  /** The decision that the viewer has to take. */
  asked = $derived.by<Asked | null>(() => {
    const { state } = this;
    if (!state || state.viewer === null) return null;
    return state.asked.find((asked) => asked.seat === state.viewer && asked.moves) ?? null;
  });
  seats = $derived(named(this.info?.seats ?? []));
  /** The seats that are played on this device. */
  own = $derived(this.seats.filter((seat) => seat.you));
  isShared = $derived(this.own.length > 1);
  /** A bot plays for the viewer until they say that they are back. */
  isReplaced = $derived(this.info?.status === "playing" && this.own.some((seat) => seat.away));
  viewer = $derived(this.state?.viewer ?? (this.isShared ? null : (this.own[0]?.seat ?? null)));
  /** To whom the device is to be handed, because they have to decide and it shows somebody else's hand. */
  next = $derived.by<number | null>(() => {
    if (!this.isShared || this.isStaying || this.info?.status !== "playing") return null;
    const asked = this.own.filter((one) => one.asked && one.kind === "person");
    return asked.some(({ seat }) => seat === this.seat) ? null : (asked[0]?.seat ?? null);
  });

  /** What others did, one state after another. */
  readonly pacing = new Pacing<State>((states) => this.#show(states));
  /** How many events have arrived, those that wait included. */
  #received = 0;
  #isHurried = false;
  #stop: (() => void) | null = null;
  #arrived: (() => void) | null = null;

  constructor(id: string) {
    super((message) => feed.ask(message));
    this.id = id;
    this.since = recall<number>(this.#sinceKey) ?? 0;
  }

  get #sinceKey(): string {
    return this.seat === null ? `since.${this.id}` : `since.${this.id}.${this.seat}`;
  }

  open(): void {
    this.#stop = feed.watch(this.id, {
      has: () => this.#received,
      seat: () => untrack(() => this.seat),
      state: (state) => this.#receive(state),
      info: (info) => {
        if (!this.pacing.changeLast((state) => ({ ...state, info }))) this.info = info;
      },
      chat: (lines) => this.#hear(lines),
      refused: (refusal) => (this.refusal = refusal),
    });
  }

  close(): void {
    this.#stop?.();
  }

  /** Show all that waits at once, without playing it; what it tells. */
  hurry(): readonly EventRecord[] {
    const known = this.events.length;
    this.#isHurried = true;
    this.pacing.skip();
    this.#isHurried = false;
    return this.events.slice(known);
  }

  /** Show the hand of somebody on this device, or of nobody; what was shown before is gone. */
  sit(seat: number | null, isStaying = false): void {
    this.close();
    if (this.seat !== null) this.previous = this.seat;
    this.seat = seat;
    this.isStaying = isStaying;
    this.pacing.clear();
    this.#received = 0;
    this.state = null;
    this.events = [];
    this.recent = [];
    this.proposed = null;
    this.done = null;
    this.since = recall<number>(this.#sinceKey) ?? 0;
    this.open();
  }

  async confirm(): Promise<void> {
    const { proposed, asked } = this;
    if (!proposed || !asked?.decision || this.sending) return;
    await this.#act({ type: "play", decision: asked.decision, move: proposed.notation });
  }

  async undo(): Promise<void> {
    if (this.retractable) {
      this.proposed = null;
      return;
    }
    if (!this.state?.undo || this.sending) return;
    await this.#act({ type: "undo" });
  }

  /** Leave a standing order, or cancel it. */
  async order(name: string, stands: boolean): Promise<void> {
    try {
      await feed.ask({ type: "order", table: this.id, name, stands });
    } catch (error) {
      explain(error);
    }
  }

  /** Whether it was said. */
  async say(text: string): Promise<boolean> {
    try {
      await feed.command({ type: "say", table: this.id, text });
      return true;
    } catch (error) {
      explain(error);
      return false;
    }
  }

  /** The paragraph behind something, if the game names one. */
  rule(what: string): Rule | null {
    const id = this.paragraphs[what];
    return id && this.game ? { game: this.game.name, id } : null;
  }

  /** Ask for the table anew, after something was done over HTTP. */
  async refresh(): Promise<void> {
    this.info = await api.table(this.id);
  }

  async #act(message: { type: string } & Record<string, unknown>): Promise<void> {
    const sent = this.proposed;
    const before = this.state?.seq ?? 0;
    const known = this.events.length;
    this.sending = true;
    try {
      await feed.command({ ...message, table: this.id });
      await this.#newerThan(before);
      // New is what came of it for others, and what they did meanwhile.
      const news = this.events.slice(known).findIndex((event) => event["seat"] !== this.viewer);
      this.since = news < 0 ? this.events.length : known + news;
      remember(this.#sinceKey, this.since);
      this.done = { move: message.type === "play" ? (sent?.notation ?? null) : null };
    } catch (error) {
      explain(error, (code) => this.rule(`refused-${code}`));
    } finally {
      this.sending = false;
      if (this.proposed === sent) this.proposed = null;
    }
  }

  /** The state that an answered command has led to may come after the answer. */
  #newerThan(seq: number): Promise<void> {
    if ((this.state?.seq ?? 0) > seq) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PATIENCE);
      this.#arrived = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #receive(state: State): void {
    const own = state.info.seats.filter((seat) => seat.you);
    // What was on its way when the device was covered is nobody's to see any more.
    if (own.length > 1 && state.viewer !== this.seat) return;
    if (own.some(({ seat, asked }) => asked && seat === this.seat)) this.isStaying = false;
    this.#received = state.first + state.events.length;
    this.#hear(state.chat);
    if (this.#mayWait(state)) this.pacing.add(state, settings.pace);
    else this.pacing.now(state);
  }

  /** Whether a state tells only what others did, and nobody loses anything by seeing it a little later. */
  #mayWait({ id, done, events, info }: State): boolean {
    const isAnswer = id != null || done?.length || this.sending || this.asked;
    const isRushed = settings.pace === "instant" || document.hidden;
    const isTimed = info.clock?.plan.kind === "live";
    const isUndone = (events as EventRecord[]).some(({ kind }) => kind === "undone");
    return this.state !== null && !isAnswer && !isRushed && !isTimed && !isUndone;
  }

  /** What several states tell is told as one. */
  #show(states: readonly State[]): void {
    const before = this.asked?.decision;
    const opened = this.state === null || this.#isHurried;
    this.recent = opened ? [] : states.flatMap(({ events }) => events as EventRecord[]);
    for (const state of states) {
      this.events = [...this.events.slice(0, state.first), ...(state.events as EventRecord[])];
      this.state = state;
      this.info = state.info;
    }
    this.settle(before);
    this.#arrived?.();
    this.#arrived = null;
    const commitment = this.info?.commitment;
    if (commitment && recall(`commitment.${this.id}`) === null)
      remember(`commitment.${this.id}`, commitment);
  }

  #hear(lines: readonly ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.number));
    const fresh = lines.filter((line) => !known.has(line.number));
    if (fresh.length) this.chat = [...this.chat, ...fresh];
  }
}

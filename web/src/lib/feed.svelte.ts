import type { ChatLine, FromServer, State, TableInfo } from "../wire";
import { Refused } from "./api";
import { isOutdated } from "./build";
import { heardHour } from "./hours.svelte";

/**
 * The one connection over which everything arrives that happens at the tables.
 *
 * When it is lost, it is made again by itself: all tables are watched again from the number of events
 * that are there already, and commands that were not answered are sent again under the same name, so
 * that each is carried out once.
 */

export interface Watcher {
  /** How many events this client has of the table. */
  has(): number;
  /** From which seat it is looked at, of several that this device has there. */
  seat(): number | null;
  state(state: State): void;
  info(info: TableInfo): void;
  chat(lines: ChatLine[]): void;
  /** The table can't be watched. */
  refused(refusal: Refused): void;
}

interface Outstanding {
  message: Record<string, unknown>;
  done(answer: FromServer): void;
  refused(refusal: Refused): void;
}

const QUESTIONS: readonly unknown[] = ["foresee", "explain", "plan"];
const FIRST_RETRY = 400;
const LAST_RETRY = 8000;
const PING_EVERY = 20000;
const PONG_WITHIN = 8000;
/** Milliseconds until a command is sent again that came too fast. */
const AGAIN = 1000;

/** A random name for a command; works without a secure context, unlike crypto.randomUUID. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

class Feed {
  /** "lost" only after the connection had been there, or could not be made for a while. */
  status = $state<"connecting" | "open" | "lost">("connecting");
  /** How many commands the server has not answered yet. */
  waiting = $state(0);
  #socket: WebSocket | null = null;
  #watchers = new Map<string, Watcher>();
  #watching = new Map<string, string>();
  #isOutdated = false;
  #outstanding = new Map<string, Outstanding>();
  #retry = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    if (typeof addEventListener !== "function") return;
    addEventListener("online", () => this.#retryNow());
    addEventListener("offline", () => this.#socket?.close());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#retryNow();
    });
  }

  /** Follow a table; the function that is returned stops it. */
  watch(table: string, watcher: Watcher): () => void {
    this.#watchers.set(table, watcher);
    if (this.#open()) this.#sendWatch(table);
    else this.#connect();
    return () => {
      if (this.#watchers.get(table) !== watcher) return;
      this.#watchers.delete(table);
      if (this.#open()) this.#send({ type: "unwatch", id: randomId(), table });
    };
  }

  /** Carry a command out, once, however often the connection is lost meanwhile. */
  command(message: { type: string; table: string } & Record<string, unknown>): Promise<void> {
    const named = message.type === "say" ? {} : { command: randomId() };
    return this.ask({ ...message, ...named }).then(() => undefined);
  }

  /** Send a message until it is answered. */
  ask(message: { type: string } & Record<string, unknown>): Promise<FromServer> {
    return new Promise((resolve, reject) => {
      const id = randomId();
      const full = { ...message, id };
      this.#outstanding.set(id, { message: full, done: resolve, refused: reject });
      this.#count();
      if (this.#open()) this.#send(full);
      else this.#connect();
    });
  }

  /** Who looks ahead keeps nobody waiting. */
  #count(): void {
    const all = [...this.#outstanding.values()];
    this.waiting = all.filter(({ message }) => !QUESTIONS.includes(message["type"])).length;
  }

  #open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#socket) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/feed`);
    this.#socket = socket;
    socket.onopen = () => {
      this.status = "open";
      this.#retry = FIRST_RETRY;
      for (const table of this.#watchers.keys()) this.#sendWatch(table);
      for (const { message } of this.#outstanding.values()) this.#send(message);
      this.#ping = setInterval(() => this.#sendPing(), PING_EVERY);
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
    this.#watching.clear();
    if (this.#watchers.size === 0 && this.#outstanding.size === 0) {
      this.status = "connecting";
      return;
    }
    this.status = "lost";
    const wait = this.#retry * (0.7 + 0.6 * Math.random());
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #retryNow(): void {
    if (this.#open()) this.#sendPing();
    else if (this.status === "lost") {
      this.#retry = FIRST_RETRY;
      this.#connect();
    }
  }

  #send(message: Record<string, unknown>): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #sendWatch(table: string, events = this.#watchers.get(table)?.has() ?? 0): void {
    if (!this.#watchers.has(table)) return;
    const id = randomId();
    this.#watching.set(id, table);
    const seat = this.#watchers.get(table)?.seat() ?? null;
    this.#send({ type: "watch", id, table, events, seat });
  }

  #sendPing(): void {
    clearTimeout(this.#pong);
    const socket = this.#socket;
    this.#send({ type: "ping", id: randomId() });
    this.#pong = setTimeout(() => {
      // A connection that is dead without knowing it: leave it and make a new one.
      socket?.close();
      if (socket) this.#lost(socket);
    }, PONG_WITHIN);
  }

  #receive(message: FromServer): void {
    clearTimeout(this.#pong);
    switch (message.type) {
      case "hello":
        heardHour(message.now);
        this.#isOutdated = isOutdated(message.client);
        this.#renew();
        break;
      case "state":
        this.#watchers.get(message.table)?.state(message);
        // After the state, so that nobody decides anew on what was before the move.
        for (const id of message.done ?? []) this.#take(String(id))?.done({ type: "done", id });
        break;
      case "info":
        this.#watchers.get(message.table)?.info(message.info);
        break;
      case "chat":
        this.#watchers.get(message.table)?.chat(message.lines);
        break;
      case "resync":
        this.#sendWatch(message.table, 0);
        break;
      case "done":
      case "outlooks":
      case "reasons":
      case "planned":
        this.#take(String(message.id))?.done(message);
        break;
      case "refused":
        this.#refused(String(message.id), new Refused(message));
        break;
    }
  }

  #take(id: string): Outstanding | undefined {
    const outstanding = this.#outstanding.get(id);
    this.#outstanding.delete(id);
    this.#count();
    this.#renew();
    return outstanding;
  }

  /** Load the page of a newer server, as soon as no command is on its way. */
  #renew(): void {
    if (this.#isOutdated && this.#outstanding.size === 0) location.reload();
  }

  #refused(id: string, refusal: Refused): void {
    const table = this.#watching.get(id);
    if (table !== undefined) this.#watchers.get(table)?.refused(refusal);
    else if (refusal.code === "too-fast" && this.#isCommand(id))
      setTimeout(() => this.#sendAgain(id), AGAIN);
    else this.#take(id)?.refused(refusal);
  }

  /** What has a name of its own can be sent as often as it takes. */
  #isCommand(id: string): boolean {
    return this.#outstanding.get(id)?.message["command"] !== undefined;
  }

  #sendAgain(id: string): void {
    const outstanding = this.#outstanding.get(id);
    if (outstanding && this.#open()) this.#send(outstanding.message);
  }
}

export const feed = new Feed();

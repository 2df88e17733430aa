/** How somebody is called back to their tables, as the server knows it. */
import type { ChannelInfo, NewPush, Notifications, Wishes } from "../wire";
import { api } from "./api";
import { settings } from "./settings.svelte";

export const TOPICS = ["turn", "begun", "over", "invited"] as const;
export type Topic = (typeof TOPICS)[number];
type NewChannel =
  NewPush | { kind: "mail"; address: string } | { kind: "discord" | "ntfy"; url: string };

/** The time zone of this device. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

/** Minutes of the day as a field for times has them, and back. */
export function clockOf(minutes: number): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

export class Calling {
  state = $state.raw<Notifications | null>(null);

  wishes = $derived<Wishes>(
    this.state?.wishes ?? {
      topics: [...TOPICS],
      lang: settings.lang,
      zone: ownZone(),
      quiet: null,
    },
  );
  isOffered = $derived(
    this.state !== null &&
      (this.state.offered.push !== null || this.state.offered.mail || this.state.offered.webhooks),
  );

  of(...kinds: ChannelInfo["kind"][]): ChannelInfo[] {
    return this.state?.channels.filter(({ kind }) => kinds.includes(kind)) ?? [];
  }

  async load(): Promise<void> {
    this.state = await api.notifications();
  }

  /** Change what one wants to be told; always in the language of the page. */
  async wish(changes: Partial<Wishes>): Promise<void> {
    this.state = await api.wish({ ...this.wishes, lang: settings.lang, ...changes });
  }

  async add(channel: NewChannel): Promise<void> {
    if (!this.state?.wishes) await this.wish({});
    this.state = await api.addChannel(channel);
  }

  async confirm(channel: ChannelInfo, code: string): Promise<void> {
    this.state = await api.confirmChannel(channel.id, code);
  }

  async test(channel: ChannelInfo): Promise<void> {
    this.state = await api.testChannel(channel.id);
  }

  async remove(channel: ChannelInfo): Promise<void> {
    this.state = await api.removeChannel(channel.id);
  }
}

/** What the menu of a match leads to. */

import { tr } from "../../lib/i18n.svelte";
import type { Item } from "../../shell/Menu.svelte";
import type { DialogName } from "./Dialogs.svelte";

export interface Circumstances {
  game: string;
  table: string;
  isSeated: boolean;
  isOver: boolean;
  /** The game has a quick reference and a summary. */
  hasReference: boolean;
  /** Asks the coach, where the bar has no room for its button. */
  hint: (() => void) | null;
  show: (dialog: DialogName) => void;
}

export function itemsOf(now: Circumstances): Item[] {
  const { game, table, show } = now;
  const items: Item[] = [{ icon: "home", text: tr("home"), href: "/" }];
  if (now.hint) items.push({ icon: "bulb", text: tr("hint"), act: now.hint });
  items.push({ icon: "book", text: tr("rules"), href: `/rules/${game}` });
  if (now.hasReference)
    items.push(
      { icon: "list", text: tr("reference"), act: () => show("reference") },
      { icon: "sheets", text: tr("summary"), href: `/summary/${game}` },
    );
  if (now.isSeated) items.push({ icon: "replay", text: tr("replay"), href: `/t/${table}/replay` });
  if (now.isSeated && !now.isOver)
    items.push({ icon: "repeat", text: tr("orders"), act: () => show("orders") });
  items.push(
    { icon: "keyboard", text: tr("keys"), act: () => show("keys") },
    { icon: "bell", text: tr("notifications"), href: "/notifications" },
    { icon: "settings", text: tr("settings"), act: () => show("settings") },
    { icon: "info", text: tr("table-menu"), act: () => show("table") },
  );
  return items;
}

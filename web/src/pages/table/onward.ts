/** Where those go who have finished a match. */
import { api } from "../../lib/api";
import { explain } from "../../lib/notices.svelte";
import { go } from "../../lib/router.svelte";

/** Play once more; against bots at once. */
export async function rematch(id: string): Promise<void> {
  try {
    const table = await api.rematch(id);
    const alone = table.seats.every((seat) => seat.you || seat.kind === "bot");
    if (table.status === "open" && table.host && alone) await api.start(table.id);
    go(`/t/${table.id}`);
  } catch (error) {
    explain(error);
  }
}

/** The next chapter of a campaign, at which all who played sit already. */
export async function follow(id: string): Promise<void> {
  try {
    go(`/t/${(await api.follow(id)).id}`);
  } catch (error) {
    explain(error);
  }
}

/** What players are worth, as far as the server knows it. */
import type { RatingInfo, ResultInfo } from "../wire";
import { api, Refused } from "./api";
import { tr } from "./i18n.svelte";
import { levelName, levelTip } from "./names";

const PATIENCE = [500, 1000, 2000, 4000, 8000]; // milliseconds until a match that has ended is counted

let known = $state.raw<Record<string, Record<string, RatingInfo>>>({});

/** Ask for the ratings of a game's bots; without them, levels are shown as they are. */
export function needBotRatings(game: string): void {
  api.botRatings(game).then(
    (found) => (known = { ...known, [game]: found }),
    () => {},
  );
}

/** What bots of a level are called, with what they are worth in a game if that is known. */
export function levelLabel(game: string, level: string): string {
  const rating = known[game]?.[level]?.rating;
  const name = levelName(level);
  return rating === undefined ? name : tr("level-rated", { name, rating: String(rating) });
}

/** What bots of a level are like and worth, in a sentence or two. */
export function levelText(game: string, level: string | null | undefined): string {
  const found = known[game]?.[level ?? ""];
  const worth = found
    ? tr("level-worth", { rating: String(found.rating), matches: found.matches })
    : "";
  return [levelTip(level)?.text ?? "", worth].filter(Boolean).join(" ");
}

/** What became of a match that has just ended, once it is counted; null if that takes too long. */
export async function resultOf(table: string): Promise<ResultInfo | null> {
  for (const wait of [0, ...PATIENCE]) {
    await new Promise((done) => setTimeout(done, wait));
    try {
      return await api.result(table);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "not-found") return null;
    }
  }
  return null;
}

/** The bonus spaces that there are besides the printed ones. */
import type { Catalogue, Company, Condition, Effect, TableView } from "./types";

export interface AddedSpace {
  readonly space: string;
  readonly company: Company | null;
  readonly requirement: readonly Condition[];
  readonly effects: readonly Effect[];
  readonly locked: boolean;
  readonly topic: string;
}

/** Spaces of company tracks, and the personal one of a mission. */
export function addedSpaces(catalogue: Catalogue, view: TableView, seat: number): AddedSpace[] {
  const player = view.players[seat];
  const found = catalogue.companies.flatMap((company, i): AddedSpace[] => {
    const track = catalogue.tracks[view.companies[i]?.track ?? ""];
    if (!track || track.permanent) return [];
    return track.bonuses.map((bonus, n) => ({
      space: `${company}-${n + 1}`,
      company,
      ...bonus,
      locked: (player?.bonuses[i] ?? 0) <= n,
      topic: "bonus",
    }));
  });
  const own = catalogue.spaces["private"];
  if (own && view.missions.length) {
    const isOpen = player?.tasks.filter(({ claimed }) => claimed).length === 3;
    const space = `private-${seat + 1}`;
    found.push({ ...own, space, company: null, locked: !isOpen, topic: "mission" });
  }
  return found;
}
